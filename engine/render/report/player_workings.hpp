// How a player's tie-breaks came about, as parts of his card.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/standings/working.hpp"
#include "engine/render/report/report.hpp"
#include "engine/render/report/sections.hpp"

namespace bloesem::cli {

class PlayerWorkings {
 public:
  // Both must outlive it.
  PlayerWorkings(const Tournament& tournament, const ReportedStandings& standings);

  // Columns beside the games: what the rounds contribute to each family of tie-breaks, that is those that
  // differ in cuts alone. [family][round]; a family to which rounds do not contribute is empty.
  struct Columns {
    std::vector<std::vector<std::string>> cells;
    std::string notes;  // why a contribution is not what the opponent has
  };
  [[nodiscard]] std::vector<std::string> heads() const;  // of all families
  [[nodiscard]] Columns columns(PlayerIndex player);

  // Each tie-break of the list with its value and what was cut or added: for who sees the columns.
  [[nodiscard]] std::string sums(PlayerIndex player);
  // The same with every contribution, one line of text for each: for large events, where columns take too much.
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
      groups_;  // of tied players: where they are told of
};

}  // namespace bloesem::cli
