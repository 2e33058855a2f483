#include "trf/stated_points.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// One win, then a half-point bye and one fictitious point in the coming round.
Summary stated(std::string_view points, const ReadOptions& options = {}) {
  return summary(
      {"XXA    1  9.0  1.0", player(1, points, "     2 w 1  0000 - H"), player(2, "0.0", "     1 b 0")},
      options);
}

const std::string error = "error points-mismatch 2:81-84";
const std::string warning = "warning points-mismatch 2:81-84";

TEST(StatedPoints, EmptyIsComputedWithAWarning) {
  EXPECT_EQ(stated(""), Summary{"warning points-missing 2:81-84"});
}

TEST(StatedPoints, MayContainWhatTheComingRoundGives) {
  EXPECT_EQ(stated("1.0"), Summary{});
  EXPECT_EQ(stated("2.0"), Summary{});  // with fictitious points
  EXPECT_EQ(stated("1.5"), Summary{});  // with the bye
  EXPECT_EQ(stated("2.5"), Summary{});  // with both
  EXPECT_EQ(stated("2,5"), Summary{});
  EXPECT_EQ(stated("1"), Summary{});
}

TEST(StatedPoints, OtherValuesAreRefused) {
  for (const char* points : {"0.0", "0.5", "3.0", "99.9"}) EXPECT_EQ(stated(points), Summary{error}) << points;
}

TEST(StatedPoints, TellStatedAndComputed) {
  const ReadResult result = read_tournament(file({player(1, "0.5")}));
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].found, "0.5");
  EXPECT_EQ(result.diagnostics[0].expected, "0.0");
}

TEST(StatedPoints, RecomputingIsANoteEvenWhenStrict) {
  EXPECT_EQ(stated("3.0", {.recompute_points = true}), Summary{warning});
  EXPECT_EQ(stated("3.0", {.recompute_points = true, .strict = true}), Summary{warning});
}

TEST(StatedPoints, CheckingReports) {
  EXPECT_EQ(stated("0.0", checking), Summary{warning});
  EXPECT_EQ(stated("0.0", {.purpose = Purpose::Check, .strict = true}), Summary{error});
  EXPECT_EQ(stated("1.0", checking), Summary{});
  EXPECT_EQ(stated("1.5", checking), Summary{});
}

TEST(StatedPoints, FollowThePointSystem) {
  EXPECT_EQ(
      summary({"BBW  3.0", "BBU  1.0", player(1, "3.0", "     2 w 1"), player(2, "0.0", "     1 b 0"),
               player(3, "1.0", "  0000 - U"), player(4, "3.0", "  0000 - F"), player(5, "0.5", "  0000 - H")}),
      Summary{});
}

TEST(StatedPoints, UnusualResultsCount) {
  EXPECT_EQ(
      summary({player(1, "0.5", "     2 w ="), player(2, "0.0", "     1 b 0"), player(3, "1.0", "     4 w W"),
               player(4, "0.0", "     3 b L"), player(5, "1.0", "     6 - +"), player(6, "0.0", "     5 - -")}),
      Summary{});
}

}  // namespace
}  // namespace bloesem::trf::testing
