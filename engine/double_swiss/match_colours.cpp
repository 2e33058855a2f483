#include "engine/double_swiss/match_colours.hpp"

namespace bloesem::swiss::double_swiss {

std::size_t MatchColours::coloured_from(std::size_t matches) const noexcept {
  while (matches < size_ && matches_.ago(matches) == Colour::None) ++matches;
  return matches;
}

Colour MatchColours::last() const noexcept { return ago(coloured_from(0)); }

Colour MatchColours::before_last() const noexcept { return ago(coloured_from(coloured_from(0) + 1)); }

int MatchColours::count(Colour colour) const noexcept {
  int count = 0;
  for (std::size_t matches = 0; matches < size_; ++matches) count += matches_.ago(matches) == colour ? 1 : 0;
  return count;
}

std::optional<std::pair<Colour, Colour>> MatchColours::latest_difference(MatchColours one,
                                                                         MatchColours other) noexcept {
  std::size_t a = one.coloured_from(0);
  std::size_t b = other.coloured_from(0);
  for (; a < one.size_ && b < other.size_; a = one.coloured_from(a + 1), b = other.coloured_from(b + 1))
    if (one.ago(a) != other.ago(b)) return std::pair(one.ago(a), other.ago(b));
  return std::nullopt;
}

}  // namespace bloesem::swiss::double_swiss
