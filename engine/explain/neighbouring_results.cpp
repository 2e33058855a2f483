#include "engine/explain/neighbouring_results.hpp"

#include <algorithm>
#include <array>

#include "engine/explain/games.hpp"

namespace bloesem::explain {
namespace {

// The digits of the code. The first set has only the first of them.
constexpr std::array digits{OpenResult::Draw, OpenResult::WhiteWins, OpenResult::BlackWins};
constexpr int last_digit = 2;

int digit_of(OpenResult result) {
  return static_cast<int>(std::find(digits.begin(), digits.end(), result) - digits.begin());
}

OpenResult result_of(int digit) { return digits[static_cast<std::size_t>(digit)]; }

// Returns 3 to the power of `games`, or `most` + 1 if that is less.
std::size_t number_of_sets(std::size_t games, std::size_t most) {
  std::size_t sets = 1;
  for (std::size_t i = 0; i < games; ++i) {
    if (sets > most / 3) return most + 1;
    sets *= 3;
  }
  return sets;
}

}  // namespace

Change ending(const OpenGame& game, OpenResult result) {
  const auto& [white, black] = results_over_the_board[static_cast<std::size_t>(result)];
  return {ChangeKind::Result, game.white, game.black, game.round, white, black};
}

NeighbouringResults::NeighbouringResults(std::size_t games, std::size_t most)
    : results_(games, OpenResult::Draw),
      aim_(results_),
      directions_(games, 1),
      left_(std::min(number_of_sets(games, most), most)),
      every_set_(number_of_sets(games, most) <= most) {}

std::optional<OpenResults> NeighbouringResults::next() {
  if (left_ == 0) return std::nullopt;
  --left_;
  if (started_ && every_set_) step_in_order();
  if (started_ && !every_set_) step_to_aim();
  started_ = true;
  return results_;
}

void NeighbouringResults::step_in_order() {
  for (std::size_t i = 0; i < results_.size(); ++i) {
    const int next = digit_of(results_[i]) + directions_[i];
    if (next >= 0 && next <= last_digit) {
      results_[i] = result_of(next);
      return;
    }
    directions_[i] = -directions_[i];
  }
}

void NeighbouringResults::step_to_aim() {
  while (results_ == aim_)
    for (OpenResult& result : aim_) result = result_of(random_.between(0, last_digit));
  const auto [result, aimed] = std::mismatch(results_.begin(), results_.end(), aim_.begin());
  *result = *aimed;
}

}  // namespace bloesem::explain
