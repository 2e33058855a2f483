// Data on players for which reports have no record, kept in comments that other programs ignore:
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

// Names of a note, in the order of NoteKind.
struct NoteName {
  NoteKind kind;
  std::string_view comment;
  std::string_view column;  // name in JSON and CSV
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

// Parses such a comment, whose line must outlive the result; empty for any other line.
[[nodiscard]] std::optional<LocalRecord> read_local_record(const LineText& line);

// True if the line is a comment about an open game (late_decisions.hpp).
[[nodiscard]] bool is_open_game(const LineText& line);

// True if the line is a comment about a player, an open game, game points, the pairing system
// (rules_comment.hpp), a wish or a standing ban, or the arrangement of the event (groups_and_seats.hpp): all
// but the ban are held by JSON and CSV, too.
[[nodiscard]] bool is_own_comment(const LineText& line);

// Returns the comment for one note.
[[nodiscard]] std::string local_record(std::string_view key, int id, std::string_view text);

// Returns the comments for the notes of a tournament, in their order.
[[nodiscard]] std::vector<std::string> local_records(const Tournament& tournament);

// Adds the notes. Those of unknown players, and repeated ones, are ignored with a warning.
void add_notes(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
