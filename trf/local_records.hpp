// What this program keeps of a player that has no place in a report, in comments that other programs pass over:
//   ### bloesem:club 7 Schaakclub Tiel
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trf/line_text.hpp"

namespace bloesem::trf {

inline constexpr std::string_view local_club = "bloesem:club";
inline constexpr std::string_view local_national_id = "bloesem:national-id";
inline constexpr std::string_view local_national_rating = "bloesem:national-rating";

struct LocalRecord {
  std::string_view key;  // one of those above
  Token id;              // the player's starting rank
  std::string_view text;
};

// The line, which must live as long, as such a record; nothing for all else.
[[nodiscard]] std::optional<LocalRecord> read_local_record(const LineText& line);

[[nodiscard]] std::string local_record(std::string_view key, int id, std::string_view text);

}  // namespace bloesem::trf
