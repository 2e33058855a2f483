// Restrictions by federation or club in comments that other programs ignore:
//   ### bloesem:avoid federation:3        must not meet up to round 3; records 260 state the players
//   ### bloesem:wish club:2-5 [strict]    should rather not meet in rounds 2 to 5 (Tournament::wishes)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/restriction.hpp"

namespace bloesem::trf {

inline constexpr std::string_view avoid_comment_begin = "### bloesem:avoid";
inline constexpr std::string_view wish_comment_begin = "### bloesem:wish";

// Returns "federation" or "club".
[[nodiscard]] std::string_view name_of(InCommon by) noexcept;

// Parses "federation:3" or "club:2-5", ignoring case; empty for any other text.
[[nodiscard]] std::optional<Restriction> parse_restriction(std::string_view text);

// Returns the comment with this beginning.
[[nodiscard]] std::string restriction_comment(std::string_view begin, const Restriction& restriction);

// True if the line is such a comment, whether it can be read or not.
[[nodiscard]] bool is_restriction_comment(const LineText& line);

// Reads such a comment, and a wish into the draft. An error: it cannot be read. True if it is such a comment.
bool read_restriction_comment(const LineText& line, Draft& draft, Diagnostics& out);

// Returns the restrictions in the comments with this beginning, in the order of the file.
[[nodiscard]] std::vector<Restriction> restrictions_in(const std::vector<std::string_view>& lines,
                                                       std::string_view begin);

// Returns the groups of two players or more who have the federation or club in common, in the order of its
// name. Players without one, or with FID or NON in its place, belong to no group. `lines`: of a report file.
[[nodiscard]] std::vector<std::vector<PlayerIndex>> groups_in_common(InCommon by,
                                                                     const std::vector<std::string_view>& lines,
                                                                     const Tournament& tournament);

// Returns the wishes that players of these groups do not meet.
[[nodiscard]] std::vector<Wish> wishes_of(const std::vector<Restriction>& restrictions,
                                          const std::vector<std::string_view>& lines,
                                          const Tournament& tournament);
// Returns one of them.
[[nodiscard]] Wish wish_of(const Restriction& restriction, const std::vector<std::string_view>& lines,
                           const Tournament& tournament);

}  // namespace bloesem::trf
