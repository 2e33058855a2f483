#include "engine/explain/repair_search.hpp"

#include <algorithm>
#include <cstdint>

#include "matching/index.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::explain {
namespace {

using matching::Vertex;

// Bounds the work after the first set: the matchings sought, times the square of their vertices.
constexpr std::int64_t max_repair_work = 20'000'000;

// What a matching saves: the cost of leaving over each player whom it covers, less one for each restriction
// that it lifts.
struct Savings {
  const matching::BitRows* legal;
  const std::vector<std::int64_t>* costs;  // by player: of leaving the player over

  [[nodiscard]] std::int64_t operator()(Vertex u, Vertex v) const {
    const Vertex bye = legal->rows();
    if (u == bye) return 2 * (*costs)[at(v)];
    if (v == bye) return 2 * (*costs)[at(u)];
    return 2 * ((*costs)[at(u)] + (*costs)[at(v)] - (legal->test(u, v) ? 0 : 1));
  }
};

// The sets of changes that have all of `made` and none of `ruled_out`.
struct Part {
  Changes made;
  Changes ruled_out;
};

class RepairSearch {
 public:
  RepairSearch(const RepairGraph& graph, Means means)
      : graph_(graph),
        means_(means),
        players_(graph.players()),
        // Nobody being absent, there is a bye if and only if the number of players is odd.
        has_bye_(graph.has_bye && (means != Means::Lifting || players_ % 2 == 1)),
        too_much_(2 * static_cast<std::int64_t>(players_) + 1) {}

  std::optional<SmallestChanges> run(std::size_t max_sets) {
    const std::int64_t side = players_ + 1;
    std::int64_t matchings_left = std::max<std::int64_t>(max_repair_work / (side * side), 1);
    std::optional<SmallestChanges> found;
    std::vector<Part> open(1);
    while (!open.empty()) {
      const Part part = std::move(open.back());
      open.pop_back();
      if (matchings_left-- == 0) {
        found->all = false;
        break;
      }
      std::optional<Changes> changes = smallest_of(part);
      if (!changes || (found && changes->size() > found->sets.front().size())) continue;
      if (!found) found.emplace();
      if (found->sets.size() == max_sets) {
        found->all = false;
        break;
      }
      split(part, *changes, open);
      found->sets.push_back(*std::move(changes));
    }
    if (found) std::sort(found->sets.begin(), found->sets.end());
    return found;
  }

 private:
  // Returns a smallest set of changes of this part; empty if it has none.
  std::optional<Changes> smallest_of(const Part& part) {
    weigh(part);
    draw(part);
    const Savings savings{&graph_.legal, &costs_};
    solver_.reset(edges_, savings, present_, players_ + 1);
    solver_.start_cold();
    solver_.start_greedily();
    solver_.solve();
    Changes changes = part.made;
    for (const Vertex v : present_) {
      if (v == players_) continue;
      const Vertex mate = solver_.mate(v);
      if (mate == matching::no_vertex) {
        if (costs_[at(v)] == too_much_) return std::nullopt;
        changes.absent.push_back(v);
      } else if (v < mate && mate != players_ && !graph_.legal.test(v, mate)) {
        changes.lifted.emplace_back(v, mate);
      }
    }
    std::sort(changes.absent.begin(), changes.absent.end());
    std::sort(changes.lifted.begin(), changes.lifted.end());
    return changes;
  }

  void weigh(const Part& part) {
    costs_.assign(at(players_), means_ == Means::Lifting ? too_much_ : 1);
    for (const Vertex v : part.ruled_out.absent) costs_[at(v)] = too_much_;
  }

  // Writes the vertices and edges that are left once the changes are made: the players of a lifted pair play
  // each other.
  void draw(const Part& part) {
    std::vector<char> gone(at(players_), 0);
    for (const Vertex v : part.made.absent) gone[at(v)] = 1;
    for (const auto& [u, v] : part.made.lifted) gone[at(u)] = gone[at(v)] = 1;
    present_.clear();
    edges_.reset(players_ + 1, players_ + 1);
    for (Vertex v = 0; v < players_; ++v) {
      if (gone[at(v)] != 0) continue;
      present_.push_back(v);
      edges_.add(v, graph_.legal.row(v), graph_.legal.words());
      if (means_ != Means::Absence) edges_.add(v, graph_.restricted.row(v), graph_.restricted.words());
      if (has_bye_ && graph_.may_have_bye[at(v)] != 0) edges_.set(v, players_), edges_.set(players_, v);
    }
    if (has_bye_) present_.push_back(players_);
    for (const auto& [u, v] : part.ruled_out.lifted) edges_.clear(u, v), edges_.clear(v, u);
    for (Vertex v = 0; v < players_; ++v)
      for (Vertex u = 0; gone[at(v)] != 0 && u <= players_; ++u) edges_.clear(u, v);
  }

  // Divides the other sets of a part by the first of these changes that they do not make (Murty 1968).
  static void split(Part part, const Changes& changes, std::vector<Part>& open) {
    const auto divide = [&](const auto& all, auto Changes::*kind) {
      const auto before = part.made.*kind;
      for (const auto& change : all) {
        if (std::find(before.begin(), before.end(), change) != before.end()) continue;
        (open.emplace_back(part).ruled_out.*kind).push_back(change);
        (part.made.*kind).push_back(change);
      }
    };
    divide(changes.lifted, &Changes::lifted);
    divide(changes.absent, &Changes::absent);
  }

  const RepairGraph& graph_;
  const Means means_;
  const Vertex players_;
  const bool has_bye_;
  const std::int64_t too_much_;  // exceeds the cost of any changes
  std::vector<std::int64_t> costs_;
  std::vector<Vertex> present_;
  matching::BitRows edges_;
  matching::BlossomSolver<std::int64_t, Savings> solver_;
};

}  // namespace

std::optional<SmallestChanges> smallest_changes(const RepairGraph& graph, Means means, std::size_t max_sets) {
  return RepairSearch(graph, means).run(max_sets);
}

}  // namespace bloesem::explain
