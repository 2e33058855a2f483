#include "trf/fields.hpp"

#include <algorithm>
#include <cstddef>

#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Returns the text padded or cut to the width of the field.
std::string fitted(std::string_view text, const Field& field) {
  const std::size_t width = width_of(field);
  std::string fit(text.substr(0, byte_offset(text, width)));
  const std::size_t length = count_characters(fit);
  return field.align == Align::Left ? fit.append(width - length, ' ') : fit.insert(0, width - length, ' ');
}

void reach(std::string& line, int column) {
  const std::string_view visible = without_invisible_end(line);
  const std::size_t seen = count_characters(visible);
  const auto wanted = static_cast<std::size_t>(column);
  if (seen >= wanted) return;
  const std::size_t length = std::max(count_characters(line), wanted);
  line.resize(visible.size());
  line.append(length - seen, ' ');
}

std::string led(std::string text, std::size_t width, char filler) {
  return text.insert(0, text.size() < width ? width - text.size() : 0, filler);
}

// Removes trailing blanks, except for the result column of a game without a result.
void strip_end(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
  const int beyond = static_cast<int>(count_characters(line)) - before_first_round;
  const int rest = beyond % round_block_width;
  if (beyond > 0 && rest != 0) line.append(static_cast<std::size_t>(round_block_width - rest), ' ');
}

}  // namespace

char letter_of(Colour colour) noexcept {
  switch (colour) {
    case Colour::White: return 'w';
    case Colour::Black: return 'b';
    case Colour::None: break;
  }
  return '-';
}

void put(std::string& line, const Field& field, std::string_view text) {
  reach(line, field.last);
  const std::size_t from = byte_offset(line, static_cast<std::size_t>(field.first) - 1);
  const std::size_t to = byte_offset(line, static_cast<std::size_t>(field.last));
  line.replace(from, to - from, fitted(text, field));
}

std::string round_block(const Cell& cell, ResultCodes codes) {
  if (cell.opponent == 0 && cell.outcome == Outcome::Absent) return std::string(round_block_width, ' ');
  const bool adjourned = cell.outcome == Outcome::Unfinished && cell.code == '?';
  std::string block(2, ' ');
  block += cell.opponent == 0 ? "0000" : id_text(cell.opponent);
  block.append(1, ' ').append(1, letter_of(cell.colour)).append(1, ' ');
  return block.append(1, adjourned                     ? '?'
                         : codes == ResultCodes::Signs ? sign_of(cell.outcome)
                                                       : code_of(cell.outcome));
}

void put_cell(std::string& line, int round, const Cell& cell) {
  const Field block =
      in_round({"001", "round", before_first_round + 1, before_first_round + round_block_width}, round);
  const std::string text = round_block(cell);
  const bool empty = text.find_first_not_of(' ') == std::string::npos;
  const auto length = static_cast<int>(count_characters(without_invisible_end(line)));
  if (empty && length < block.first) return;
  put(line, block, text);
  if (empty && length <= block.last) strip_end(line);
}

std::string points_text(Points points, int width) {
  const std::string text = format_points(points);
  return text.size() <= static_cast<std::size_t>(width) ? text : text.substr(0, text.find('.'));
}

void put_points(std::string& line, const Field& field, Points points) {
  put(line, field, points_text(points, static_cast<int>(width_of(field))));
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

char sign_of(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::UnratedWin: return '1';
    case Outcome::UnratedDraw:
    case Outcome::HalfBye: return '=';
    case Outcome::UnratedLoss: return '0';
    case Outcome::PairingBye:
    case Outcome::FullBye: return '+';
    case Outcome::ZeroBye: return '-';
    default: return code_of(outcome);
  }
}

std::string three_digits(int number) { return led(std::to_string(number), 3, '0'); }

std::string id_text(int id, Layout layout) {
  return led(std::to_string(id), static_cast<std::size_t>(layout.id_width()), ' ');
}

}  // namespace bloesem::trf
