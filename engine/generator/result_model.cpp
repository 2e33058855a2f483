#include "engine/generator/result_model.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "engine/generator/random.hpp"
#include "engine/generator/result_tables.hpp"

namespace bloesem::generator {

namespace {

// Rating differences with fractions, in units of 1/20 000 rating point.
constexpr std::int64_t fine = 20'000;

// Returns the value of a curve that rises from one half at 0 and is point-symmetric; linear between its
// entries.
int value_at(std::span<const int> curve, std::int64_t fine_difference) noexcept {
  if (fine_difference < 0) return certain - value_at(curve, -fine_difference);
  const std::int64_t step = table_step * fine;
  const auto at = static_cast<std::size_t>(fine_difference / step);
  if (at + 1 >= curve.size()) return certain;
  return static_cast<int>(curve[at] + (curve[at + 1] - curve[at]) * (fine_difference % step) / step);
}

// ---- models of the stronger player's score

int expectancy(int difference) noexcept {
  const auto* const above = std::upper_bound(expectancy_steps.begin(), expectancy_steps.end(), difference);
  return (50 + static_cast<int>(above - expectancy_steps.begin())) * (certain / 100);
}

int normal(int difference) noexcept { return value_at(normal_curve, difference * fine); }

// A draw is half a point for both, so there are at most twice as many draws as the weaker player has points.
Chances from_score(int (*score)(int), int white_rating, int black_rating, int draws) noexcept {
  const int stronger = score(std::abs(white_rating - black_rating));
  const int draw = std::min(draws, 2 * (certain - stronger));
  const int stronger_wins = stronger - draw / 2;
  return {white_rating >= black_rating ? stronger_wins : certain - draw - stronger_wins, draw};
}

// ---- Milvang 2015: for each side two parabolas that meet in a centre

// The model's quantities depend linearly on the mean rating, so units of 1/2000 rating point keep half points
// of the mean integral.
constexpr std::int64_t milvang_unit = 2000;

struct Parabolas {
  std::int64_t centre;       // rating points
  std::int64_t value;        // at the centre, in parts of a million
  std::int64_t value_fall;   // times q squared, see value_at_centre
  std::int64_t lower;        // rating points
  std::int64_t lower_slope;  // thousandths per point of the mean
  std::int64_t upper;
  std::int64_t upper_slope;
};

constexpr Parabolas white_side{40, 450'000, 100'000, -1492, 391, 1691, -428};
constexpr Parabolas black_side{-80, 460'000, 130'000, -1753, 416, 1428, -388};
constexpr std::int64_t base_mean = 1200;
constexpr int largest_sum = 7000;  // of both ratings: beyond it the parabolas cross

std::int64_t squared(std::int64_t share) noexcept { return share * share / certain; }

std::int64_t share_of(std::int64_t part, std::int64_t whole) noexcept { return part * certain / whole; }

// Returns the curve's value, which rises from 0 at the lower end to 1 at the upper end.
std::int64_t rising(const Parabolas& side, std::int64_t value, std::int64_t sum,
                    std::int64_t difference) noexcept {
  const std::int64_t d = difference * milvang_unit;
  const std::int64_t centre = side.centre * milvang_unit;
  const std::int64_t lower = side.lower * milvang_unit + side.lower_slope * sum;
  const std::int64_t upper = side.upper * milvang_unit + side.upper_slope * sum;
  if (d <= lower) return 0;
  if (d >= upper) return certain;
  if (d <= centre) return value * squared(share_of(d - lower, centre - lower)) / certain;
  return certain - (certain - value) * squared(share_of(upper - d, upper - centre)) / certain;
}

std::int64_t value_at_centre(const Parabolas& side, std::int64_t sum) noexcept {
  const std::int64_t q = std::max<std::int64_t>(0, share_of(sum - 2 * base_mean, 2 * base_mean));
  return std::max<std::int64_t>(0, side.value - side.value_fall * squared(q) / certain);
}

Chances milvang(int white_rating, int black_rating) noexcept {
  const int sum = std::min(white_rating + black_rating, largest_sum);
  const int difference = white_rating - black_rating;
  const auto white = static_cast<int>(rising(white_side, value_at_centre(white_side, sum), sum, difference));
  // Black's curve falls: it is one minus a rising curve.
  const auto black = static_cast<int>(
      certain - rising(black_side, certain - value_at_centre(black_side, sum), sum, difference));
  return {white, certain - white - std::min(black, certain - white)};
}

// ---- TEC 2025: a logistic curve for each side, shifted by the mean rating

Chances tec(int white_rating, int black_rating) noexcept {
  const std::int64_t difference = (white_rating - black_rating) * fine;
  const std::int64_t above_2000 = white_rating + black_rating - 4000;  // twice the mean's distance from 2000
  const std::int64_t white_shift = 96 * fine + 986 * above_2000;       // 96 + 0.0986 (m - 2000)
  const std::int64_t black_shift = -150 * fine - 1570 * above_2000;    // -150 - 0.157 (m - 2000)
  const int white = value_at(logistic_curve, difference - white_shift);
  const int black = value_at(logistic_curve, black_shift - difference);
  return {white, certain - white - std::min(black, certain - white)};
}

}  // namespace

Chances chances(ResultModel model, int white_rating, int black_rating, int draws) noexcept {
  switch (model) {
    case ResultModel::Expectancy: return from_score(expectancy, white_rating, black_rating, draws);
    case ResultModel::Bbp: return from_score(normal, white_rating, black_rating, draws);
    case ResultModel::Milvang2015: return milvang(white_rating, black_rating);
    case ResultModel::Tec2025: return tec(white_rating, black_rating);
    case ResultModel::Uniform: break;
  }
  return {(certain - draws) / 2, draws};
}

}  // namespace bloesem::generator
