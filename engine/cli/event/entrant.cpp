#include "engine/cli/event/entrant.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/cli/event/players.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/terminal.hpp"
#include "trf/columns.hpp"
#include "trf/document.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

using Cells = std::vector<std::string_view>;

// A column of the list and where it goes.
struct Column {
  std::string_view name;
  std::string trf::PlayerFields::*target;
  const trf::Field* field;
};

constexpr std::array entrant_columns = {
    Column{"NAME", &trf::PlayerFields::name, &trf::player_name},
    Column{"COUNTRY", &trf::PlayerFields::federation, &trf::player_federation},
    Column{"BIRTHDAY", &trf::PlayerFields::birth, &trf::player_birth},
    Column{"GENDER", &trf::PlayerFields::sex, &trf::player_sex},
    Column{"TITLE", &trf::PlayerFields::title, &trf::player_title},
    Column{"IDFIDE", &trf::PlayerFields::fide_id, &trf::player_fide_id},
    Column{"ELOFIDE", &trf::PlayerFields::rating, &trf::player_rating},
};
constexpr std::string_view national_rating = "ELONAT";
constexpr const char* expected_header =
    "expected the names of the columns, with NAME among them: NAME;ELOFIDE;TITLE";

std::optional<std::size_t> find_column(const Cells& header, std::string_view name) {
  const auto found = std::find_if(header.begin(), header.end(),
                                  [name](std::string_view cell) { return same_word(cell, name); });
  return found == header.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - header.begin()));
}

std::optional<Error> find_repeated_column(const Cells& header) {
  for (std::size_t i = 0; i < header.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!header[i].empty() && same_word(header[i], header[j])) {
        return refusal("the column " + visible(header[i]) + " stands there twice");
      }
    }
  }
  return std::nullopt;
}

std::string_view cell_of(const Cells& cells, std::optional<std::size_t> column) {
  return column && *column < cells.size() ? cells[*column] : std::string_view();
}

std::optional<Error> find_fault(const Column& column, const std::string& text) {
  const std::string what = std::string(column.field->name) + " '" + visible(text) + "'";
  if (visible(text) != text) return refusal("the " + what + " has control characters");
  const auto width = static_cast<std::size_t>(column.field->last - column.field->first + 1);
  // Long names are cut; a part of anything else would be wrong.
  if (column.field == &trf::player_name || trf::count_characters(text) <= width) return std::nullopt;
  return refusal("the " + what + " does not fit: at most " + std::to_string(width) + " characters");
}

// What would not fit into the columns of a report, or would shift them.
std::optional<Error> find_fault(const trf::PlayerFields& fields) {
  if (fields.name.empty()) return refusal("a player has no name");
  if (!fields.rating.empty() && !trf::parse_number(fields.rating)) {
    return refusal("the rating of " + fields.name + " is not a number: '" + fields.rating + "'");
  }
  for (const Column& column : entrant_columns) {
    if (std::optional<Error> error = find_fault(column, fields.*column.target)) return error;
  }
  return std::nullopt;
}

// Men and women are m and w in reports; lists have m and f.
void settle_sex(std::string& sex) {
  if (same_word(sex, "f")) sex = "w";
  if (same_word(sex, "m")) sex = "m";
}

// Spreadsheets put cells between quotes, doubling those inside.
std::optional<std::string> unquoted(std::string_view cell) {
  if (!cell.starts_with('"')) return std::string(cell);
  if (cell.size() < 2 || !cell.ends_with('"')) return std::nullopt;
  cell = cell.substr(1, cell.size() - 2);
  std::string text;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (cell[i] == '"' && (++i == cell.size() || cell[i] != '"')) return std::nullopt;
    text += cell[i];
  }
  return text;
}

Error in_line(int number, const Error& error) {
  return refusal("line " + std::to_string(number) + ": " + error.message);
}

// The cells of a line without their quotes. InvalidInput: a semicolon between quotes, or a lone quote.
Result<std::vector<std::string>> cells_of_line(std::string_view line) {
  std::vector<std::string> cells;
  for (const std::string_view cell : split_list(line, ';')) {
    std::optional<std::string> text = unquoted(cell);
    if (!text)
      return refusal("found '" + visible(cell) +
                     "', expected quotes around a whole cell, and no semicolon inside");
    cells.push_back(*std::move(text));
  }
  return cells;
}

class PlayerListReader {
 public:
  explicit PlayerListReader(const Cells& header) {
    for (std::size_t i = 0; i < entrant_columns.size(); ++i) place_[i] = find_column(header, entrant_columns[i].name);
    national_ = find_column(header, national_rating);
  }

  [[nodiscard]] bool has_names() const noexcept { return place_[0].has_value(); }

  [[nodiscard]] trf::PlayerFields read(const Cells& cells) const {
    trf::PlayerFields fields;
    for (std::size_t i = 0; i < entrant_columns.size(); ++i) fields.*entrant_columns[i].target = cell_of(cells, place_[i]);
    if (fields.rating.empty() || fields.rating == "0") fields.rating = cell_of(cells, national_);
    settle_sex(fields.sex);
    return fields;
  }

 private:
  std::array<std::optional<std::size_t>, entrant_columns.size()> place_{};
  std::optional<std::size_t> national_;
};

}  // namespace

Result<trf::PlayerFields> parse_entrant(std::string_view text) {
  const std::string decoded = trf::decoded(text);
  const Cells cells = split_list(decoded, ';');
  if (cells.size() > 4) return refusal("more than four fields");
  trf::PlayerFields fields;
  fields.name = cells[0];
  fields.rating = cell_of(cells, 1);
  fields.title = cell_of(cells, 2);
  fields.federation = cell_of(cells, 3);
  if (const std::optional<Error> error = find_fault(fields)) return *error;
  return fields;
}

Result<std::vector<trf::PlayerFields>> parse_entrants(std::string_view bytes) {
  const trf::Document document = trf::Document::parse(bytes);
  if (document.looks_like_utf16()) return refusal("line 1: the list is written in UTF-16, expected UTF-8");
  std::optional<PlayerListReader> reader;
  std::vector<trf::PlayerFields> list;
  int number = 0;
  for (const trf::Line& line : document.lines()) {
    ++number;
    if (trf::trimmed(line.text).empty()) continue;
    const Result<std::vector<std::string>> texts = cells_of_line(line.text);
    if (!texts) return in_line(number, texts.error());
    const Cells cells(texts->begin(), texts->end());
    if (!reader) {
      reader.emplace(cells);
      if (!reader->has_names()) return in_line(number, refusal(expected_header));
      if (const auto error = find_repeated_column(cells)) return in_line(number, *error);
      continue;
    }
    trf::PlayerFields fields = reader->read(cells);
    if (const std::optional<Error> error = find_fault(fields)) return in_line(number, *error);
    list.push_back(std::move(fields));
  }
  if (!reader) return refusal(std::string("the list is empty, ") + expected_header);
  return list;
}

bool is_cut(const trf::PlayerFields& fields) {
  return trf::count_characters(fields.name) >
         static_cast<std::size_t>(trf::player_name.last - trf::player_name.first + 1);
}

int rating_of(const trf::PlayerFields& fields) noexcept { return trf::parse_number(fields.rating).value_or(0); }

bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b) {
  const auto key = [](const trf::PlayerFields& fields) {
    return std::tuple(-rating_of(fields), trf::title_order(fields.title), trf::upper(fields.name));
  };
  return key(a) < key(b);
}

}  // namespace bloesem::cli
