#include "engine/sequence/criteria.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "engine/sequence/colours.hpp"
#include "engine/sequence/completion.hpp"

namespace bloesem::sequence {
namespace {

using criteria::BracketKind;
using criteria::BracketKinds;
using criteria::Float;
using criteria::kinds;
using criteria::PlayerFacts;
using criteria::Strength;

bool ends_the_round(const Bracket& bracket) {
  return bracket.kind == BracketKind::Last || bracket.kind == BracketKind::Collapsed;
}

int sign(Colour colour) { return colour == Colour::White ? 1 : -1; }

// The number of players of a game of whom something is true, given the colour they get.
template <class Predicate>
int players_of(const Game& game, Predicate holds) {
  return (holds(game.higher.facts, game.of_higher) ? 1 : 0) + (holds(game.lower.facts, game.of_lower) ? 1 : 0);
}

bool with_topscorer(const Game& game) { return game.higher.facts.topscorer || game.lower.facts.topscorer; }

Points difference(const Game& game) { return game.higher.facts.score - game.lower.facts.score; }

// A.8
Points difference(const Downfloater& downfloater) {
  return downfloater.entrant.facts.score - downfloater.below;
}

// C.5: downfloaters.
Cost c5_downfloater(const Downfloater&) { return {1, 0}; }

// C.6: the PSD. Equal scores make no difference.
Cost c6_pair(const Game& game) { return {difference(game) != 0 ? 1 : 0, difference(game)}; }
Cost c6_downfloater(const Downfloater& downfloater) { return {1, difference(downfloater)}; }

// C.7, first half: as few as possible left over in the next bracket. If that is the last one, whoever is left
// over there and may not have the bye counts thrice, so that one who may comes before one who may not, and
// both before three (C.2).
void c7_pairs(const Field&, const Bracket&, const Outlook& outlook, CriterionValue& value) {
  value.count = outlook.unpaired + 2 * outlook.barred;
}

// C.7, second half: the PSD there, of which our downfloaters who stay unpaired are all that matters (lemma
// PSD).
void c7_psd(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value) {
  for (const Place p : outlook.stranded)
    value.differences.push_back(field.score(p) - field.score(bracket.ahead.back()) + one_point);
}

// C.8: topscorers and their opponents who get a colour difference beyond two.
Cost c8_pair(const Game& game) {
  if (!with_topscorer(game)) return {};
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    const int before = facts.preference.difference;
    const int after = before + sign(colour);
    return std::abs(after) > 2 && std::abs(after) > std::abs(before);
  })};
}

// C.9: topscorers and their opponents who get the same colour three times in a row.
Cost c9_pair(const Game& game) {
  if (!with_topscorer(game)) return {};
  return {players_of(
      game, [](const PlayerFacts& facts, Colour colour) { return facts.preference.repeated == colour; })};
}

// C.10: players who do not get their colour preference.
Cost c10_pair(const Game& game) {
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    return facts.preference.strength != Strength::None && facts.preference.colour != colour;
  })};
}

// C.11: players who do not get their strong colour preference (A.6.b).
Cost c11_pair(const Game& game) {
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    return facts.preference.strength == Strength::Strong && facts.preference.colour != colour;
  })};
}

// A.4: who floats now, and floated in the same way in a past round.
using Past = Float PlayerFacts::*;
constexpr Past previous_round = &PlayerFacts::previous;
constexpr Past two_rounds_before = &PlayerFacts::before_previous;

template <Past round>
bool again_down(const Game& game) {
  return difference(game) != 0 && game.higher.facts.*round == Float::Down;
}
template <Past round>
bool again_down(const Downfloater& downfloater) {
  return downfloater.entrant.facts.*round == Float::Down;
}
template <Past round>
bool again_up(const Game& game) {
  return difference(game) != 0 && game.lower.facts.*round == Float::Up;
}

// C.12, C.14: players who get the same downfloat.
template <Past round>
Cost same_downfloat(const Game& game) {
  return {again_down<round>(game) ? 1 : 0, 0};
}
template <Past round>
Cost same_downfloat(const Downfloater& downfloater) {
  return {again_down<round>(downfloater) ? 1 : 0, 0};
}
// C.13, C.15: players who get the same upfloat.
template <Past round>
Cost same_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, 0};
}
// C.16, C.18: score differences of players who get the same downfloat.
template <Past round>
Cost difference_of_downfloat(const Game& game) {
  return {again_down<round>(game) ? 1 : 0, difference(game)};
}
template <Past round>
Cost difference_of_downfloat(const Downfloater& downfloater) {
  return {again_down<round>(downfloater) ? 1 : 0, difference(downfloater)};
}
// C.17, C.19: score differences of players who get the same upfloat.
template <Past round>
Cost difference_of_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, difference(game)};
}

// ---- What a perfect candidate has

// The number of pairs is given, and with it that of the downfloaters.
void least_c5(const Shape& shape, CriterionValue& value) { value.count = shape.downfloaters(); }

// The nearest that an MDP can come to a resident.
Points least_difference(const Shape& shape, Place mdp) {
  return shape.field.score(mdp) - shape.field.score(shape.bracket.residents.front());
}

// The lowest MDPs stay in the Limbo, everybody else is as near to his opponent as can be, and further
// downfloaters have the lowest score there is: no entry of a candidate's list, from the largest, is smaller.
void least_c6(const Shape& shape, CriterionValue& value) {
  const std::vector<Place>& mdps = shape.bracket.moved_down;
  for (std::size_t i = 0; i < mdps.size(); ++i) {
    if (static_cast<int>(i) < shape.mdps_paired)
      value.differences.push_back(least_difference(shape, mdps[i]));
    else
      value.differences.push_back(shape.field.score(mdps[i]) - shape.below());
  }
  const int residents = shape.downfloaters() - shape.limbo();
  value.differences.insert(value.differences.end(), static_cast<std::size_t>(residents), one_point);
}

// Parity may leave one over in the next bracket, and MDPs do not meet each other there.
int least_unpaired_ahead(const Shape& shape) {
  const int guests = shape.downfloaters();
  const int hosts = static_cast<int>(shape.bracket.ahead.size());
  return std::max((guests + hosts) % 2, guests - hosts);
}
void least_c7_pairs(const Shape& shape, CriterionValue& value) {
  if (shape.downfloaters() > 0) value.count = least_unpaired_ahead(shape);
}
void least_c7_psd(const Shape& shape, CriterionValue& value) {
  const int stranded = shape.downfloaters() - static_cast<int>(shape.bracket.ahead.size());
  if (stranded <= 0) return;
  const Points lowest = shape.field.score(shape.bracket.residents.back());
  const Points below = shape.field.score(shape.bracket.ahead.back()) - one_point;
  value.differences.assign(static_cast<std::size_t>(stranded), lowest - below);
}

// If so many players want a colour, at most as many pairs as there are others can do without a game between two
// of them. In each such game one is denied.
int games_between(const Shape& shape, Colour colour) {
  const std::vector<Place> players = shape.bracket.players();
  const auto others = std::count_if(players.begin(), players.end(),
                                    [&](Place p) { return shape.field[p].facts.preference.colour != colour; });
  return std::max(0, shape.pairs - static_cast<int>(others));
}
void least_c10(const Shape& shape, CriterionValue& value) {
  value.count = std::max(games_between(shape, Colour::White), games_between(shape, Colour::Black));
}

// Of these games only those deny no strong preference that have a player with a mild one, or two with absolute
// ones, of whom one must be a topscorer (C.3).
int strong_games_between(const Shape& shape, Colour colour) {
  int mild = 0;
  int absolute = 0;
  bool topscorers = false;
  for (const Place p : shape.bracket.players()) {
    const PlayerFacts& facts = shape.field[p].facts;
    topscorers = topscorers || facts.topscorer;
    if (facts.preference.colour != colour) continue;
    mild += facts.preference.strength == Strength::Mild ? 1 : 0;
    absolute += facts.preference.strength == Strength::Absolute ? 1 : 0;
  }
  return std::max(0, games_between(shape, colour) - mild - (topscorers ? absolute / 2 : 0));
}
void least_c11(const Shape& shape, CriterionValue& value) {
  value.count =
      std::max(strong_games_between(shape, Colour::White), strong_games_between(shape, Colour::Black));
}

// Every MDP downfloats, whether he is paired (with a resident, who has less) or not.
template <Past round>
void least_downfloats(const Shape& shape, CriterionValue& value) {
  for (const Place p : shape.bracket.moved_down)
    value.count += shape.field[p].facts.*round == Float::Down ? 1 : 0;
}
template <Past round>
void least_downfloat_differences(const Shape& shape, CriterionValue& value) {
  for (const Place p : shape.bracket.moved_down)
    if (shape.field[p].facts.*round == Float::Down) value.differences.push_back(least_difference(shape, p));
}

// ---- The table

constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                        BracketKind::Penultimate, BracketKind::Collapsed);

constexpr Criterion table[] = {
    {"C.5", "downfloaters", false, anywhere, nullptr, c5_downfloater, nullptr, least_c5},
    {"C.6", "score differences of pairs and downfloaters (PSD)", true, anywhere, c6_pair, c6_downfloater,
     nullptr, least_c6},
    {"C.7", "unpaired players in the following bracket", false, kinds(BracketKind::Normal), nullptr, nullptr,
     c7_pairs, least_c7_pairs},
    {"C.7", "unpaired players in the following bracket, the last: thrice for one who may not have the bye",
     false, kinds(BracketKind::BeforeLast), nullptr, nullptr, c7_pairs, least_c7_pairs},
    {"C.7", "score differences of downfloaters whom the following bracket cannot pair either", true,
     kinds(BracketKind::Normal, BracketKind::BeforeLast), nullptr, nullptr, c7_psd, least_c7_psd},
    {"C.8", "pairs of topscorers that leave a colour difference beyond two", false, anywhere, c8_pair},
    {"C.9", "pairs of topscorers that give a colour a third time running", false, anywhere, c9_pair},
    {"C.10", "players who do not get their colour preference", false, anywhere, c10_pair, nullptr, nullptr,
     least_c10},
    {"C.11", "players who do not get their strong colour preference", false, anywhere, c11_pair, nullptr,
     nullptr, least_c11},
    {"C.12", "players with the same downfloat as in the previous round", false, anywhere,
     same_downfloat<previous_round>, same_downfloat<previous_round>, nullptr, least_downfloats<previous_round>},
    {"C.13", "players with the same upfloat as in the previous round", false, anywhere,
     same_upfloat<previous_round>},
    {"C.14", "players with the same downfloat as two rounds before", false, anywhere,
     same_downfloat<two_rounds_before>, same_downfloat<two_rounds_before>, nullptr,
     least_downfloats<two_rounds_before>},
    {"C.15", "players with the same upfloat as two rounds before", false, anywhere,
     same_upfloat<two_rounds_before>},
    {"C.16", "score differences of players with the same downfloat as in the previous round", true, anywhere,
     difference_of_downfloat<previous_round>, difference_of_downfloat<previous_round>, nullptr,
     least_downfloat_differences<previous_round>},
    {"C.17", "score differences of players with the same upfloat as in the previous round", true, anywhere,
     difference_of_upfloat<previous_round>},
    {"C.18", "score differences of players with the same downfloat as two rounds before", true, anywhere,
     difference_of_downfloat<two_rounds_before>, difference_of_downfloat<two_rounds_before>, nullptr,
     least_downfloat_differences<two_rounds_before>},
    {"C.19", "score differences of players with the same upfloat as two rounds before", true, anywhere,
     difference_of_upfloat<two_rounds_before>},
};

// ---- Evaluation

// C.2 and C.4 as numbers: players left over when the round ends, thrice for one who may not have the bye.
void put_absolute_first(const Field& field, const Bracket& bracket, const Candidate& candidate,
                        std::vector<CriterionValue>& values) {
  CriterionValue value;
  if (ends_the_round(bracket)) {
    value.article = "C.2";
    value.meaning = "players left over when the round ends, thrice for one who may not have the bye";
    for (const Place p : candidate.downfloaters) value.count += field[p].facts.bye_eligible ? 1 : 3;
  } else if (bracket.kind == BracketKind::Penultimate) {
    value.article = "C.4";
    value.meaning = "players who cannot be paired any more, thrice for one who may not have the bye";
    const Outlook ahead = outlook(field, candidate.downfloaters, bracket.ahead, true);
    value.count = ahead.unpaired + 2 * ahead.barred;
  } else {
    return;
  }
  values.push_back(std::move(value));
}

void add(CriterionValue& value, const Cost& cost) {
  if (value.is_list)
    value.differences.insert(value.differences.end(), static_cast<std::size_t>(cost.amount), cost.difference);
  else
    value.count += cost.amount;
}

CriterionValue evaluate(const Field& field, const Bracket& bracket, const Candidate& candidate,
                        const Criterion& criterion) {
  CriterionValue value{criterion.article, criterion.meaning, criterion.is_list, 0, {}};
  const Shape shape{field, bracket};
  if (criterion.of_pair != nullptr)
    for (const auto& [higher, lower] : candidate.pairs)
      add(value, criterion.of_pair(game_of(field[higher], field[lower])));
  if (criterion.of_downfloater != nullptr)
    for (const Place p : candidate.downfloaters)
      add(value, criterion.of_downfloater({field[p], shape.below()}));
  if (criterion.of_outlook != nullptr)
    criterion.of_outlook(field, bracket, look_ahead(field, bracket, candidate.downfloaters), value);
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

std::strong_ordering compare(const CriterionValue& a, const CriterionValue& b) {
  return a.is_list ? a.differences <=> b.differences : a.count <=> b.count;
}

}  // namespace

int Shape::downfloaters() const noexcept {
  return static_cast<int>(bracket.moved_down.size() + bracket.residents.size()) - 2 * pairs;
}

int Shape::limbo() const noexcept { return static_cast<int>(bracket.moved_down.size()) - mdps_paired; }

Points Shape::below() const noexcept { return field.score(bracket.residents.back()) - one_point; }

Outlook look_ahead(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  if (downfloaters.empty()) return {};
  return outlook(field, downfloaters, bracket.ahead, bracket.kind == BracketKind::BeforeLast);
}

Game game_of(const Entrant& higher, const Entrant& lower) {
  // Where E.5 decides nobody has a preference or a past, so any initial colour will do.
  const Encounter encounter{higher, lower, Colour::White, 1};
  const Colour colour = colours_of(encounter)->of_higher;
  return {higher, lower, colour, opposite(colour)};
}

bool may_stay_over(const Field& field, std::span<const Place> downfloaters) {
  return downfloaters.empty() || (downfloaters.size() == 1 && field[downfloaters.front()].facts.bye_eligible);
}

bool completes_the_round(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  return can_be_completed(field, joined(downfloaters, bracket.ahead));
}

std::optional<std::string_view> broken_rule(const Field& field, const Bracket& bracket,
                                            const Candidate& candidate) {
  const auto is_mdp = [&](Place p) {
    return std::find(bracket.moved_down.begin(), bracket.moved_down.end(), p) != bracket.moved_down.end();
  };
  for (const auto& [higher, lower] : candidate.pairs)
    if (field.kept_apart(higher, lower)) return "C.1";
  if (ends_the_round(bracket) && !may_stay_over(field, candidate.downfloaters)) return "C.2";
  for (const auto& [higher, lower] : candidate.pairs)
    if (!field.may_meet(higher, lower)) return "C.3";
  if (bracket.kind == BracketKind::Penultimate && !completes_the_round(field, bracket, candidate.downfloaters))
    return "C.4";
  for (const auto& [higher, lower] : candidate.pairs)
    if (is_mdp(higher) && is_mdp(lower)) return "B.3";
  return std::nullopt;
}

std::span<const Criterion> quality_criteria() noexcept { return table; }

std::vector<CriterionValue> evaluate(const Field& field, const Bracket& bracket, const Candidate& candidate,
                                     std::span<const Criterion> criteria) {
  std::vector<CriterionValue> values;
  put_absolute_first(field, bracket, candidate, values);
  for (const Criterion& criterion : criteria)
    if (contains(criterion.in_force, bracket.kind))
      values.push_back(evaluate(field, bracket, candidate, criterion));
  return values;
}

std::optional<std::size_t> first_difference(std::span<const CriterionValue> a,
                                            std::span<const CriterionValue> b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (compare(a[i], b[i]) != std::strong_ordering::equal) return i;
  return std::nullopt;
}

std::strong_ordering compare(std::span<const CriterionValue> a, std::span<const CriterionValue> b) {
  const std::optional<std::size_t> place = first_difference(a, b);
  return place ? compare(a[*place], b[*place]) : std::strong_ordering::equal;
}

}  // namespace bloesem::sequence
