#include "engine/literal/match_round.hpp"

#include <algorithm>
#include <utility>

#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

// 2.1.2: a PAB, a match won by forfeit, or a full-point bye.
bool barred_from_bye(const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    const Outcome outcome = player.round(r).outcome;
    if (outcome == Outcome::PairingBye || outcome == Outcome::ForfeitWin || outcome == Outcome::FullBye)
      return true;
  }
  return false;
}

// 1.5: a match that was not forfeited, against another score.
bool floated_in(const Field& field, const Player& player, int round) {
  if (round < 0 || !was_played(player.round(round))) return false;
  const Player& opponent = *opponent_in(field.tournament(), player, round);
  return score_before(field.tournament(), opponent, round) != score_before(field.tournament(), player, round);
}

MatchRound round_of(const LiteralRound& request, const MatchSystem& system, Field field) {
  std::vector<char> floated;
  std::vector<Preference> preferences;
  std::vector<Mask> partners;
  for (Place p = 0; p < field.size(); ++p) {
    floated.push_back(floated_in(field, field.player(p), field.before() - 1) ? 1 : 0);
    preferences.push_back(system.preference(request, field[p].colours));
    partners.push_back(field.partners(p));
  }
  const bool floats_count = request.round <= request.rounds_declared - system.last_rounds;
  return {request,      std::move(field),       std::move(floated),
          floats_count, std::move(preferences), Completion(std::move(partners))};
}

// ---- 2.3: the set of upfloaters

// The lowest score first; the higher the better.
Value match_c5(MatchBracket& bracket, Mask upfloaters) {
  Value value;
  for (const Points score : scores_of(bracket.round.field, upfloaters)) value.push_back(-score);
  return value;
}

// Returns the score level directly below, of all who are paired or have the bye in this round.
std::optional<Points> following_score(const MatchBracket& bracket) {
  const Field& field = bracket.round.field;
  const Points top = field[first_of(bracket.residents)].score;
  std::optional<Points> following;
  const auto consider = [&](Points score) {
    if (score < top && (!following || score > *following)) following = score;
  };
  for (Place p = 0; p < field.size(); ++p) consider(field[p].score);
  if (const std::optional<PlayerIndex> bye = field.assigned_bye()) {
    const Player& player = field.tournament().players[static_cast<std::size_t>(*bye)];
    consider(score_before(field.tournament(), player, field.before()));
  }
  return following;
}

// Fails (1) if the following scoregroup cannot be paired with the number of upfloaters that its size asks for.
// If graded: the least number with which it can be paired.
Value match_c6(MatchBracket& bracket, Mask upfloaters) {
  const Field& field = bracket.round.field;
  Completion& completion = bracket.round.completion;
  const std::optional<Points> score = following_score(bracket);
  const Mask rest = bracket.left & ~bracket.residents & ~upfloaters;
  Mask following = 0;
  for (const Place p : places_of(rest))
    if (field[p].score == score) following |= bit(p);
  const Mask below = rest & ~following;
  const auto succeeds = [&](Mask ups) {
    return completion.possible(following | ups) && completion.possible(below & ~ups);
  };
  if (following == 0 || succeeds(0)) return {0};
  const std::vector<Place> pool = places_of(below);
  std::size_t least = 1;
  for (bool enough = false; least <= pool.size(); ++least) {
    for_each_set(std::span(pool), least, [&](Mask ups) { return enough = succeeds(ups); });
    if (enough) break;
  }
  if (bracket.round.request.graded_c6) return {static_cast<int>(least)};
  return {least == 1 && !pool.empty() ? 0 : 1};
}

Value match_c7(MatchBracket& bracket, Mask upfloaters) {
  int floated = 0;
  if (bracket.round.floats_count)
    for (const Place p : places_of(upfloaters)) floated += bracket.round.has_floated(p) ? 1 : 0;
  return {floated};
}

constexpr SetCriterion<MatchBracket> upfloater_criteria[] = {
    {"C5", match_c5},
    {"C6", match_c6},
    {"C7", match_c7},
};

// ---- Article 3

// 3.4: the lowest score, the most matches, the largest number.
Place match_bye(MatchRound& round) {
  const Field& field = round.field;
  std::vector<Place> candidates;
  for (Place p = field.size(); p-- > 0;)
    if (!barred_from_bye(field.player(p), field.before())) candidates.push_back(p);
  std::stable_sort(candidates.begin(), candidates.end(), [&](Place a, Place b) {
    if (field[a].score != field[b].score) return field[a].score < field[b].score;
    return field[a].games > field[b].games;
  });
  return first_possible_bye(candidates, field.everybody(), round.completion);
}

Charges charges_of(const MatchBracket& bracket, std::span<const PairCriterion> criteria, Place a, Place b) {
  if (!bracket.round.completion.legal(a, b)) return Charges::impossible();
  Charges charges;
  for (std::size_t i = 0; i < criteria.size(); ++i)
    charges.counts[i] = static_cast<std::int8_t>(criteria[i].charge(bracket, a, b));
  return charges;
}

std::vector<std::pair<Place, Place>> match_pairs(MatchRound& round, const MatchSystem& system, Mask left) {
  std::vector<std::pair<Place, Place>> pairs;
  while (left != 0) {
    MatchBracket bracket{round, left, top_scoregroup(round.field, left)};
    // With equal scores at each place, the order of the list is the order of 3.5.3.
    std::vector<Mask> upfloaters = fewest_upfloaters(round.field, round.completion, left, bracket.residents);
    keep_best<MatchBracket>(upfloaters, upfloater_criteria, bracket);
    const Mask players = bracket.residents | upfloaters.front();
    const auto paired = smallest_identifier(round.field.size(), players, [&](Place a, Place b) {
      return charges_of(bracket, system.pair_criteria, a, b);
    });
    pairs.insert(pairs.end(), paired.begin(), paired.end());
    left &= ~players;
  }
  return pairs;
}

}  // namespace

int floated_resident(const MatchBracket& bracket, Place a, Place b) {
  if (!bracket.round.floats_count || has(bracket.residents, a) == has(bracket.residents, b)) return 0;
  return bracket.round.has_floated(has(bracket.residents, a) ? a : b) ? 1 : 0;
}

std::vector<std::pair<Place, Place>> smallest_identifier(Place players, Mask bracket,
                                                         const PairCharges& charges) {
  CheapestPairings cheapest(players, charges);
  const Charges least = cheapest.of(bracket);
  const std::vector<Place> members = places_of(bracket);
  std::vector<std::pair<Place, Place>> pairing;
  // Sets in this order are lists of top members in the order of identifiers.
  for_each_set(members, members.size() / 2, [&](Mask tops) {
    CrossPairings across(places_of(tops), places_of(bracket & ~tops), [&](Place top, Place bottom) {
      return top < bottom ? cheapest.of_pair(top, bottom) : Charges::impossible();
    });
    if (across.least() != least) return false;
    pairing = across.first_pairing(&least);
    return true;
  });
  return pairing;
}

std::optional<Colour> alternate_higher(const Seats& seats) {
  if (seats.higher.colours.empty()) return std::nullopt;
  return opposite(seats.higher.colours.back());
}

std::optional<Colour> alternate_lower(const Seats& seats) {
  if (seats.lower.colours.empty()) return std::nullopt;
  return seats.lower.colours.back();
}

Result<LiteralPairing> pair_matches(const LiteralRound& request, const MatchSystem& system) {
  Result<Field> field = Field::of(request);
  if (!field) return field.error();
  MatchRound round = round_of(request, system, *std::move(field));
  LiteralPairing pairing;
  pairing.bye = round.field.assigned_bye();
  Mask left = round.field.everybody();
  if (round.field.size() % 2 != 0) {
    const Place bye = match_bye(round);
    if (bye < 0) return no_pairing();
    pairing.bye = round.field[bye].player;
    left &= ~bit(bye);
  }
  if (!round.completion.possible(left)) return no_pairing();
  for (const auto& [a, b] : match_pairs(round, system, left)) {
    const Result<Board> board = system.board(round, a, b);
    if (!board) return board.error();
    pairing.boards.push_back(*board);
  }
  return pairing;
}

}  // namespace bloesem::literal
