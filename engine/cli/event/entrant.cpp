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

constexpr std::array columns = {
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
  for (const Column& column : columns) {
    if (std::optional<Error> error = find_fault(column, fields.*column.target)) return error;
  }
  return std::nullopt;
}

// Men and women are m and w in reports; lists have m and f.
void settle_sex(std::string& sex) {
  if (same_word(sex, "f")) sex = "w";
  if (same_word(sex, "m")) sex = "m";
}

Error in_line(int number, const Error& error) {
  return refusal("line " + std::to_string(number) + ": " + error.message);
}

class ListReader {
 public:
  explicit ListReader(const Cells& header) {
    for (std::size_t i = 0; i < columns.size(); ++i) place_[i] = find_column(header, columns[i].name);
    national_ = find_column(header, national_rating);
  }

  [[nodiscard]] bool has_names() const noexcept { return place_[0].has_value(); }

  [[nodiscard]] trf::PlayerFields read(const Cells& cells) const {
    trf::PlayerFields fields;
    for (std::size_t i = 0; i < columns.size(); ++i) fields.*columns[i].target = cell_of(cells, place_[i]);
    if (fields.rating.empty() || fields.rating == "0") fields.rating = cell_of(cells, national_);
    settle_sex(fields.sex);
    return fields;
  }

 private:
  std::array<std::optional<std::size_t>, columns.size()> place_{};
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
  std::optional<ListReader> reader;
  std::vector<trf::PlayerFields> list;
  int number = 0;
  for (const trf::Line& line : document.lines()) {
    ++number;
    if (trf::trimmed(line.text).empty()) continue;
    const Cells cells = split_list(line.text, ';');
    if (!reader) {
      reader.emplace(cells);
      if (!reader->has_names()) {
        return in_line(number, refusal(expected_header));
      }
      continue;
    }
    trf::PlayerFields fields = reader->read(cells);
    if (const std::optional<Error> error = find_fault(fields)) return in_line(number, *error);
    list.push_back(std::move(fields));
  }
  if (!reader) return refusal(std::string("the list is empty, ") + expected_header);
  return list;
}

int rating_of(const trf::PlayerFields& fields) noexcept { return trf::parse_number(fields.rating).value_or(0); }

bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b) {
  const auto key = [](const trf::PlayerFields& fields) {
    return std::tuple(-rating_of(fields), trf::title_order(fields.title), trf::upper(fields.name));
  };
  return key(a) < key(b);
}

}  // namespace bloesem::cli
