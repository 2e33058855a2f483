#include "criteria/lim/lim_2026.hpp"

#include "criteria/counted.hpp"

namespace bloesem::criteria {
namespace lim {
namespace {

constexpr Criterion of_2026[] = {
    counted("2.3", "players who float on"),
    counted("3.10", "of these, players who floated in the last round"),
    counted("5.2", "pairs of players who are due the same colour"),
    counted("2.6", "pairs undone for the median"),
};
constexpr CriteriaTable table_of_2026(of_2026);

}  // namespace
}  // namespace lim

CriteriaTable lim_2026() noexcept { return lim::table_of_2026; }

}  // namespace bloesem::criteria
