#include "criteria/dubov/fide_2026.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/float_costs.hpp"

namespace bloesem::criteria {
namespace of_dubov_2026 {
namespace {

constexpr BracketKinds bye = kinds(BracketKind::Bye);
constexpr BracketKinds bracket = kinds(BracketKind::Normal);

// 3.1.3
constexpr SingleCost score_of_bye{[](const SinglePlayer& p) -> Charge {
                                    return {1, p.facts.score};
                                  },
                                  SingleShape::Score};

// 3.1.4
constexpr SingleCost unplayed_of_bye{[](const SinglePlayer& p) -> Charge {
                                       return {p.facts.unplayed, 0};
                                     },
                                     SingleShape::Unplayed};

// C5
constexpr PairCost upfloater{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                               return {floats(higher, lower) ? 1 : 0, 0};
                             },
                             PairShape::Uneven};

// C6
constexpr PairCost difference{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                return {floats(higher, lower) ? 1 : 0, higher.score - lower.score};
                              },
                              PairShape::ScoreDifference};

// C8
constexpr PairCost maximum_upfloater{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                       return {floats(higher, lower) && lower.upfloats > 0 ? 1 : 0, 0};
                                     },
                                     PairShape::RepeatedUpfloat};

// C9
constexpr PairCost upfloats_of_maximum{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                         return {floats(higher, lower) ? lower.upfloats : 0, 0};
                                       },
                                       PairShape::RepeatedUpfloat};

constexpr Criterion table[] = {
    {"3.1.3", "score of the player with the bye", Measure::Differences, Zone::Bracket, bye, pairs_are_free,
     score_of_bye, "0", "their score", "their score"},
    {"3.1.4", "rounds without a game of the player with the bye", Measure::Count, Zone::Bracket, bye,
     pairs_are_free, unplayed_of_bye, "0", "their rounds without a game", "as a single player"},
    {"C5", "upfloaters", Measure::Count, Zone::Bracket, bracket, upfloater, singles_are_free,
     "1 if the scores differ", "0", "0"},
    {"C6", "score differences of pairs with upfloaters", Measure::Differences, Zone::Bracket, bracket,
     difference, singles_are_free, "the difference of the two scores, if they differ", "0", "0"},
    {"C7", "players who do not get their colour preference", Measure::Count, Zone::Bracket, bracket,
     preference_denied, singles_are_free, "1 if both want the same colour", "0", "0"},
    {"C8", "upfloaters who are maximum upfloaters", Measure::Count, Zone::Bracket, bracket, maximum_upfloater,
     singles_are_free, "1 if the scores differ and the lower ranked is a maximum upfloater", "0", "0"},
    {"C9", "upfloats so far of upfloaters who are maximum upfloaters", Measure::Count, Zone::Bracket, bracket,
     upfloats_of_maximum, singles_are_free, "as C8, the number of their upfloats", "0", "0"},
    {"C10", "upfloaters who upfloated in the previous round", Measure::Count, Zone::Bracket, bracket,
     repeated_upfloat_of_pair<previous>, singles_are_free,
     "1 if the scores differ and the lower ranked had an upfloat", "0", "0"},
};
constexpr CriteriaTable all(table);

}  // namespace
}  // namespace of_dubov_2026

CriteriaTable dubov_2026() noexcept { return of_dubov_2026::all; }

}  // namespace bloesem::criteria
