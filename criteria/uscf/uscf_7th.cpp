#include "criteria/uscf/uscf_7th.hpp"

namespace bloesem::criteria {
namespace uscf {
namespace {

constexpr Criterion counted(std::string_view article, std::string_view meaning) {
  return {article,
          meaning,
          Measure::Count,
          Zone::Bracket,
          kinds(BracketKind::Normal),
          pairs_are_free,
          singles_are_free,
          "counted by the procedure",
          "counted by the procedure",
          "not in a group"};
}

constexpr Criterion of_7th_edition[] = {
    counted("29D1", "players who drop to the next group"),
    counted("29C2", "players out of their half before colours are considered"),
    counted("29E5f", "pairs in which somebody gets a colour a third time running"),
    counted("27A4", "pairs in which somebody gets a second game more with a colour not due"),
    counted("27A5", "other pairs in which somebody does not get the colour due"),
};
constexpr CriteriaTable table_of_7th_edition(of_7th_edition);

}  // namespace
}  // namespace uscf

CriteriaTable uscf_7th() noexcept { return uscf::table_of_7th_edition; }

}  // namespace bloesem::criteria
