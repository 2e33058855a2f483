// 29E6: the look-ahead for colours.
#pragma once

#include <cstddef>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {

// Exchanges opponents between two boards at a time until no exchange within the limits improves the colours
// (29E5). From the top, the first board with a conflict that an exchange improves gets the best one: best
// colours of all boards, a transposition within 80 points before others, the smallest difference, the nearest
// board, a transposition before an interchange, the higher board.
class LookAhead {
 public:
  // Changes the boards, which must outlive the object. Boards keep their places.
  LookAhead(const Entrants& entrants, PositionPairs& boards);

  void run();

 private:
  struct Exchange {
    Conflicts change = {};
    bool farther = false;  // no transposition within 80 points
    int distance = 0;
    int boards_apart = 0;
    bool interchange = false;
    std::size_t partner = 0;

    [[nodiscard]] auto key() const {
      return std::tuple(change, farther, distance, boards_apart, interchange, partner);
    }
  };
  struct Board {
    Conflicts conflicts;
    bool searched = false;         // no exchange improves the board, as far as was known
    std::size_t changes_seen = 0;  // when there were as many changes
  };

  [[nodiscard]] std::optional<Exchange> best_exchange(std::size_t board);
  void consider(std::size_t board, std::size_t partner, std::optional<Exchange>& best) const;
  void consider(std::size_t board, std::size_t partner, bool interchange, std::optional<Exchange>& best) const;
  [[nodiscard]] std::pair<PositionPairs::value_type, PositionPairs::value_type> exchanged(
      std::size_t board, std::size_t partner, bool interchange) const;
  [[nodiscard]] int distance(std::size_t board, std::size_t partner, bool interchange) const;
  void apply(std::size_t board, const Exchange& exchange);

  const Entrants& entrants_;
  PositionPairs& boards_;
  std::vector<Board> states_;
  std::vector<std::size_t> changes_;  // boards that were changed, in order
};

}  // namespace bloesem::swiss::uscf
