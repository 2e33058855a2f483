#include "trf/csv_reader.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/trf/csv_text.hpp"
#include "engine/model/counted.hpp"
#include "trf/assemble.hpp"
#include "trf/csv_row.hpp"
#include "trf/draft.hpp"
#include "trf/entry_text.hpp"
#include "trf/layout.hpp"
#include "trf/most_players.hpp"
#include "trf/point_kinds.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

enum class Column {
  Id,
  Name,
  Rating,
  Points,
  VirtualPoints,
  Adjustments,
  GamePoints,
  Club,
  NationalId,
  NationalRating,
  Round
};

struct ColumnName {
  std::string_view name;
  Column column;
};

constexpr std::array column_names = {ColumnName{"id", Column::Id},
                                     ColumnName{"name", Column::Name},
                                     ColumnName{"rating", Column::Rating},
                                     ColumnName{"points", Column::Points},
                                     ColumnName{"virtual_points", Column::VirtualPoints},
                                     ColumnName{"adjustments", Column::Adjustments},
                                     ColumnName{"game_points", Column::GamePoints},
                                     ColumnName{"club", Column::Club},
                                     ColumnName{"national_id", Column::NationalId},
                                     ColumnName{"national_rating", Column::NationalRating}};

class CsvReader {
 public:
  CsvReader(const ReadOptions& options, Diagnostics& out) : options_(options), out_(out) {}

  Draft read(const std::vector<std::string_view>& lines) {
    int number = 0;
    for (const std::string_view line : lines) {
      ++number;
      if (line.empty()) continue;
      CsvRow row(number, line, out_);
      if (has_columns() && draft_.players.size() == options_.max_players) {
        refuse_players(row);
        break;
      }
      read_row(row, line);
      if (!row.good()) draft_.roster_broken = true;
      if (!row.good() && !has_columns()) return std::move(draft_);  // later rows cannot be interpreted
    }
    if (!has_columns()) miss("id", "the row that names the columns is missing", number);
    if (!draft_.rounds_played) miss("#rounds_played,N", "the number of rounds played is missing", number);
    return std::move(draft_);
  }

 private:
  [[nodiscard]] bool has_columns() const noexcept { return !columns_.empty(); }

  void miss(std::string expected, std::string message, int lines) {
    draft_.roster_broken = true;
    out_.error(Code::MissingKey, {std::max(lines, 1), 1, 1}, {std::move(message), "", std::move(expected)});
  }

  void read_row(CsvRow& row, std::string_view line) {
    if (!begun_) return read_mark(row);
    if (has_columns()) return read_player(row);
    if (line.front() == '#') return read_setting(row);
    read_columns(row);
  }

  void read_mark(CsvRow& row) {
    begun_ = true;
    const bool marked = row.next() && row.field() == csv_mark && row.next() && row.field() == csv_version;
    if (!marked)
      row.refuse(Code::BadSyntax, "the file does not say what it is", "#bloesem,1 on the first line");
    end(row);
  }

  // Ends a row; spreadsheets pad short rows with empty fields.
  static void end(CsvRow& row) {
    while (row.next()) {
      if (!row.field().empty()) row.refuse(Code::BadSyntax, "surplus text", "the end of the line");
    }
  }

  // ---- numbers and the like

  static std::optional<int> number(CsvRow& row, int least, int most, const std::string& expected) {
    const std::optional<int> number = parse_number(row.field());
    if (number && *number >= least && *number <= most) return number;
    row.refuse(Code::BadNumber, "not a valid number here", expected);
    return std::nullopt;
  }

  static std::string text_in(const CsvRow& row) { return std::string(without_csv_guard(row.field())); }

  using Parse = std::optional<Points> (*)(std::string_view) noexcept;
  static std::optional<Points> points(CsvRow& row, std::string_view text, Parse parse = parse_points) {
    const std::optional<Points> points = parse(text);
    if (points && *points <= max_points && *points >= -max_points) return points;
    row.refuse(points ? Code::TooLarge : Code::BadPoints, "the points cannot be used",
               "points up to 999.9, like 1.5");
    return std::nullopt;
  }

  // Reads the single remaining field of a setting.
  static bool value(CsvRow& row) {
    if (row.next()) return true;
    if (row.good())
      row.refuse(row.end(), Code::MissingKey, {"the value is missing", "", "a value after the comma"});
    return false;
  }

  // ---- settings

  struct Setting {
    std::string_view key;
    void (CsvReader::*read)(CsvRow& row);  // its fields after the key
  };

  static constexpr std::size_t known_settings = 18;
  static const std::array<Setting, known_settings>& settings() noexcept {
    static constexpr std::array<Setting, known_settings> all = {{
        {"#name", &CsvReader::read_name},
        {"#system", &CsvReader::read_system},
        {"#rules", &CsvReader::read_rules},
        {"#start_date", &CsvReader::read_start_date},
        {"#rounds", &CsvReader::read_rounds},
        {"#rounds_played", &CsvReader::read_rounds_played},
        {"#initial_colour", &CsvReader::read_initial_colour},
        {"#tie_breaks", &CsvReader::read_tie_breaks},
        {"#points", &CsvReader::read_point_value},
        {"#forbidden", &CsvReader::read_forbidden},
        {"#forbidden_in_rounds", &CsvReader::read_span},
        {"#wish", &CsvReader::read_wish},
        {"#late_decision", &CsvReader::read_late_decision},
        {"#late_decision_1", &CsvReader::read_late_decision_of_first_game},
        {"#late_decision_2", &CsvReader::read_late_decision_of_second_game},
        {"#group", &CsvReader::read_player_group},
        {"#fixed_pair", &CsvReader::read_fixed_pair},
        {"#fixed_board", &CsvReader::read_fixed_board},
    }};
    return all;
  }

  // Returns "#name, #system, ... or #fixed_board".
  static std::string list_of_settings() {
    std::string list;
    for (const Setting& setting : settings()) {
      if (&setting == &settings().back())
        list += " or ";
      else if (!list.empty())
        list += ", ";
      list += setting.key;
    }
    return list;
  }

  void read_setting(CsvRow& row) {
    if (!row.next()) return;
    const auto* const known = std::find_if(settings().begin(), settings().end(),
                                           [&row](const Setting& s) { return s.key == row.field(); });
    if (known == settings().end())
      row.refuse(Code::UnknownKey, "unknown setting", list_of_settings());
    else
      (this->*known->read)(row);
    end(row);
  }

  // Reads the value of a setting that is stated at most once; `there`: it has been already.
  static bool once(CsvRow& row, bool there) {
    if (there) row.refuse(Code::BadSyntax, "the setting is repeated", "each setting once");
    return !there && value(row);
  }

  void read_name(CsvRow& row) {
    if (once(row, !draft_.name.empty())) draft_.name = text_in(row);
  }

  void read_system(CsvRow& row) {
    if (once(row, !draft_.system_code.empty())) draft_.system_code = upper(trimmed(text_in(row)));
  }

  void read_start_date(CsvRow& row) {
    if (once(row, draft_.start_date.has_value())) draft_.start_date = text_in(row);
  }

  void read_rounds(CsvRow& row) {
    if (once(row, draft_.rounds.has_value())) state(row, draft_.rounds, 1);
  }

  void read_rounds_played(CsvRow& row) {
    if (once(row, draft_.rounds_played.has_value())) state(row, draft_.rounds_played, 0);
  }

  void read_tie_breaks(CsvRow& row) {
    if (once(row, draft_.standings.has_value()))
      draft_.standings = parse_standings_order(text_in(row), row.place());
  }

  void read_forbidden(CsvRow& row) { draft_.forbidden.push_back({ids(row)}); }

  static void state(CsvRow& row, std::optional<Stated<int>>& fact, int least) {
    const std::string expected = "a number from " + std::to_string(least) + " to 999";
    if (const std::optional<int> value = number(row, least, max_rounds, expected)) fact = {*value, row.place()};
  }

  // Reads the id of a system, its edition, and readings NAME=VALUE.
  void read_rules(CsvRow& row) {
    if (!once(row, draft_.rules.has_value())) return;
    const Place place = row.place();
    RulesByName rules{.system = std::string(row.field())};
    bool sound = usable_name(rules.system);
    for (bool second = true; sound && row.next() && !row.field().empty(); second = false) {
      std::optional<ReadingChoice> reading = parse_reading(row.field());
      if (second && usable_name(row.field()))
        rules.edition = row.field();
      else if (reading)
        rules.readings.push_back(*std::move(reading));
      else
        sound = false;
    }
    if (!sound)
      return row.refuse(Code::BadValue, "a name that cannot be used",
                        "a system, its edition, and readings NAME=VALUE, separated by commas");
    draft_.rules = Stated<RulesByName>{std::move(rules), place};
  }

  void read_initial_colour(CsvRow& row) {
    if (!once(row, draft_.initial_colour.has_value())) return;
    const bool white = row.field() == "white";
    if (!white && row.field() != "black")
      return row.refuse(Code::BadValue, "unknown initial colour", "white or black");
    draft_.initial_colour = Stated<Colour>{white ? Colour::White : Colour::Black, row.place()};
  }

  void read_point_value(CsvRow& row) {
    if (!value(row)) return;
    const std::string kind(row.field());
    PointSystem& system = draft_.points ? *draft_.points : draft_.points.emplace();
    if (!set_points(system, kind, 0))
      return row.refuse(Code::UnknownKey, "unknown kind of result", "win, draw, loss, ... (docs/trf.md)");
    if (std::find(point_kinds_.begin(), point_kinds_.end(), kind) != point_kinds_.end())
      return row.refuse(Code::BadSyntax, "the setting is repeated", "each setting once");
    point_kinds_.push_back(kind);
    if (!value(row)) return;
    if (const std::optional<Points> value = points(row, row.field())) set_points(system, kind, *value);
  }

  static IdList ids(CsvRow& row) {
    IdList list;
    while (row.next() && !row.field().empty()) {
      if (const auto id = number(row, 1, largest_wide_id, "the id of a player"))
        list.push_back({*id, row.place()});
    }
    return list;
  }

  void read_span(CsvRow& row) {
    if (!value(row)) return;
    const std::optional<int> first = number(row, 1, max_rounds, "a round from 1 to 999");
    if (!first || !value(row)) return;
    const std::optional<int> last = number(row, *first, max_rounds, "a round not before the first, up to 999");
    if (last) draft_.forbidden.push_back({ids(row), Range{*first, *last}});
  }

  // Lines with the number of the line before them are further groups of its wish.
  void read_wish(CsvRow& row) {
    if (!value(row)) return;
    const std::optional<int> wish = number(row, 1, largest_wide_id, "the number of a wish");
    if (!wish || !value(row)) return;
    WishLine line{text_in(row)};
    if (!row.good() || !value(row)) return;
    const std::optional<int> first = number(row, 1, max_rounds, "a round from 1 to 999");
    if (!first || !value(row)) return;
    const std::optional<int> last = number(row, *first, max_rounds, "a round not before the first, up to 999");
    if (!last) return;
    if (!row.next()) return row.refuse(Code::BadValue, "a wish without players", "strict or nothing, and ids");
    if (!row.field().empty() && row.field() != "strict")
      return row.refuse(Code::BadValue, "unknown kind of wish", "strict or nothing");
    line.rounds = {*first, *last};
    line.strict = row.field() == "strict";
    IdList players = ids(row);
    const bool goes_on = !draft_.listed_wishes.empty() && number_of_wish_ == *wish;
    number_of_wish_ = *wish;
    if (!goes_on) draft_.listed_wishes.push_back(std::move(line));
    draft_.listed_wishes.back().groups.push_back(std::move(players));
  }

  void read_late_decision(CsvRow& row) { read_late_decision_of(row, 0); }
  void read_late_decision_of_first_game(CsvRow& row) { read_late_decision_of(row, 1); }
  void read_late_decision_of_second_game(CsvRow& row) { read_late_decision_of(row, 2); }

  // `game`: 1 or 2 of a match of two; 0: both, or where a round is a game.
  void read_late_decision_of(CsvRow& row, int game) {
    if (!value(row)) return;
    const std::optional<int> round = number(row, 1, max_rounds, "a round from 1 to 999");
    if (!round || !value(row)) return;
    const std::optional<int> first = number(row, *round + 1, max_rounds, "a round after that of the game");
    if (!first || !value(row)) return;
    const bool open = row.field() == "0";
    const std::optional<int> last =
        number(row, open ? 0 : *first, max_rounds, "a round not before the first, or 0: it is still open");
    if (!last) return;
    const IdList players = ids(row);
    if (players.size() == 2)
      draft_.open_games.push_back({*round, {*first, *last}, players[0], players[1], game});
    else if (row.good())
      row.refuse(Code::BadValue, "a game has two players", "the ids of two players");
  }

  void read_player_group(CsvRow& row) {
    if (!value(row)) return;
    const std::string name = text_in(row);
    if (name.empty() || std::any_of(name.begin(), name.end(), [](unsigned char c) { return c <= ' '; }))
      return row.refuse(Code::BadValue, "a name that cannot be used", "a word without blanks");
    const Place place = row.place();
    draft_.groups.push_back({{name, place}, ids(row)});
  }

  void read_fixed_pair(CsvRow& row) {
    if (!value(row)) return;
    const std::optional<int> round = number(row, 1, max_rounds, "a round from 1 to 999");
    if (!round || !value(row)) return;
    const bool by_rules = row.field() == "by-rules";
    if (!by_rules && row.field() != "by-hand")
      return row.refuse(Code::BadValue, "unknown colours", "by-hand or by-rules");
    const IdList players = ids(row);
    if (players.size() == 2 && players[0].value != players[1].value)
      draft_.fixed_pairs.push_back({*round, players[0], players[1], by_rules});
    else if (row.good())
      row.refuse(Code::BadValue, "a pair has two players", "the ids of two players");
  }

  void read_fixed_board(CsvRow& row) {
    if (!value(row)) return;
    const std::optional<int> round = number(row, 1, max_rounds, "a round from 1 to 999");
    if (!round || !value(row)) return;
    const std::optional<int> board = number(row, 0, largest_wide_id, "a board, or 0");
    if (!board || !value(row)) return;
    if (const std::optional<int> player = number(row, 1, largest_wide_id, "the id of a player"))
      draft_.fixed_boards.push_back({*round, {*player, row.place()}, *board});
  }

  // ---- players

  void read_columns(CsvRow& row) {
    std::vector<Column> columns;
    int rounds = 0;
    while (row.next()) {
      const auto* const known = std::find_if(column_names.begin(), column_names.end(),
                                             [&row](const ColumnName& c) { return c.name == row.field(); });
      if (known == column_names.end()) {
        if (parse_number(row.field()) != rounds + 1 || rounds == max_rounds)
          return row.refuse(
              Code::UnknownKey, "unknown column",
              "id, name, rating, points, virtual_points, adjustments, game_points, club, national_id, "
              "national_rating, and then the rounds 1, 2, 3, ... (at most 999)");
        ++rounds;
        columns.push_back(Column::Round);
      } else if (rounds > 0 || std::find(columns.begin(), columns.end(), known->column) != columns.end()) {
        return row.refuse(Code::BadSyntax, "the column is repeated, or comes after the rounds",
                          "each column once, the rounds last");
      } else {
        columns.push_back(known->column);
      }
    }
    if (!row.good()) return;
    if (columns.front() != Column::Id)
      return row.refuse({row.place().line, 1, 1}, Code::MissingKey,
                        {"the columns must begin with id", "", "id"});
    columns_ = std::move(columns);
  }

  void refuse_players(CsvRow& row) {
    draft_.roster_broken = true;
    row.refuse({row.place().line, 1, 1}, Code::TooLarge, too_many_players(draft_.players.size()));
  }

  void read_player(CsvRow& row) {
    PlayerLine player;
    player.line = row.place().line;
    player.column = 1;
    draft_.row.clear();
    std::size_t fields = 0;
    for (const Column column : columns_) {
      if (!row.next()) break;
      ++fields;
      read_field(column, row, player);
    }
    if (row.good() && row.next())
      row.refuse(Code::BadSyntax, "more fields than columns", counted(columns_.size(), "field"));
    if (!row.good()) return;
    if (fields != columns_.size())
      return row.refuse(
          row.end(), Code::BadSyntax,
          {"fewer fields than columns", std::to_string(fields), counted(columns_.size(), "field")});
    while (!draft_.row.empty() && is_absent(draft_.row.back())) draft_.row.pop_back();
    player.cells = draft_.cells.keep(draft_.row);
    draft_.players.push_back(std::move(player));
  }

  static bool is_absent(const Cell& cell) noexcept {
    return cell.opponent == 0 && cell.outcome == Outcome::Absent;
  }

  void read_field(Column column, CsvRow& row, PlayerLine& player) {
    switch (column) {
      case Column::Id:
        player.id = number(row, 1, largest_wide_id, "the id of the player, from 1 to 9999999").value_or(0);
        break;
      case Column::Name: player.name = text_in(row); break;
      case Column::Rating:
        if (!row.field().empty())
          player.rating = number(row, 0, max_rating, "a rating from 0 to 9999").value_or(0);
        break;
      case Column::Points:
        if (!row.field().empty()) player.points = points(row, row.field(), parse_signed_points);
        break;
      case Column::VirtualPoints: read_points_of_rounds(row, player.id, draft_.virtual_rows); break;
      case Column::GamePoints: read_points_of_rounds(row, player.id, draft_.game_points); break;
      case Column::Adjustments: read_adjustments(row, player.id); break;
      case Column::Club: read_note(row, player.id, NoteKind::Club); break;
      case Column::NationalId: read_note(row, player.id, NoteKind::NationalId); break;
      case Column::NationalRating: read_note(row, player.id, NoteKind::NationalRating); break;
      case Column::Round: read_entry(row); break;
    }
  }

  void read_note(const CsvRow& row, int id, NoteKind kind) {
    draft_.notes.push_back({{id, row.place()}, kind, text_in(row)});
  }

  void read_entry(CsvRow& row) {
    const std::optional<Cell> cell = parse_entry(row.field());
    if (!cell) return row.refuse(Code::BadResult, "a round cannot be read", std::string(expected_entry));
    draft_.row.push_back(*cell);
  }

  // Reads one word for each round from the first on.
  static std::vector<Points> points_of_rounds(CsvRow& row, Parse parse) {
    std::vector<Points> list;
    std::string_view rest = trimmed(row.field());
    while (!rest.empty() && row.good()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      list.push_back(points(row, word, parse).value_or(0));
      rest = trimmed(rest.substr(word.size()));
    }
    if (list.size() > max_rounds) row.refuse(Code::TooLarge, "more than 999 rounds", "at most 999");
    return list;
  }

  void read_adjustments(CsvRow& row, int id) {
    int round = 0;
    for (const Points points : points_of_rounds(row, parse_signed_points)) {
      ++round;
      if (points != 0) draft_.adjustments.push_back({points, round, {{id, row.place()}}, row.place()});
    }
  }

  static void read_points_of_rounds(CsvRow& row, int id, std::vector<VirtualRow>& rows) {
    std::vector<Points> list = points_of_rounds(row, parse_points);
    if (!list.empty()) rows.push_back({{id, row.place()}, std::move(list)});
  }

  const ReadOptions& options_;
  Diagnostics& out_;
  Draft draft_;
  std::vector<Column> columns_;
  std::vector<std::string> point_kinds_;  // kinds stated so far
  int number_of_wish_ = 0;                // of the line read last
  bool begun_ = false;
};

}  // namespace

ReadResult read_csv(const SourceText& source, const std::vector<std::string_view>& lines,
                    const ReadOptions& options) {
  Diagnostics out(options.strict);
  report_encoding(source, out);
  ReadResult result = assemble_list(CsvReader(options, out).read(lines), options, out);
  result.dialect = Dialect::Csv;
  return result;
}

}  // namespace bloesem::trf
