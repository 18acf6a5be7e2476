#include "ui/database/position_page.h"

#include "core/notation/fen.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_presenter.h"
#include "ui/text/problem_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

using database::BoardPart;

namespace {

constexpr int Parts = 6;
constexpr int PictureLines = 7; // as high as so many lines of text

tl::expected<chess::Position, notation::PositionError> positionIn(const QLineEdit& fen)
{
    return notation::positionFromFen(fen.text().trimmed().toStdString());
}

} // namespace

PositionPage::PositionPage(QWidget* parent)
    : QWidget(parent),
      m_picture(new QLabel(this)),
      m_fenLabel(new QLabel(this)),
      m_fen(new QLineEdit(this)),
      m_take(new QPushButton(this)),
      m_partLabel(new QLabel(this)),
      m_part(new QComboBox(this)),
      m_variations(new QCheckBox(this))
{
    m_picture->setObjectName(QStringLiteral("searchPicture"));
    m_fen->setObjectName(QStringLiteral("searchFen"));
    m_take->setObjectName(QStringLiteral("searchTakeBoard"));
    m_part->setObjectName(QStringLiteral("searchPart"));
    m_variations->setObjectName(QStringLiteral("searchVariations"));
    m_fen->setClearButtonEnabled(true);
    m_fenLabel->setBuddy(m_fen);
    m_partLabel->setBuddy(m_part);
    for (int i = 0; i < Parts; ++i)
        m_part->addItem(QString());
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 6, 0, 2);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(2, 1);
    grid->addWidget(m_picture, 0, 0, 4, 1, Qt::AlignTop);
    grid->addWidget(m_fenLabel, 0, 1);
    grid->addWidget(m_fen, 0, 2, 1, 2);
    grid->addWidget(m_take, 1, 2, 1, 2, Qt::AlignLeft);
    grid->addWidget(m_partLabel, 2, 1);
    grid->addWidget(m_part, 2, 2, Qt::AlignLeft);
    grid->addWidget(m_variations, 3, 2, 1, 2, Qt::AlignLeft);
    grid->setRowStretch(4, 1);
    connect(m_fen, &QLineEdit::textChanged, this, [this] {
        showPicture();
        emit changed();
    });
    connect(m_part, &QComboBox::currentIndexChanged, this, &PositionPage::changed);
    connect(m_variations, &QCheckBox::toggled, this, &PositionPage::changed);
    connect(m_take, &QPushButton::clicked, this, [this] { seek(m_onBoard); });
    retranslate();
    showPicture();
}

std::optional<database::MoveQuery::Board> PositionPage::board() const
{
    const auto position = isEmpty() ? tl::unexpected(notation::PositionError{}) : positionIn(*m_fen);
    if (!position)
        return std::nullopt;
    return database::MoveQuery::Board{*position, BoardPart(m_part->currentIndex())};
}

bool PositionPage::inVariations() const
{
    return m_variations->isChecked();
}

QString PositionPage::fault() const
{
    if (isEmpty())
        return {};
    const auto position = positionIn(*m_fen);
    return position ? QString() : text::positionError(position.error());
}

bool PositionPage::isEmpty() const
{
    return m_fen->text().trimmed().isEmpty();
}

void PositionPage::clear()
{
    const QSignalBlocker quiet(this);
    m_fen->clear();
    m_part->setCurrentIndex(0);
    m_variations->setChecked(false);
}

void PositionPage::setBoardPosition(const chess::Position& position)
{
    m_onBoard = position;
    if (isEmpty())
        showPicture();
}

void PositionPage::seek(const chess::Position& position)
{
    m_fen->setText(QString::fromStdString(notation::toFen(position)));
    m_fen->setCursorPosition(0);
}

void PositionPage::begin()
{
    m_fen->setFocus(Qt::ShortcutFocusReason);
}

// What is sought, or faintly what is offered.
void PositionPage::showPicture()
{
    const auto position = isEmpty() ? m_onBoard : positionIn(*m_fen).value_or(m_onBoard);
    const qreal ratio = devicePixelRatioF();
    const int side = fontMetrics().height() * PictureLines / 8 * 8;
    BoardPicture look;
    look.coordinates = BoardGeometry::Coordinates::Hidden;
    auto state = PositionPresenter::present(position, {});
    state.check.reset();
    auto picture = QPixmap::fromImage(boardImage(state, look, int(side * ratio)));
    picture.setDevicePixelRatio(ratio);
    m_picture->setPixmap(picture);
    m_picture->setEnabled(!isEmpty());
}

void PositionPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showPicture();
}

void PositionPage::retranslate()
{
    m_fenLabel->setText(tr("Position (FEN)"));
    m_fen->setPlaceholderText(tr("Take the position on the board, or paste a FEN"));
    m_take->setText(tr("Take the position on the board"));
    m_partLabel->setText(tr("Alike in"));
    const QString parts[] = {tr("everything, and who is to move"),
                             tr("the pawns"),
                             tr("White’s men"),
                             tr("Black’s men"),
                             tr("the files a to d"),
                             tr("the files e to h")};
    for (int i = 0; i < Parts; ++i)
        m_part->setItemText(i, parts[i]);
    m_part->setToolTip(tr("Castling rights and en passant are not compared"));
    m_variations->setText(tr("In variations too"));
    m_picture->setAccessibleName(tr("The position that is sought"));
}

} // namespace ui
