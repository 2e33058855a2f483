// The texts before each change of a file, kept as what a change has removed: the memory grows with the changes,
// not with the file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::c {

// At `at` of the later text, `inserted` bytes stand where the earlier one has the next `removed` bytes of
// TextChange::text.
struct TextSpan {
  std::size_t at = 0;
  std::size_t inserted = 0;
  std::size_t removed = 0;
};
struct TextChange {
  std::vector<TextSpan> spans;  // in their order
  std::string text;             // everything removed
};

class TextHistory {
 public:
  [[nodiscard]] bool empty() const noexcept { return changes_.empty(); }

  // Adds a change from one text to the next.
  void note(std::string_view before, std::string_view after);
  // Returns the text before the last change, which made `after`. Requires a change.
  [[nodiscard]] std::string before_last(std::string_view after) const;
  // Forgets the last change. Requires a change.
  void drop_last() { changes_.pop_back(); }

  // Returns the bytes that the changes keep.
  [[nodiscard]] std::size_t kept_bytes() const noexcept;

 private:
  std::vector<TextChange> changes_;  // oldest first
};

}  // namespace bloesem::c
