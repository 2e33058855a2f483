// Players whom a proposal has several times.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/violation.hpp"

namespace bloesem {

class RepeatedPlayers {
 public:
  RepeatedPlayers(std::string_view article, const std::vector<ProposedBoard>& boards);

  // Returns the violation of a player, called `name`, whom boards and byes have several `times`: paired with
  // themselves, or more than once.
  [[nodiscard]] Violation violation(PlayerIndex player, const std::string& name, int times) const;

 private:
  std::string_view article_;
  std::set<PlayerIndex> alone_;  // who meet themselves on some board
};

}  // namespace bloesem
