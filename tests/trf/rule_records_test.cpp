#include "trf/rule_records.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bloesem::trf {
namespace {

using Lines = std::vector<std::string>;

// Returns three players before round 3 of 5.
Tournament three() {
  Tournament tournament;
  for (int id = 1; id <= 3; ++id)
    tournament.players.push_back({.id = id, .name = "", .rating = 0, .rounds = {}, .virtual_points = {}});
  tournament.rounds_played = 2;
  tournament.rounds_declared = 5;
  return tournament;
}

struct StatedRules {
  Lines lines;
  Lines losses;  // sentences only
};

StatedRules stated(const Tournament& tournament, Target target) {
  const RuleRecords records = state_rules(tournament, false, target);
  StatedRules stated{records.lines, {}};
  for (const Notice& loss : records.losses) stated.losses.push_back(loss.sentence);
  return stated;
}

TEST(RuleRecords, NothingIsSaidOfWhatIsNotKnown) {
  for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx})
    EXPECT_EQ(stated({}, target).lines, Lines{});
}

TEST(RuleRecords, ColourAndOrderShareARecord) {
  Tournament tournament = three();
  tournament.initial_colour = Colour::White;
  EXPECT_EQ(state_rules(tournament, true, Target::Trfx).lines, (Lines{"XXR 5", "XXC white1 rank"}));
  EXPECT_EQ(stated(tournament, Target::Trfbx).lines, (Lines{"XXR 5", "XXC white1"}));
  EXPECT_EQ(stated(tournament, Target::Trf16).lines, (Lines{"142 5", "152 W"}));
}

TEST(RuleRecords, ForbiddenInAllRounds) {
  Tournament tournament = three();
  tournament.forbidden_groups = {{0, 2}};
  EXPECT_EQ(stated(tournament, Target::Trfx).lines, (Lines{"XXR 5", "XXP 1 3"}));
  EXPECT_EQ(stated(tournament, Target::Trf16).lines, (Lines{"142 5", "260 001 005    1    3"}));
  tournament.rounds_declared.reset();
  EXPECT_EQ(stated(tournament, Target::Trf16).lines, Lines{"260 001 999    1    3"});
}

TEST(RuleRecords, ForbiddenInSomeRounds) {
  const auto with = [](int first, int last) {
    Tournament tournament = three();
    tournament.forbidden_spans = {{{0, 1}, first, last}};
    return tournament;
  };
  EXPECT_EQ(stated(with(2, 3), Target::Trf16).lines, (Lines{"142 5", "260 002 003    1    2"}));
  EXPECT_EQ(stated(with(2, 3), Target::Trf16).losses, Lines{});
  EXPECT_EQ(stated(with(1, 5), Target::Trfx).lines, (Lines{"XXR 5", "XXP 1 2"}));
  EXPECT_EQ(stated(with(1, 999), Target::Trfx).losses, Lines{});
  EXPECT_EQ(stated(with(3, 3), Target::Trfx).lines, (Lines{"XXR 5", "XXP 1 2"}));
  EXPECT_EQ(stated(with(3, 3), Target::Trfx).losses,
            Lines{"players who must not meet in rounds 3 to 3 must not meet at all in this dialect"});
  for (const int round : {2, 4}) {
    EXPECT_EQ(stated(with(round, round), Target::Trfbx).lines, Lines{"XXR 5"});
    const std::string text = std::to_string(round);
    EXPECT_EQ(stated(with(round, round), Target::Trfbx).losses,
              Lines{"players who must not meet in rounds " + text + " to " + text +
                    " may meet in this dialect: the coming round is not one of them"});
  }
}

TEST(RuleRecords, PointsThatCannotBeSaidAreNamed) {
  Tournament tournament = three();
  tournament.points.half_bye = 0;
  tournament.points.full_bye = 0;
  EXPECT_EQ(stated(tournament, Target::Trfx).losses, Lines{});
  for (const Target target : {Target::Trfbx, Target::Trf16}) {
    EXPECT_EQ(stated(tournament, target).losses,
              Lines{"this dialect cannot express what these are worth here: full-point byes, half-point byes"});
  }
}

TEST(RuleRecords, FictitiousPointsOfTheRoundsThereAre) {
  Tournament tournament = three();
  tournament.players[0].virtual_points = {10, 5, 0, 0};
  tournament.players[1].virtual_points = {10, 5};
  tournament.players[2].virtual_points = {0, 0, 0, 0, 10, 10, 10};
  EXPECT_EQ(stated(tournament, Target::Trfx).lines,
            (Lines{"XXR 5", "XXA    1  1.0  0.5", "XXA    2  1.0  0.5", "XXA    3  0.0  0.0  0.0  0.0  1.0"}));
  EXPECT_EQ(stated(tournament, Target::Trf16).lines,
            (Lines{"142 5", "250       1.0 001 001    1    2", "250       0.5 002 002    1    2",
                   "250       1.0 005 005    3    3"}));
}

}  // namespace
}  // namespace bloesem::trf
