#include "engine/service/players/player_list.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "bloesem/trf/csv_text.hpp"
#include "bloesem/trf/document.hpp"
#include "engine/service/players/list_columns.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"
#include "trf/foreign_file.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

Error in_line(int line, const Error& error) {
  return refusal("line " + std::to_string(line) + ": " + error.message, error.remedy);
}

// Accepts "1850" and "1850P12", a provisional rating of the US; returns an empty text for unrated.
std::string plain_rating(std::string_view text) {
  for (const std::string_view none : {"0", "unr", "unr.", "unrated", "nr"}) {
    if (same_word(text, none)) return "";
  }
  const std::size_t mark = text.find_first_of("Pp/");
  const bool provisional = mark != std::string_view::npos && mark > 0 &&
                           trf::parse_number(text.substr(0, mark)) && trf::parse_number(text.substr(mark + 1));
  return std::string(provisional ? text.substr(0, mark) : text);
}

// Reports use m and w. Other words are kept and later refused for their length.
std::string sex_letter(std::string_view text) {
  constexpr std::array<std::string_view, 10> women = {"w",     "f",     "v",     "donna", "female",
                                                      "woman", "vrouw", "femme", "mujer", "weiblich"};
  constexpr std::array<std::string_view, 8> men = {"m",     "h",      "male", "man",
                                                   "homme", "hombre", "uomo", "mannlich"};
  const std::string word = folded(text);
  if (std::find(women.begin(), women.end(), word) != women.end()) return "w";
  if (std::find(men.begin(), men.end(), word) != men.end()) return "m";
  return std::string(text);
}

class EntrantReader {
 public:
  EntrantReader(const HeadedList& list, std::optional<DateOrder> asked)
      : list_(list), births_(birth_values(list), asked) {}

  // Returns nothing for a row that contains no player.
  Result<std::optional<Entrant>> read(const ListRow& row) const {
    for (std::size_t i = list_.columns.size(); i < row.cells.size(); ++i) {
      if (!row.cells[i].empty())
        return refusal("more cells than columns; put a name with a comma or semicolon in quotes");
    }
    if (holds_no_player(row)) return std::optional<Entrant>();
    Entrant entrant;
    entrant.line = row.line;
    entrant.club = cell(row, EntrantColumn::Club);
    entrant.national_id = without_zero(cell(row, EntrantColumn::NationalId));
    entrant.national_rating = plain_rating(cell(row, EntrantColumn::NationalRating));
    trf::PlayerFields& fields = entrant.fields;
    fields.name = name_in(row);
    fields.title = cell(row, EntrantColumn::Title);
    fields.federation = trf::upper(cell(row, EntrantColumn::Federation));
    fields.fide_id = without_zero(cell(row, EntrantColumn::FideId));
    fields.rating = rating_in(row);
    fields.sex = sex_letter(cell(row, EntrantColumn::Sex));
    Result<std::string> birth = births_.read(cell(row, EntrantColumn::Birth));
    if (!birth) return birth.error();
    fields.birth = *std::move(birth);
    if (std::optional<Error> error = find_fault(entrant)) return *error;
    return std::optional(std::move(entrant));
  }

 private:
  static ColumnValues birth_values(const HeadedList& list) {
    const auto column = find_column(list, EntrantColumn::Birth);
    return column ? values_of(list, *column) : ColumnValues{};
  }

  static std::string without_zero(std::string_view text) { return std::string(text == "0" ? "" : text); }

  // Spreadsheets use a dash for an empty cell.
  [[nodiscard]] std::string_view cell(const ListRow& row, EntrantColumn what) const {
    const auto column = find_column(list_, what);
    if (!column || *column >= row.cells.size() || row.cells[*column] == "-") return "";
    return trf::without_csv_guard(row.cells[*column]);
  }

  [[nodiscard]] std::string name_in(const ListRow& row) const {
    const std::string_view last = cell(row, EntrantColumn::LastName);
    if (last.empty()) {
      const std::string_view name = cell(row, EntrantColumn::Name);
      return std::string(name.empty() ? cell(row, EntrantColumn::FirstName) : name);
    }
    std::string name(cell(row, EntrantColumn::Infix));
    if (!name.empty()) name += ' ';
    name += last;
    const std::string_view first = cell(row, EntrantColumn::FirstName);
    return first.empty() ? name : name.append(", ").append(first);
  }

  [[nodiscard]] std::string rating_in(const ListRow& row) const {
    std::string rating;
    for (const EntrantColumn kind :
         {EntrantColumn::Rating, EntrantColumn::FideRating, EntrantColumn::NationalRating}) {
      if (rating.empty()) rating = plain_rating(cell(row, kind));
    }
    return rating;
  }

  // Programs add a line about themselves below the list.
  [[nodiscard]] bool holds_no_player(const ListRow& row) const {
    std::size_t only = row.cells.size();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      if (row.cells[i].empty()) continue;
      if (only != row.cells.size()) return false;
      only = i;
    }
    const std::optional<EntrantColumn> holds = list_.columns[only].holds;
    const bool link = row.cells[only].find("://") != std::string::npos;
    return link || !holds || *holds == EntrantColumn::Number || *holds == EntrantColumn::Ignored;
  }

  const HeadedList& list_;
  BirthDates births_;
};

void describe_columns(const HeadedList& headed, PlayerList& list) {
  for (std::size_t i = 0; i < headed.columns.size(); ++i) {
    const HeadedColumn& column = headed.columns[i];
    const std::string heading = shown_heading(headed.columns, i);
    if (!column.holds) {
      const ColumnValues values = values_of(headed, i);
      const bool blank =
          std::all_of(values.begin(), values.end(), [](std::string_view v) { return v.empty(); });
      if (!blank) {
        list.not_understood.push_back(heading);
      } else if (!column.heading.empty()) {
        list.ignored.push_back(heading);
      }
    } else if (*column.holds == EntrantColumn::Ignored || *column.holds == EntrantColumn::Number) {
      list.ignored.push_back(heading);
    } else {
      const std::string meaning = name_of(*column.holds);
      list.used.push_back(folded(heading) == folded(meaning) ? heading : heading + '=' + meaning);
    }
  }
}

constexpr const char* expected_list =
    ", expected a list of players: a text with a player in each line (CSV, or with semicolons or tabs) below a "
    "line that names the columns";

// Returns what a file without the names of columns is; the error about them if that is not known.
Error not_a_list(std::string_view text, Error unheaded) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return unheaded;
  const trf::Document document = trf::Document::parse(text);
  std::vector<std::string_view> lines;
  for (const trf::Line& line : document.lines()) lines.emplace_back(line.text);
  const auto is_player = [](std::string_view line) { return line.starts_with("001 "); };
  if (std::any_of(lines.begin(), lines.end(), is_player))
    return refusal("this is a tournament already, expected a list of players");
  const trf::ForeignFile file = trf::foreign_file(lines);
  if (file.kind.empty() || file.is_player_list) return unheaded;
  return refusal(file.may_be_list ? file.description : file.kind + expected_list);
}

}  // namespace

Result<PlayerList> read_player_list(std::string_view bytes, const ListRequest& request) {
  const Result<DecodedList> decoded = decode_list(bytes);
  if (!decoded) return decoded.error();
  Result<HeadedList> headed = find_header(decoded->text, request.columns);
  if (!headed) return not_a_list(decoded->text, headed.error());
  if (std::optional<Error> error = settle_columns(*headed)) return *error;
  PlayerList list;
  list.encoding = decoded->encoding;
  list.passed_over = headed->lines_above;
  const EntrantReader reader(*headed, request.birth_dates);
  for (const ListRow& row : headed->rows) {
    Result<std::optional<Entrant>> entrant = reader.read(row);
    if (!entrant) return in_line(row.line, entrant.error());
    if (*entrant) {
      list.entrants.push_back(**std::move(entrant));
    } else {
      list.passed_over.push_back(row.line);
    }
  }
  describe_columns(*headed, list);
  return list;
}

}  // namespace bloesem::service
