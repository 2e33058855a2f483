// The ranking by an event's tie-breaks, for systems that pair by it.
#include "engine/service/standings/pairing_ranking.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/event.hpp"
#include "bloesem/prepare.hpp"
#include "bloesem/standings/standings.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::service {
namespace {

Edition ranked_dutch() { return find_edition("ranked-dutch", "2026").value(); }

Heading of_ranked_dutch(std::string tie_breaks, const Readings& readings = {}) {
  Heading heading;
  state_rules(heading, ranked_dutch(), readings);
  heading.tie_breaks = std::move(tie_breaks);
  return heading;
}

// Six players after two rounds. 1 and 2 have two points, 3 and 6 one; 4 and 5 none.
Tournament after_two_rounds(const std::string& tie_breaks) {
  return test::TournamentBuilder(6)
      .heading(of_ranked_dutch(tie_breaks))
      .round("1-4 1/0, 5-2 0/1, 3-6 0/1")
      .round("6-1 0/1, 2-4 1/0, 5-3 0/1");
}

std::vector<int> ids(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  std::vector<int> list;
  for (const PlayerIndex player : players) list.push_back(tournament.id(player));
  return list;
}

std::vector<int> ranked_by(const std::string& tie_breaks, int round,
                           const std::optional<std::string>& requested = {}) {
  const Tournament tournament = after_two_rounds(tie_breaks);
  const auto ranking = pairing_ranking(*choose_edition(tournament.heading), tournament.heading, requested);
  EXPECT_TRUE(ranking && *ranking);
  const auto players = (*ranking)(tournament, round);
  EXPECT_TRUE(players);
  return ids(tournament, *players);
}

TEST(PairingRanking, FollowsTheStandings) {
  for (const char* list : {"PTS,BH", "PTS,SB,BH/C1", "WIN,PTS", "PTS,DE"}) {
    const Tournament tournament = after_two_rounds(list);
    const auto tie_breaks = standings::parse_tie_breaks(list);
    const auto table = standings::compute_standings(tournament, *tie_breaks, {.after = 2});
    ASSERT_TRUE(table);
    std::vector<int> expected;
    for (const standings::Place& place : table->places) expected.push_back(tournament.id(place.player));
    const std::vector<int> ranked = ranked_by(list, 3);
    EXPECT_EQ(std::vector<int>(ranked.begin(), ranked.begin() + 2),
              std::vector<int>(expected.begin(), expected.begin() + 2))
        << list;
  }
}

// After round 1 the winners are 1, 2 and 6, all of whose opponents have no point.
TEST(PairingRanking, CountsTheRoundsBefore) {
  EXPECT_EQ(ranked_by("PTS,BH", 2), (std::vector<int>{1, 2, 6, 3, 4, 5}));
}

TEST(PairingRanking, EqualsFollowTheirNumbers) {
  EXPECT_EQ(ranked_by("PTS", 3), (std::vector<int>{1, 2, 3, 6, 4, 5}));
}

// 6 met 3 (one point) and 1 (two); 3 met 6 (one) and 5 (none).
TEST(PairingRanking, TheListDecidesBetweenEquals) {
  EXPECT_EQ(ranked_by("PTS,BH", 3), (std::vector<int>{1, 2, 6, 3, 4, 5}));
  EXPECT_EQ(ranked_by("PTS", 3, "BH"), (std::vector<int>{1, 2, 6, 3, 4, 5})) << "as requested";
}

TEST(PairingRanking, IsAbsentWhereNothingRanks) {
  const auto ranking_of = [](const Heading& heading, const std::optional<std::string>& requested = {}) {
    const auto choice = choose_edition(heading);
    const auto ranking = pairing_ranking(choice.value(), heading, requested);
    EXPECT_TRUE(ranking);
    return static_cast<bool>(*ranking);
  };
  Heading dutch{.system_code = "FIDE_DUTCH_2026"};
  dutch.tie_breaks = "PTS,BH";
  EXPECT_FALSE(ranking_of(dutch));
  EXPECT_FALSE(ranking_of(dutch, "BH"));
  EXPECT_FALSE(ranking_of(of_ranked_dutch("")));
  EXPECT_TRUE(ranking_of(of_ranked_dutch("PTS,BH")));
  EXPECT_TRUE(ranking_of(of_ranked_dutch(""), "BH"));
  EXPECT_FALSE(ranking_of(of_ranked_dutch("PTS,BH", {1}))) << "read with tie-breaks=sums";
}

TEST(PairingRanking, AListThatCannotBeReadIsRefused) {
  const Heading heading = of_ranked_dutch("PTS,LUCK");
  const auto ranking = pairing_ranking(*choose_edition(heading), heading, {});
  EXPECT_EQ(ranking.error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(ranking.error().message.find("the list of tie-breaks: "), 0U);
  Tournament tournament = after_two_rounds("PTS,LUCK");
  EXPECT_EQ(prepare(tournament).error().code, ErrorCode::InvalidInput);
}

// An average of ratings needs them all.
TEST(PairingRanking, ATieBreakThatCannotBeComputedIsRefusedWhenTheRoundIsPaired) {
  Tournament tournament = after_two_rounds("PTS,ARO");
  EXPECT_TRUE(pair_round(tournament, prepare(tournament)->options));
  tournament.players[0].rating = 0;
  const auto pairing = pair_round(tournament, prepare(tournament)->options);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(pairing.error().message.find("the ranking by tie-breaks: "), 0U) << pairing.error().message;
}

TEST(PairingRanking, IsPartOfWhatIsPrepared) {
  const auto board = [](const std::string& list, const PrepareOptions& requested = {}) {
    const auto prepared = prepare(after_two_rounds(list), requested);
    EXPECT_TRUE(prepared);
    const auto pairing = pair_round(prepared->tournament, prepared->options);
    EXPECT_TRUE(pairing) << pairing.error().message;
    return pairing->boards;
  };
  EXPECT_EQ(board("PTS", {.tie_breaks = "BH"}), board("PTS,BH"));
  EXPECT_NE(board("PTS"), board("PTS,BH"));
}

// ---- events

TEST(SystemsOfEvents, AreWrittenAndReadAgain) {
  auto event = Event::empty({.edition = ranked_dutch(),
                             .readings = {{"tie-breaks", "sums"}},
                             .rounds = 3,
                             .initial_colour = Colour::White,
                             .tie_breaks = "BH,SB"});
  ASSERT_TRUE(event) << event.error().message;
  EXPECT_NE(event->to_trf().find("\n### bloesem:system ranked-dutch 2026 tie-breaks=sums\n"),
            std::string::npos);
  for (const char* name : {"A", "B", "C", "D"}) ASSERT_TRUE(event->add({.name = name}));
  for (int number = 1; number <= 3; ++number) {
    const auto round = event->pair();
    ASSERT_TRUE(round) << round.error().message;
    EXPECT_EQ(round->edition, ranked_dutch());
    EXPECT_EQ(round->readings, (Readings{1}));
    ASSERT_FALSE(event->record(*round));
    for (const EventBoard& game : round->boards) ASSERT_FALSE(event->result(number, game, "1-0"));
  }
  const auto again = Event::from_bytes(event->to_trf());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->edition(), ranked_dutch());
  EXPECT_EQ(again->to_trf(), event->to_trf());
}

TEST(SystemsOfEvents, OptionsReplaceWhatTheBytesState) {
  const auto event = Event::empty({.edition = Edition::Fide2026, .rounds = 3, .initial_colour = Colour::White});
  ASSERT_TRUE(event);
  const auto other = Event::from_bytes(event->to_trf(), {.edition = ranked_dutch()});
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->edition(), ranked_dutch());
  EXPECT_NE(other->to_trf().find("\n192 CUSTOM_SWISS\n"), std::string::npos);
  EXPECT_NE(other->to_trf().find("### bloesem:system ranked-dutch 2026\n"), std::string::npos);
  const auto read = Event::from_bytes(other->to_trf(), {.readings = {{"tie-breaks", "sums"}}});
  ASSERT_TRUE(read);
  EXPECT_NE(read->to_trf().find("### bloesem:system ranked-dutch 2026 tie-breaks=sums\n"), std::string::npos);
  const auto back = Event::from_bytes(read->to_trf(), {.edition = Edition::Fide2026});
  ASSERT_TRUE(back);
  EXPECT_EQ(back->to_trf(), event->to_trf());
  EXPECT_FALSE(Event::from_bytes(event->to_trf(), {.readings = {{"tea", "yes"}}}));
}

TEST(SystemsOfEvents, AnAccelerationWithoutACodeIsRefused) {
  EXPECT_FALSE(Event::empty(
      {.edition = ranked_dutch(), .baku_acceleration = true, .rounds = 3, .initial_colour = Colour::White}));
  const auto baku = Event::empty(
      {.edition = Edition::Fide2026, .baku_acceleration = true, .rounds = 3, .initial_colour = Colour::White});
  ASSERT_TRUE(baku);
  EXPECT_FALSE(Event::from_bytes(baku->to_trf(), {.edition = ranked_dutch()}));
}

}  // namespace
}  // namespace bloesem::service
