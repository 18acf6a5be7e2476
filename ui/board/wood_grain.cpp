#include "ui/board/wood_grain.h"

#include "ui/board/board_theme.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <cstdint>

namespace ui {

namespace {

std::uint32_t hashed(std::uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}

float lattice(int x, int y)
{
    return float(hashed(std::uint32_t(x) * 0x9e3779b1u ^ hashed(std::uint32_t(y)))) / 4294967295.f;
}

float smooth(float t)
{
    return t * t * (3 - 2 * t);
}

// Smooth noise between 0 and 1.
float noise(float x, float y)
{
    const int column = int(std::floor(x)), row = int(std::floor(y));
    const float u = smooth(x - float(column)), v = smooth(y - float(row));
    const float top = std::lerp(lattice(column, row), lattice(column + 1, row), u);
    const float bottom = std::lerp(lattice(column, row + 1), lattice(column + 1, row + 1), u);
    return std::lerp(top, bottom, v);
}

// Darkness of the wood at a place, one unit to a square: long fibres, broad year rings, fine pores.
float grainAt(float x, float y)
{
    const float bend = noise(x * 1.3f, y * 0.45f);
    const float rings = 0.5f + 0.5f * std::sin((x * 3.2f + bend * 3.4f + y * 0.18f) * 6.2832f);
    const float fibres = noise(x * 46 + bend * 5, y * 1.6f);
    const float pores = noise(x * 120, y * 7);
    return 0.50f * rings * (0.5f + 0.5f * bend) + 0.34f * fibres + 0.16f * pores * pores;
}

QImage plank(const QColor& color, int square, float depth, float from)
{
    const int side = 2 * square;
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const float dark =
                grainAt(from + float(x) / float(square), from + float(y) / float(square)) - 0.42f;
            const float share = 1 - depth * dark;
            const auto channel = [&](int value, float pull) {
                return qBound(0, int(float(value) * (1 + (share - 1) * pull) + 0.5f), 255);
            };
            // Blue falls off faster than red, so dark fibres are also warmer.
            line[x] =
                qRgb(channel(color.red(), 0.8f), channel(color.green(), 1), channel(color.blue(), 1.25f));
        }
    }
    return image;
}

} // namespace

void paintWood(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry)
{
    const int size = geometry.squareSize();
    if (size == 0)
        return;
    const QImage light = plank(theme.light, size, 0.13f, 3), dark = plank(theme.dark, size, 0.30f, 40);
    for (int i = 0; i < 64; ++i) {
        const chess::Square s(i);
        const std::uint32_t cut = hashed(std::uint32_t(i) + 77);
        const QRect source(int(cut % std::uint32_t(size)), int((cut >> 12) % std::uint32_t(size)), size,
                           size);
        painter.drawImage(geometry.square(s).topLeft(), s.isLight() ? light : dark, source);
    }
}

} // namespace ui
