#include "engine/service/nearest_word.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/model/edit_distance.hpp"

namespace bloesem::service {

namespace {

// Longer words are not misprints and would take too long.
constexpr std::size_t longest = 40;

std::string_view letters_of(std::string_view word) {
  return word.substr(std::min(word.find_first_not_of('-'), word.size()));
}

// Returns 0 if at least three letters match the beginning of `known`, otherwise the edit distance.
std::size_t distance(std::string_view typed, std::string_view known) {
  constexpr std::size_t shortest_beginning = 3;
  return typed.size() >= shortest_beginning && known.starts_with(typed) ? 0 : edit_distance(typed, known);
}

}  // namespace

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  const std::string_view typed = letters_of(word);
  if (typed.empty() || typed.size() > longest) return "";
  std::size_t least = (typed.size() + 2) / 3 + 1;
  std::string nearest;
  for (const std::string& candidate : known) {
    const std::size_t apart = distance(typed, letters_of(candidate));
    if (apart >= least) continue;
    least = apart;
    nearest = candidate;
  }
  return nearest.empty() ? "" : "; did you mean '" + nearest + "'?";
}

}  // namespace bloesem::service
