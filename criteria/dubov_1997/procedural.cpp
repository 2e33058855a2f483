#include "criteria/dubov_1997/procedural.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"

namespace bloesem::criteria {
namespace procedural {
namespace {

constexpr BracketKinds group = kinds(BracketKind::Normal);

constexpr Criterion floaters(std::string_view article) {
  return {article, "players who move down", Measure::Count, Zone::Bracket,
          group,   pairs_are_free,          one_player,     "0",
          "1",     "not in a group"};
}

constexpr Criterion same_due_colour(std::string_view article) {
  return {article,
          "pairs of players who are due the same colour",
          Measure::Count,
          Zone::Bracket,
          group,
          preference_denied,
          singles_are_free,
          "1 if both are due the same colour",
          "0",
          "0"};
}

// Not charged by pairs: the procedure counts them.
constexpr Criterion against_the_limit = {"2.5",
                                         "players moved up twice running, or too often",
                                         Measure::Count,
                                         Zone::Bracket,
                                         group,
                                         pairs_are_free,
                                         singles_are_free,
                                         "counted by the procedure",
                                         "0",
                                         "0"};

constexpr Criterion changed(std::string_view article) {
  return {article,
          "choices that had to be another one so that all players can be paired",
          Measure::Count,
          Zone::Bracket,
          group,
          pairs_are_free,
          singles_are_free,
          "counted by the procedure",
          "0",
          "0"};
}

constexpr Criterion of_dubov[] = {floaters("6.4"), against_the_limit, same_due_colour("6.3"), changed("9")};
constexpr Criterion of_vega[] = {floaters("6.3"), same_due_colour("6.2"), changed("8")};
constexpr CriteriaTable dubov_table(of_dubov);
constexpr CriteriaTable vega_table(of_vega);

}  // namespace
}  // namespace procedural

CriteriaTable dubov_1997() noexcept { return procedural::dubov_table; }
CriteriaTable vega_2015() noexcept { return procedural::vega_table; }

}  // namespace bloesem::criteria
