#include "trf/editor.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/id_fields.hpp"
#include "trf/line_text.hpp"
#include "trf/player_line.hpp"
#include "trf/round_cell.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

std::string code_of_line(const std::string& text) {
  return upper(std::string_view(text).substr(0, code_width));
}

std::optional<Outcome> request_of(char letter) noexcept {
  switch (upper(letter)) {
    case 'F': return Outcome::FullBye;
    case 'H': return Outcome::HalfBye;
    case 'Z': return Outcome::ZeroBye;
    default: return std::nullopt;
  }
}

// Returns columns 1 to 89; a name that is too long in characters is cut.
std::string head_of(const LineText& line) {
  std::string head(line.cut(1, player_name.first - 1));
  put(head, player_name, line.cut(player_name));
  head += line.cut(player_name.last + 1, before_first_round);
  for (const Field& field : {player_id, player_rating, player_points, player_rank}) {
    put(head, field, trimmed(line.cut(field)));
  }
  return head;
}

}  // namespace

void add_requests(const LineText& line, std::vector<ByeRequest>& requests) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.size() < 2 || words[0].text.size() != 1) return;
  const std::optional<Outcome> outcome = request_of(words[0].text.front());
  const std::optional<int> round = parse_number(words[1].text);
  if (!outcome || !round || *round < 1) return;
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (const std::optional<int> id = parse_number(words[i].text))
      requests.push_back({*id, *round - 1, *outcome});
  }
}

Editor::Editor(Document document) : document_(std::move(document)) { find_players(); }

void Editor::find_players() {
  line_of_.assign(largest_id + 1, 0);
  int number = 0;
  for (const Line& line : document_.lines()) {
    ++number;
    if (code_of_line(line.text) != "001") continue;
    const LineText text(number, line.text);
    const std::optional<int> id = parse_number(trimmed(text.cut(player_id)));
    if (id && *id <= largest_id) line_of_[static_cast<std::size_t>(*id)] = number;
  }
}

bool Editor::is_record(int number, std::string_view code) const {
  return upper(document_.text(number).substr(0, code_width)) == code;
}

int Editor::first_player_line() const noexcept {
  int first = 0;
  for (const int line : line_of_) {
    if (line != 0 && (first == 0 || line < first)) first = line;
  }
  return first == 0 ? static_cast<int>(document_.lines().size()) + 1 : first;
}

LineText Editor::line_text(int id) const {
  const LineText line(line_of(id), document_.text(line_of(id)));
  return line.counted_by(columns_of(line));
}

// A line whose columns are not counted in characters cannot be edited directly.
void Editor::put_in_step(int id) {
  if (columns_of(LineText(line_of(id), document_.text(line_of(id)))) != Columns::Characters) straighten(id);
}

template <class Change>
void Editor::change(int id, Change change) {
  put_in_step(id);
  std::string text(document_.text(line_of(id)));
  change(text);
  document_.replace(line_of(id), std::move(text));
}

std::vector<int> Editor::ids() const {
  std::vector<int> ids;
  for (int id = 1; id <= largest_id; ++id) {
    if (line_of(id) != 0) ids.push_back(id);
  }
  std::sort(ids.begin(), ids.end(), [this](int a, int b) { return line_of(a) < line_of(b); });
  return ids;
}

std::vector<Cell> Editor::cells(int id) const {
  const LineText line = line_text(id);
  Diagnostics unheard(false);
  std::vector<Cell> cells;
  for (int round = 0; in_round(round_opponent, round).first <= line.length(); ++round) {
    cells.push_back(read_cell(line, id, round, unheard));
  }
  return cells;
}

void Editor::write_cells(int id, const std::vector<Cell>& cells, ResultCodes codes) {
  std::string line = head_of(line_text(id));
  for (const Cell& cell : cells) line += round_block(cell, codes);
  line.erase(line.find_last_not_of(' ') + 1);
  document_.replace(line_of(id), std::move(line));
}

void Editor::write_cell(int id, int round, const Cell& cell) {
  change(id, [&](std::string& line) { put_cell(line, round, cell); });
}

void Editor::write_adjourned(int id, int round) {
  change(id, [&](std::string& line) { put(line, in_round(round_result, round), "?"); });
}

char Editor::result_code(int id, int round) const {
  return upper(line_text(id).at(in_round(round_result, round).first));
}

std::optional<Points> Editor::points(int id) const {
  return parse_signed_points(trimmed(line_text(id).cut(player_points)));
}

PlayerFields Editor::fields(int id) const { return read_fields(line_text(id)); }

void Editor::write_points(int id, Points points) {
  change(id, [&](std::string& line) { put_points(line, player_points, points); });
}

bool Editor::has_rank(int id) const { return !trimmed(line_text(id).cut(player_rank)).empty(); }

void Editor::write_rank(int id, int rank) {
  change(id, [&](std::string& line) { put(line, player_rank, std::to_string(rank)); });
}

std::vector<ByeRequest> Editor::requests() const {
  std::vector<ByeRequest> requests;
  int number = 0;
  for (const Line& line : document_.lines()) {
    ++number;
    if (code_of_line(line.text) == bye_record) add_requests(LineText(number, line.text), requests);
  }
  return requests;
}

void Editor::write_requests(std::vector<ByeRequest> requests) {
  erase_records(bye_record);
  insert_records(request_records(std::move(requests)));
}

std::vector<std::string> request_records(std::vector<ByeRequest> requests) {
  const auto key = [](const ByeRequest& r) { return std::tuple(r.round, code_of(r.outcome), r.id); };
  std::sort(requests.begin(), requests.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
  requests.erase(std::unique(requests.begin(), requests.end()), requests.end());
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const ByeRequest& request = requests[i];
    const bool goes_on =
        i > 0 && requests[i - 1].round == request.round && requests[i - 1].outcome == request.outcome;
    if (!goes_on) {
      lines.push_back(std::string(bye_record) + ' ' + code_of(request.outcome) + ' ' +
                      three_digits(request.round + 1));
    }
    lines.back() += ' ' + id_text(request.id);
  }
  return lines;
}

void Editor::insert_records(const std::vector<std::string>& lines) {
  document_.insert(first_player_line(), lines);
  find_players();
}

void Editor::straighten(int id) {
  const LineText text = line_text(id);
  std::string line = head_of(text);
  line += text.cut(before_first_round + 1, text.length());
  document_.replace(line_of(id), std::move(line));
}

bool Editor::erase_records(std::string_view code) {
  const bool found = document_.erase_if([&](const Line& line) { return code_of_line(line.text) == code; });
  if (found) find_players();
  return found;
}

bool Editor::erase_lines(std::string_view begin) {
  const bool found = document_.erase_if([&](const Line& line) { return line.text.starts_with(begin); });
  if (found) find_players();
  return found;
}

bool Editor::has_record(std::string_view code) const {
  return std::any_of(document_.lines().begin(), document_.lines().end(),
                     [&](const Line& line) { return code_of_line(line.text) == code; });
}

void Editor::write_record(std::string_view code, std::string_view content) {
  std::string text(code);
  text += ' ';
  text += content;
  const auto& lines = document_.lines();
  const auto is_record = [&](const Line& line) { return code_of_line(line.text) == code; };
  const auto first = std::find_if(lines.begin(), lines.end(), is_record);
  const int number = first == lines.end() ? first_player_line() : static_cast<int>(first - lines.begin()) + 1;
  if (first != lines.end() && std::none_of(first + 1, lines.end(), is_record))
    return document_.replace(number, std::move(text));
  erase_records(code);
  document_.insert(number, {text});
  find_players();
}

bool Editor::speaks_2026() const { return has_record("142") || has_record("152") || has_record("162"); }

bool Editor::states_rank() const {
  return std::any_of(document_.lines().begin(), document_.lines().end(), [](const Line& line) {
    return code_of_line(line.text) == "XXC" && upper(line.text).find("RANK") != std::string::npos;
  });
}

void Editor::write_rounds(int rounds) {
  const bool modern = has_record("142") || (!has_record("XXR") && speaks_2026());
  if (modern) write_record("142", std::to_string(rounds));
  if (!modern || has_record("XXR")) write_record("XXR", std::to_string(rounds));
}

void Editor::write_initial_colour(Colour colour) {
  const bool modern = has_record("152") || (!has_record("XXC") && speaks_2026());
  if (modern) write_record("152", colour == Colour::White ? "W" : "B");
  if (modern && !has_record("XXC")) return;
  std::string words = colour == Colour::White ? "white1" : "black1";
  if (states_rank()) words += " rank";
  write_record("XXC", words);
}

void Editor::write_virtual_points(std::vector<VirtualPoints> players) {
  const bool modern = has_record("250") || (!has_record("XXA") && speaks_2026());
  erase_records("250");
  erase_records("XXA");
  insert_records(modern ? all_records_250(std::move(players)) : all_xxa_records(players));
}

void Editor::insert_player(std::string line, int before) {
  int number = 0;
  if (before != 0) {
    number = line_of(before);
  } else {
    const int last = *std::max_element(line_of_.begin(), line_of_.end());
    number = last == 0 ? static_cast<int>(document_.lines().size()) + 1 : last + 1;
  }
  document_.insert(number, {line});
  find_players();
}

// Goes line by line, since one line may become several.
void Editor::renumber_ranges(const std::vector<int>& ids) {
  const RenumberedRanges ranges(ids);
  for (int number = static_cast<int>(document_.lines().size()); number > 0; --number) {
    const std::string text(document_.text(number));
    if (code_of_line(text) != "250") continue;
    const std::vector<std::string> lines = ranges.renumbered(text);
    document_.replace(number, lines.front());
    document_.insert(number + 1, {lines.begin() + 1, lines.end()});
  }
}

void Editor::renumber(const std::vector<int>& ids) {
  for (const int id : this->ids()) put_in_step(id);
  renumber_ranges(ids);
  for (int number = 1; number <= static_cast<int>(document_.lines().size()); ++number) {
    std::string text(document_.text(number));
    if (renumber_line(text, ids)) document_.replace(number, std::move(text));
  }
  find_players();
}

}  // namespace bloesem::trf
