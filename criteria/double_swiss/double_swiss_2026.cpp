#include "criteria/double_swiss/double_swiss_2026.hpp"

#include "criteria/double_swiss/match_costs.hpp"

namespace bloesem::criteria {
namespace of_double_swiss_2026 {
namespace {

constexpr auto rows = match_rows_and(std::array{
    Criterion{"C8", "opponents of upfloaters who floated in the previous round", Measure::Count, Zone::Bracket,
              of_brackets, opponent_floated, singles_are_free, "as C4, if the resident floated", "0", "0"},
});
constexpr CriteriaTable all(rows);

}  // namespace
}  // namespace of_double_swiss_2026

CriteriaTable double_swiss_2026() noexcept { return of_double_swiss_2026::all; }

}  // namespace bloesem::criteria
