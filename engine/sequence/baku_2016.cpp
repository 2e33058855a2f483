// The edition of Baku 2016: sections A, C, D and E.
#include <algorithm>
#include <array>

#include "engine/sequence/costs.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {
namespace of_2016 {
namespace {

using criteria::BracketKind;
using criteria::BracketKinds;
using criteria::Float;
using criteria::kinds;

// ---- Section A

// A.4.b, second paragraph
Float float_left(const RoundEntry&, const PointSystem&) { return Float::Down; }

// C.2: an earlier PAB, or a win without an opponent.
bool bars_bye(const RoundEntry& entry, const PointSystem&) {
  return entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin;
}

// ---- Section C

// C.6: the PSD. Pairs with equal scores add no entry.
Cost c6_pair(const Game& game) { return {difference(game) != 0 ? 1 : 0, difference(game)}; }
Cost c6_downfloater(const Downfloater& downfloater) { return {1, difference(downfloater)}; }

// C.12, C.14: players who get the same downfloat again.
template <Past round>
Cost same_downfloat(const Game& game) {
  return {again_down<round>(game) ? 1 : 0, 0};
}
template <Past round>
Cost same_downfloat(const Downfloater& downfloater) {
  return {again_down<round>(downfloater) ? 1 : 0, 0};
}
// C.16, C.18: the differences of players left unpaired.
template <Past round>
Cost difference_of_float(const Downfloater& downfloater) {
  return {again_down<round>(downfloater) ? 1 : 0, difference(downfloater)};
}

// The lowest MDPs stay in the limbo, all other MDPs come as close to their opponents as possible, and further
// downfloaters have the lowest score there is: no candidate has a smaller entry at any place of its list.
void least_c6(const Shape& shape, CriterionValue& value) {
  const std::vector<Place>& mdps = shape.bracket.moved_down;
  for (std::size_t i = 0; i < mdps.size(); ++i) {
    if (static_cast<int>(i) < shape.mdps_paired)
      value.differences.push_back(least_difference(shape, mdps[i]));
    else
      value.differences.push_back(shape.field.score(mdps[i]) - shape.below());
  }
  const int residents = shape.downfloaters() - shape.limbo();
  value.differences.append(static_cast<std::size_t>(residents), one_point);
}

// Every MDP downfloats, whether paired (with a resident, whose score is lower) or not.
template <Past round>
void least_downfloats(const Shape& shape, CriterionValue& value) {
  for (const Place p : shape.bracket.moved_down)
    value.count += shape.field[p].facts.*round == Float::Down ? 1 : 0;
}

constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                        BracketKind::Penultimate, BracketKind::Collapsed);

constexpr Criterion table[] = {
    {"C.5", "downfloaters", false, anywhere, nullptr, one_downfloater, nullptr, least_downfloaters},
    {"C.6", "score differences of pairs and downfloaters (PSD)", true, anywhere, c6_pair, c6_downfloater,
     nullptr, least_c6},
    {"C.7", "unpaired players in the following bracket", false, kinds(BracketKind::Normal), nullptr, nullptr,
     left_over_next, least_left_over_next},
    {"C.7", "unpaired players in the following bracket, the last: thrice for one who may not have the bye",
     false, kinds(BracketKind::BeforeLast), nullptr, nullptr, left_over_next, least_left_over_next},
    {"C.7", "score differences of downfloaters whom the following bracket cannot pair either", true,
     kinds(BracketKind::Normal, BracketKind::BeforeLast), nullptr, nullptr, stranded_next, least_stranded_next},
    {"C.8", "pairs of topscorers that leave a colour difference beyond two", false, anywhere,
     difference_beyond_two},
    {"C.9", "pairs of topscorers in which a player gets one colour three times in a row", false, anywhere,
     third_time_running},
    {"C.10", "players who do not get their colour preference", false, anywhere, preference_denied, nullptr,
     nullptr, least_preference_denied},
    {"C.11", "players who do not get their strong colour preference", false, anywhere, strong_preference_denied,
     nullptr, nullptr, least_strong_preference_denied},
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
     difference_of_downfloat<previous_round>, difference_of_float<previous_round>, nullptr,
     least_downfloat_differences<previous_round>},
    {"C.17", "score differences of players with the same upfloat as in the previous round", true, anywhere,
     difference_of_upfloat<previous_round>},
    {"C.18", "score differences of players with the same downfloat as two rounds before", true, anywhere,
     difference_of_downfloat<two_rounds_before>, difference_of_float<two_rounds_before>, nullptr,
     least_downfloat_differences<two_rounds_before>},
    {"C.19", "score differences of players with the same upfloat as two rounds before", true, anywhere,
     difference_of_upfloat<two_rounds_before>},
};

// C.7: one bracket ahead, whatever follows it.
Outlook look_ahead(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  if (downfloaters.empty() || bracket.ahead.empty()) return {};
  return {next_bracket(field, downfloaters, bracket.ahead, bracket.kind == BracketKind::BeforeLast)};
}

// C.2 where the round ends, C.4 in the PPB.
std::optional<CriterionValue> absolute_value(const Field& field, const Bracket& bracket,
                                             const Candidate& candidate) {
  CriterionValue value;
  if (bracket.ends_the_round()) {
    value.article = "C.2";
    value.meaning = "players left over when the round ends, thrice for one who may not have the bye";
  } else if (bracket.completion == Completion::Demanded) {
    value.article = "C.4";
    value.meaning = "players who cannot be paired any more, thrice for one who may not have the bye";
  } else {
    return std::nullopt;
  }
  value.count = left_over_at_all(field, bracket, candidate);
  return value;
}

// ---- Rules that can be varied

constexpr std::array variations = {
    Variation{"C.5", leave_out},
    Variation{"C.6", leave_out},
    Variation{"C.7", leave_out},
    Variation{"C.8", leave_out},
    Variation{"C.9", leave_out},
    Variation{"C.10", leave_out},
    Variation{"C.11", leave_out},
    Variation{"C.12", leave_out},
    Variation{"C.13", leave_out},
    Variation{"C.14", leave_out},
    Variation{"C.15", leave_out},
    Variation{"C.16", leave_out},
    Variation{"C.17", leave_out},
    Variation{"C.18", leave_out},
    Variation{"C.19", leave_out},
    Variation{"D.1", invert_transpositions},
    Variation{"D.2.a", invert_exchanges<&ExchangeOrder::a>},
    Variation{"D.2.b", invert_exchanges<&ExchangeOrder::b>},
    Variation{"D.2.c", invert_exchanges<&ExchangeOrder::c>},
    Variation{"D.2.d", invert_exchanges<&ExchangeOrder::d>},
    Variation{"D.3.b", invert_mdp_exchanges},
    Variation{"E.1", invert_colour_rule},
    Variation{"E.2", invert_colour_rule},
    Variation{"E.3", invert_colour_rule},
    Variation{"E.4", invert_colour_rule},
    Variation{"E.5", invert_colour_rule},
    Variation{"PPB", [](Rulebook& rules, std::string_view) { rules.after_failure = AfterFailure::GoOn; }},
    Variation{"CLB",
              [](Rulebook& rules, std::string_view) { rules.after_failure = AfterFailure::PairAgainAndGoOn; }},
};

}  // namespace
}  // namespace of_2016

const Rulebook& baku_2016() noexcept {
  static const Rulebook rules = {
      .absolute = {"C.1", "C.2", "C.3", "C.4", "B.3"},
      .unplayed = {of_2016::float_left, of_2016::bars_bye},
      .completion = Completion::NotAsked,
      .after_failure = AfterFailure::PairAgainAndCollapse,
      .absolute_value = of_2016::absolute_value,
      .criteria = {std::begin(of_2016::table), std::end(of_2016::table)},
      .look_ahead = of_2016::look_ahead,
      .colours = {section_e.begin(), section_e.end()},
      .variations = of_2016::variations,
  };
  return rules;
}

}  // namespace bloesem::sequence
