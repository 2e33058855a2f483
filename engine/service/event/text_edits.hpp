// The difference between two texts as a list of replaced pieces, which can be applied in both directions.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::service {

// At this position of the old text, `removed` was replaced by `inserted`.
struct TextEdit {
  std::size_t at = 0;
  std::string removed;
  std::string inserted;

  friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

// Returns the edits in text order, without overlaps. Lines are matched by their prefix, as in records of a
// report file, so that the size of the list depends on the change and not on the text.
[[nodiscard]] std::vector<TextEdit> edits_between(std::string_view before, std::string_view after);

// Returns the inverse edits.
[[nodiscard]] std::vector<TextEdit> reversed(std::vector<TextEdit> edits);

// Returns nothing if the text does not contain what is to be removed.
[[nodiscard]] std::optional<std::string> apply_edits(std::string_view text, const std::vector<TextEdit>& edits);

}  // namespace bloesem::service
