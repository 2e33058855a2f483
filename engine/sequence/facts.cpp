#include "engine/sequence/facts.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/model/wishes.hpp"

namespace bloesem::sequence {
namespace {

using criteria::ColourPreference;
using criteria::Float;
using criteria::PlayerFacts;
using criteria::Strength;

// Returns the score with which the player enters a round (from 0): the points of earlier rounds, and the
// virtual points of that round (A.2.a).
Points score_before(const Tournament& tournament, const Player& player, int round) {
  Points score = player.virtual_in(round) + player.adjusted(round);
  for (int r = 0; r < round; ++r) score += points_of(player.round(r).outcome, tournament.points);
  return score;
}

// A.4.b. `round` from 0; there is no float before the first round.
Float float_from(const Tournament& tournament, const Player& player, int round,
                 const UnplayedRounds& unplayed) {
  if (round < 0) return Float::None;
  const RoundEntry game = player.round(round);
  if (!was_played(game)) return unplayed.float_left(game, tournament.points);
  const Player& opponent = tournament.players[static_cast<std::size_t>(game.opponent)];
  const Points lead = score_before(tournament, player, round) - score_before(tournament, opponent, round);
  if (lead > 0) return Float::Down;
  return lead < 0 ? Float::Up : Float::None;
}

// C.04.2.D.5
std::vector<Colour> colours_before(const Player& player, int round) {
  std::vector<Colour> colours;
  for (int r = 0; r < round; ++r)
    if (was_played(player.round(r))) colours.push_back(player.round(r).colour);
  return colours;
}

// C.2
bool may_have_bye(const Tournament& tournament, const Player& player, int round,
                  const UnplayedRounds& unplayed) {
  for (int r = 0; r < round; ++r) {
    const RoundEntry entry = player.round(r);
    if (!was_played(entry) && unplayed.bars_bye(entry, tournament.points)) return false;
  }
  return true;
}

int games_before(const Player& player, int round) {
  int games = 0;
  for (int r = 0; r < round; ++r) games += was_played(player.round(r)) ? 1 : 0;
  return games;
}

// A.7: more than half of the possible points, when the final round is paired.
bool is_topscorer(Points score, const RoundSetup& setup, const PointSystem& system) {
  const Points possible = (setup.round - 1) * std::max(system.win, system.draw);
  return setup.round >= setup.rounds_declared && 2 * score > possible;
}

// C.3
bool barred_by_colour(const PlayerFacts& a, const PlayerFacts& b) {
  return !a.topscorer && !b.topscorer && a.preference.strength == Strength::Absolute &&
         b.preference.strength == Strength::Absolute && a.preference.colour == b.preference.colour;
}

bool has_taken_part(const Player& player, int round) {
  for (int r = 0; r < round; ++r)
    if (took_part(player.round(r))) return true;
  return false;
}

// Returns what the player's past tells, without numbers and wishes.
Entrant entrant_of(const Tournament& tournament, const RoundSetup& setup, PlayerIndex index,
                   const UnplayedRounds& unplayed) {
  const Player& player = tournament.players[static_cast<std::size_t>(index)];
  const int before = setup.round - 1;
  Entrant entrant;
  entrant.player = index;
  entrant.colours = colours_before(player, before);
  entrant.unplayed = before - games_before(player, before);
  entrant.standings = standings_points(tournament, player, before);
  entrant.facts.score = score_before(tournament, player, before);
  entrant.facts.preference = preference_of(entrant.colours);
  entrant.facts.previous = float_from(tournament, player, before - 1, unplayed);
  entrant.facts.before_previous = float_from(tournament, player, before - 2, unplayed);
  const bool denied =
      std::find(setup.without_bye.begin(), setup.without_bye.end(), index) != setup.without_bye.end();
  entrant.facts.bye_eligible = !denied && may_have_bye(tournament, player, before, unplayed);
  entrant.facts.topscorer = is_topscorer(entrant.facts.score, setup, tournament.points);
  return entrant;
}

}  // namespace

ColourPreference preference_of(std::span<const Colour> colours) {
  ColourPreference preference;
  if (colours.empty()) return preference;  // A.6.d
  const auto whites = static_cast<int>(std::count(colours.begin(), colours.end(), Colour::White));
  preference.difference = whites - (static_cast<int>(colours.size()) - whites);
  const Colour last = colours.back();
  if (colours.size() > 1 && colours[colours.size() - 2] == last) preference.repeated = last;
  // A.6.a. Where the two reasons contradict each other (W W W W B B), the difference decides.
  if (preference.difference > 1 || preference.difference < -1) {
    preference.strength = Strength::Absolute;
    preference.colour = preference.difference > 1 ? Colour::Black : Colour::White;
  } else if (preference.repeated != Colour::None) {
    preference.strength = Strength::Absolute;
    preference.colour = opposite(last);
  } else if (preference.difference != 0) {  // A.6.b
    preference.strength = Strength::Strong;
    preference.colour = preference.difference == 1 ? Colour::Black : Colour::White;
  } else {  // A.6.c
    preference.strength = Strength::Mild;
    preference.colour = opposite(last);
  }
  return preference;
}

Field::Field(const Tournament& tournament, const RoundSetup& setup, const UnplayedRounds& unplayed)
    : places_(tournament.players.size(), -1) {
  const int before = setup.round - 1;
  const std::vector<std::vector<int>> groups = wish_groups(tournament, setup.round);
  int effective = 0;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const PlayerIndex index = setup.ranking.empty() ? static_cast<PlayerIndex>(i) : setup.ranking[i];
    const Player& player = tournament.players[static_cast<std::size_t>(index)];
    const bool paired = std::binary_search(setup.participants.begin(), setup.participants.end(), index);
    const bool has_bye =
        before >= tournament.rounds_played && player.round(before).outcome == Outcome::PairingBye;
    const bool seated = std::find(setup.seated.begin(), setup.seated.end(), index) != setup.seated.end();
    if (paired || has_bye || seated || has_taken_part(player, before)) ++effective;
    if (!paired) continue;
    Entrant& entrant = entrants_.emplace_back(entrant_of(tournament, setup, index, unplayed));
    entrant.number = static_cast<int>(i) + 1;
    entrant.effective_number = effective;
    for (const std::vector<int>& group : groups)
      entrant.wish_groups.push_back(group[static_cast<std::size_t>(index)]);
  }
  std::sort(entrants_.begin(), entrants_.end(), [](const Entrant& a, const Entrant& b) {  // A.2
    return a.facts.score != b.facts.score ? a.facts.score > b.facts.score : a.number < b.number;
  });
  for (Place p = 0; p < size(); ++p) places_[static_cast<std::size_t>((*this)[p].player)] = p;
  find_who_is_kept_apart(tournament, setup);
  legal_.assign(apart_.size(), 0);
  for (Place a = 0; a < size(); ++a)
    for (Place b = 0; b < size(); ++b)
      legal_[index(a, b)] =
          a != b && !kept_apart(a, b) && !barred_by_colour((*this)[a].facts, (*this)[b].facts) ? 1 : 0;
}

Place Field::place_of(PlayerIndex player) const noexcept {
  const auto i = static_cast<std::size_t>(player);
  return player >= 0 && i < places_.size() ? places_[i] : -1;
}

void Field::keep_apart(PlayerIndex one, PlayerIndex other) {
  const Place a = place_of(one);
  const Place b = place_of(other);
  if (a < 0 || b < 0 || a == b) return;
  apart_[index(a, b)] = apart_[index(b, a)] = 1;
}

void Field::keep_apart(std::span<const PlayerIndex> group) {
  for (std::size_t i = 0; i < group.size(); ++i)
    for (std::size_t j = i + 1; j < group.size(); ++j) keep_apart(group[i], group[j]);
}

void Field::find_who_is_kept_apart(const Tournament& tournament, const RoundSetup& setup) {
  apart_.assign(entrants_.size() * entrants_.size(), 0);
  for (const Entrant& entrant : entrants_) {
    const Player& player = tournament.players[static_cast<std::size_t>(entrant.player)];
    for (int r = 0; r + 1 < setup.round; ++r)
      if (const RoundEntry game = player.round(r); was_played(game)) keep_apart(entrant.player, game.opponent);
  }
  for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups) keep_apart(group);
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    if (setup.round >= span.first_round && setup.round <= span.last_round) keep_apart(span.group);
  for (const auto& [one, other] : setup.forbidden) keep_apart(one, other);
}

}  // namespace bloesem::sequence
