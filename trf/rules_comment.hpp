// The pairing system of a file by name, in a comment that other programs ignore:
//   ### bloesem:system ID [EDITION] [NAME=VALUE ...]
//   ### bloesem:round-robin NAME=VALUE ...             (the same as bloesem:system round-robin)
// Record 192 has codes for few systems, and none for readings.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/readings.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

inline constexpr std::string_view rules_comment_begin = "### bloesem:system";
inline constexpr std::string_view schedule_comment_begin = "### bloesem:round-robin";

// True if the line is such a comment, well-formed or not.
[[nodiscard]] bool is_rules_comment(const LineText& line);

// Reads the comment into the draft, unless the line is another one. An error: it cannot be read, or a second
// one differs. True if it is such a comment.
bool read_rules_comment(const LineText& line, Draft& draft, Diagnostics& out);

// Returns the comment. The names must be usable.
[[nodiscard]] std::string rules_comment(const RulesByName& rules);

// True if the text can be an id, an edition, or the name or value of a reading: letters, digits, '-', '.', '_'.
[[nodiscard]] bool usable_name(std::string_view text) noexcept;

// True if all names can be written; the edition may be empty.
[[nodiscard]] bool are_usable(const RulesByName& rules) noexcept;

// Parses "NAME=VALUE"; empty for any other text.
[[nodiscard]] std::optional<ReadingChoice> parse_reading(std::string_view text);

}  // namespace bloesem::trf
