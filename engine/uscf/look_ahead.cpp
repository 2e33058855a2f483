#include "engine/uscf/look_ahead.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::swiss::uscf {
namespace {

constexpr int preferred_transposition = 80;  // 29E5e

std::pair<Position, Position> in_rank_order(Position a, Position b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace

LookAhead::LookAhead(const Entrants& entrants, PositionPairs& boards)
    : entrants_(entrants), boards_(boards), states_(boards.size()) {
  for (std::size_t i = 0; i < boards_.size(); ++i)
    states_[i].conflicts = entrants_.conflicts(boards_[i].first, boards_[i].second);
}

void LookAhead::run() {
  for (std::size_t i = 0; i < boards_.size();) {
    const std::optional<Exchange> best = states_[i].conflicts.none() ? std::nullopt : best_exchange(i);
    if (best) apply(i, *best);
    i = best ? 0 : i + 1;
  }
}

// A board that could not be improved is compared with those only that have changed since.
std::optional<LookAhead::Exchange> LookAhead::best_exchange(std::size_t board) {
  std::optional<Exchange> best;
  Board& state = states_[board];
  if (!state.searched) {
    for (std::size_t j = 0; j < boards_.size(); ++j)
      if (j != board) consider(board, j, best);
  } else {
    for (; state.changes_seen < changes_.size(); ++state.changes_seen)
      consider(board, changes_[state.changes_seen], best);
  }
  state.searched = true;
  state.changes_seen = changes_.size();
  return best;
}

void LookAhead::consider(std::size_t board, std::size_t partner, std::optional<Exchange>& best) const {
  consider(board, partner, false, best);
  if (entrants_.settings().interchanges) consider(board, partner, true, best);
}

void LookAhead::consider(std::size_t board, std::size_t partner, bool interchange,
                         std::optional<Exchange>& best) const {
  const auto [first, second] = exchanged(board, partner, interchange);
  const Conflicts before = states_[board].conflicts + states_[partner].conflicts;
  const Conflicts after =
      entrants_.conflicts(first.first, first.second) + entrants_.conflicts(second.first, second.second);
  if (after >= before) return;
  Exchange found;
  found.distance = distance(board, partner, interchange);
  if (found.distance > entrants_.limit(before, after)) return;
  found.change = after - before;
  found.farther = interchange || found.distance > preferred_transposition;
  found.boards_apart = static_cast<int>(std::max(board, partner) - std::min(board, partner));
  found.interchange = interchange;
  found.partner = partner;
  if (best && best->key() <= found.key()) return;
  if (entrants_.may_meet(first.first, first.second) && entrants_.may_meet(second.first, second.second))
    best = found;
}

// 29E5c, 29E5d: of A-B and C-D, A being on the higher board, a transposition makes A-D and C-B, an interchange
// A-C and B-D. The first pair gets the higher board.
std::pair<PositionPairs::value_type, PositionPairs::value_type> LookAhead::exchanged(std::size_t board,
                                                                                     std::size_t partner,
                                                                                     bool interchange) const {
  const auto [a, b] = boards_[std::min(board, partner)];
  const auto [c, d] = boards_[std::max(board, partner)];
  if (interchange) return {in_rank_order(a, c), in_rank_order(b, d)};
  return {in_rank_order(a, d), in_rank_order(c, b)};
}

int LookAhead::distance(std::size_t board, std::size_t partner, bool interchange) const {
  const auto [a, b] = boards_[std::min(board, partner)];
  const auto [c, d] = boards_[std::max(board, partner)];
  if (interchange) return std::min(entrants_.distance(a, d), entrants_.distance(b, c));
  return std::min(entrants_.distance(a, c), entrants_.distance(b, d));
}

void LookAhead::apply(std::size_t board, const Exchange& exchange) {
  const auto [first, second] = exchanged(board, exchange.partner, exchange.interchange);
  boards_[std::min(board, exchange.partner)] = first;
  boards_[std::max(board, exchange.partner)] = second;
  for (const std::size_t i : {board, exchange.partner}) {
    states_[i] = {entrants_.conflicts(boards_[i].first, boards_[i].second), false, 0};
    changes_.push_back(i);
  }
}

}  // namespace bloesem::swiss::uscf
