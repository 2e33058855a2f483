// What changed between two texts, as a list of replaced pieces: enough to go forth and back.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli {

// At this place of the text before, `removed` became `inserted`.
struct TextEdit {
  std::size_t at = 0;
  std::string removed;
  std::string inserted;

  friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

// In the order of the text, without overlaps. Lines are matched by how they begin, as records of a report file
// are; the size of the list follows the change, not the text.
[[nodiscard]] std::vector<TextEdit> edits_between(std::string_view before, std::string_view after);

// Those that lead back.
[[nodiscard]] std::vector<TextEdit> reversed(std::vector<TextEdit> edits);

// Nothing where the text does not hold what is to be removed.
[[nodiscard]] std::optional<std::string> apply_edits(std::string_view text, const std::vector<TextEdit>& edits);

}  // namespace bloesem::cli
