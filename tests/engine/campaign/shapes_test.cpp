#include "engine/campaign/shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/campaign/decisive.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/rulebook.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::campaign {
namespace {

using generator::Random;

std::string file_of(const Tournament& t) { return trf::write_tournament(t, {.target = trf::Target::Trfbx}); }

TEST(Shapes, EachHasItsName) {
  std::set<std::string_view> names;
  for (const Shape& shape : shapes()) EXPECT_TRUE(names.insert(shape.name).second) << shape.name;
  EXPECT_FALSE(names.contains("played"));
}

// A position read back from a file is paired like the original.
TEST(Shapes, PositionsAreTournamentsThatFilesCanHold) {
  for (const Shape& shape : shapes()) {
    SCOPED_TRACE(shape.name);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Random random(seed);
      const Tournament position = make_position(shape, random);
      EXPECT_TRUE(trf::write_report(position, {.target = trf::Target::Trfbx}).losses.empty());
      const trf::ReadResult read =
          trf::read_tournament(file_of(position), {.round = position.rounds_played + 1});
      ASSERT_TRUE(read.tournament) << file_of(position);
      EXPECT_EQ(test::text_of(pair_round(*read.tournament)), test::text_of(pair_round(position)))
          << file_of(position);
    }
  }
}

TEST(Shapes, TheSameSeedGivesTheSamePosition) {
  for (const Shape& shape : shapes()) {
    Random first(5), second(5), other(6);
    const std::string position = file_of(make_position(shape, first));
    EXPECT_EQ(file_of(make_position(shape, second)), position);
    EXPECT_NE(file_of(make_position(shape, other)), position);
  }
}

TEST(Shapes, NobodyMetAnybodyTwice) {
  int games = 0;
  for (const Shape& shape : shapes()) {
    Random random(8);
    for (const Player& player : make_position(shape, random).players) {
      std::set<PlayerIndex> met;
      for (const RoundEntry& entry : player.rounds) {
        if (entry.opponent == no_player) continue;
        EXPECT_TRUE(met.insert(entry.opponent).second) << shape.name;
        ++games;
      }
    }
  }
  EXPECT_GT(games, 100);
}

bool decides(std::string_view rule, const Tournament& position) {
  sequence::SequenceOptions without;
  without.without = rule;
  const PairOptions options{.edition = Edition::Baku2016};
  return compare(sequence::pair_round(position, options), sequence::pair_round(position, options, without)) ==
         Agreement::Different;
}

struct Promise {
  std::string_view shape;
  std::string_view rule;
};

// Each shape was built for these rules: they decide some of its first positions.
TEST(Shapes, ReachTheRulesTheyWereBuiltFor) {
  constexpr Promise promises[] = {{"floats", "C.12"},
                                  {"floats", "C.13"},
                                  {"float-differences", "C.17"},
                                  {"float-differences", "C.19"},
                                  {"colours", "C.10"},
                                  {"colours", "C.11"},
                                  {"topscorers", "C.8"},
                                  {"topscorers", "C.9"},
                                  {"exchanges", "D.2.a"},
                                  {"exchanges", "D.2.b"},
                                  {"exchanges", "D.2.c"},
                                  {"limbo", "D.3.b"},
                                  {"limbo", "C.16"},
                                  {"tight", "PPB"},
                                  {"tight", "C.7"}};
  for (const Promise& promise : promises) {
    SCOPED_TRACE(std::string(promise.shape) + " " + std::string(promise.rule));
    const auto shape =
        std::find_if(shapes().begin(), shapes().end(), [&](const Shape& s) { return s.name == promise.shape; });
    ASSERT_NE(shape, shapes().end());
    int found = 0;
    for (std::uint64_t seed = 0; seed < 800 && found < 2; ++seed) {
      Random random(seed);
      found += decides(promise.rule, make_position(*shape, random)) ? 1 : 0;
    }
    EXPECT_EQ(found, 2);
  }
}

}  // namespace
}  // namespace bloesem::campaign
