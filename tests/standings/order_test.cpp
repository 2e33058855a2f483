#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "tests/standings/players.hpp"
#include "tests/standings/random_event.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings::testing {
namespace {

using test::TournamentBuilder;

Standings standings_of(const Tournament& tournament, std::string_view list,
                       const StandingsOptions& options = {}) {
  return compute_standings(tournament, parse_tie_breaks(list).value(), options).value();
}

std::string refusal(const Tournament& tournament, std::string_view list, const StandingsOptions& options = {}) {
  const auto standings = compute_standings(tournament, parse_tie_breaks(list).value(), options);
  return standings ? "" : standings.error().message;
}

// Returns "2. 5 (BH/C1)" for each place, best first.
std::vector<std::string> shown(const Standings& standings) {
  std::vector<std::string> lines;
  for (const Place& place : standings.places) {
    std::string line = std::to_string(place.rank) + ". " + std::to_string(place.player + 1);
    switch (place.decision) {
      case Decision::First: line += " first"; break;
      case Decision::NotCounted: line += " not counted"; break;
      case Decision::TieBreak:
        line += " " + standings.list[static_cast<std::size_t>(place.tie_break)].text();
        break;
      case Decision::Arbiter: line += " arbiter"; break;
      case Decision::Lots: line += " lots"; break;
      case Decision::Shared: line += " shared"; break;
    }
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

// 1 and 2 won a game, 2 with Black; 3 and 4 lost; 5 had a half-point bye.
const Tournament& small() {
  static const Tournament tournament = TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 H");
  return tournament;
}

TEST(Order, TellsWhatPartedEachFromTheOneAbove) {
  EXPECT_EQ(shown(standings_of(small(), "BPG")),
            (Lines{"1. 2 first", "2. 1 BPG", "3. 5 PTS", "4. 3 PTS", "5. 4 BPG"}));
  EXPECT_EQ(shown(standings_of(small(), "")),
            (Lines{"1. 1 first", "1. 2 shared", "3. 5 PTS", "4. 3 PTS", "4. 4 shared"}));
}

TEST(Order, MayBeginWithAnotherValueThanPoints) {
  EXPECT_EQ(shown(standings_of(small(), "BPG,PTS")),
            (Lines{"1. 2 first", "2. 3 PTS", "3. 1 BPG", "4. 5 PTS", "5. 4 PTS"}));
}

TEST(Order, LowPairingNumbersAndReversedRatings) {
  Tournament tournament = small();
  for (std::size_t i = 0; i < 5; ++i) tournament.players[i].rating = 2000 + 10 * static_cast<int>(i);
  EXPECT_EQ(ranks(tournament, "TPN"), (std::vector<int>{1, 2, 4, 5, 3}));
  EXPECT_EQ(ranks(tournament, "TPN/R"), (std::vector<int>{2, 1, 5, 4, 3}));
  EXPECT_EQ(ranks(tournament, "RTNG"), (std::vector<int>{2, 1, 5, 4, 3}));
  EXPECT_EQ(ranks(tournament, "RTNG/R"), (std::vector<int>{1, 2, 4, 5, 3}));
}

TEST(Order, WhoHasNoValueComesLast) {
  Tournament tournament = TournamentBuilder(4).round("1 Z, 2-3 =, 4 H");
  for (Player& player : tournament.players) player.rating = 1000;
  EXPECT_EQ(values(tournament, "ARO"), words("- 1000 1000 -"));
  EXPECT_EQ(ranks(tournament, "ARO"), (std::vector<int>{4, 1, 1, 3}));
  tournament.players[1].rating = 1;
  EXPECT_EQ(values(tournament, "PTP"), words("- 997 -2 -"));
  EXPECT_EQ(ranks(tournament, "WON,PTP"), (std::vector<int>{4, 1, 2, 3}))
      << "negative ones, too, stand before none";
}

TEST(Order, ForeignTieBreaksPartNobody) {
  const Standings standings = standings_of(small(), "OTHER_speech");
  EXPECT_EQ(standings.values.at(1), Column(5));
  EXPECT_EQ(ranks(small(), "OTHER_speech"), ranks(small(), ""));
}

TEST(Order, TheArbitersOrderActsAmongTheTied) {
  EXPECT_EQ(shown(standings_of(small(), "", {.decided = {2, 1}})),
            (Lines{"1. 2 first", "2. 1 arbiter", "3. 5 PTS", "4. 3 PTS", "4. 4 shared"}));
  const Tournament four = TournamentBuilder(4).round("1-2 =, 3-4 =");
  EXPECT_EQ(shown(standings_of(four, "", {.decided = {3}})),
            (Lines{"1. 3 first", "2. 1 arbiter", "2. 2 shared", "2. 4 shared"}))
      << "those not named stay tied behind";
}

TEST(Order, TheArbiterCannotOrderOthers) {
  EXPECT_EQ(refusal(small(), "", {.decided = {5}}),
            "the decided order names player 5, who is not tied with anybody after the last tie-break");
  EXPECT_EQ(refusal(small(), "", {.decided = {1, 1}}), "the decided order names player 1 twice");
  EXPECT_EQ(refusal(small(), "", {.decided = {9}}),
            "the decided order names player 9, who is not in the tournament");
}

TEST(Order, LotsAreReproducibleAndFair) {
  const Tournament four = TournamentBuilder(4).round("1-2 =, 3-4 =");
  std::vector<int> firsts(4, 0);
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Standings drawn = standings_of(four, "", {.lots = seed});
    EXPECT_EQ(shown(drawn), shown(standings_of(four, "", {.lots = seed})));
    EXPECT_EQ(drawn.places[3].rank, 4);
    EXPECT_EQ(drawn.places[3].decision, Decision::Lots);
    ++firsts[static_cast<std::size_t>(drawn.places[0].player)];
  }
  for (const int first : firsts) EXPECT_GT(first, 60);
  EXPECT_EQ(shown(standings_of(small(), "BPG", {.lots = 7})), shown(standings_of(small(), "BPG")))
      << "nobody is tied";
}

TEST(Order, CountsTheRoundsAskedFor) {
  const Tournament tournament =
      TournamentBuilder(2).round("1-2 1/0").round("1-2 0/1").round("1-2 0/1").coming("1 H");
  EXPECT_EQ(standings_of(tournament, "").rounds, 3);
  EXPECT_EQ(values(tournament, "PTS", {.after = 2}), words("1 1"));
  EXPECT_EQ(values(tournament, "PTS", {.after = 0}), words("0 0"));
  EXPECT_EQ(values(tournament, "BH", {.after = 0}), words("0 0"));
  EXPECT_EQ(refusal(tournament, "", {.after = 4}),
            "standings after round 4: the tournament has 3 rounds so far");
  EXPECT_EQ(refusal(tournament, "", {.after = -1}),
            "standings after round -1: the tournament has 3 rounds so far");
}

TEST(Order, OfNobodyIsEmpty) {
  EXPECT_TRUE(standings_of(Tournament{}, "DE,BH,KS", {.lots = 1}).places.empty());
}

TEST(Order, RefusesWhatTheTournamentCannotHave) {
  EXPECT_EQ(
      refusal(small(), "BH/C1", in_round_robin),
      "BH/C1: not defined in a round robin, where all have the same opponents (C.07.8); take SB, KS or DE");
  Tournament unrated = small();
  unrated.players[0].rating = 0;
  EXPECT_EQ(refusal(unrated, "ARO/C1"),
            "ARO/C1: player 1 has no rating, so it cannot be used (C.07.10); leave it out, or say what the "
            "unrated count"
            " with: ARO/C1/U1400");
  EXPECT_EQ(refusal(unrated, "ARO/C1/U1400,AOB,FB,KS"), "");
  EXPECT_EQ(value(unrated, "ARO/U1400", 3), "1400");
  EXPECT_EQ(refusal(small(), "SB,KS,DE,TPN", in_round_robin), "");
}

TEST(Order, GamesWithoutAResultGiveNothingYet) {
  Tournament tournament = TournamentBuilder(4).round("1-2 1/0, 3-4 =").round("1-3 =, 2-4 0/1");
  for (const std::size_t player : {0U, 2U}) tournament.players[player].rounds[1].outcome = Outcome::Unfinished;
  for (Player& player : tournament.players) player.rating = 1500;
  EXPECT_EQ(values(tournament, "PTS"), words("1 0 0.5 1.5"));
  EXPECT_EQ(values(tournament, "BH"), words("0.5 2.5 2.5 0.5")) << "the opponent's score counts";
  EXPECT_EQ(values(tournament, "SB"), words("0 0 0.75 0.25"));
  EXPECT_EQ(values(tournament, "STD"), words("1 0 0.5 1.5"));
  EXPECT_EQ(values(tournament, "BPG"), words("0 1 0 2"));
  EXPECT_EQ(values(tournament, "REP"), words("2 2 2 2"));
  EXPECT_EQ(working(tournament, "ARO", 1).divisor, 1);
}

TEST(Order, BonusAndPenaltyAreInTheScoreAndNoResult) {
  Tournament tournament = TournamentBuilder(2).round("1-2 1/0").round("2-1 =");
  tournament.players[0].adjustments = {0, -10};
  EXPECT_EQ(values(tournament, "PTS"), words("0.5 0.5"));
  EXPECT_EQ(values(tournament, "WIN"), words("1 0"));
  EXPECT_EQ(values(tournament, "PS"), words("1.5 0.5"));
  EXPECT_EQ(values(tournament, "BH"), words("1 1"));
  EXPECT_EQ(values(tournament, "SB"), words("0.75 0.25"));
  const Working points = working(tournament, "PTS", 1);
  ASSERT_EQ(points.contributions.size(), 3U);
  EXPECT_EQ(points.contributions[2].amount, -one);
  EXPECT_EQ(points.contributions[2].note, "penalty");
}

// Reverses the numbering: player p becomes n - 1 - p.
Tournament renumbered(const Tournament& tournament) {
  Tournament result = tournament;
  std::reverse(result.players.begin(), result.players.end());
  const auto last = static_cast<PlayerIndex>(result.players.size()) - 1;
  for (Player& player : result.players)
    for (RoundEntry& entry : player.rounds)
      if (entry.opponent != no_player) entry.opponent = last - entry.opponent;
  return result;
}

TEST(Order, DoesNotLookAtPairingNumbers) {
  constexpr std::string_view list =
      "STD,BH/C1,DE,SB/M1,WIN,WON,BPG,BWG,PS/C1,REP,FB/C2,AOB,AOB/F,KS,ARO,TPR,PTP,APRO,APPO,DE/P";
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Tournament tournament = random_event(seed);
    std::vector<int> turned = ranks(renumbered(tournament), list, {.lots = {}});
    std::reverse(turned.begin(), turned.end());
    EXPECT_EQ(turned, ranks(tournament, list)) << seed;
    std::vector<int> drawn = ranks(renumbered(tournament), "", {.lots = seed});
    std::reverse(drawn.begin(), drawn.end());
    EXPECT_EQ(drawn, ranks(tournament, "", {.lots = seed})) << "lots go by the printed number";
  }
}

TEST(Order, IsSortedByTheValuesItShows) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Tournament tournament = random_event(seed);
    const Standings standings = standings_of(tournament, "BH/C1,SB,TPR,TPN");
    for (std::size_t i = 1; i < standings.places.size(); ++i) {
      const auto above = static_cast<std::size_t>(standings.places[i - 1].player);
      const auto below = static_cast<std::size_t>(standings.places[i].player);
      const auto by = static_cast<std::size_t>(standings.places[i].tie_break);
      for (std::size_t c = 0; c < by; ++c) EXPECT_EQ(standings.values[c][above], standings.values[c][below]);
      if (standings.list[by].measure == Measure::PairingNumber) {
        EXPECT_LT(standings.values[by][above], standings.values[by][below]);
      } else {
        EXPECT_GT(standings.values[by][above], standings.values[by][below]);
      }
    }
  }
}

// A file may list a tie-break thousands of times; each has a value for every player.
TEST(Order, OfTooManyTieBreaksIsRefused) {
  const Tournament tournament = test::TournamentBuilder(2);
  EXPECT_TRUE(compute_standings(tournament, std::vector<TieBreak>(max_tie_breaks)));
  const auto more = compute_standings(tournament, std::vector<TieBreak>(max_tie_breaks + 1));
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().code, ErrorCode::TooLarge);
  EXPECT_EQ(more.error().message, "there are 101 tie-breaks, expected at most 100");
}

}  // namespace
}  // namespace bloesem::standings::testing
