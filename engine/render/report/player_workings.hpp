// The calculation of a player's tie-breaks, shown on the player's card.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/standings/working.hpp"
#include "engine/render/report/report.hpp"
#include "engine/render/report/sections.hpp"

namespace bloesem::render {

class PlayerWorkings {
 public:
  // `tournament` and `standings` must outlive the object.
  PlayerWorkings(const Tournament& tournament, const ReportedStandings& standings);

  // Columns next to the games: the contribution of each round to each family of tie-breaks, that is tie-breaks
  // that differ in cuts only. [family][round]; empty for a family without contributions from rounds.
  struct Columns {
    std::vector<std::vector<std::string>> cells;
    std::string notes;  // why a contribution differs from the opponent's value
  };
  [[nodiscard]] std::vector<std::string> heads() const;  // for all families
  [[nodiscard]] Columns columns(PlayerIndex player);

  // Returns each tie-break with its value and what was cut or added; used together with the columns.
  [[nodiscard]] std::string sums(PlayerIndex player);
  // Returns the same with every contribution, one line of text for each. Used for large events, where columns
  // would take too much space.
  [[nodiscard]] std::string lines(PlayerIndex player);

 private:
  struct Family {
    standings::TieBreak base;  // without cuts
    std::size_t first;         // position in the list
  };
  enum class Detail { Cuts, Chains };

  [[nodiscard]] std::string value_html(std::size_t position, PlayerIndex player) const;
  [[nodiscard]] std::string how(std::size_t position, PlayerIndex player, Detail detail);
  [[nodiscard]] std::string encounter(std::size_t position, PlayerIndex player) const;
  [[nodiscard]] const Family& family_of(std::size_t position) const;

  const ReportedStandings& standings_;
  standings::Workings workings_;
  std::vector<Family> families_;
  std::map<std::pair<std::size_t, PlayerIndex>, std::string>
      groups_;  // id of the element about the group of tied players
};

}  // namespace bloesem::render
