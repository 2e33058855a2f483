#include "criteria/uscf/uscf_2020.hpp"

#include "criteria/counted.hpp"

namespace bloesem::criteria {
namespace uscf {
namespace {

constexpr Criterion of_2020[] = {
    counted("29D1", "players who drop to the next group"),
    counted("29C2", "players out of their half before colours are considered"),
    counted("29E5f", "pairs in which somebody gets a colour a third time running"),
    counted("27A4", "pairs in which somebody gets a second game more with a colour not due"),
    counted("27A5", "other pairs in which somebody does not get the colour due"),
};
constexpr CriteriaTable table_of_2020(of_2020);

}  // namespace
}  // namespace uscf

CriteriaTable uscf_2020() noexcept { return uscf::table_of_2020; }

}  // namespace bloesem::criteria
