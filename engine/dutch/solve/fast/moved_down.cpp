#include "engine/dutch/solve/fast/moved_down.hpp"

#include <numeric>

namespace bloesem::swiss::dutch {

bool MovedDownChoice::choose(const TightNetwork& network) {
  const BracketView& view = network.view;
  pairs_.clear();
  rest_.resize(static_cast<std::size_t>(view.size() - view.moved_down()));
  std::iota(rest_.begin(), rest_.end(), view.moved_down());
  if (view.moved_down() == 0) return true;

  const auto units = network.partition.units();
  const int all = static_cast<int>(units.size());
  flow_.reset(all, all);
  for (int t = 0; t < all; ++t) {
    flow_.set_left(t, units[static_cast<std::size_t>(t)]);
    flow_.set_right(t, units[static_cast<std::size_t>(t)]);
    matching::any_bit(network.tight.row(t), network.tight.words(),
                      [&](int u) { return flow_.allow(t, u), false; });
  }
  if (!flow_.saturate()) return false;
  residents_.fill(network, rest_);
  for (Number mdp = 0; mdp < view.moved_down(); ++mdp)
    if (!choose_opponent(network, mdp)) return false;
  std::erase_if(rest_, [&](Number v) { return residents_.taken(v); });
  return true;
}

// D.1: takes the resident with the smallest BSN.
bool MovedDownChoice::choose_opponent(const TightNetwork& network, Number mdp) {
  const int node = network.node(mdp);
  const int words = flow_.allowed().words();
  options_.assign(flow_.allowed().row(node), flow_.allowed().row(node) + words);
  while (true) {
    const Member first = residents_.first_of(options_.data(), words, mdp, network.view);
    if (first.nobody()) return false;
    if (flow_.take(node, first.node)) {
      if (flow_.take(first.node, node)) {
        residents_.take(first);
        pairs_.emplace_back(mdp, first.player);
        return true;
      }
      flow_.put_back(node, first.node);
    }
    erase_bit(options_, first.node);
  }
}

}  // namespace bloesem::swiss::dutch
