#include "trf/player_line.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Like guarded_columns, for the block of a round: offsets from its beginning.
constexpr std::array guarded_in_block = {1, 2, 7, 9};

std::string_view value_of(const LineText& line, const Field& field) noexcept {
  return trimmed(line.cut(field));
}

constexpr int block_start(int round) noexcept { return before_first_round + round_block_width * round; }

int count_blocks(const LineText& line) noexcept {
  const int width = std::max(0, line.length() - before_first_round);
  return width / round_block_width + (width % round_block_width != 0 ? 1 : 0);
}

bool report_tab(const LineText& line, Diagnostics& out) {
  const int column = line.column_of('\t');
  if (column == 0) return false;
  out.error(Code::TabInLine, line.place(column, column),
            {"a player line contains a tab, but its fields have fixed columns", "\t", "blanks"});
  return true;
}

// Returns "between rating (49-52) and federation (54-56)" for a blank column before the rounds.
std::string neighbours(int column, Layout layout) {
  const auto* const after = std::find_if(player_fields.begin(), player_fields.end(),
                                         [column](const Field& field) { return field.first > column; });
  if (after == player_fields.begin() || after == player_fields.end() || column > before_first_round) return "";
  const auto span = [layout](const Field& standard) {
    const Field field = layout.at(standard);
    const std::string first = std::to_string(field.first);
    const std::string last = field.last == field.first ? "" : "-" + std::to_string(field.last);
    return std::string(field.name) + " (" + first + last + ")";
  };
  return ", between " + span(*std::prev(after)) + " and " + span(*after);
}

bool report_shift(const LineText& line, int column, Diagnostics& out) {
  if (line.at(column) == ' ') return false;
  out.error(
      Code::ShiftedColumns, line.place(column, column),
      {"a field is too wide or the line is shifted", std::string(line.cut(column, column)),
       "a blank in column " + std::to_string(line.layout().first(column)) + neighbours(column, line.layout())});
  return true;
}

std::optional<int> read_id(const LineText& line, Diagnostics& out) {
  const std::string_view text = value_of(line, player_id);
  const std::optional<int> id = parse_number(text);
  if (id && *id > 0) return id;
  out.error(Code::BadPlayerId, line.place(player_id),
            {"the player has no usable starting rank", std::string(text),
             std::string("a number from 1 to ") +
                 std::string(static_cast<std::size_t>(line.layout().id_width()), '9')});
  return std::nullopt;
}

// Reads the rating; false if an error was reported.
bool read_rating(const LineText& line, PlayerLine& player, Diagnostics& out) {
  const std::string_view text = value_of(line, player_rating);
  const std::optional<int> rating = text.empty() ? 0 : parse_number(text);
  if (rating) {
    player.rating = *rating;
    return true;
  }
  out.error(Code::BadRating, line.place(player_rating),
            {"the rating is not a number", std::string(text), "digits or blanks"});
  return false;
}

bool read_points(const LineText& line, PlayerLine& player, Diagnostics& out) {
  const std::string_view text = value_of(line, player_points);
  if (text.empty()) return true;  // reported when the computed value is known
  player.points = parse_signed_points(text);
  if (player.points && *player.points > max_points) {
    out.error(Code::TooLarge, line.place(player_points),
              {"too many points", std::string(text), "at most 999.9"});
  } else if (!player.points) {
    out.error(Code::BadPoints, line.place(player_points),
              {"the points cannot be read", std::string(text), "a number with at most one decimal"});
  }
  return player.points && *player.points <= max_points;
}

// Checks the blank columns of a round; false if the columns are shifted, which is reported.
bool blanks_around(const LineText& line, int round, Diagnostics& out) {
  const int start = block_start(round);
  for (const int offset : guarded_in_block) {
    if (report_shift(line, start + offset, out)) return false;
  }
  return true;
}

void read_rounds_of(const LineText& line, PlayerLine& player, std::vector<Cell>& cells, Diagnostics& out) {
  const int count = count_blocks(line);
  if (count > max_rounds) {
    player.broken = true;
    out.error(Code::TooLarge, line.place(in_round(round_opponent, max_rounds)),
              {"more than 999 rounds", std::to_string(count), "at most 999"});
    return;
  }
  const std::string_view blocks = line.blocks();
  cells.resize(blocks.size() / static_cast<std::size_t>(line.layout().block_width()));
  cells.resize(read_plain_cells(blocks, line.layout().id_width(), player.id, cells));
  for (int round = static_cast<int>(cells.size()); round < count; ++round) {
    if (!blanks_around(line, round, out)) {
      player.broken = true;
      return;
    }
    cells.push_back(read_cell(line, player.id, round, out));
  }
}

bool block_in_step(const LineText& line, int round) noexcept {
  constexpr std::string_view colours = " -wWbB";
  const int start = block_start(round);
  return std::all_of(guarded_in_block.begin(), guarded_in_block.end(),
                     [&](int offset) { return line.at(start + offset) == ' '; }) &&
         colours.find(line.at(in_round(round_colour, round).first)) != std::string_view::npos;
}

// True if all fields seem to be in their columns.
bool in_step(const LineText& line) noexcept {
  const std::string_view rating = value_of(line, player_rating);
  const std::string_view points = value_of(line, player_points);
  bool fits = (rating.empty() || parse_number(rating)) && (points.empty() || parse_points(points));
  for (const int column : guarded_columns) fits = fits && line.at(column) == ' ';
  for (int round = 0; fits && round < count_blocks(line); ++round) fits = block_in_step(line, round);
  return fits;
}

// Stricter test for a line read against the format: points are required, and a name of whole characters.
bool surely_in_step(const LineText& line) noexcept {
  return in_step(line) && !value_of(line, player_points).empty() &&
         !first_invalid_utf8(value_of(line, player_name));
}

void warn_of_columns(const LineText& line, Columns columns, Diagnostics& out) {
  const Place place = line.place(player_name);
  if (columns == Columns::Bytes) {
    out.warn_once(Code::ByteColumns, place,
                  {"the columns of lines like this one count bytes instead of characters; read so"});
  } else {
    out.warn_once(Code::CombiningMarks, place,
                  {"the columns of lines like this one do not count combining accents; read so"});
  }
}

void warn_of_no_break_space(const LineText& line, Diagnostics& out) {
  const int column = line.first_no_break_space();
  if (column == 0) return;
  out.warn_once(Code::NoBreakSpace, line.place(column, column), {"no-break spaces are read as blanks"});
}

void read_in_columns(const LineText& line, Draft& draft, Diagnostics& out) {
  PlayerLine player;
  player.line = line.number();
  player.layout = line.layout();
  player.shift = line.place(player_points).first - line.layout().first(player_points.first);
  const std::optional<int> id = report_tab(line, out) ? std::nullopt : read_id(line, out);
  if (!id) {
    draft.roster_broken = true;
    return;
  }
  player.id = *id;
  player.name = trimmed(line.cut(player_name));
  for (const int column : guarded_columns) player.broken = player.broken || report_shift(line, column, out);
  player.broken = player.broken || !read_rating(line, player, out);
  player.broken = player.broken || !read_points(line, player, out);
  draft.row.clear();
  if (!player.broken) read_rounds_of(line, player, draft.row, out);
  player.cells = draft.cells.keep(draft.row);
  draft.players.push_back(std::move(player));
}

}  // namespace

// Programs disagree on the width of names with accents. A line out of step in characters is read by another
// counting only if exactly one fits.
Columns columns_of(const LineText& line) {
  if (line.is_ascii() || in_step(line)) return Columns::Characters;
  const bool bytes = surely_in_step(line.counted_by(Columns::Bytes));
  const bool without_marks = surely_in_step(line.counted_by(Columns::WithoutMarks));
  if (bytes == without_marks) return Columns::Characters;
  return bytes ? Columns::Bytes : Columns::WithoutMarks;
}

void read_player(const LineText& line, Draft& draft, Diagnostics& out) {
  warn_of_no_break_space(line, out);
  const Columns columns = columns_of(line);
  if (columns == Columns::Characters) return read_in_columns(line, draft, out);
  const LineText counted = line.counted_by(columns);
  warn_of_columns(counted, columns, out);
  read_in_columns(counted, draft, out);
}

}  // namespace bloesem::trf
