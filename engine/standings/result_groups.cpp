#include "engine/standings/result_groups.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

constexpr int no_group = -1;

// The heads of all edges, ordered by their tails.
struct Heads {
  std::vector<int> first;  // by player: start of the player's heads; one more entry for the end
  std::vector<int> head;
};

Heads heads_of(int players, const std::vector<ResultEdge>& edges) {
  Heads heads{std::vector<int>(at(players) + 1), std::vector<int>(edges.size())};
  for (const ResultEdge& edge : edges) ++heads.first[at(edge.stronger) + 1];
  for (int player = 0; player < players; ++player) heads.first[at(player) + 1] += heads.first[at(player)];
  std::vector<int> next = heads.first;
  for (const ResultEdge& edge : edges) heads.head[at(next[at(edge.stronger)]++)] = edge.weaker;
  return heads;
}

// Tarjan's algorithm with an explicit stack: a chain of a million players would overflow the call stack.
class Components {
 public:
  Components(int players, const Heads& heads)
      : heads_(heads),
        next_(heads.first.begin(), heads.first.end() - 1),
        order_(at(players), no_group),
        low_(at(players)),
        component_(at(players), no_group) {
    for (int player = 0; player < players; ++player) {
      if (order_[at(player)] == no_group) walk_from(player);
    }
  }

  // Returns components by player, numbered from sinks up: one found later can only be above.
  [[nodiscard]] const std::vector<int>& component_of() const noexcept { return component_; }
  [[nodiscard]] int count() const noexcept { return count_; }

 private:
  void walk_from(int root) {
    enter(root);
    while (!path_.empty()) {
      const int player = path_.back();
      if (next_[at(player)] < heads_.first[at(player) + 1]) {
        look_at(player, heads_.head[at(next_[at(player)]++)]);
      } else {
        leave(player);
      }
    }
  }

  void enter(int player) {
    order_[at(player)] = low_[at(player)] = entered_++;
    path_.push_back(player);
    open_.push_back(player);
  }

  void look_at(int player, int head) {
    if (order_[at(head)] == no_group) {
      enter(head);
    } else if (component_[at(head)] == no_group) {
      low_[at(player)] = std::min(low_[at(player)], order_[at(head)]);
    }
  }

  void leave(int player) {
    path_.pop_back();
    if (!path_.empty()) low_[at(path_.back())] = std::min(low_[at(path_.back())], low_[at(player)]);
    if (low_[at(player)] != order_[at(player)]) return;
    for (int member = no_group; member != player;) {
      member = open_.back();
      open_.pop_back();
      component_[at(member)] = count_;
    }
    ++count_;
  }

  const Heads& heads_;
  std::vector<int> next_;  // by player: next edge to visit
  std::vector<int> order_;
  std::vector<int> low_;
  std::vector<int> component_;
  std::vector<int> path_;
  std::vector<int> open_;  // entered, but not in a component yet
  int entered_ = 0;
  int count_ = 0;
};

using GroupEdge = std::pair<int, int>;

// Returns the edges between different groups, each once.
std::vector<GroupEdge> group_edges(const std::vector<ResultEdge>& edges, const std::vector<int>& group_of) {
  std::vector<GroupEdge> between;
  for (const ResultEdge& edge : edges) {
    const GroupEdge groups{group_of[at(edge.stronger)], group_of[at(edge.weaker)]};
    if (groups.first != groups.second) between.push_back(groups);
  }
  std::sort(between.begin(), between.end());
  between.erase(std::unique(between.begin(), between.end()), between.end());
  return between;
}

// Requires groups in topological order. The first k groups are all above the rest iff each sink among them
// (without an edge to another of them) has an edge to each source of the rest (without an edge from another of
// the rest). So for every k sinks, sources and the edges between them are counted.
void part_into_tiers(std::vector<ResultGroup>& groups, const std::vector<GroupEdge>& edges) {
  const int count = static_cast<int>(groups.size());
  std::vector<int> first_below(at(count), count);
  std::vector<int> last_above(at(count), no_group);
  for (const auto& [above, below] : edges) {
    first_below[at(above)] = std::min(first_below[at(above)], below);
    last_above[at(below)] = std::max(last_above[at(below)], above);
  }
  // Adds 1 for the cuts behind the groups [from, until), as differences.
  const auto add = [](std::vector<long long>& changes, int from, int until) {
    if (from >= until) return;
    ++changes[at(from)];
    --changes[at(until)];
  };
  std::vector<long long> sinks(at(count) + 1), sources(at(count) + 1), joined(at(count) + 1);
  for (int group = 0; group < count; ++group) {
    add(sinks, group, first_below[at(group)]);
    add(sources, std::max(last_above[at(group)], 0), group);
  }
  for (const auto& [above, below] : edges) add(joined, last_above[at(below)], first_below[at(above)]);
  long long open_sinks = 0, open_sources = 0, open_joined = 0;
  int tier = 0;
  for (int group = 0; group < count; ++group) {
    groups[at(group)].tier = tier;
    open_sinks += sinks[at(group)];
    open_sources += sources[at(group)];
    open_joined += joined[at(group)];
    if (open_joined == open_sinks * open_sources) ++tier;
  }
}

}  // namespace

std::vector<ResultGroup> result_groups(int players, const std::vector<ResultEdge>& edges) {
  const Heads heads = heads_of(players, edges);
  const Components components(players, heads);
  std::vector<ResultGroup> groups(at(components.count()));
  std::vector<int> group_of(at(players));
  for (int player = 0; player < players; ++player) {
    group_of[at(player)] = components.count() - 1 - components.component_of()[at(player)];
    groups[at(group_of[at(player)])].players.push_back(player);
  }
  part_into_tiers(groups, group_edges(edges, group_of));
  return groups;
}

}  // namespace bloesem::standings
