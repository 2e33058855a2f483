#include "trf/plain_player.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// A field as a range of bytes in the line.
struct Part {
  std::size_t begin = 0;
  std::size_t size = 0;

  constexpr Part() = default;
  constexpr Part(Layout layout, const Field& field) noexcept
      : begin(static_cast<std::size_t>(layout.first(field.first)) - 1),
        size(static_cast<std::size_t>(layout.last(field.last)) - begin) {}
  [[nodiscard]] std::string_view of(std::string_view line) const noexcept {
    return {line.data() + begin, size};
  }
};

// Byte positions of the fields in a line.
struct Parts {
  Part id;
  Part name;
  Part rating;
  Part points;
  std::array<std::size_t, guarded_columns.size()> guards = {};
  std::size_t head = 0;   // size of everything before the rounds
  std::size_t block = 0;  // size of a round's block

  constexpr explicit Parts(Layout layout) noexcept
      : id(layout, player_id),
        name(layout, player_name),
        rating(layout, player_rating),
        points(layout, player_points),
        head(static_cast<std::size_t>(layout.last(before_first_round))),
        block(static_cast<std::size_t>(layout.block_width())) {
    for (std::size_t i = 0; i < guards.size(); ++i)
      guards[i] = static_cast<std::size_t>(layout.first(guarded_columns[i])) - 1;
  }
};

const Parts& parts_of(Layout layout) noexcept {
  static_assert(standard_id_width == 4 && widest_id == 7);
  static constexpr std::array by_width = {Parts(Layout(4)), Parts(Layout(5)), Parts(Layout(6)),
                                          Parts(Layout(7))};
  return by_width[static_cast<std::size_t>(layout.id_width() - standard_id_width)];
}

// True if all bytes are from ' ' to '{'. Requires at least eight bytes.
bool is_plain_text(std::string_view text) noexcept {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t high_bits = ones * 0x80;
  const auto oddities = [text](std::size_t at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + at, sizeof eight);
    return eight | (eight - ones * ' ') | (eight + ones * (0x80 - '|'));
  };
  const std::size_t last = text.size() - sizeof(std::uint64_t);
  std::uint64_t found = oddities(last);
  for (std::size_t at = 0; at < last; at += sizeof(std::uint64_t)) found |= oddities(at);
  return (found & high_bits) == 0;
}

// Parses points in the usual form "12.5": one or two digits, a point and one digit.
std::optional<Points> plain_points(std::string_view field) noexcept {
  if (field.size() != 4 || !is_digit(field[1]) || field[2] != '.' || !is_digit(field[3])) return std::nullopt;
  if (!is_digit(field[0]) && field[0] != ' ') return std::nullopt;
  const int tens = field[0] == ' ' ? 0 : field[0] - '0';
  return (tens * 10 + (field[1] - '0')) * one_point + (field[3] - '0');
}

std::optional<GameCount> only_games(std::span<const Cell> cells) noexcept {
  int wins = 0;
  int draws = 0;
  int games = 0;
  for (const Cell& cell : cells) {
    wins += cell.outcome == Outcome::Win ? 1 : 0;
    draws += cell.outcome == Outcome::Draw ? 1 : 0;
    games += cell.outcome >= Outcome::Win && cell.outcome <= Outcome::Loss ? 1 : 0;
  }
  if (games != std::ssize(cells)) return std::nullopt;
  return GameCount{static_cast<std::int16_t>(wins), static_cast<std::int16_t>(draws)};
}

// Reads the cells of a row; trailing blanks of the last block may be missing. False if a cell is not plain.
bool read_row(std::string_view blocks, std::size_t block, Layout layout, int player,
              std::span<Cell> cells) noexcept {
  const std::size_t whole = blocks.size() / block;
  const std::size_t rest = blocks.size() - whole * block;
  if (read_plain_cells(blocks, layout.id_width(), player, cells.first(whole)) != whole) return false;
  if (rest == 0) return true;
  std::array<char, round_block_width + widest_id - standard_id_width> last{};
  last.fill(' ');
  std::copy_n(blocks.end() - static_cast<std::ptrdiff_t>(rest), rest, last.begin());
  return read_plain_cells({last.data(), block}, layout.id_width(), player, cells.subspan(whole)) == 1;
}

}  // namespace

bool read_plain_player(int number, std::string_view text, Draft& draft) {
  const Layout layout = draft.layout;
  const Parts& parts = parts_of(layout);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.size() < parts.head) return false;
  const std::string_view head(text.data(), parts.head);
  const std::string_view blocks(text.data() + parts.head, text.size() - parts.head);
  const std::size_t rounds = (blocks.size() + parts.block - 1) / parts.block;
  if (rounds > static_cast<std::size_t>(max_rounds)) return false;
  const auto is_blank = [head](std::size_t at) { return head[at] == ' '; };
  if (!is_plain_text(head) || !std::all_of(parts.guards.begin(), parts.guards.end(), is_blank)) return false;
  const int id = plain_number(parts.id.of(text));
  const int rating = plain_number(parts.rating.of(text));
  const std::optional<Points> points = plain_points(parts.points.of(text));
  if (id <= 0 || rating < 0 || !points) return false;
  const std::span<Cell> cells = draft.cells.extend(rounds);
  if (!read_row(blocks, parts.block, layout, id, cells)) {
    draft.cells.drop(cells);
    return false;
  }
  PlayerLine& player = draft.players.emplace_back();
  player.line = number;
  player.id = id;
  player.name = std::string(trimmed(parts.name.of(text)));
  player.rating = rating;
  player.points = points;
  player.cells = cells;
  player.layout = layout;
  player.only_games = only_games(cells);
  return true;
}

}  // namespace bloesem::trf
