#include "engine/dutch/fast/look_ahead.hpp"

#include <algorithm>

#include "matching/cardinality.hpp"

namespace bloesem::dutch {
namespace {

using criteria::BracketKind;
using matching::Vertex;

std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }

// Downfloaters, then the players ahead, then perhaps the bye.
class AheadGraph {
 public:
  AheadGraph(const BracketView& view, std::span<const Number> downfloaters) : kind_(view.bracket().kind) {
    for (const Number v : downfloaters) players_.push_back(view.position(v));
    floaters_ = downfloaters.size();
    players_.insert(players_.end(), view.bracket().ahead.begin(), view.bracket().ahead.end());
    graph_.resize(players_.size());
    // Two downfloaters who could meet would have been paired.
    for (std::size_t a = 0; a < players_.size(); ++a)
      for (std::size_t b = std::max(a + 1, floaters_); b < players_.size(); ++b)
        if (view.field().compatible(players_[a], players_[b])) join(a, b);
  }

  void add_bye(const RoundField& field) {
    const std::size_t bye = graph_.size();
    graph_.emplace_back();
    for (std::size_t a = 0; a < players_.size(); ++a) {
      const bool may = kind_ == BracketKind::Normal ? a >= floaters_ : field.facts(players_[a]).bye_eligible;
      if (may && (kind_ != BracketKind::BeforeLast || a >= floaters_)) join(a, bye);
    }
  }

  [[nodiscard]] const matching::Adjacency& graph() const { return graph_; }
  [[nodiscard]] std::size_t players() const { return players_.size(); }

 private:
  void join(std::size_t a, std::size_t b) {
    graph_[a].push_back(static_cast<Vertex>(b));
    graph_[b].push_back(static_cast<Vertex>(a));
  }

  BracketKind kind_;
  std::vector<Position> players_;
  std::size_t floaters_ = 0;
  matching::Adjacency graph_;
};

}  // namespace

bool LookAhead::attained(std::span<const Number> downfloaters, AheadValue& value) const {
  AheadGraph graph(view_, downfloaters);
  const bool odd = graph.players() % 2 == 1;
  if (odd) graph.add_bye(view_.field());
  value = {odd ? 1 : 0, {}};
  return matching::MaximumMatching(graph.graph()).single().empty();
}

bool LookAhead::completes_alone() const {
  AheadValue value;
  return attained({}, value);
}

void LookAhead::mark(std::vector<FloatMark>& marks) const {
  marks.assign(at(view_.size()), FloatMark::Free);
  AheadValue value;
  if (view_.bracket().kind != BracketKind::Normal) {
    for (Number v = 0; v < view_.size(); ++v)
      if (!attained(std::span(&v, 1), value))
        marks[at(v)] = view_.bracket().kind == BracketKind::Penultimate ? FloatMark::Barred : FloatMark::Worse;
    return;
  }
  // One pair more is possible iff he may meet somebody who can be left over (Berge 1957).
  const AheadGraph graph(view_, {});
  const matching::MaximumMatching matching(graph.graph());
  std::vector<bool> can_be_left(graph.players(), false);
  for (const Vertex single : matching.single())
    for (const Vertex v : matching.circuit(single)) can_be_left[at(v)] = true;
  const auto& ahead = view_.bracket().ahead;
  for (Number v = 0; v < view_.size(); ++v) {
    FloatMark mark = FloatMark::Worst;
    for (std::size_t a = 0; a < ahead.size() && mark != FloatMark::Free; ++a)
      if (view_.field().compatible(view_.position(v), ahead[a])) mark = can_be_left[a] ? FloatMark::Free : FloatMark::Worse;
    marks[at(v)] = mark;
  }
}

bool LookAhead::value_of(FloatMark mark, Number downfloater, AheadValue& value) const {
  const std::vector<Position>& ahead = view_.bracket().ahead;
  if (view_.bracket().kind != BracketKind::Normal) {
    value = {static_cast<std::int64_t>(ahead.size() + 1) % 2, {}};
    return mark == FloatMark::Free;
  }
  const AheadGraph graph(view_, {});
  const auto single = static_cast<std::int64_t>(matching::MaximumMatching(graph.graph()).single().size());
  value = {mark == FloatMark::Free ? single - 1 : single + 1, {}};
  if (mark == FloatMark::Worst)
    value.differences.push_back(view_.facts(downfloater).score - view_.field().facts(ahead.back()).score + one_point);
  return true;
}

}  // namespace bloesem::dutch
