#include "engine/dutch/small/few_ahead.hpp"

#include <bit>

namespace bloesem::dutch {

bool FewAhead::look_at(const RoundField& field, const Bracket& bracket) {
  std::array<Position, most_listed> players;
  inside_ = 0;
  for (const std::vector<Position>* part : {&bracket.moved_down, &bracket.residents})
    for (const Position p : *part) players[inside_++] = p;
  const Position begin = bracket.ahead.front();
  const Position end = bracket.ahead.back() + 1;
  if (!legal_.build(field, std::span(players).first(inside_), begin, end)) return false;
  // Downfloaters who could meet would have been paired.
  for (std::size_t v = 0; v < inside_; ++v) legal_.forbid(v, LegalRows::first(inside_));
  const Points artificial = field.facts(end - 1).score - one_point;
  for (std::size_t v = 0; v < inside_; ++v) differences_[v] = field.facts(players[v]).score - artificial;
  barred_ = 0;
  if (bracket.kind == criteria::BracketKind::Normal) return true;
  for (std::size_t v = 0; v < legal_.size(); ++v) {
    const Position p = v < inside_ ? players[v] : begin + static_cast<Position>(v - inside_);
    if (!field.facts(p).bye_eligible) barred_ |= LegalRows::bit(v);
  }
  return true;
}

// Vertices that can be covered together are the independent sets of a matroid, so it is best to take whom it is dearest
// to leave over first. Downfloaters are numbered by score.
AheadValue FewAhead::value(PlayerSet downfloaters) {
  const Row inside = downfloaters;
  const Row ahead = LegalRows::first(legal_.size()) & ~LegalRows::first(inside_);
  matching_.start(legal_.rows(), inside | ahead);
  covered_ = 0;
  for (const Row vertices : {inside & barred_, ahead & barred_, inside & ~barred_}) cover(vertices);
  matching_.maximise();

  AheadValue value;
  value.left_over = std::popcount(matching_.single()) + 2 * std::popcount(matching_.single() & barred_);
  for (Row left = matching_.single() & inside; left != 0; left &= left - 1)
    value.differences.push_back(differences_[static_cast<std::size_t>(std::countr_zero(left))]);
  return value;
}

// One after the other, if need be in place of somebody who need not be covered yet.
void FewAhead::cover(Row vertices) {
  for (; vertices != 0; vertices &= vertices - 1) {
    const matching::Vertex v = std::countr_zero(vertices);
    if ((matching_.single() & vertices & -vertices) != 0 && !matching_.augment(v)) {
      const Row instead = matching_.outer() & ~covered_ & ~(vertices & -vertices);
      if (instead != 0) matching_.leave_single(std::countr_zero(instead));
    }
    covered_ |= vertices & -vertices;
  }
}

}  // namespace bloesem::dutch
