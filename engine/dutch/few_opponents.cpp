#include "engine/dutch/few_opponents.hpp"

#include <algorithm>
#include <cstddef>

#include "matching/steps.hpp"

namespace bloesem::swiss::dutch {
namespace {

// Fewer MDPs are not worth the questions.
constexpr std::size_t fewest = 24;

// Marks the first `enough` legal opponents of `other`, which have the highest scores, and those with the same
// score as the last of these if they matter.
void mark_highest(std::vector<char>& marks, const RoundField& field, std::span<const Position> moved_down,
                  Position other, std::size_t enough, FewOpponents::For candidates) {
  std::size_t found = 0;
  Points last = 0;
  std::size_t i = 0;
  for (; i < moved_down.size(); ++i) {
    const Points score = field.facts(moved_down[i]).score;
    if (found >= enough && (candidates == FewOpponents::For::Some || score != last)) break;
    if (!field.compatible(moved_down[i], other)) continue;
    marks[i] = 1;
    last = score;
    ++found;
  }
  matching::count_steps(matching::Work::Legality, i);
}

}  // namespace

bool FewOpponents::sort_out(const RoundField& field, std::span<const Position> moved_down,
                            std::initializer_list<std::span<const Position>> others, For candidates) {
  std::size_t opponents = 0;
  for (const auto& part : others) opponents += part.size();
  if (moved_down.size() < std::max(fewest, 2 * opponents)) return false;
  matching::count_steps(matching::Work::Legality, moved_down.size());
  marks_.assign(moved_down.size(), 0);
  for (const auto& part : others)
    for (const Position other : part) mark_highest(marks_, field, moved_down, other, opponents, candidates);
  needed_.clear();
  superfluous_.clear();
  for (std::size_t i = 0; i < moved_down.size(); ++i)
    (marks_[i] != 0 ? needed_ : superfluous_).push_back(moved_down[i]);
  return !superfluous_.empty();
}

}  // namespace bloesem::swiss::dutch
