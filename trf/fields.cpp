#include "trf/fields.hpp"

#include <algorithm>
#include <cstddef>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

std::size_t width_of(const Field& field) noexcept {
  return static_cast<std::size_t>(field.last - field.first + 1);
}

// Filled up or cut to the width of the field.
std::string fitted(std::string_view text, const Field& field) {
  const std::size_t width = width_of(field);
  std::string fit(text.substr(0, byte_offset(text, width)));
  const std::size_t length = count_characters(fit);
  return field.align == Align::Left ? fit.append(width - length, ' ') : fit.insert(0, width - length, ' ');
}

void reach(std::string& line, int column) {
  const std::size_t length = count_characters(line);
  const auto wanted = static_cast<std::size_t>(column);
  if (length < wanted) line.append(wanted - length, ' ');
}

char letter_of(Colour colour) noexcept {
  switch (colour) {
    case Colour::White: return 'w';
    case Colour::Black: return 'b';
    case Colour::None: break;
  }
  return '-';
}

std::string led(std::string text, std::size_t width, char filler) {
  return text.insert(0, text.size() < width ? width - text.size() : 0, filler);
}

// Without blanks at the end, but for the result column of a game that has none yet.
void strip_end(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
  const int beyond = static_cast<int>(count_characters(line)) - before_first_round;
  const int rest = beyond % round_block_width;
  if (beyond > 0 && rest != 0) line.append(static_cast<std::size_t>(round_block_width - rest), ' ');
}

}  // namespace

void put(std::string& line, const Field& field, std::string_view text) {
  reach(line, field.last);
  const std::size_t from = byte_offset(line, static_cast<std::size_t>(field.first) - 1);
  const std::size_t to = byte_offset(line, static_cast<std::size_t>(field.last));
  line.replace(from, to - from, fitted(text, field));
}

void put_cell(std::string& line, int round, const Cell& cell) {
  const bool empty = cell.opponent == 0 && cell.outcome == Outcome::Absent;
  const bool at_end = count_characters(line) <= static_cast<std::size_t>(in_round(round_result, round).last);
  const std::string opponent = cell.opponent == 0 ? "0000" : std::to_string(cell.opponent);
  put(line, in_round(round_opponent, round), empty ? "" : opponent);
  put(line, in_round(round_colour, round), std::string(1, empty ? ' ' : letter_of(cell.colour)));
  put(line, in_round(round_result, round), std::string(1, code_of(cell.outcome)));
  if (empty && at_end) strip_end(line);
}

void put_points(std::string& line, const Field& field, Points points) {
  const std::string text = format_points(points);
  put(line, field, text.size() <= width_of(field) ? text : text.substr(0, text.find('.')));
}

char code_of(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Win: return '1';
    case Outcome::Draw: return '=';
    case Outcome::Loss: return '0';
    case Outcome::UnratedWin: return 'W';
    case Outcome::UnratedDraw: return 'D';
    case Outcome::UnratedLoss: return 'L';
    case Outcome::ForfeitWin: return '+';
    case Outcome::ForfeitLoss: return '-';
    case Outcome::PairingBye: return 'U';
    case Outcome::FullBye: return 'F';
    case Outcome::HalfBye: return 'H';
    case Outcome::ZeroBye: return 'Z';
    case Outcome::Unfinished: return ' ';
    case Outcome::Absent: break;
  }
  return ' ';
}

std::string three_digits(int number) { return led(std::to_string(number), 3, '0'); }

std::string id_text(int id) { return led(std::to_string(id), 4, ' '); }

}  // namespace bloesem::trf
