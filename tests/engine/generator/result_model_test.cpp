#include "engine/generator/result_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/generator/random.hpp"
#include "engine/generator/result_tables.hpp"

namespace bloesem::generator {
namespace {

constexpr ResultModel models[] = {ResultModel::Expectancy, ResultModel::Milvang2015, ResultModel::Tec2025,
                                  ResultModel::Bbp, ResultModel::Uniform};

double normal(double difference) { return std::erfc(-7 * difference / (2000 * std::sqrt(2))) / 2; }
double logistic(double difference) { return 1 / (1 + std::pow(10, -difference / 370)); }

template <class Curve>
void expect_curve(const Curve& curve, double (*function)(double)) {
  for (std::size_t i = 0; i < curve.size(); ++i)
    EXPECT_NEAR(curve[i], certain * function(static_cast<double>(i) * table_step), 0.6) << i;
  EXPECT_GE(curve.back(), certain - 1);
}

TEST(ResultTables, AreTheCurves) {
  expect_curve(normal_curve, normal);
  expect_curve(logistic_curve, logistic);
}

// FIDE's table is the normal curve in hundredths, but its rounding is not uniform.
TEST(ResultTables, ExpectancyIsTheNormalCurveInHundredths) {
  for (int difference = 0; difference <= 1000; ++difference) {
    const auto above = std::upper_bound(expectancy_steps.begin(), expectancy_steps.end(), difference);
    const auto hundredths = 50 + (above - expectancy_steps.begin());
    EXPECT_NEAR(static_cast<double>(hundredths) / 100, normal(difference), 0.0065) << difference;
  }
}

struct Exact {
  double white;
  double black;
};

// The published formula in floating point.
Exact milvang(double white, double black) {
  const double m = (white + black) / 2;
  const double d = white - black;
  const double q = m > 1200 ? (m - 1200) / 1200 : 0;
  const auto side = [d](double centre, double value, double lower, double upper) {
    if (d <= lower) return 0.0;
    if (d >= upper) return 1.0;
    if (d <= centre) return value * std::pow((d - lower) / (centre - lower), 2);
    return 1 - (1 - value) * std::pow((d - upper) / (centre - upper), 2);
  };
  return {side(40, 0.45 - 0.10 * q * q, -1492 + 0.391 * m, 1691 - 0.428 * m),
          1 - side(-80, 1 - (0.46 - 0.13 * q * q), -1753 + 0.416 * m, 1428 - 0.388 * m)};
}

Exact tec(double white, double black) {
  const double m = (white + black) / 2;
  const double w = 96 + 0.0986 * (m - 2000);
  const double b = -150 - 0.157 * (m - 2000);
  return {1 / (1 + std::pow(10, (black - white + w) / 370)), 1 / (1 + std::pow(10, (white - black - b) / 370))};
}

int black_wins(const Chances& chance) { return certain - chance.white_wins - chance.draw; }

void expect_exact(const Chances& chance, const Exact& exact) {
  EXPECT_NEAR(chance.white_wins, certain * exact.white, 60);
  const double black = std::min(exact.black, 1 - exact.white);
  EXPECT_NEAR(black_wins(chance), certain * black, 60);
}

TEST(ResultModel, MilvangAndTecAreThePublishedFormulas) {
  Random random(5);
  for (int i = 0; i < 20'000; ++i) {
    const int white = random.between(1000, 2900);
    const int black = random.between(1000, 2900);
    expect_exact(chances(ResultModel::Milvang2015, white, black, 0), milvang(white, black));
    expect_exact(chances(ResultModel::Tec2025, white, black, 0), tec(white, black));
  }
}

// The published example: White wins 0.511, Black wins 0.138, draws 0.351.
TEST(ResultModel, MilvangsExample) {
  const Chances chance = chances(ResultModel::Milvang2015, 2467, 2344, 0);
  EXPECT_NEAR(chance.white_wins, 511'000, 500);
  EXPECT_NEAR(black_wins(chance), 138'000, 500);
  EXPECT_NEAR(chance.draw, 351'000, 500);
}

TEST(ResultModel, TheStrongerScoresWhatTheTableSays) {
  // A difference of 200 is worth 76 of 100 points; with 30 draws in 100 games that is 61 wins and 9 losses.
  EXPECT_EQ(chances(ResultModel::Expectancy, 2200, 2000, 300'000), (Chances{610'000, 300'000}));
  EXPECT_EQ(chances(ResultModel::Expectancy, 2000, 2200, 300'000), (Chances{90'000, 300'000}));
  EXPECT_EQ(chances(ResultModel::Expectancy, 2000, 2000, 300'000), (Chances{350'000, 300'000}));
  const Chances bbp = chances(ResultModel::Bbp, 2200, 2000, 300'000);
  EXPECT_NEAR(bbp.white_wins + bbp.draw / 2, certain * normal(200), 30);
}

TEST(ResultModel, TheWeakerLimitsTheDraws) {
  // 98 of 100: at most four draws.
  EXPECT_EQ(chances(ResultModel::Expectancy, 2600, 2000, 500'000), (Chances{960'000, 40'000}));
  EXPECT_EQ(chances(ResultModel::Expectancy, 2000, 2800, 500'000), (Chances{0, 0}));
  EXPECT_EQ(chances(ResultModel::Uniform, 2000, 2800, 500'000), (Chances{250'000, 500'000}));
}

// Also for ratings outside the real range.
TEST(ResultModel, ChancesAreChances) {
  Random random(6);
  for (const ResultModel model : models) {
    for (int i = 0; i < 20'000; ++i) {
      const Chances chance =
          chances(model, random.between(1, 9999), random.between(1, 9999), random.between(0, certain));
      EXPECT_GE(chance.white_wins, 0);
      EXPECT_GE(chance.draw, 0);
      EXPECT_GE(black_wins(chance), 0);
    }
  }
}

}  // namespace
}  // namespace bloesem::generator
