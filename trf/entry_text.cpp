#include "trf/entry_text.hpp"

#include <array>
#include <charconv>
#include <cstddef>

#include "trf/fields.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t max_digits = 9;

std::optional<Colour> colour_said(char letter) noexcept {
  switch (upper(letter)) {
    case 'W': return Colour::White;
    case 'B': return Colour::Black;
    case '-': return Colour::None;
    default: return std::nullopt;
  }
}

std::optional<Outcome> bye_of(char code) noexcept {
  switch (upper(code)) {
    case 'U': return Outcome::PairingBye;
    case 'F': return Outcome::FullBye;
    case 'H': return Outcome::HalfBye;
    case 'Z': return Outcome::ZeroBye;
    default: return std::nullopt;
  }
}

std::optional<Outcome> result_of(char code) noexcept {
  switch (upper(code)) {
    case '1': return Outcome::Win;
    case '=': return Outcome::Draw;
    case '0': return Outcome::Loss;
    case 'W': return Outcome::UnratedWin;
    case 'D': return Outcome::UnratedDraw;
    case 'L': return Outcome::UnratedLoss;
    case '+': return Outcome::ForfeitWin;
    case '-': return Outcome::ForfeitLoss;
    case '?': return Outcome::Unfinished;
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<Cell> parse_entry(std::string_view text) noexcept {
  if (text.empty()) return Cell{};
  std::size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  const char code = upper(text.back());
  if (text.size() == 1) {
    const std::optional<Outcome> bye = bye_of(code);
    return bye ? std::optional(Cell{0, Colour::None, *bye, false, code}) : std::nullopt;
  }
  if (text.size() != digits + 2 || digits > max_digits) return std::nullopt;
  int opponent = 0;
  for (const char c : text.substr(0, digits)) opponent = opponent * 10 + (c - '0');
  const std::optional<Colour> colour = colour_said(text[digits]);
  const std::optional<Outcome> outcome = result_of(code);
  if (!colour || !outcome || (digits > 0 && opponent == 0)) return std::nullopt;
  if (digits == 0 && *outcome != Outcome::ForfeitWin) return std::nullopt;
  if (*colour == Colour::None && is_played(*outcome)) return std::nullopt;
  return Cell{opponent, *colour, *outcome, false, code};
}

void append_entry(std::string& text, const Cell& cell) {
  if (cell.outcome == Outcome::Absent) return;
  const bool alone = cell.opponent == 0;
  if (!alone) append_number(text, cell.opponent);
  if (!alone || cell.outcome == Outcome::ForfeitWin) text += letter_of(cell.colour);
  text += cell.outcome == Outcome::Unfinished ? '?' : code_of(cell.outcome);
}

void append_number(std::string& text, int number) {
  std::array<char, 12> digits{};
  const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

}  // namespace bloesem::trf
