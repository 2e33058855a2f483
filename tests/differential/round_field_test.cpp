// Compares the field of a round with a literal implementation of the rules, computed from the tournament alone
// by sorting, searching and adding up for each question.
#include "engine/swiss/round_field.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/swiss/system.hpp"
#include "tests/support/preference.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using criteria::Float;
using swiss::Position;
using swiss::RoundField;
using swiss::RoundSetup;
using swiss::System;

std::size_t place_of(std::int32_t index) { return static_cast<std::size_t>(index); }

// A tournament with every irregularity that a file can have, and some that are only possible in memory.
class CrookedTournament {
 public:
  CrookedTournament(Random& random, int players) : random_(random), players_(players) {
    rounds_ = random.chance(5) ? random.between(30, 75) : random.between(0, 11);
    absences_ = random.chance(30) ? 0 : random.between(0, 40);
    rematches_ = random.chance(30);
    largest_adjustment_ = random.chance(10) ? 1'000'000 : 20;
  }

  Tournament build() {
    Tournament& t = tournament_;
    t.rounds_played = rounds_;
    t.points = points();
    t.players.resize(place_of(players_));
    for (Player& player : t.players) player.rounds.resize(place_of(rounds_));
    for (int round = 0; round < rounds_; ++round) play(round);
    for (Player& player : t.players) spoil(player);
    for (int groups = random_.between(-3, 4); groups > 0; --groups)
      t.forbidden_groups.push_back(some_players());
    for (int spans = random_.between(-3, 2); spans > 0; --spans)
      t.forbidden_spans.push_back(
          {some_players(), random_.between(1, rounds_ + 1), random_.between(1, rounds_ + 1)});
    return std::move(t);
  }

 private:
  PointSystem points() {
    PointSystem points;
    if (random_.chance(20)) points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
    if (random_.chance(20)) points.pairing_bye = points.draw;
    if (random_.chance(10)) points.loss = points.forfeit_loss = 5;
    if (random_.chance(10)) points.zero_bye = 3;
    if (random_.chance(10)) points.unfinished = 0;
    return points;
  }

  void play(int round) {
    std::vector<PlayerIndex> present;
    for (PlayerIndex p = 0; p < players_; ++p) {
      RoundEntry& entry = tournament_.players[place_of(p)].rounds[place_of(round)];
      constexpr Outcome alone[] = {Outcome::Absent,     Outcome::ZeroBye,    Outcome::HalfBye, Outcome::FullBye,
                                   Outcome::PairingBye, Outcome::ForfeitWin, Outcome::Win};
      if (random_.chance(absences_))
        entry.outcome = alone[random_.between<std::size_t>(0, std::size(alone) - 1)];
      else
        present.push_back(p);
    }
    if (!rematches_) random_.shuffle(present);
    for (std::size_t i = 0; i + 1 < present.size(); i += 2) enter_game(present[i], present[i + 1], round);
  }

  void enter_game(PlayerIndex white, PlayerIndex black, int round) {
    constexpr Outcome outcomes[][2] = {{Outcome::Win, Outcome::Loss},
                                       {Outcome::Loss, Outcome::Win},
                                       {Outcome::Draw, Outcome::Draw},
                                       {Outcome::UnratedWin, Outcome::UnratedLoss},
                                       {Outcome::UnratedDraw, Outcome::UnratedDraw},
                                       {Outcome::ForfeitWin, Outcome::ForfeitLoss},
                                       {Outcome::ForfeitLoss, Outcome::ForfeitLoss},
                                       {Outcome::Unfinished, Outcome::Unfinished}};
    const auto& outcome = outcomes[random_.between<std::size_t>(0, std::size(outcomes) - 1)];
    if (random_.chance(50)) std::swap(white, black);
    tournament_.players[place_of(white)].rounds[place_of(round)] = {black, Colour::White, outcome[0]};
    tournament_.players[place_of(black)].rounds[place_of(round)] = {white, Colour::Black, outcome[1]};
  }

  // Virtual points, adjustments, and a list of rounds that ends early or includes the coming round.
  void spoil(Player& player) {
    if (random_.chance(25))
      for (int round = random_.between(0, rounds_ + 2); round > 0; --round)
        player.virtual_points.push_back(random_.between(0, 10));
    if (random_.chance(20))
      for (int round = random_.between(0, rounds_ + 2); round > 0; --round)
        player.adjustments.push_back(random_.between(-largest_adjustment_, largest_adjustment_));
    while (!player.rounds.empty() && player.rounds.back() == RoundEntry{} && random_.chance(70))
      player.rounds.pop_back();
    constexpr Outcome coming[] = {Outcome::Absent, Outcome::ZeroBye, Outcome::HalfBye, Outcome::PairingBye};
    if (player.rounds.size() == place_of(rounds_) && random_.chance(15))
      player.rounds.push_back({no_player, Colour::None, coming[random_.between(0U, 3U)]});
  }

  std::vector<PlayerIndex> some_players() {
    std::vector<PlayerIndex> group;
    for (int members = players_ == 0 ? 0 : random_.between(0, 30); members > 0; --members)
      group.push_back(random_.between(0, std::min(players_, 40) - 1));
    return group;
  }

  Random& random_;
  const int players_;
  int rounds_;
  int absences_;  // percent
  bool rematches_;
  Points largest_adjustment_;
  Tournament tournament_;
};

// The same facts, implemented literally.
class Literal {
 public:
  Literal(const Tournament& tournament, const System& rules, const RoundSetup& setup)
      : tournament_(tournament), rules_(rules), setup_(setup), before_(setup.round - 1) {}

  [[nodiscard]] Points pairing_score(PlayerIndex p, int rounds) const {
    return standings_points(tournament_, person(p), rounds) + person(p).virtual_in(rounds);
  }

  [[nodiscard]] bool has_bye_beforehand(PlayerIndex p) const {
    return before_ == tournament_.rounds_played && person(p).round(before_).outcome == Outcome::PairingBye;
  }
  [[nodiscard]] bool is_paired(PlayerIndex p) const {
    if (std::count(setup_.absent.begin(), setup_.absent.end(), p) > 0) return false;
    const RoundEntry mark = person(p).round(before_);
    return before_ < tournament_.rounds_played ? took_part(mark) : mark.outcome == Outcome::Absent;
  }

  [[nodiscard]] std::vector<PlayerIndex> order() const {
    std::vector<PlayerIndex> players;
    for (PlayerIndex p = 0; p < std::ssize(tournament_.players); ++p)
      if (is_paired(p)) players.push_back(p);
    std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) {
      return pairing_score(a, before_) > pairing_score(b, before_);
    });
    return players;
  }

  [[nodiscard]] int effective_number(PlayerIndex own) const {
    int number = 0;
    for (PlayerIndex p = 0; p <= own; ++p) {
      bool counts = is_paired(p) || has_bye_beforehand(p);
      for (int round = 0; round < before_; ++round) counts = counts || took_part(person(p).round(round));
      number += counts ? 1 : 0;
    }
    return number;
  }

  [[nodiscard]] std::vector<Colour> colours(PlayerIndex p) const {
    std::vector<Colour> colours;
    for (int round = 0; round < before_; ++round)
      if (const RoundEntry entry = person(p).round(round); was_played(entry)) colours.push_back(entry.colour);
    return colours;
  }

  [[nodiscard]] Float float_of(PlayerIndex p, int rounds_ago) const {
    const int round = before_ - rounds_ago;
    if (round < 0) return Float::None;
    const RoundEntry entry = person(p).round(round);
    if (!was_played(entry)) return rules_.float_of_unplayed(entry, tournament_.points);
    const Points own = pairing_score(p, round);
    const Points others = pairing_score(entry.opponent, round);
    return own == others ? Float::None : own > others ? Float::Down : Float::Up;
  }

  [[nodiscard]] bool bye_eligible(PlayerIndex p) const {
    for (int round = 0; round < before_; ++round)
      if (const RoundEntry entry = person(p).round(round);
          !was_played(entry) && rules_.bars_bye(entry, tournament_.points))
        return false;
    return true;
  }

  [[nodiscard]] bool topscorer(PlayerIndex p) const {
    const Points best = std::max(tournament_.points.win, tournament_.points.draw);
    return setup_.round >= setup_.rounds_declared && pairing_score(p, before_) > before_ * best / 2;
  }

  [[nodiscard]] bool barred(PlayerIndex a, PlayerIndex b) const {
    for (int round = 0; round < before_; ++round)
      if (const RoundEntry entry = person(a).round(round); was_played(entry) && entry.opponent == b)
        return true;
    const auto forbids = [&](const std::vector<PlayerIndex>& group) {
      return std::count(group.begin(), group.end(), a) > 0 && std::count(group.begin(), group.end(), b) > 0;
    };
    for (const auto& group : tournament_.forbidden_groups)
      if (forbids(group)) return true;
    for (const ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= setup_.round && setup_.round <= span.last_round && forbids(span.group))
        return true;
    for (const auto& [one, other] : setup_.forbidden)
      if (std::minmax(one, other) == std::minmax(a, b)) return true;
    return false;
  }

 private:
  [[nodiscard]] const Player& person(PlayerIndex p) const { return tournament_.players[place_of(p)]; }

  const Tournament& tournament_;
  const System& rules_;
  const RoundSetup& setup_;
  int before_;
};

void compare_player(const RoundField& field, Position p, const Literal& literal) {
  const PlayerIndex own = field.player(p);
  const criteria::PlayerFacts& facts = field.facts(p);
  EXPECT_EQ(facts.previous, literal.float_of(own, 1));
  EXPECT_EQ(facts.before_previous, literal.float_of(own, 2));
  EXPECT_EQ(facts.bye_eligible, literal.bye_eligible(own));
  EXPECT_EQ(facts.topscorer, literal.topscorer(own));
  EXPECT_EQ(facts.unplayed, 0);
  EXPECT_EQ(facts.preference, test::preference_after(literal.colours(own)));
  EXPECT_EQ(field.colours(p).oldest_first(), literal.colours(own));
  EXPECT_EQ(field.effective_number(p), literal.effective_number(own));
  EXPECT_EQ(field.indispensable_colour(p),
            facts.preference.absolute() && !facts.topscorer ? facts.preference.colour : Colour::None);
  std::vector<Position> barred;
  for (Position q = 0; q < field.size(); ++q)
    if (q != p && literal.barred(own, field.player(q))) barred.push_back(q);
  EXPECT_EQ(field.barred(p), barred);
  const auto listed = field.barred_one_by_one(p);
  EXPECT_EQ(std::set(listed.begin(), listed.end()).size(), listed.size()) << "somebody is listed twice";
}

void compare(const Tournament& tournament, const System& rules, const RoundSetup& setup) {
  const RoundField field(tournament, rules, setup);
  const Literal literal(tournament, rules, setup);
  const std::vector<PlayerIndex> order = literal.order();
  ASSERT_EQ(field.size(), std::ssize(order));
  for (Position p = 0; p < field.size(); ++p) {
    ASSERT_EQ(field.player(p), order[place_of(p)]);
    ASSERT_EQ(field.facts(p).score, literal.pairing_score(order[place_of(p)], setup.round - 1));
    EXPECT_EQ(field.standings(p),
              standings_points(tournament, tournament.players[place_of(order[place_of(p)])], setup.round - 1));
  }
  for (Position p = 0; p < field.size(); ++p) {
    Position end = p;
    while (end < field.size() && field.facts(end).score == field.facts(p).score) ++end;
    EXPECT_EQ(field.end_of_score_group(p), end);
    compare_player(field, p, literal);
  }
  std::vector<PlayerIndex> byes;
  for (PlayerIndex p = 0; p < std::ssize(tournament.players); ++p)
    if (literal.has_bye_beforehand(p)) byes.push_back(p);
  EXPECT_EQ(std::vector(field.assigned_byes().begin(), field.assigned_byes().end()), byes);
}

void compare_crooked(Random& random, int tournaments, int fewest, int most) {
  for (int i = 0; i < tournaments && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const Tournament tournament = CrookedTournament(random, random.between(fewest, most)).build();
    const auto n = static_cast<int>(tournament.players.size());
    std::vector<PlayerIndex> absent;
    std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden;
    if (n > 1 && random.chance(30)) absent.push_back(random.between(0, n - 1));
    if (n > 1 && random.chance(30))
      forbidden.emplace_back(random.between(0, n / 2 - 1), random.between(n / 2, n - 1));
    const int round =
        random.chance(70) ? tournament.rounds_played + 1 : random.between(1, tournament.rounds_played + 1);
    const int declared = random.chance(50) ? round : round + 2;
    for (const System* rules : {&swiss::dutch::baku_2016, &swiss::dutch::fide_2026})
      compare(tournament, *rules, {round, declared, absent, forbidden});
  }
}

TEST(RoundFieldByTheLetter, CrookedTournaments) {
  Random random(20260722);
  compare_crooked(random, 2000, 0, 40);
}

// Without a row of bits for each player the partners barred are lists from the start.
TEST(RoundFieldByTheLetter, CrookedTournamentsWithMorePlayers) {
  Random random(20261130);
  constexpr int few = swiss::LegalMatrix::few_players;
  compare_crooked(random, 25, few - 20, few + 60);
}

// Scores too far apart for counting sort, and more than one word of colours: both are rare above.
TEST(RoundFieldByTheLetter, ScoresFarApart) {
  Random random(3);
  Tournament tournament;
  tournament.rounds_played = 1;
  tournament.players.resize(500);
  for (Player& player : tournament.players) {
    player.rounds.push_back({no_player, Colour::None, Outcome::HalfBye});
    player.adjustments.push_back(random.between(-1'000'000'000, 1'000'000'000));
    if (random.chance(50)) player.adjustments.back() = 7;
  }
  compare(tournament, swiss::dutch::baku_2016, {2, 9, {}, {}});
}

}  // namespace
}  // namespace bloesem::test
