#include "criteria/dutch/fide_2026.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"
#include "criteria/float_costs.hpp"

namespace bloesem::criteria {
namespace of_2026 {
namespace {

constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::Closing, BracketKind::Completing);
constexpr BracketKinds with_look_ahead = kinds(BracketKind::Normal, BracketKind::Completing);
constexpr BracketKinds where_completion_decides = kinds(BracketKind::Closing, BracketKind::Completing);

// C14, C16: only residents are counted, not an MDP who floats on.
template <FloatOf Past>
constexpr SingleCost repeated_downfloat_of_resident{
    [](const SinglePlayer& p) { return p.moved_down ? Charge{} : repeated_downfloat<Past>(p); },
    SingleShape::RepeatedDownfloat};

// C18, C20: an MDP who floats on is charged by the artificial difference, which exceeds that of every paired
// MDP of the same score.
template <FloatOf Past>
constexpr SingleCost repeated_downfloat_difference_of_mdp{
    [](const SinglePlayer& p) { return p.moved_down ? repeated_downfloat_difference<Past>(p) : Charge{}; },
    SingleShape::RepeatedDownfloat};

constexpr Criterion table[] = {
    {"C4", "players who cannot be paired any more, thrice for one who may not have the bye", Measure::Count,
     Zone::Below, where_completion_decides, pairs_are_free, incomplete, "0",
     "1, or 3 if not a candidate for the bye", "as a player left over"},
    {"C5", "score of the player with the bye", Measure::Differences, Zone::Bracket, kinds(BracketKind::Closing),
     pairs_are_free, own_score, "0", "their score", "their score"},
    {"C6", "downfloaters", Measure::Count, Zone::Bracket, anywhere, pairs_are_free, one_player, "0", "1",
     "as a downfloater"},
    {"C7", "scores of the downfloaters", Measure::Differences, Zone::Bracket, anywhere, pairs_are_free,
     own_score, "0", "their score", "as a downfloater"},
    {"C8", "unpaired players in the following bracket", Measure::Count, Zone::Next, with_look_ahead,
     pairs_are_free, one_player, "0", "1", "not looked at"},
    {"C8",
     "scores of downfloaters whom the following bracket cannot pair either, above one point less than its own",
     Measure::Differences, Zone::Next, with_look_ahead, pairs_are_free, floats_on, "0",
     "their score minus one point less than the lowest looked at, if they come from this bracket",
     "not looked at"},
    {"C9", "games that the player with the bye has not played", Measure::Count, Zone::Below,
     kinds(BracketKind::Closing), pairs_are_free, unplayed_games, "0", "their rounds without a game",
     "as a downfloater"},
    {"C10", "pairs of topscorers that leave a colour difference beyond two", Measure::Count, Zone::Bracket,
     anywhere, colour_difference_beyond_two, singles_are_free,
     "1 if both are beyond one and want the same colour", "0", "0"},
    {"C11", "pairs of topscorers in which a player gets one colour three times in a row", Measure::Count,
     Zone::Bracket, anywhere, third_time_running, singles_are_free,
     "1 if both preferences are absolute and equal and the denied player has just had that colour twice", "0",
     "0"},
    {"C12", "players who do not get their colour preference", Measure::Count, Zone::Bracket, anywhere,
     preference_denied, singles_are_free, "1 if both want the same colour", "0", "0"},
    {"C13", "players who do not get their strong colour preference", Measure::Count, Zone::Bracket, anywhere,
     strong_preference_denied, singles_are_free,
     "1 if both want the same colour at least strongly, and not both absolutely", "0", "0"},
    {"C14", "resident downfloaters who had a downfloat in the previous round", Measure::Count, Zone::Bracket,
     anywhere, pairs_are_free, repeated_downfloat_of_resident<previous>, "0",
     "1 if a resident who had a downfloat", "as a downfloater"},
    {"C15", "opponents of moved-down players who had an upfloat in the previous round", Measure::Count,
     Zone::Bracket, anywhere, repeated_upfloat_of_pair<previous>, singles_are_free,
     "1 if the scores differ and the lower ranked had an upfloat", "0", "0"},
    {"C16", "resident downfloaters who had a downfloat two rounds before", Measure::Count, Zone::Bracket,
     anywhere, pairs_are_free, repeated_downfloat_of_resident<before_previous>, "0", "as C14",
     "as a downfloater"},
    {"C17", "opponents of moved-down players who had an upfloat two rounds before", Measure::Count,
     Zone::Bracket, anywhere, repeated_upfloat_of_pair<before_previous>, singles_are_free, "as C15", "0", "0"},
    {"C18", "score differences of moved-down players who had a downfloat in the previous round",
     Measure::Differences, Zone::Bracket, anywhere, repeated_downfloat_difference_of_pair<previous>,
     repeated_downfloat_difference_of_mdp<previous>,
     "the difference of the two scores, if they differ and the higher ranked had a downfloat",
     "a moved-down player who had a downfloat: their score minus one point less than the lowest of the bracket",
     "0"},
    {"C19", "score differences of opponents of moved-down players who had an upfloat in the previous round",
     Measure::Differences, Zone::Bracket, anywhere, repeated_upfloat_difference_of_pair<previous>,
     singles_are_free, "as C15, the difference of the two scores", "0", "0"},
    {"C20", "score differences of moved-down players who had a downfloat two rounds before",
     Measure::Differences, Zone::Bracket, anywhere, repeated_downfloat_difference_of_pair<before_previous>,
     repeated_downfloat_difference_of_mdp<before_previous>, "as C18", "as C18", "0"},
    {"C21", "score differences of opponents of moved-down players who had an upfloat two rounds before",
     Measure::Differences, Zone::Bracket, anywhere, repeated_upfloat_difference_of_pair<before_previous>,
     singles_are_free, "as C19", "0", "0"},
};
constexpr CriteriaTable all(table);

}  // namespace
}  // namespace of_2026

CriteriaTable fide_2026() noexcept { return of_2026::all; }

}  // namespace bloesem::criteria
