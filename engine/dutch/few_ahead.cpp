#include "engine/dutch/few_ahead.hpp"

#include <bit>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/graph/count_bits.hpp"

namespace bloesem::swiss::dutch {

using criteria::BracketKind;

namespace {

// What completing_value tries: the subsets of few players, and few subsets.
constexpr std::size_t most_players = 9;
constexpr int most_tries = 500;

}  // namespace

bool FewAhead::look_at(const RoundField& field, const Bracket& bracket) {
  if (bracket.moved_down.size() + bracket.residents.size() > max_listed) return false;
  std::array<Position, max_listed> players;
  std::size_t inside = 0;
  for (const std::vector<Position>* part : {&bracket.moved_down, &bracket.residents})
    for (const Position p : *part) players[inside++] = p;
  const Position begin = bracket.ahead.front();
  const Position below = bracket.ahead.back() + 1;
  const Position end = bracket.below.empty() ? below : bracket.below.back() + 1;
  const bool follow_each_other = end - begin == std::ssize(bracket.ahead) + std::ssize(bracket.below);
  if (!follow_each_other || !look_at(field, std::span(players).first(inside), begin, below, end)) return false;
  if (bracket.kind == BracketKind::BeforeLast || bracket.kind == BracketKind::Penultimate)
    triple_cost_ = barred_;
  return true;
}

bool FewAhead::look_at(const RoundField& field, std::span<const Position> inside, Position begin,
                       Position below, Position end) {
  if (inside.size() > max_listed || !legal_.build(field, inside, begin, end)) return false;
  ahead_ = legal_.range(begin, below);
  below_ = legal_.range(below, end);
  inside_ = legal_.vertices() & ~ahead_ & ~below_;
  const Points artificial = field.facts(below - 1).score - one_point;
  for (std::size_t j = 0; j < inside.size(); ++j) {
    const std::size_t v = legal_.vertex(j, inside[j]);
    vertices_[j] = static_cast<std::uint8_t>(v);
    differences_[v] = field.facts(inside[j]).score - artificial;
    // Downfloaters who may meet would have been paired.
    legal_.forbid(v, inside_);
  }
  barred_ = legal_.vertices() & ~legal_.bye_eligible(field, inside);
  triple_cost_ = 0;
  tries_left_ = most_tries;
  return true;
}

FewAhead::Row FewAhead::row_of(PlayerSet downfloaters) const noexcept {
  Row row = 0;
  for (; downfloaters != 0; downfloaters &= downfloaters - 1)
    row |= LegalRows::bit(vertices_[static_cast<std::size_t>(std::countr_zero(downfloaters))]);
  return row;
}

AheadValue FewAhead::value(PlayerSet downfloaters) {
  return value_of(left_over(row_of(downfloaters) | ahead_, triple_cost_));
}

AheadValue FewAhead::value_of(Row left) const {
  AheadValue value;
  value.left_over = matching::count_bits(left) + 2 * matching::count_bits(left & triple_cost_);
  for (Row floaters = left & inside_; floaters != 0; floaters &= floaters - 1)
    value.differences.push_back(differences_[static_cast<std::size_t>(std::countr_zero(floaters))]);
  return value;
}

bool FewAhead::completes(PlayerSet downfloaters) { return closes(row_of(downfloaters) | ahead_ | below_); }

bool FewAhead::value_completes(PlayerSet downfloaters) {
  const Row left = left_over(row_of(downfloaters) | ahead_, triple_cost_);
  if (closes(left | below_)) return true;
  if (!std::has_single_bit(left)) return false;
  for (Row instead = others_of_this_value(downfloaters); instead != 0; instead &= instead - 1)
    if (closes((instead & -instead) | below_)) return true;
  return false;
}

// Returns those who can be left over at the same cost in place of the player whom left_over leaves. Requires
// that it leaves one.
FewAhead::Row FewAhead::others_of_this_value(PlayerSet downfloaters) {
  const Row left = left_over(row_of(downfloaters) | ahead_, triple_cost_);
  const auto single = static_cast<std::size_t>(std::countr_zero(left));
  if (matching_.augment(std::countr_zero(left))) return 0;
  Row others = matching_.outer() & ~left & ((left & ahead_) != 0 ? ahead_ : inside_);
  for (Row each = others & inside_; each != 0; each &= each - 1)
    if (differences_[static_cast<std::size_t>(std::countr_zero(each))] != differences_[single])
      others &= ~(each & -each);
  return others;
}

// Tries all sets of left-over players, smaller ones first.
std::optional<AheadValue> FewAhead::completing_value(PlayerSet downfloaters, const AheadValue& least) {
  BLOESEM_ASSERT(triple_cost_ == 0);
  std::array<Row, most_players> vertices;
  std::size_t size = 0;
  for (Row left = row_of(downfloaters) | ahead_; left != 0; left &= left - 1) {
    if (size == most_players) return std::nullopt;
    vertices[size++] = left & -left;
  }
  std::optional<AheadValue> value;
  for (auto left_over = static_cast<std::size_t>(least.left_over); !value && left_over <= size; left_over += 2)
    value = completing_value(std::span(vertices).first(size), static_cast<int>(left_over));
  BLOESEM_ASSERT(value || tries_left_ < 0);
  return tries_left_ < 0 ? std::nullopt : value;
}

// Returns the least value with so many players left over, if any. Unknown if no tries are left.
std::optional<AheadValue> FewAhead::completing_value(std::span<const Row> vertices, int left_over) {
  std::optional<AheadValue> least;
  for (unsigned chosen = 0; chosen < 1U << vertices.size(); ++chosen) {
    if (std::popcount(chosen) != left_over) continue;
    Row left = 0;
    Row paired = 0;
    for (std::size_t i = 0; i < vertices.size(); ++i) (chosen >> i & 1U ? left : paired) |= vertices[i];
    AheadValue value = value_of(left);
    if (least && *least <= value) continue;
    if (--tries_left_ < 0) break;
    matching_.start(legal_.rows(), paired);
    matching_.maximise();
    if (matching_.perfect() && closes(left | below_)) least = std::move(value);
  }
  return least;
}

// True if the vertices can be paired, but for one who may have the bye if their number is odd.
bool FewAhead::closes(Row vertices) { return matching_.covers(legal_.rows(), vertices, ~barred_); }

// Returns the vertices left over by a cheapest maximum matching. Vertex sets that matchings cover are the
// independent sets of a matroid, so the most expensive vertices are covered first. Downfloaters are numbered by
// score, hence by cost.
FewAhead::Row FewAhead::left_over(Row vertices, Row costly) {
  matching_.start(legal_.rows(), vertices);
  covered_ = 0;
  cover(vertices & costly & inside_);
  cover(vertices & costly & ~inside_);
  cover(vertices & ~costly & inside_);
  matching_.maximise();
  return matching_.single();
}

// Covers the vertices one after another, if necessary in place of one that has not been covered on purpose.
void FewAhead::cover(Row vertices) {
  for (; vertices != 0; vertices &= vertices - 1) {
    const Row vertex = vertices & -vertices;
    if ((matching_.single() & vertex) != 0 && !matching_.augment(std::countr_zero(vertex))) {
      const Row instead = matching_.outer() & ~covered_ & ~vertex;
      if (instead != 0) matching_.leave_single(std::countr_zero(instead));
    }
    covered_ |= vertex;
  }
}

}  // namespace bloesem::swiss::dutch
