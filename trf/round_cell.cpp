#include "trf/round_cell.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view result_codes = "1=0WDL+-HFUZ?*";

// Returns the outcome of a code beside an opponent. Byes have none, except ZeroBye (see games.cpp).
constexpr std::optional<Outcome> against_opponent(char code) noexcept {
  switch (code) {
    case '1': return Outcome::Win;
    case '=': return Outcome::Draw;
    case '0': return Outcome::Loss;
    case 'W': return Outcome::UnratedWin;
    case 'D': return Outcome::UnratedDraw;
    case 'L': return Outcome::UnratedLoss;
    case '+': return Outcome::ForfeitWin;
    case '-': return Outcome::ForfeitLoss;
    case 'Z': return Outcome::ZeroBye;
    case '?':
    case '*':
    case ' ': return Outcome::Unfinished;
    default: return std::nullopt;
  }
}

constexpr std::optional<Colour> colour_of(char letter) noexcept {
  switch (letter) {
    case 'W': return Colour::White;
    case 'B': return Colour::Black;
    case '-':
    case ' ': return Colour::None;
    default: return std::nullopt;
  }
}

// Returns the outcome of a code without an opponent. Signs are byes as written before 2016.
constexpr std::optional<Outcome> without_opponent(char code) noexcept {
  switch (code) {
    case '*':  // no result yet
    case ' ': return Outcome::Absent;
    case 'U':
    case '+': return Outcome::PairingBye;
    case 'F': return Outcome::FullBye;
    case 'H':
    case '=': return Outcome::HalfBye;
    case 'Z':
    case '-': return Outcome::ZeroBye;
    default: return std::nullopt;
  }
}

constexpr std::size_t index_of(char c) noexcept { return static_cast<unsigned char>(c); }

constexpr signed char meaningless = -1;

// Returns meaning(c) as a number for every character of either case; `meaningless` outside ASCII.
template <class Meaning>
constexpr std::array<signed char, 256> table_of(Meaning meaning) {
  std::array<signed char, 256> table{};
  table.fill(meaningless);
  for (char c = 0; c < 127; ++c) {
    if (const auto value = meaning(upper(c))) table[index_of(c)] = static_cast<signed char>(*value);
  }
  return table;
}

constexpr auto outcomes_against_opponent = table_of(against_opponent);
constexpr auto outcomes_without_opponent = table_of(without_opponent);
constexpr auto colours = table_of(colour_of);

// Returns plain_number of the first `width` of eight characters. Branch-free, because the number of digits
// varies unpredictably.
int plain_number_in(const char* eight, std::size_t width) noexcept {
  if constexpr (std::endian::native != std::endian::little) return plain_number({eight, width});
  constexpr std::uint64_t each = 0x0101010101010101U;
  const std::size_t outside = 8 * (sizeof(std::uint64_t) - width);  // in bits
  std::uint64_t field = 0;
  std::memcpy(&field, eight, sizeof field);
  field = (field ^ each * '0') << outside;  // the last character is the highest byte; blanks are 0x10 now
  const std::uint64_t blanks = field & each * 0x10;
  const std::uint64_t digits = field ^ blanks;
  const std::uint64_t empty = (blanks >> 4U) * 0xFF | ((std::uint64_t{1} << outside) - 1);
  const std::uint64_t no_digits = (digits | (digits + each * 6)) & each * 0xF0;
  if ((no_digits | (digits & empty) | (empty & (empty + 1))) != 0) return -1;  // blanks only in front
  const std::uint64_t pairs = (digits * 10 + (digits >> 8U)) & 0x00FF00FF00FF00FFU;
  const std::uint64_t fours = (pairs * 100 + (pairs >> 16U)) & 0x0000FFFF0000FFFFU;
  return static_cast<int>((fours & 0xFFFF) * 10000 + (fours >> 32U));
}

// Reads a cell in simple form; false if it is not, and `cell` is then unspecified.
bool read_plain(const char* block, std::size_t id_width, int player, Cell& cell) noexcept {
  const char* const id = block + 2;
  const char* const behind = id + id_width;  // blank, colour, blank, result
  if (block[0] != ' ' || block[1] != ' ' || behind[0] != ' ' || behind[2] != ' ') return false;
  const int opponent = plain_number_in(id, id_width);
  const int colour = colours[index_of(behind[1])];
  const int outcome =
      (opponent == 0 ? outcomes_without_opponent : outcomes_against_opponent)[index_of(behind[3])];
  if (opponent < 0 || opponent == player || colour == meaningless || outcome == meaningless) return false;
  cell = {opponent, static_cast<Colour>(colour), static_cast<Outcome>(outcome), false, upper(behind[3])};
  const bool coloured = cell.colour != Colour::None;
  return opponent == 0 ? !coloured : coloured || !is_played(cell.outcome);
}

// Reads one cell and reports what is wrong with it.
class CellReader {
 public:
  CellReader(const LineText& line, int player, int round, Diagnostics& out)
      : line_(line), player_(player), round_(round), out_(out) {}

  Cell read() {
    read_opponent();
    read_colour();
    const char code = upper(line_.at(in_round(round_result, round_).first));
    cell_.code = code;
    if (cell_.broken) return cell_;
    if (cell_.opponent == 0) {
      read_bye(code);
    } else {
      read_game(code);
    }
    return cell_;
  }

 private:
  void fail(Code code, const Field& field, std::string message, std::string expected) {
    cell_.broken = true;
    out_.error(code, place(field), {where() + message, std::string(text(field)), std::move(expected)});
  }

  [[nodiscard]] std::string where() const {
    return "player " + std::to_string(player_) + ", round " + std::to_string(round_ + 1) + ": ";
  }
  [[nodiscard]] Place place(const Field& field) const noexcept { return line_.place(in_round(field, round_)); }
  [[nodiscard]] std::string_view text(const Field& field) const noexcept {
    return trimmed(line_.cut(in_round(field, round_)));
  }

  void read_opponent() {
    const std::string_view written = text(round_opponent);
    if (written.empty()) return;
    const std::optional<int> id = parse_number(written);
    if (!id)
      return fail(Code::BadOpponent, round_opponent, "the opponent is not a number", "a starting rank or 0000");
    if (*id == player_)
      return fail(Code::SelfOpponent, round_opponent, "paired with themselves", "another player");
    cell_.opponent = *id;
  }

  void read_colour() {
    const std::optional<Colour> colour = colour_of(upper(line_.at(in_round(round_colour, round_).first)));
    if (!colour) return fail(Code::BadColour, round_colour, "unknown colour", "w, b or -");
    cell_.colour = *colour;
  }

  void read_bye(char code) {
    const std::optional<Outcome> outcome = without_opponent(code);
    if (!outcome) return fail_result(code, Code::ResultWithoutOpponent, "a result, but no opponent");
    cell_.outcome = *outcome;
    if (cell_.colour == Colour::None) return;
    cell_.colour = Colour::None;
    out_.warn(
        Code::ColourWithoutOpponent, place(round_colour),
        {where() + "a colour without an opponent is ignored", std::string(text(round_colour)), "-", 0, "-"});
  }

  void read_game(char code) {
    const std::optional<Outcome> outcome = against_opponent(code);
    if (!outcome) return fail_result(code, Code::ByeWithOpponent, "a bye, but an opponent is named");
    if (is_played(*outcome) && cell_.colour == Colour::None) {
      return fail(Code::MissingColour, round_colour, "a game was played without a colour",
                  "w or b (a forfeit, + or -, may lack it)");
    }
    cell_.outcome = *outcome;
  }

  // Known codes in the wrong context have diagnostics of their own.
  void fail_result(char code, Code misplaced, const std::string& message) {
    if (result_codes.find(code) == std::string_view::npos) {
      return fail(Code::BadResult, round_result, "unknown result code", "one of 1 = 0 W D L + - H F U Z");
    }
    fail(misplaced, round_result, message,
         cell_.opponent == 0 ? "one of H F U Z, or the opponent"
                             : "one of 1 = 0 W D L + -, or no opponent (0000)");
  }

  const LineText& line_;
  int player_;
  int round_;
  Diagnostics& out_;
  Cell cell_;
};

}  // namespace

Cell read_cell(const LineText& line, int player, int round, Diagnostics& out) {
  return CellReader(line, player, round, out).read();
}

std::size_t read_plain_cells(std::string_view blocks, int id_width, int player,
                             std::span<Cell> cells) noexcept {
  const auto size = static_cast<std::size_t>(Layout(id_width).block_width());
  std::size_t plain = 0;
  while (plain < cells.size() &&
         read_plain(blocks.data() + plain * size, static_cast<std::size_t>(id_width), player, cells[plain]))
    ++plain;
  return plain;
}

bool is_played(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::Draw:
    case Outcome::Loss:
    case Outcome::UnratedWin:
    case Outcome::UnratedDraw:
    case Outcome::UnratedLoss:
    case Outcome::Unfinished: return true;
    default: return false;
  }
}

}  // namespace bloesem::trf
