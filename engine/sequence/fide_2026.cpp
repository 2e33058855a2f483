// The edition of 2026: articles 1, 2, 4 and 5.
#include <algorithm>
#include <array>

#include "engine/sequence/costs.hpp"
#include "engine/sequence/next_bracket.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {
namespace of_2026 {
namespace {

using criteria::BracketKind;
using criteria::BracketKinds;
using criteria::Float;
using criteria::kinds;

// ---- Article 1

// 1.4.3 and 1.4.4: a PAB, whatever it was worth, or more points than for a loss.
Float float_left(const RoundEntry& entry, const PointSystem& points) {
  const bool down = entry.outcome == Outcome::PairingBye || points_of(entry.outcome, points) > points.loss;
  return down ? Float::Down : Float::None;
}

// C2: a PAB, whatever it was worth, or at least as many points as for a win.
bool bars_bye(const RoundEntry& entry, const PointSystem& points) {
  return entry.outcome == Outcome::PairingBye || points_of(entry.outcome, points) >= points.win;
}

// ---- Article 2

// C5
void score_of_bye(const Field&, const Bracket&, const Outlook& outlook, CriterionValue& value) {
  if (outlook.bye) value.differences.push_back(*outlook.bye);
}

// C7
Cost score_of_downfloater(const Downfloater& downfloater) { return {1, downfloater.entrant.facts.score}; }

// C9
void unplayed_games(const Field&, const Bracket&, const Outlook& outlook, CriterionValue& value) {
  value.count = outlook.unplayed;
}

// C14, C16: residents only.
template <Past round>
Cost resident_down_again(const Downfloater& downfloater) {
  return {!downfloater.moved_down && again_down<round>(downfloater) ? 1 : 0, 0};
}

// C18, C20: an MDP who floats on counts as if paired below the bracket (as in A.8 of 2016), hence more than one
// who is paired.
template <Past round>
Cost difference_of_mdp(const Downfloater& downfloater) {
  return {downfloater.moved_down && again_down<round>(downfloater) ? 1 : 0, difference(downfloater)};
}

// ---- Values of a perfect candidate

std::optional<Points> least_bye(const Field& field, const Bracket& bracket) {
  return least_bye(field, joined(bracket.players(), below(field, bracket)), bracket.moved_down.size());
}

// The lowest score that is possible both at all and with this number of downfloaters.
void least_c5(const Shape& shape, CriterionValue& value) {
  const Field& field = shape.field;
  const std::optional<Points> least = least_bye(field, shape.bracket);
  if (!least) return;
  const std::vector<Place> rest = below(field, shape.bracket);
  const Guests guests{shape.downfloaters(), field.score(shape.bracket.residents.back())};
  for (Place p = field.size(); p-- > 0;) {
    if (field.score(p) < *least || !can_be_completed_with_guests(field, rest, guests, field.score(p))) continue;
    value.differences.push_back(field.score(p));
    return;
  }
}

// The lowest MDPs stay in the limbo.
void least_c7(const Shape& shape, CriterionValue& value) {
  const std::vector<Place>& mdps = shape.bracket.moved_down;
  for (auto i = static_cast<std::size_t>(shape.mdps_paired); i < mdps.size(); ++i)
    value.differences.push_back(shape.field.score(mdps[i]));
  const int residents = shape.downfloaters() - shape.limbo();
  value.differences.append(static_cast<std::size_t>(residents),
                           shape.field.score(shape.bracket.residents.front()));
}

// If no player below the bracket can have the bye, its only downfloater receives it.
void least_c9(const Shape& shape, CriterionValue& value) {
  const Field& field = shape.field;
  if (shape.downfloaters() != 1) return;
  const std::optional<Points> bye = least_bye(field, shape.bracket);
  if (!bye || *bye < field.score(shape.bracket.residents.front())) return;
  std::optional<int> least;
  for (const Place p : shape.bracket.players())
    if (field[p].facts.bye_eligible) least = std::min(least.value_or(field[p].unplayed), field[p].unplayed);
  value.count = least.value_or(0);
}

// ---- The table

constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last);
constexpr BracketKinds with_a_next = kinds(BracketKind::Normal, BracketKind::BeforeLast);

constexpr Criterion table[] = {
    {"C5", "score of the player with the bye", true, anywhere, nullptr, nullptr, score_of_bye, least_c5},
    {"C6", "downfloaters", false, anywhere, nullptr, one_downfloater, nullptr, least_downfloaters},
    {"C7", "scores of the downfloaters", true, anywhere, nullptr, score_of_downfloater, nullptr, least_c7},
    {"C8", "unpaired players in the following bracket", false, with_a_next, nullptr, nullptr, left_over_next,
     least_left_over_next},
    {"C8",
     "scores of downfloaters whom the following bracket cannot pair either, above one point less than its own",
     true, with_a_next, nullptr, nullptr, stranded_next, least_stranded_next},
    {"C9", "games that the player with the bye has not played", false, anywhere, nullptr, nullptr,
     unplayed_games, least_c9},
    {"C10", "pairs of topscorers that leave a colour difference beyond two", false, anywhere,
     difference_beyond_two},
    {"C11", "pairs of topscorers in which a player gets one colour three times in a row", false, anywhere,
     third_time_running},
    {"C12", "players who do not get their colour preference", false, anywhere, preference_denied, nullptr,
     nullptr, least_preference_denied},
    {"C13", "players who do not get their strong colour preference", false, anywhere, strong_preference_denied,
     nullptr, nullptr, least_strong_preference_denied},
    {"C14", "resident downfloaters who had a downfloat in the previous round", false, anywhere, nullptr,
     resident_down_again<previous_round>},
    {"C15", "opponents of moved-down players who had an upfloat in the previous round", false, anywhere,
     same_upfloat<previous_round>},
    {"C16", "resident downfloaters who had a downfloat two rounds before", false, anywhere, nullptr,
     resident_down_again<two_rounds_before>},
    {"C17", "opponents of moved-down players who had an upfloat two rounds before", false, anywhere,
     same_upfloat<two_rounds_before>},
    {"C18", "score differences of moved-down players who had a downfloat in the previous round", true, anywhere,
     difference_of_downfloat<previous_round>, difference_of_mdp<previous_round>, nullptr,
     least_downfloat_differences<previous_round>},
    {"C19", "score differences of opponents of moved-down players who had an upfloat in the previous round",
     true, anywhere, difference_of_upfloat<previous_round>},
    {"C20", "score differences of moved-down players who had a downfloat two rounds before", true, anywhere,
     difference_of_downfloat<two_rounds_before>, difference_of_mdp<two_rounds_before>, nullptr,
     least_downfloat_differences<two_rounds_before>},
    {"C21", "score differences of opponents of moved-down players who had an upfloat two rounds before", true,
     anywhere, difference_of_upfloat<two_rounds_before>},
};

std::optional<CriterionValue> absolute_value(const Field& field, const Bracket& bracket,
                                             const Candidate& candidate) {
  CriterionValue value;
  value.article = "C4";
  value.meaning = "players who cannot be paired any more, thrice for one who may not have the bye";
  value.count = left_over_at_all(field, bracket, candidate);
  return value;
}

// ---- Outlook of the downfloaters

struct Rest {
  std::vector<Place> players;  // the downfloaters first
  std::optional<Points> bye;   // C5
};

Rest rest_of(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  Rest rest{joined(downfloaters, below(field, bracket)), {}};
  rest.bye = least_bye(field, rest.players, downfloaters.size());
  return rest;
}

// C9, for a bracket whose only downfloater receives the bye. No player below has the same score.
int unplayed_of_only_downfloater(const Field& field, std::span<const Place> downfloaters, const Rest& rest) {
  if (downfloaters.size() != 1 || rest.bye != field.score(downfloaters.front())) return 0;
  return field[downfloaters.front()].unplayed;
}

// C9 without its scope: the fewest of all who can receive the bye at the score of C5.
int unplayed_of_anybody(const Field& field, std::span<const Place> downfloaters, const Rest& rest) {
  std::optional<int> fewest;
  for (std::size_t i = 0; i < rest.players.size(); ++i) {
    const Entrant& entrant = field[rest.players[i]];
    if (!entrant.facts.bye_eligible || entrant.facts.score != rest.bye) continue;
    if (fewest && entrant.unplayed >= *fewest) continue;
    std::vector<Place> others = rest.players;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (can_be_completed(field, others, downfloaters.size() - (i < downfloaters.size() ? 1 : 0)))
      fewest = entrant.unplayed;
  }
  return fewest.value_or(0);
}

// C8 in compliance with C1 to C5: all players below remain completable, and the bye's score does not rise.
NextBracket completable_next(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters,
                             Points highest_bye) {
  if (downfloaters.empty() || bracket.ahead.empty()) return {};
  const std::vector<Place> after = places(bracket.ahead.back() + 1, field.size());
  CompletableNextBracket next(field, downfloaters, bracket.ahead, after, highest_bye);
  NextBracket result;
  // If no completion exists (because C4 is left out), all are left over.
  const std::vector<Place> left = next.left_over().value_or(joined(downfloaters, bracket.ahead));
  result.unpaired = static_cast<int>(left.size());
  for (const Place p : left)
    if (p < bracket.ahead.front()) result.stranded.push_back(p);
  return result;
}

Outlook look_ahead(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  const Rest rest = rest_of(field, bracket, downfloaters);
  return {completable_next(field, bracket, downfloaters, rest.bye.value_or(any_score)), rest.bye,
          unplayed_of_only_downfloater(field, downfloaters, rest)};
}

// ---- Clauses that can be left out

// C8 as if the following bracket were the last.
Outlook without_completion(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  const Rest rest = rest_of(field, bracket, downfloaters);
  Outlook outlook{{}, rest.bye, unplayed_of_only_downfloater(field, downfloaters, rest)};
  if (!downfloaters.empty()) outlook.next = next_bracket(field, downfloaters, bracket.ahead, false);
  return outlook;
}

// C8 without regard to the score of the bye.
Outlook without_score_of_bye(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  const Rest rest = rest_of(field, bracket, downfloaters);
  return {completable_next(field, bracket, downfloaters, any_score), rest.bye,
          unplayed_of_only_downfloater(field, downfloaters, rest)};
}

// C9 in every bracket.
Outlook without_scope(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  const Rest rest = rest_of(field, bracket, downfloaters);
  return {completable_next(field, bracket, downfloaters, rest.bye.value_or(any_score)), rest.bye,
          unplayed_of_anybody(field, downfloaters, rest)};
}

void use(Rulebook& rules, LookAhead look_ahead) { rules.look_ahead = look_ahead; }

// C5 after C7: it does not break brackets up.
void compare_c5_last(Rulebook& rules, std::string_view) {
  const auto is = [](std::string_view article) {
    return [article](const Criterion& criterion) { return criterion.article == article; };
  };
  const auto c5 = std::find_if(rules.criteria.begin(), rules.criteria.end(), is("C5"));
  const auto c8 = std::find_if(c5, rules.criteria.end(), is("C8"));
  std::rotate(c5, c5 + 1, c8);
}

template <auto of_outlook>
void leave_out_half(Rulebook& rules, std::string_view) {
  std::erase_if(rules.criteria, [](const Criterion& criterion) { return criterion.of_outlook == of_outlook; });
}

constexpr std::array variations = {
    Variation{"C4", [](Rulebook& rules, std::string_view) { rules.completion = Completion::NotAsked; }},
    Variation{"C5", leave_out},
    Variation{"C5.rank", compare_c5_last},
    Variation{"C6", leave_out},
    Variation{"C7", leave_out},
    Variation{"C8", leave_out},
    Variation{"C8.pairs", leave_out_half<left_over_next>},
    Variation{"C8.scores", leave_out_half<stranded_next>},
    Variation{"C8.completion", [](Rulebook& rules, std::string_view) { use(rules, without_completion); }},
    Variation{"C8.bye", [](Rulebook& rules, std::string_view) { use(rules, without_score_of_bye); }},
    Variation{"C9", leave_out},
    Variation{"C9.scope", [](Rulebook& rules, std::string_view) { use(rules, without_scope); }},
    Variation{"C10", leave_out},
    Variation{"C11", leave_out},
    Variation{"C12", leave_out},
    Variation{"C13", leave_out},
    Variation{"C14", leave_out},
    Variation{"C15", leave_out},
    Variation{"C16", leave_out},
    Variation{"C17", leave_out},
    Variation{"C18", leave_out},
    Variation{"C19", leave_out},
    Variation{"C20", leave_out},
    Variation{"C21", leave_out},
    Variation{"4.2", invert_transpositions},
    Variation{"4.3.a", invert_exchanges<&ExchangeOrder::a>},
    Variation{"4.3.b", invert_exchanges<&ExchangeOrder::b>},
    Variation{"4.3.c", invert_exchanges<&ExchangeOrder::c>},
    Variation{"4.3.d", invert_exchanges<&ExchangeOrder::d>},
    Variation{"4.4.2", invert_mdp_exchanges},
    Variation{"5.2.1", invert_colour_rule},
    Variation{"5.2.2", invert_colour_rule},
    Variation{"5.2.3", invert_colour_rule},
    Variation{"5.2.4", invert_colour_rule},
    Variation{"5.2.5", invert_colour_rule},
};

}  // namespace
}  // namespace of_2026

const Rulebook& fide_2026() noexcept {
  static const Rulebook rules = {
      .absolute = {"C1", "C2", "C3", "C4", "3.3"},
      .unplayed = {of_2026::float_left, of_2026::bars_bye},
      .completion = Completion::Demanded,
      .after_failure = AfterFailure::GoOn,
      .absolute_value = of_2026::absolute_value,
      .criteria = {std::begin(of_2026::table), std::end(of_2026::table)},
      .look_ahead = of_2026::look_ahead,
      .of_the_rest = {"C4", "C5"},
      .colours = {article_5.begin(), article_5.end()},
      .variations = of_2026::variations,
  };
  return rules;
}

}  // namespace bloesem::sequence
