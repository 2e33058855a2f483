// 2026, C8: how many pairs the following bracket can have, and which players it leaves over, if it has to
// comply with C1 to C5 itself: all players below it must remain completable, and the bye's score must not rise.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sequence/facts.hpp"
#include "matching/graph/bit_graph.hpp"

namespace bloesem::sequence {

// Asks an unweighted matching for a completion in which the following bracket leaves over no more players than
// the limits allow. While the answer exceeds a limit, some of those left over have to stay in any better
// answer, and each is tried.
class CompletableNextBracket {
 public:
  // `downfloaters` join the score group `next` and do not meet each other; `rest` follows it.
  CompletableNextBracket(const Field& field, std::span<const Place> downfloaters, std::span<const Place> next,
                         std::span<const Place> rest, Points highest_bye);

  // Returns the players left over: as few as possible, and then with the lowest scores (C6, C7); in 1.2 order.
  // Empty if there is no completion.
  [[nodiscard]] std::optional<std::vector<Place>> left_over();

 private:
  enum class Role : std::uint8_t { Free, Stays, Leaves };
  // At most `most` of the players [first, last) may be left over.
  struct Limit {
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t most = 0;
  };

  [[nodiscard]] std::size_t fewest() const;
  void keep_high_scores();
  bool can_comply();
  [[nodiscard]] const Limit* broken_limit(const std::vector<std::size_t>& left) const;
  [[nodiscard]] std::optional<std::vector<std::size_t>> completion() const;
  [[nodiscard]] bool may_meet(std::size_t a, std::size_t b) const;
  [[nodiscard]] bool may_have_bye(std::size_t a) const;
  [[nodiscard]] matching::BitGraph graph() const;

  const Field& field_;
  Points highest_bye_;
  std::vector<Place> players_;
  std::size_t mdps_;
  std::size_t inside_;  // players [0, inside_) are in the following bracket
  std::vector<Role> roles_;
  std::vector<Limit> limits_;
  std::vector<std::size_t> left_;  // players left over in the last completion that complied
};

}  // namespace bloesem::sequence
