// Requests about the arrangement of an event: groups, pairs made by hand, fixed boards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::service {

// Starting ranks, both ends inclusive.
struct IdRange {
  int first = 1;
  int last = 1;
};

struct RequestedGroup {
  std::string name;
  std::vector<IdRange> players;
};

struct RequestedPair {
  int one = 0;  // has White, unless the rules decide
  int other = 0;
  bool colours_by_rules = false;
};

struct ArrangementRequest {
  std::vector<RequestedGroup> groups;             // in place of the tournament's
  std::vector<RequestedPair> fixed_pairs;         // in place of those of the round
  std::vector<std::pair<int, int>> fixed_boards;  // starting rank and board, from the round on

  [[nodiscard]] bool empty() const noexcept {
    return groups.empty() && fixed_pairs.empty() && fixed_boards.empty();
  }
};

// True if a report file can state it as the name of a group: one word.
[[nodiscard]] bool is_group_name(std::string_view name) noexcept;

// Changes the arrangement of a tournament as requested for a round (from 1). InvalidInput: a player who is not
// in the tournament, is in two groups or none, or is in two pairs; groups that differ from those of the rounds
// played.
[[nodiscard]] std::optional<Error> arrange(Tournament& tournament, const ArrangementRequest& request,
                                           int round);

}  // namespace bloesem::service
