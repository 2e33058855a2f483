#include "trf/id_fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Fields of four columns from `first` on, `count` of them `stride` columns apart; 0 = to the end of the line.
struct IdFields {
  std::string_view code;
  int first = 0;
  int stride = 5;
  int count = 0;
};

constexpr std::array fixed_fields = {
    IdFields{"001", player_id.first, 5, 1},
    IdFields{"001", round_opponent.first, round_block_width, 0},
    IdFields{"013", 37, 5, 0},
    IdFields{"240", 11, 5, 0},
    IdFields{"250", 23, 5, 2},
    IdFields{"260", 13, 5, 0},
    IdFields{"299", 24, 5, 0},
    IdFields{"300", 17, 5, 0},
    IdFields{"310", 74, 5, 0},
    IdFields{"XXA", virtual_id.first, 5, 1},
};

// Lists of words, all of them ids.
constexpr std::array<std::string_view, 2> id_lists = {"XXP", "XXZ"};

// The national rating of a player: a federation for a code, his number where the player line has it.
bool is_national_record(const LineText& line, std::string_view code) {
  const bool capitals = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  return capitals && !code.starts_with("XX") && !code.starts_with("BB") && code != "DDD" &&
         line.length() >= player_rating.last && parse_number(trimmed(line.cut(player_id))).has_value();
}

int renumbered(int id, const std::vector<int>& ids) noexcept {
  const auto i = static_cast<std::size_t>(id);
  return i < ids.size() && ids[i] != 0 ? ids[i] : id;
}

bool renumber_field(std::string& line, const LineText& text, const Field& field, const std::vector<int>& ids) {
  const std::string_view written = trimmed(text.cut(field));
  const std::optional<int> id = parse_number(written);
  if (!id || *id == 0 || renumbered(*id, ids) == *id) return false;
  put(line, field, std::to_string(renumbered(*id, ids)));
  return true;
}

bool renumber_fields(std::string& line, const LineText& text, const IdFields& fields,
                     const std::vector<int>& ids) {
  bool changed = false;
  for (int i = 0; fields.count == 0 || i < fields.count; ++i) {
    const int first = fields.first + i * fields.stride;
    if (first > text.length()) break;
    changed |= renumber_field(line, text, {fields.code, "id", first, first + 3, Align::Right}, ids);
  }
  return changed;
}

bool renumber_words(std::string& line, const LineText& text, std::string_view code, const std::vector<int>& ids) {
  std::string renewed(code);
  for (const Token& token : text.tokens(text_begins)) {
    const std::optional<int> id = parse_number(token.text);
    renewed += ' ';
    renewed += id ? std::to_string(renumbered(*id, ids)) : std::string(token.text);
  }
  if (renewed == line) return false;
  line = std::move(renewed);
  return true;
}

}  // namespace

bool renumber_line(std::string& line, const std::vector<int>& ids) {
  const LineText text(0, line);
  const std::string code = text.code();
  if (std::find(id_lists.begin(), id_lists.end(), code) != id_lists.end()) {
    return renumber_words(line, text, code, ids);
  }
  bool changed = false;
  for (const IdFields& fields : fixed_fields) {
    if (fields.code == code) changed |= renumber_fields(line, text, fields, ids);
  }
  if (is_national_record(text, code)) changed |= renumber_field(line, text, player_id, ids);
  return changed;
}

}  // namespace bloesem::trf
