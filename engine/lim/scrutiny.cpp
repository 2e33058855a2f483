#include "engine/lim/scrutiny.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

#include "engine/swiss/parted_pairs.hpp"
#include "matching/cardinality/perfect_witness.hpp"

namespace bloesem::swiss::lim {
namespace {

using matching::no_vertex;
using matching::Vertex;

// Returns the members who stay, arranged.
std::vector<Position> staying(const Entrants& entrants, const Group& group) {
  std::vector<char> leaves(matching::at(entrants.field().size()), 0);
  for (const Position p : group.leaving) leaves[matching::at(p)] = 1;
  std::vector<Position> players = group.members();
  std::erase_if(players, [&](Position p) { return leaves[matching::at(p)] != 0; });
  entrants.arrange(players, group.direction);
  return players;
}

// Vertices are the players in the order of the list.
class Scrutiny {
 public:
  Scrutiny(const Entrants& entrants, Group& group)
      : entrants_(entrants),
        group_(group),
        players_(staying(entrants, group)),
        parts_(parts_by_colour(entrants.field(), players_)),
        graph_(entrants.field(), players_, parts_),
        left_(players_.size()) {
    std::iota(left_.begin(), left_.end(), Vertex(0));
  }

  void run() {
    [[maybe_unused]] const bool possible = witness_.start(graph_);
    BLOESEM_ASSERT(possible);
    for (const Vertex v : floaters()) {
      if (witness_.is_fixed(v)) continue;
      candidates_ = left_;
      std::erase(candidates_, v);
      pair(v);
    }
    while (!left_.empty()) {
      const auto half = left_.begin() + std::ssize(left_) / 2;
      candidates_.assign(half, left_.end());
      candidates_.insert(candidates_.end(), std::reverse_iterator(half), left_.rend() - 1);
      pair(left_.front());
    }
  }

 private:
  [[nodiscard]] Position player(Vertex v) const { return players_[matching::at(v)]; }

  // 3.6, 3.7: those who came from ahead first, then those from behind, who rank the other way round.
  [[nodiscard]] std::vector<Vertex> floaters() const {
    std::vector<Position> from_ahead = group_.from_above;
    std::vector<Position> from_behind = group_.from_below;
    if (group_.direction == Direction::Up) from_ahead.swap(from_behind);
    rank(from_ahead, group_.direction);
    rank(from_behind, reversed(group_.direction));
    from_ahead.insert(from_ahead.end(), from_behind.begin(), from_behind.end());
    std::vector<Vertex> places(matching::at(entrants_.field().size()), no_vertex);
    for (const Vertex v : left_) places[matching::at(player(v))] = v;
    std::vector<Vertex> found;
    for (const Position p : from_ahead)
      if (places[matching::at(p)] != no_vertex) found.push_back(places[matching::at(p)]);
    return found;
  }

  void rank(std::vector<Position>& players, Direction direction) const {
    std::sort(players.begin(), players.end(),
              [&](Position a, Position b) { return entrants_.ranks_before(a, b, direction); });
  }

  // Pairs `v` with the first candidate due the other colour who leaves the others an opponent, or else with the
  // first one who does.
  void pair(Vertex v) {
    Vertex first = no_vertex;
    Vertex chosen = no_vertex;
    for (const Vertex u : candidates_) {
      const bool suits = entrants_.suit(player(v), player(u));
      if (first != no_vertex && (!suits || !entrants_.near(player(u), player(first)))) continue;
      if (!witness_.admits(v, u)) continue;
      if (first == no_vertex) first = u;
      if (!suits) continue;
      chosen = u;
      break;
    }
    if (chosen == no_vertex) chosen = first;
    BLOESEM_ASSERT(chosen != no_vertex);
    [[maybe_unused]] const bool fixed = witness_.fix(v, chosen);
    BLOESEM_ASSERT(fixed);
    for (const Vertex w : {v, chosen}) left_.erase(std::lower_bound(left_.begin(), left_.end(), w));
    group_.pairs.push_back(std::minmax(player(v), player(chosen)));
  }

  const Entrants& entrants_;
  Group& group_;
  std::vector<Position> players_;
  std::vector<Part> parts_;
  PartedPairs graph_;
  matching::PerfectWitness<PartedPairs> witness_;
  std::vector<Vertex> left_;        // not paired yet, ascending
  std::vector<Vertex> candidates_;  // opponents in the order in which they are tried
};

}  // namespace

void pair_members(const Entrants& entrants, Group& group) { Scrutiny(entrants, group).run(); }

}  // namespace bloesem::swiss::lim
