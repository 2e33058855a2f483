#include "engine/dutch/solve/fast/moved_down.hpp"

#include <numeric>

namespace bloesem::swiss::dutch {

void MovedDownChoice::start(const BracketView& view) {
  pairs_.clear();
  limbo_.clear();
  paired_.clear();
  rest_.resize(static_cast<std::size_t>(view.size() - view.moved_down()));
  std::iota(rest_.begin(), rest_.end(), view.moved_down());
}

void MovedDownChoice::leave_all(const BracketView& view) {
  start(view);
  for (BracketNumber mdp = 0; mdp < view.moved_down(); ++mdp) limbo_.push_back(mdp);
}

bool MovedDownChoice::choose(const TightNetwork& network) {
  const BracketView& view = network.view;
  start(view);
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
  if (!flow_.saturate() || !choose_paired(network)) return false;
  residents_.fill(network, rest_);
  for (const BracketNumber mdp : paired_)
    if (!choose_opponent(network, mdp)) return false;
  std::erase_if(rest_, [&](BracketNumber v) { return residents_.taken(v); });
  return true;
}

// D.3: MDPs with the smallest BSNs are paired, the others form the limbo. C.6, as a cost, has fixed how many of
// each score.
bool MovedDownChoice::choose_paired(const TightNetwork& network) {
  const Partition& partition = network.partition;
  for (BracketNumber mdp = 0; mdp < network.view.moved_down(); ++mdp) {
    const int node = network.node(mdp);
    if (!partition.has_slot() || may_be_paired(node, partition.slot())) {
      paired_.push_back(mdp);
      continue;
    }
    limbo_.push_back(mdp);
    if (!flow_.take(node, partition.slot()) || !flow_.take(partition.slot(), node)) return false;
  }
  return true;
}

bool MovedDownChoice::may_be_paired(int mdp, int slot) {
  if (!flow_.avoid(mdp, slot)) return false;
  if (flow_.avoid(slot, mdp)) return true;
  flow_.allow(mdp, slot);
  return false;
}

// D.1: takes the resident with the smallest BSN.
bool MovedDownChoice::choose_opponent(const TightNetwork& network, BracketNumber mdp) {
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
