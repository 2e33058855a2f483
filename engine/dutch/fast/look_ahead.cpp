#include "engine/dutch/fast/look_ahead.hpp"

#include <algorithm>

namespace bloesem::dutch {
namespace {

using criteria::BracketKind;
using matching::Vertex;

std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }

// Who may be the one left over when the number of players is odd. C.7 wants the downfloaters paired.
AheadPairs::Bye bye_of(BracketKind kind) {
  if (kind == BracketKind::Normal) return AheadPairs::Bye::Anybody;
  return kind == BracketKind::BeforeLast ? AheadPairs::Bye::EligibleAhead : AheadPairs::Bye::Eligible;
}

}  // namespace

bool AheadPairs::may_be_left_over(Vertex v) const noexcept {
  switch (bye_) {
    case Bye::None: return false;
    case Bye::Anybody: return !is_downfloater(v);
    case Bye::Eligible: return field_->facts(player(v)).bye_eligible;
    case Bye::EligibleAhead: return !is_downfloater(v) && field_->facts(player(v)).bye_eligible;
  }
  return false;
}

Census AheadPairs::census() const noexcept {
  Census census;
  for (const Position p : players_) census.add(*field_, p);
  census.largest_group = census.players;  // no fewer than there are
  census.bye_eligible = {};
  for (Vertex v = 0; at(v) < players_.size(); ++v) census.bye_eligible[kind(v)] += may_be_left_over(v) ? 1 : 0;
  // The other downfloaters are barred to a downfloater.
  for (auto& most : census.most_barred) most += static_cast<Position>(downfloaters_);
  return census;
}

AheadPairs LookAhead::graph_of(const BracketView& view, std::span<const Number> downfloaters) {
  players_.clear();
  for (const Number v : downfloaters) players_.push_back(view.position(v));
  players_.insert(players_.end(), view.bracket().ahead.begin(), view.bracket().ahead.end());
  const bool odd = players_.size() % 2 == 1;
  return {view.field(), players_, downfloaters.size(), odd ? bye_of(view.bracket().kind) : AheadPairs::Bye::None};
}

bool LookAhead::attained(const BracketView& view, std::span<const Number> downfloaters, AheadValue& value) {
  const AheadPairs graph = graph_of(view, downfloaters);
  value = {static_cast<std::int64_t>(players_.size() % 2), {}};
  if (const std::optional<bool> answer = completable_by_counting(graph.census())) return *answer;
  return matching_.perfect(graph);
}

bool LookAhead::completes_alone(const BracketView& view) {
  AheadValue value;
  return attained(view, {}, value);
}

// The players ahead, as many pairs as possible.
void LookAhead::maximise_ahead(const BracketView& view) {
  players_.assign(view.bracket().ahead.begin(), view.bracket().ahead.end());
  matching_.maximise({view.field(), players_, 0, AheadPairs::Bye::None});
}

void LookAhead::mark(const BracketView& view, std::vector<FloatMark>& marks) {
  marks.assign(at(view.size()), FloatMark::Free);
  AheadValue value;
  if (view.bracket().kind != BracketKind::Normal) {
    const FloatMark otherwise =
        view.bracket().kind == BracketKind::Penultimate ? FloatMark::Barred : FloatMark::Worse;
    for (Number v = 0; v < view.size(); ++v)
      if (!attained(view, std::span(&v, 1), value)) marks[at(v)] = otherwise;
    return;
  }
  // One pair more is possible iff he may meet somebody who can be left over (Berge 1957).
  maximise_ahead(view);
  const AheadPairs graph(view.field(), players_, 0, AheadPairs::Bye::None);
  std::vector<bool> can_be_left(players_.size(), false);
  for (const Vertex single : matching_.single())
    for (const Vertex v : matching_.circuit(graph, single)) can_be_left[at(v)] = true;
  for (Number v = 0; v < view.size(); ++v) {
    FloatMark mark = FloatMark::Worst;
    for (std::size_t a = 0; a < players_.size() && mark != FloatMark::Free; ++a)
      if (view.field().compatible(view.position(v), players_[a]))
        mark = can_be_left[a] ? FloatMark::Free : FloatMark::Worse;
    marks[at(v)] = mark;
  }
}

std::optional<AheadValue> LookAhead::value_of(const BracketView& view, FloatMark mark, Number downfloater) {
  const std::vector<Position>& ahead = view.bracket().ahead;
  if (view.bracket().kind != BracketKind::Normal) {
    if (mark != FloatMark::Free) return std::nullopt;
    return AheadValue{static_cast<std::int64_t>(ahead.size() + 1) % 2, {}};
  }
  maximise_ahead(view);
  const auto single = static_cast<std::int64_t>(matching_.single().size());
  AheadValue value{mark == FloatMark::Free ? single - 1 : single + 1, {}};
  if (mark == FloatMark::Worst)
    value.differences.push_back(view.facts(downfloater).score - view.field().facts(ahead.back()).score + one_point);
  return value;
}

}  // namespace bloesem::dutch
