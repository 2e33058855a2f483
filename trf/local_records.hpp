// What this program keeps of a player that has no place in a report, in comments that other programs pass over:
//   ### bloesem:club 7 Schaakclub Tiel
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

inline constexpr std::string_view local_club = "bloesem:club";
inline constexpr std::string_view local_national_id = "bloesem:national-id";
inline constexpr std::string_view local_national_rating = "bloesem:national-rating";
inline constexpr std::string_view local_open_game = "bloesem:open";

// In the order of the enumeration.
struct NoteName {
  NoteKind kind;
  std::string_view comment;
  std::string_view column;  // in JSON and CSV
};
inline constexpr std::array note_names = {
    NoteName{NoteKind::Club, local_club, "club"},
    NoteName{NoteKind::NationalId, local_national_id, "national_id"},
    NoteName{NoteKind::NationalRating, local_national_rating, "national_rating"},
};

struct LocalRecord {
  NoteKind kind = NoteKind::Club;
  Token id;  // the player's starting rank
  std::string_view text;
};

// The line, which must live as long, as such a record; nothing for all else.
[[nodiscard]] std::optional<LocalRecord> read_local_record(const LineText& line);

// Such a record, or one about an open game (late_decisions.hpp): what lists hold as well.
[[nodiscard]] bool is_own_comment(const LineText& line);

[[nodiscard]] std::string local_record(std::string_view key, int id, std::string_view text);

// The lines that hold the notes of a tournament, in their order.
[[nodiscard]] std::vector<std::string> local_records(const Tournament& tournament);

// Those of nobody, and a second one of a kind, are passed over with a warning.
void add_notes(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
