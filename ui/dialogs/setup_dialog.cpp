#include "ui/dialogs/setup_dialog.h"

#include "core/chess/setup_check.h"
#include "core/notation/epd.h"
#include "ui/dialogs/setup_board.h"
#include "ui/text/problem_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace ui {

using chess::Bitboard;
using chess::Color;
using chess::PositionSetup;
using chess::SetupProblem;
using chess::Square;
using chess::Wing;

namespace {

constexpr int StandardArray = 518;
constexpr int NoSquare = -1;

Color ownerOf(std::size_t right)
{
    return right < 2 ? Color::White : Color::Black;
}

// The rights of one side and wing that are set.
Bitboard rightsOn(const PositionSetup& setup, std::size_t right)
{
    const Color owner = ownerOf(right);
    const Bitboard rank = Bitboard::rank(owner == Color::White ? 0 : 7);
    int king = 4;
    for (const Square s : rank) {
        if (setup.at(s) == chess::Piece{owner, chess::PieceType::King})
            king = s.file();
    }
    const bool kingside = right % 2 == 0;
    Bitboard wing;
    for (const Square s : rank) {
        if (kingside ? s.file() > king : s.file() < king)
            wing |= s;
    }
    return setup.castlingRooks & wing;
}

// The rook that could have that right: the outermost.
Bitboard possibleRight(const PositionSetup& setup, std::size_t right)
{
    PositionSetup all = setup;
    all.castlingRooks = Bitboard::rank(0) | Bitboard::rank(7);
    all.castlingRooks = chess::possibleCastlingRooks(all);
    return rightsOn(all, right);
}

std::vector<Square> possibleEnPassant(const PositionSetup& setup)
{
    std::vector<Square> squares;
    for (int file = 0; file < 8; ++file) {
        PositionSetup asked = setup;
        asked.enPassant = Square(file, setup.sideToMove == Color::White ? 5 : 2);
        if (chess::isEnPassantPossible(asked))
            squares.push_back(*asked.enPassant);
    }
    return squares;
}

} // namespace

SetupDialog::SetupDialog(const PositionSetup& start, QWidget* parent)
    : QDialog(parent),
      m_board(new SetupBoard(this)),
      m_turn(new QComboBox(this)),
      m_enPassant(new QComboBox(this)),
      m_halfmoves(new QSpinBox(this)),
      m_number(new QSpinBox(this)),
      m_array(new QSpinBox(this)),
      m_fen(new QLineEdit(this)),
      m_report(new QLabel(this)),
      m_play(new QPushButton(tr("&Play from here…"), this)),
      m_review(new QPushButton(tr("&Review from here"), this))
{
    setObjectName(QStringLiteral("setupDialog"));
    setWindowTitle(tr("Set up a position"));
    m_fen->setObjectName(QStringLiteral("setupFen"));
    m_report->setObjectName(QStringLiteral("setupReport"));
    m_report->setWordWrap(true);
    m_report->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_report->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addLayout(makeTools());
    right->addLayout(makeFields());
    right->addWidget(m_report, 1);
    auto* across = new QHBoxLayout;
    across->setSpacing(14);
    across->addWidget(m_board, 1);
    across->addLayout(right);
    auto* fenRow = new QHBoxLayout;
    auto* fenLabel = new QLabel(tr("&FEN or EPD"), this);
    fenLabel->setBuddy(m_fen);
    fenRow->addWidget(fenLabel);
    fenRow->addWidget(m_fen, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(across, 1);
    column->addLayout(fenRow);
    column->addLayout(makeButtons());
    connect(m_board, &SetupBoard::edited, this, &SetupDialog::takeBoard);
    connect(m_fen, &QLineEdit::textEdited, this, &SetupDialog::takeFen);
    take(start);
    m_board->setFocus();
}

QLayout* SetupDialog::makeTools()
{
    auto* grid = new QGridLayout;
    const auto button = [this](const QString& words, const char* name, auto slot) {
        auto* made = new QPushButton(words, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    grid->addWidget(button(tr("&Clear"), "setupClear",
                           [this] {
                               PositionSetup empty;
                               empty.sideToMove = m_setup.sideToMove;
                               take(empty);
                           }),
                    0, 0);
    grid->addWidget(button(tr("&Array"), "setupArray", [this] { take(PositionSetup::standardArray()); }), 0,
                    1);
    grid->addWidget(button(tr("&Turn"), "setupTurn", [this] { m_board->setFlipped(!m_board->isFlipped()); }),
                    0, 2);
    m_array->setObjectName(QStringLiteral("setupArrayNumber"));
    m_array->setRange(0, 959);
    m_array->setValue(StandardArray);
    m_array->setAccessibleName(tr("Number of the Chess960 array"));
    grid->addWidget(m_array, 1, 0);
    grid->addWidget(button(tr("Chess&960 array"), "setupChess960",
                           [this] { take(PositionSetup::chess960Array(m_array->value())); }),
                    1, 1, 1, 2);
    return grid;
}

QLayout* SetupDialog::makeFields()
{
    m_turn->setObjectName(QStringLiteral("setupSide"));
    m_turn->addItems({tr("White"), tr("Black")});
    m_enPassant->setObjectName(QStringLiteral("setupEnPassant"));
    m_halfmoves->setObjectName(QStringLiteral("setupHalfmoves"));
    m_halfmoves->setRange(0, notation::MaxFenCounter);
    m_halfmoves->setToolTip(tr("Moves of either side since the last capture or pawn move"));
    m_number->setObjectName(QStringLiteral("setupNumber"));
    m_number->setRange(1, notation::MaxFenCounter);
    auto* castling = new QGridLayout;
    castling->setHorizontalSpacing(10);
    castling->setVerticalSpacing(5);
    castling->setContentsMargins(0, 4, 0, 4); // in line with the words before them
    constexpr const char* Names[] = {"setupWhiteKingside", "setupWhiteQueenside", "setupBlackKingside",
                                     "setupBlackQueenside"};
    for (std::size_t i = 0; i < m_castling.size(); ++i) {
        const QString wing = i % 2 == 0 ? QStringLiteral("O-O") : QStringLiteral("O-O-O");
        m_castling[i] = new QCheckBox(i < 2 ? tr("White %1").arg(wing) : tr("Black %1").arg(wing), this);
        m_castling[i]->setObjectName(QLatin1String(Names[i]));
        castling->addWidget(m_castling[i], int(i / 2), int(i % 2));
        connect(m_castling[i], &QCheckBox::toggled, this, &SetupDialog::takeFields);
    }
    auto* form = new QFormLayout;
    form->setVerticalSpacing(5);
    form->addRow(tr("To &move"), m_turn);
    form->addRow(tr("Castling"), castling);
    form->addRow(tr("&En passant"), m_enPassant);
    form->addRow(tr("&Quiet plies"), m_halfmoves);
    form->addRow(tr("Move &number"), m_number);
    connect(m_turn, &QComboBox::currentIndexChanged, this, &SetupDialog::takeFields);
    connect(m_enPassant, &QComboBox::currentIndexChanged, this, &SetupDialog::takeFields);
    connect(m_halfmoves, &QSpinBox::valueChanged, this, &SetupDialog::takeFields);
    connect(m_number, &QSpinBox::valueChanged, this, &SetupDialog::takeFields);
    return form;
}

QLayout* SetupDialog::makeButtons()
{
    m_play->setObjectName(QStringLiteral("setupPlay"));
    m_review->setObjectName(QStringLiteral("setupReview"));
    m_review->setDefault(true);
    // The default button is drawn bold, and not asked again how wide it is.
    QFont bold = font();
    bold.setBold(true);
    m_review->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(m_review->text()) + 30);
    m_play->setAutoDefault(false);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_play);
    row->addWidget(m_review);
    row->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    const auto leave = [this](auto signal) {
        return [this, signal] {
            if (const auto position = chess::Position::fromSetup(m_setup)) {
                accept();
                emit(this->*signal)(*position);
            }
        };
    };
    connect(m_play, &QPushButton::clicked, this, leave(&SetupDialog::playWanted));
    connect(m_review, &QPushButton::clicked, this, leave(&SetupDialog::reviewWanted));
    return row;
}

void SetupDialog::take(const PositionSetup& setup)
{
    m_setup = setup;
    m_fenFault.clear();
    m_board->setMen(setup.board);
    showFields();
    showFen();
    showReport();
}

// Rights and squares that the men no longer allow go with them; nobody has to untick them one by one.
void SetupDialog::takeBoard()
{
    PositionSetup setup = m_setup;
    setup.board = m_board->men();
    setup.castlingRooks = chess::possibleCastlingRooks(setup);
    if (setup.enPassant && !chess::isEnPassantPossible(setup))
        setup.enPassant.reset();
    take(setup);
}

void SetupDialog::takeFields()
{
    if (m_showing)
        return;
    PositionSetup setup = m_setup;
    setup.sideToMove = Color(m_turn->currentIndex());
    for (std::size_t i = 0; i < m_castling.size(); ++i) {
        const Bitboard set = rightsOn(setup, i);
        if (!m_castling[i]->isChecked())
            setup.castlingRooks &= ~set;
        else if (set.empty())
            setup.castlingRooks |= possibleRight(setup, i);
    }
    const int passed = m_enPassant->currentData().toInt();
    setup.enPassant = passed == NoSquare ? std::nullopt : std::optional(Square(passed));
    if (setup.sideToMove != m_setup.sideToMove)
        setup.enPassant.reset();
    setup.halfmoveClock = m_halfmoves->value();
    setup.fullmoveNumber = m_number->value();
    take(setup);
}

void SetupDialog::takeFen()
{
    const auto text = m_fen->text().trimmed().toStdString();
    const auto epd = notation::parseEpd(text);
    if (!epd) {
        // The reading that fails later is the one that was meant.
        const auto fen = notation::parseFen(text);
        m_fenFault = text::fenError(fen ? epd.error() : fen.error());
        showReport();
        return;
    }
    m_setup = epd->setup;
    m_fenFault.clear();
    m_board->setMen(m_setup.board);
    showFields();
    showReport();
}

void SetupDialog::showFields()
{
    m_showing = true;
    m_turn->setCurrentIndex(chess::index(m_setup.sideToMove));
    showCastling();
    showEnPassant();
    m_halfmoves->setValue(m_setup.halfmoveClock);
    m_number->setValue(m_setup.fullmoveNumber);
    m_showing = false;
}

void SetupDialog::showCastling()
{
    for (std::size_t i = 0; i < m_castling.size(); ++i) {
        const bool set = rightsOn(m_setup, i).any();
        m_castling[i]->setChecked(set);
        m_castling[i]->setEnabled(set || possibleRight(m_setup, i).any());
    }
}

void SetupDialog::showEnPassant()
{
    auto squares = possibleEnPassant(m_setup);
    if (m_setup.enPassant && std::find(squares.begin(), squares.end(), *m_setup.enPassant) == squares.end())
        squares.push_back(*m_setup.enPassant); // it is shown, and what is wrong with it is said
    m_enPassant->clear();
    m_enPassant->addItem(tr("none", "en passant square"), NoSquare);
    for (const Square s : squares)
        m_enPassant->addItem(QString::fromStdString(s.name()), s.index());
    m_enPassant->setCurrentIndex(
        m_enPassant->findData(m_setup.enPassant ? m_setup.enPassant->index() : NoSquare));
    m_enPassant->setEnabled(m_enPassant->count() > 1);
}

void SetupDialog::showFen()
{
    m_fen->setText(QString::fromStdString(notation::toFen(m_setup)));
    m_fen->setCursorPosition(0);
}

// Everything that is wrong, what keeps one from playing first.
void SetupDialog::showReport()
{
    QStringList lines;
    bool playable = m_fenFault.isEmpty();
    if (!m_fenFault.isEmpty()) {
        lines << m_fenFault;
    } else {
        for (const SetupProblem problem : chess::checkSetup(m_setup)) {
            playable = playable && !chess::isUnplayable(problem);
            lines << QStringLiteral("• ") + text::setupProblem(problem);
        }
    }
    const auto position =
        playable ? chess::Position::fromSetup(m_setup) : tl::unexpected(SetupProblem::NoWhiteKing);
    const bool over = position && !position->hasLegalMove();
    if (over)
        lines << tr("The side to move has no legal move: the game is over.");
    else if (playable)
        lines << (lines.isEmpty() ? tr("The position can be played.")
                                  : tr("It can be played all the same; rights that cannot be are dropped."));
    m_report->setText(lines.join(QLatin1Char('\n')));
    m_play->setEnabled(playable && !over);
    m_review->setEnabled(playable);
}

} // namespace ui
