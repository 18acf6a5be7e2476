# Completion of adoube-cli's command line for bash. The options come from the program's own help.
_adoube_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local commands='check convert perft stats winnable'
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$commands help --help --version" -- "$current")
        return
    fi
    local values=
    case $previous in
    --to | -t) values='pgn epd fen uci csv json text' ;;
    --positions) values='all first last' ;;
    --letters) values='en fr figurines bg ca cs da de el eo es et fi hr hu is it lt lv nb nl pl pt ro ru sk sl sv tr uk' ;;
    --line-ends) values='lf crlf' ;;
    --encoding | --from-encoding) values='UTF-8 WINDOWS-1252 WINDOWS-1250 WINDOWS-1251 ISO-8859-1 ISO-8859-2 KOI8-R UTF-16LE' ;;
    --tags) values='all roster' ;;
    --result) values='1-0 0-1 1/2-1/2 *' ;;
    --sort) values='number white black event site round date eco result elo moves' ;;
    --split-by | --remove-tag) values='Event Site Date Round White Black Result ECO Opening WhiteElo BlackElo Annotator' ;;
    --numbers | --player | --white | --black | --event | --site | --tag | --eco | --since | --until | --min-elo | \
        --max-elo | --min-moves | --max-moves | --line-length | --split | --set-tag | --top) return ;;
    esac
    if [[ -n $values ]]; then
        mapfile -t COMPREPLY < <(set -f && compgen -W "$values" -- "$current")
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" "$command" --help 2>/dev/null | grep -oE '^ +(-., )?--[a-z-]+' |
            grep -oE -e '--[a-z-]+')" -- "$current")
    elif [[ $command == winnable ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'white black' -- "$current")
    elif [[ $command == help ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current")
    elif [[ $command != perft ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -F _adoube_cli adoube-cli
