#include "trf/player_line.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "trf/columns.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// The blanks around the fields that are read; something there means that the line is out of step.
constexpr std::array guarded_columns = {9, 48, 53, 80, 85};

std::string_view value_of(const LineText& line, const Field& field) noexcept {
  return trimmed(line.cut(field));
}

bool report_tab(const LineText& line, Diagnostics& out) {
  const int column = line.column_of('\t');
  if (column == 0) return false;
  out.error(Code::TabInLine, line.place(column, column),
            {"a tab stands in a player line, whose fields have fixed columns", "\t", "blanks"});
  return true;
}

bool report_shift(const LineText& line, int column, Diagnostics& out) {
  if (line.at(column) == ' ') return false;
  out.error(Code::ShiftedColumns, line.place(column, column),
            {"a field is too wide or the line is shifted", std::string(line.cut(column, column)),
             "a blank in column " + std::to_string(column)});
  return true;
}

std::optional<int> read_id(const LineText& line, Diagnostics& out) {
  const std::string_view text = value_of(line, player_id);
  const std::optional<int> id = parse_number(text);
  if (id && *id > 0) return id;
  out.error(Code::BadPlayerId, line.place(player_id),
            {"the player has no usable starting rank", std::string(text), "a number from 1 to 9999"});
  return std::nullopt;
}

// False if it was reported.
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
  if (text.empty()) return true;  // reported once the computed value is known
  player.points = parse_points(text);
  if (player.points && *player.points > most_points) {
    out.error(Code::TooLarge, line.place(player_points),
              {"too many points", std::string(text), "at most 999.9"});
  } else if (!player.points) {
    out.error(Code::BadPoints, line.place(player_points),
              {"the points cannot be read", std::string(text), "a number with at most one decimal"});
  }
  return player.points && *player.points <= most_points;
}

// False once the columns are out of step.
bool blanks_around(const LineText& line, int round, Diagnostics& out) {
  const int start = before_first_round + round_block_width * round;
  for (const int offset : {1, 2, 7, 9}) {
    if (report_shift(line, start + offset, out)) return false;
  }
  return true;
}

void read_rounds_of(const LineText& line, PlayerLine& player, Diagnostics& out) {
  const int width = std::max(0, line.length() - before_first_round);
  const int count = width / round_block_width + (width % round_block_width != 0 ? 1 : 0);
  if (count > most_rounds) {
    player.broken = true;
    out.error(Code::TooLarge, line.place(in_round(round_opponent, most_rounds)),
              {"more than 999 rounds", std::to_string(count), "at most 999"});
    return;
  }
  for (int round = 0; round < count; ++round) {
    if (!blanks_around(line, round, out)) {
      player.broken = true;
      return;
    }
    player.cells.push_back(read_cell(line, player.id, round, out));
  }
}

}  // namespace

void read_player(const LineText& line, Draft& draft, Diagnostics& out) {
  PlayerLine player;
  player.line = line.number();
  const std::optional<int> id = report_tab(line, out) ? std::nullopt : read_id(line, out);
  if (!id) {
    draft.roster_broken = true;
    return;
  }
  if (line.first_no_break_space() != 0) {
    out.warn_once(Code::NoBreakSpace, line.place(line.first_no_break_space(), line.first_no_break_space()),
                  {"no-break spaces are read as blanks"});
  }
  player.id = *id;
  player.name = trimmed(line.cut(player_name));
  for (const int column : guarded_columns) player.broken = player.broken || report_shift(line, column, out);
  player.broken = player.broken || !read_rating(line, player, out);
  player.broken = player.broken || !read_points(line, player, out);
  if (!player.broken) read_rounds_of(line, player, out);
  draft.players.push_back(std::move(player));
}

}  // namespace bloesem::trf
