#include "criteria/dutch/baku_2016.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"
#include "criteria/float_costs.hpp"

namespace bloesem::criteria {
namespace of_2016 {
namespace {

constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                        BracketKind::Penultimate, BracketKind::Collapsed);
constexpr BracketKinds where_the_round_ends = kinds(BracketKind::Last, BracketKind::Collapsed);
constexpr BracketKinds with_look_ahead = kinds(BracketKind::Normal, BracketKind::BeforeLast);

// C.6 (A.8)
constexpr PairCost score_difference{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                      const Points difference = higher.score - lower.score;
                                      // Equal scores would only add zeros to the list, in a number that C.5
                                      // fixes.
                                      return {difference > 0 ? 1 : 0, difference};
                                    },
                                    PairShape::ScoreDifference};
constexpr SingleCost artificial_difference{[](const SinglePlayer& p) -> Charge {
                                             return {1, p.facts.score - p.artificial};
                                           },
                                           SingleShape::Score};

constexpr Criterion table[] = {
    {"C.2", "players left over when the round ends, thrice for one who may not have the bye", Measure::Count,
     Zone::Below, where_the_round_ends, pairs_are_free, incomplete, "0", "1, or 3 if barred from the bye",
     "as a player left over"},
    {"C.4", "players who cannot be paired any more, thrice for one who may not have the bye", Measure::Count,
     Zone::Below, kinds(BracketKind::Penultimate), pairs_are_free, incomplete, "0",
     "1, or 3 if barred from the bye", "as a player left over"},
    {"C.5", "downfloaters", Measure::Count, Zone::Bracket, anywhere, pairs_are_free, one_player, "0", "1",
     "as a downfloater"},
    {"C.6", "score differences of pairs and downfloaters (PSD)", Measure::Differences, Zone::Bracket, anywhere,
     score_difference, artificial_difference, "the difference of the two scores",
     "their score minus one point less than the lowest of the bracket", "as a downfloater"},
    {"C.7", "unpaired players in the following bracket", Measure::Count, Zone::Next, kinds(BracketKind::Normal),
     pairs_are_free, one_player, "0", "1", "not looked at"},
    {"C.7", "unpaired players in the following bracket, the last: thrice for one who may not have the bye",
     Measure::Count, Zone::Next, kinds(BracketKind::BeforeLast), pairs_are_free, incomplete, "0",
     "1, or 3 if barred from the bye", "as an unpaired player"},
    {"C.7", "score differences of downfloaters whom the following bracket cannot pair either",
     Measure::Differences, Zone::Next, with_look_ahead, pairs_are_free, floats_on, "0",
     "their score minus one point less than the lowest looked at, if they come from this bracket",
     "not looked at"},
    {"C.8", "pairs of topscorers that leave a colour difference beyond two", Measure::Count, Zone::Bracket,
     anywhere, colour_difference_beyond_two, singles_are_free,
     "1 if both are beyond one and want the same colour", "0", "0"},
    {"C.9", "pairs of topscorers in which a player gets one colour three times in a row", Measure::Count,
     Zone::Bracket, anywhere, third_time_running, singles_are_free,
     "1 if both preferences are absolute and equal and the denied player has just had that colour twice", "0",
     "0"},
    {"C.10", "players who do not get their colour preference", Measure::Count, Zone::Bracket, anywhere,
     preference_denied, singles_are_free, "1 if both want the same colour", "0", "0"},
    {"C.11", "players who do not get their strong colour preference", Measure::Count, Zone::Bracket, anywhere,
     strong_preference_denied, singles_are_free,
     "1 if both want the same colour at least strongly, and not both absolutely", "0", "0"},
    {"C.12", "players with the same downfloat as in the previous round", Measure::Count, Zone::Bracket,
     anywhere, repeated_downfloat_of_pair<previous>, repeated_downfloat<previous>,
     "1 if the scores differ and the higher ranked had a downfloat", "1 if they had a downfloat",
     "as a downfloater"},
    {"C.13", "players with the same upfloat as in the previous round", Measure::Count, Zone::Bracket, anywhere,
     repeated_upfloat_of_pair<previous>, singles_are_free,
     "1 if the scores differ and the lower ranked had an upfloat", "0", "0"},
    {"C.14", "players with the same downfloat as two rounds before", Measure::Count, Zone::Bracket, anywhere,
     repeated_downfloat_of_pair<before_previous>, repeated_downfloat<before_previous>, "as C.12", "as C.12",
     "as a downfloater"},
    {"C.15", "players with the same upfloat as two rounds before", Measure::Count, Zone::Bracket, anywhere,
     repeated_upfloat_of_pair<before_previous>, singles_are_free, "as C.13", "0", "0"},
    {"C.16", "score differences of players with the same downfloat as in the previous round",
     Measure::Differences, Zone::Bracket, anywhere, repeated_downfloat_difference_of_pair<previous>,
     repeated_downfloat_difference<previous>, "as C.12, the difference of the two scores",
     "as C.12, the difference of C.6", "as a downfloater"},
    {"C.17", "score differences of players with the same upfloat as in the previous round",
     Measure::Differences, Zone::Bracket, anywhere, repeated_upfloat_difference_of_pair<previous>,
     singles_are_free, "as C.13, the difference of the two scores", "0", "0"},
    {"C.18", "score differences of players with the same downfloat as two rounds before", Measure::Differences,
     Zone::Bracket, anywhere, repeated_downfloat_difference_of_pair<before_previous>,
     repeated_downfloat_difference<before_previous>, "as C.16", "as C.16", "as a downfloater"},
    {"C.19", "score differences of players with the same upfloat as two rounds before", Measure::Differences,
     Zone::Bracket, anywhere, repeated_upfloat_difference_of_pair<before_previous>, singles_are_free, "as C.17",
     "0", "0"},
};
constexpr CriteriaTable all(table);

}  // namespace
}  // namespace of_2016

CriteriaTable baku_2016() noexcept { return of_2016::all; }

}  // namespace bloesem::criteria
