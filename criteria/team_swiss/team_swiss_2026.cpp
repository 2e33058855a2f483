#include "criteria/team_swiss/team_swiss_2026.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/double_swiss/match_costs.hpp"

namespace bloesem::criteria {
namespace of_team_swiss_2026 {
namespace {

constexpr auto rows = match_rows_and(std::array{
    Criterion{"C8", "teams that do not get their colour preference", Measure::Count, Zone::Bracket, of_brackets,
              preference_denied, singles_are_free, "1 if both want the same colour", "0", "0"},
    Criterion{"C9", "teams that do not get their strong colour preference (type B)", Measure::Count,
              Zone::Bracket, of_brackets, strong_preference_denied, singles_are_free,
              "1 if both want the same colour strongly", "0", "0"},
    Criterion{"C10", "opponents of upfloaters who floated in the previous round", Measure::Count, Zone::Bracket,
              of_brackets, opponent_floated, singles_are_free, "as C4, if the resident floated", "0", "0"},
});
constexpr CriteriaTable all(rows);

}  // namespace
}  // namespace of_team_swiss_2026

CriteriaTable team_swiss_2026() noexcept { return of_team_swiss_2026::all; }

}  // namespace bloesem::criteria
