#include "trf/plain_player.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// A field as a part of the line's bytes.
struct Span {
  std::size_t begin;
  std::size_t size;

  constexpr Span(Layout layout, const Field& field) noexcept
      : begin(static_cast<std::size_t>(layout.first(field.first)) - 1),
        size(static_cast<std::size_t>(layout.last(field.last)) - begin) {}
  [[nodiscard]] std::string_view of(std::string_view line) const noexcept { return line.substr(begin, size); }
};

// True if no byte is below the blank, above ASCII or a bar.
bool is_plain_text(std::string_view text) noexcept {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t high_bits = ones * 0x80;
  const auto oddities = [](std::uint64_t eight) {
    const std::uint64_t bars = eight ^ (ones * '|');  // 0 where one stands
    return (eight | (eight - ones * ' ') | (bars - ones)) & high_bits;
  };
  std::uint64_t found = 0;
  std::uint64_t eight = 0;
  for (; text.size() >= sizeof eight; text.remove_prefix(sizeof eight)) {
    std::memcpy(&eight, text.data(), sizeof eight);
    found |= oddities(eight);
  }
  return found == 0 && std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && static_cast<unsigned char>(c) < 0x80 && c != '|'; });
}

// "12.5", as the points are written nearly always: up to two digits, a point and one digit.
std::optional<Points> plain_points(std::string_view field) noexcept {
  if (field.size() != 4 || !is_digit(field[1]) || field[2] != '.' || !is_digit(field[3])) return std::nullopt;
  if (!is_digit(field[0]) && field[0] != ' ') return std::nullopt;
  const int tens = field[0] == ' ' ? 0 : field[0] - '0';
  return (tens * 10 + (field[1] - '0')) * one_point + (field[3] - '0');
}

bool guards_are_blank(std::string_view line, Layout layout) noexcept {
  return std::all_of(guarded_columns.begin(), guarded_columns.end(), [&](int column) {
    return line[static_cast<std::size_t>(layout.first(column)) - 1] == ' ';
  });
}

}  // namespace

bool read_plain_player(int number, std::string_view text, Draft& draft) {
  const Layout layout = draft.layout;
  const auto head = static_cast<std::size_t>(layout.last(before_first_round));
  const auto block = static_cast<std::size_t>(layout.block_width());
  if (text.size() < head || text.back() == ' ' || (text.size() - head) % block != 0) return false;
  if ((text.size() - head) / block > static_cast<std::size_t>(most_rounds)) return false;
  if (!is_plain_text(text.substr(0, head)) || !guards_are_blank(text, layout)) return false;
  const int id = plain_number(Span(layout, player_id).of(text));
  const int rating = plain_number(Span(layout, player_rating).of(text));
  const std::optional<Points> points = plain_points(Span(layout, player_points).of(text));
  if (id <= 0 || rating < 0 || !points) return false;
  const std::span<Cell> cells = draft.cells.extend((text.size() - head) / block);
  if (read_plain_cells(text.substr(head), layout.id_width(), id, cells) != cells.size()) {
    draft.cells.drop(cells);
    return false;
  }
  const std::string_view name = trimmed(Span(layout, player_name).of(text));
  draft.players.push_back({number, 0, id, std::string(name), rating, points, cells, false, layout, 0});
  return true;
}

}  // namespace bloesem::trf
