#include "criteria/dutch_2012/istanbul_2012.hpp"

#include <array>

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"
#include "criteria/float_costs.hpp"

namespace bloesem::criteria {
namespace of_2012 {
namespace {

constexpr BracketKinds anywhere =
    kinds(BracketKind::Normal, BracketKind::Last, BracketKind::Penultimate, BracketKind::Collapsed);
constexpr BracketKinds merged = kinds(BracketKind::Collapsed);
constexpr BracketKinds not_merged = kinds(BracketKind::Normal, BracketKind::Last, BracketKind::Penultimate);
constexpr BracketKinds where_completed =
    kinds(BracketKind::Last, BracketKind::Penultimate, BracketKind::Collapsed);

// B.3: equal scores add nothing.
constexpr PairCost score_difference_of_pair{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                              const Points difference = higher.score - lower.score;
                                              return {difference > 0 ? 1 : 0, difference};
                                            },
                                            PairShape::ScoreDifference};
constexpr SingleCost score_above_next{[](const SinglePlayer& p) -> Charge {
                                        return {1, p.facts.score - p.artificial};
                                      },
                                      SingleShape::Score};

// B.2: only possible if one of the two is a top scorer.
constexpr PairCost same_absolute_preference{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                              const ColourPreference& a = higher.preference;
                                              const ColourPreference& b = lower.preference;
                                              return {clash(a, b) && a.absolute() && b.absolute() ? 1 : 0, 0};
                                            },
                                            PairShape::AbsoluteClash};

constexpr std::string_view strong_clash =
    "1 if both want the same colour at least strongly, not both absolutely";

constexpr Criterion completed = {
    "C.13",
    "players left over when the round ends, thrice for one who may not have the bye",
    Measure::Count,
    Zone::Below,
    where_completed,
    pairs_are_free,
    incomplete,
    "0",
    "1, or 3 if barred from the bye",
    "as a player left over"};
constexpr Criterion downfloaters = {"A.6.b",  "downfloaters",    Measure::Count, Zone::Bracket,
                                    anywhere, pairs_are_free,    one_player,     "0",
                                    "1",      "as a downfloater"};
constexpr Criterion scores = {"B.3",
                              "score differences of pairs and downfloaters",
                              Measure::Differences,
                              Zone::Bracket,
                              anywhere,
                              score_difference_of_pair,
                              score_above_next,
                              "the difference of the two scores, unless treated as homogeneous",
                              "their score minus one point less than the lowest of the bracket",
                              "as a downfloater"};
constexpr Criterion scores_of_downfloaters = {
    "B.3",      "scores of downfloaters", Measure::Differences, Zone::Bracket,
    not_merged, pairs_are_free,           score_above_next,     "0",
    "as B.3",   "as a downfloater"};
// Stated in a record; the solvers charge the two rows after it instead.
constexpr Criterion backtracking = {
    "C.12",
    "1 if the following bracket cannot make all its pairs with every downfloater among them",
    Measure::Count,
    Zone::Next,
    kinds(BracketKind::Normal),
    pairs_are_free,
    singles_are_free,
    "0",
    "1 together, or 0",
    "not looked at"};
constexpr Criterion unpaired_next = {"C.12",
                                     "unpaired players in the following bracket",
                                     Measure::Count,
                                     Zone::Next,
                                     kinds(BracketKind::Normal),
                                     pairs_are_free,
                                     one_player,
                                     "0",
                                     "1",
                                     "not looked at"};
constexpr Criterion unpaired_downfloaters = {
    "C.12",
    "score differences of downfloaters whom the following bracket cannot pair",
    Measure::Differences,
    Zone::Next,
    kinds(BracketKind::Normal),
    pairs_are_free,
    floats_on,
    "0",
    "their score minus one point less than the lowest looked at",
    "not looked at"};
constexpr Criterion absolute = {"B.2",
                                "pairs of top scorers with the same absolute preference",
                                Measure::Count,
                                Zone::Bracket,
                                anywhere,
                                same_absolute_preference,
                                singles_are_free,
                                "1 if both preferences are absolute and equal",
                                "0",
                                "0"};
constexpr Criterion strong_before = {"A.7.d",
                                     "pairs with the same strong preference, in odd rounds",
                                     Measure::Count,
                                     Zone::Bracket,
                                     anywhere,
                                     strong_preference_denied,
                                     singles_are_free,
                                     strong_clash,
                                     "0",
                                     "0"};
constexpr Criterion preferences = {"B.4",
                                   "pairs that do not grant both preferences (X)",
                                   Measure::Count,
                                   Zone::Bracket,
                                   anywhere,
                                   preference_denied,
                                   singles_are_free,
                                   "1 if both want the same colour",
                                   "0",
                                   "0"};
constexpr Criterion strong_after = {"A.7.e",
                                    "pairs with the same strong preference (Z), in even rounds",
                                    Measure::Count,
                                    Zone::Bracket,
                                    anywhere,
                                    strong_preference_denied,
                                    singles_are_free,
                                    strong_clash,
                                    "0",
                                    "0"};
constexpr Criterion downfloat = {"B.5",
                                 "downfloaters with a downfloat in the previous round",
                                 Measure::Count,
                                 Zone::Bracket,
                                 anywhere,
                                 pairs_are_free,
                                 repeated_downfloat<previous>,
                                 "0",
                                 "1 if they had a downfloat",
                                 "as a downfloater"};
constexpr Criterion downfloat_before = {"B.6",
                                        "downfloaters with a downfloat two rounds before",
                                        Measure::Count,
                                        Zone::Bracket,
                                        anywhere,
                                        pairs_are_free,
                                        repeated_downfloat<before_previous>,
                                        "0",
                                        "as B.5",
                                        "as a downfloater"};
constexpr Criterion upfloat = {"B.5",
                               "upfloaters with an upfloat in the previous round",
                               Measure::Count,
                               Zone::Bracket,
                               anywhere,
                               repeated_upfloat_of_pair<previous>,
                               singles_are_free,
                               "1 if the scores differ and the lower ranked had an upfloat, unless treated as "
                               "homogeneous",
                               "0",
                               "0"};
constexpr Criterion upfloat_before = {"B.6",
                                      "upfloaters with an upfloat two rounds before",
                                      Measure::Count,
                                      Zone::Bracket,
                                      anywhere,
                                      repeated_upfloat_of_pair<before_previous>,
                                      singles_are_free,
                                      "as B.5",
                                      "0",
                                      "0"};

constexpr Criterion within(Criterion row, BracketKinds in_force) {
  row.in_force = row.in_force & in_force;
  return row;
}

constexpr Criterion if_counted(Criterion row, bool counts) { return within(row, counts ? anywhere : kinds()); }

constexpr auto documented =
    std::array{completed,   downfloaters, scores,    backtracking,     absolute, strong_before,
               preferences, strong_after, downfloat, downfloat_before, upfloat,  upfloat_before};

constexpr auto recorded(StrongColours strong) {
  auto rows = documented;
  rows[5] = if_counted(strong_before, strong == StrongColours::Before);
  rows[7] = if_counted(strong_after, strong == StrongColours::After);
  return rows;
}

// `uneven`: where pairs of different scores count as such.
constexpr auto solved(StrongColours strong, BracketKinds uneven) {
  return std::array{completed,
                    downfloaters,
                    within(scores, uneven),
                    within(scores_of_downfloaters, static_cast<BracketKinds>(anywhere & ~uneven)),
                    unpaired_next,
                    unpaired_downfloaters,
                    absolute,
                    if_counted(strong_before, strong == StrongColours::Before),
                    preferences,
                    if_counted(strong_after, strong == StrongColours::After),
                    downfloat,
                    downfloat_before,
                    within(upfloat, uneven),
                    within(upfloat_before, uneven)};
}

// By StrongColours.
constexpr auto recorded_rows = std::array{recorded(StrongColours::Nothing), recorded(StrongColours::Before),
                                          recorded(StrongColours::After)};
constexpr auto solved_rows =
    std::array{solved(StrongColours::Nothing, anywhere), solved(StrongColours::Before, anywhere),
               solved(StrongColours::After, anywhere)};
constexpr auto homogeneous_rows =
    std::array{solved(StrongColours::Nothing, merged), solved(StrongColours::Before, merged),
               solved(StrongColours::After, merged)};

template <class Rows>
constexpr std::array<CriteriaTable, strong_colours> tables_of(const Rows& rows) {
  return {CriteriaTable(rows[0]), CriteriaTable(rows[1]), CriteriaTable(rows[2])};
}

constexpr CriteriaTable of_documents(documented);
constexpr auto recorded_tables = tables_of(recorded_rows);
constexpr auto solved_tables = tables_of(solved_rows);
constexpr auto homogeneous_tables = tables_of(homogeneous_rows);

constexpr std::size_t index_of(StrongColours strong) { return static_cast<std::size_t>(strong); }

}  // namespace
}  // namespace of_2012

CriteriaTable istanbul_2012() noexcept { return of_2012::of_documents; }

CriteriaTable recorded_2012(StrongColours strong) noexcept {
  return of_2012::recorded_tables[of_2012::index_of(strong)];
}

CriteriaTable solved_2012(StrongColours strong) noexcept {
  return of_2012::solved_tables[of_2012::index_of(strong)];
}

CriteriaTable solved_as_homogeneous_2012(StrongColours strong) noexcept {
  return of_2012::homogeneous_tables[of_2012::index_of(strong)];
}

}  // namespace bloesem::criteria
