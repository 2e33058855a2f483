#include "engine/service/players/entrant.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/model/counted.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"
#include "trf/visible.hpp"

namespace bloesem::service {

namespace {

using Cells = std::vector<std::string_view>;

// A text of a player and the columns that must hold it.
struct FittedText {
  std::string trf::PlayerFields::*text;
  const trf::Field* field;
};

constexpr std::array fitted_texts = {
    FittedText{&trf::PlayerFields::name, &trf::player_name},
    FittedText{&trf::PlayerFields::federation, &trf::player_federation},
    FittedText{&trf::PlayerFields::birth, &trf::player_birth},
    FittedText{&trf::PlayerFields::sex, &trf::player_sex},
    FittedText{&trf::PlayerFields::title, &trf::player_title},
    FittedText{&trf::PlayerFields::fide_id, &trf::player_fide_id},
    FittedText{&trf::PlayerFields::rating, &trf::player_rating},
};

std::string_view cell_of(const Cells& cells, std::size_t index) {
  return index < cells.size() ? cells[index] : std::string_view();
}

std::optional<Error> find_controls(std::string_view what, const std::string& text) {
  if (!trf::has_control_characters(text)) return std::nullopt;
  return refusal("the " + std::string(what) + " '" + trf::visible(text) + "' contains control characters");
}

std::optional<Error> find_fault(const FittedText& fitted, const std::string& text) {
  if (std::optional<Error> error = find_controls(fitted.field->name, text)) return error;
  const std::size_t width = trf::width_of(*fitted.field);
  // Long names may be cut; a part of any other text would be wrong.
  if (fitted.field == &trf::player_name || trf::count_characters(text) <= width) return std::nullopt;
  return refusal("the " + std::string(fitted.field->name) + " '" + trf::visible(text) +
                 "' does not fit: at most " + counted(width, "character"));
}

std::optional<Error> find_no_number(std::string_view what, const std::string& name, const std::string& text) {
  if (text.empty() || trf::parse_number(text)) return std::nullopt;
  return refusal("the " + std::string(what) + " of " + name + " is not a number: '" + text + "'");
}

// Finds a value that the format of FIDE does not have. Files may have others, which are kept as they are.
std::optional<Error> find_unknown_word(const trf::PlayerFields& fields) {
  if (!fields.title.empty() && trf::title_order(fields.title) == trf::no_title)
    return refusal("the title of " + fields.name + " is unknown: found '" + fields.title +
                   "', expected GM, IM, WGM, FM, WIM, CM, WFM or WCM");
  if (!fields.sex.empty() && fields.sex != "m" && fields.sex != "w")
    return refusal("the sex of " + fields.name + ": found '" + fields.sex + "', expected m or w");
  return std::nullopt;
}

// Finds a text that does not fit into the columns of a report or would shift them.
std::optional<Error> find_fault(const trf::PlayerFields& fields) {
  if (fields.name.empty()) return refusal("a player has no name");
  if (std::optional<Error> error = find_no_number("rating", fields.name, fields.rating)) return error;
  for (const FittedText& fitted : fitted_texts) {
    if (std::optional<Error> error = find_fault(fitted, fields.*fitted.text)) return error;
  }
  return find_unknown_word(fields);
}

}  // namespace

std::optional<Error> find_fault(const Entrant& entrant) {
  if (std::optional<Error> error = find_fault(entrant.fields)) return error;
  const std::string& name = entrant.fields.name;
  if (std::optional<Error> error = find_no_number("FIDE number", name, entrant.fields.fide_id)) return error;
  if (std::optional<Error> error = find_no_number("national rating", name, entrant.national_rating))
    return error;
  if (std::optional<Error> error = find_controls("national number", entrant.national_id)) return error;
  return find_controls("club", entrant.club);
}

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

trf::PlayerFields cut_to_columns(trf::PlayerFields fields) {
  fields.name.resize(trf::byte_offset(fields.name, trf::width_of(trf::player_name)));
  return fields;
}

bool is_cut(const trf::PlayerFields& fields) {
  return trf::count_characters(fields.name) > trf::width_of(trf::player_name);
}

int rating_of(const trf::PlayerFields& fields) noexcept { return trf::parse_number(fields.rating).value_or(0); }

bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b) {
  const auto key = [](const trf::PlayerFields& fields) {
    return std::tuple(-rating_of(fields), trf::title_order(fields.title), trf::upper(fields.name));
  };
  return key(a) < key(b);
}

}  // namespace bloesem::service
