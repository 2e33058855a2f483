#include "trf/recognise_dialect.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view rounds_record = "142";  // also written by older programs

bool is_xx(std::string_view code) noexcept { return code.starts_with("XX"); }
bool is_bb(std::string_view code) noexcept { return code.starts_with("BB"); }

bool is_of_2026(std::string_view code) noexcept {
  constexpr std::array<std::string_view, 20> codes = {"142", "152", "162", "172", "182", "192", "202",
                                                      "212", "222", "240", "250", "260", "299", "300",
                                                      "310", "320", "330", "352", "362", "802"};
  return std::find(codes.begin(), codes.end(), code) != codes.end() || code == "801";
}

bool tells_a_dialect(std::string_view code) noexcept {
  constexpr std::array<std::string_view, 13> letters = {width_record, "XXR", "XXC", "XXZ", "XXP", "XXA", "XXS",
                                                        "BBW",        "BBD", "BBL", "BBZ", "BBF", "BBU"};
  return std::find(letters.begin(), letters.end(), code) != letters.end() || is_of_2026(code);
}

// The first bye written as a sign and the first result written as a letter.
struct FirstCodes {
  std::optional<Stated<char>> sign;
  std::optional<Stated<char>> letter;

  void keep_first(std::optional<Stated<char>>& kept, const PlayerLine& player, int round, char code) {
    if (!kept || player.line < kept->place.line) kept = {code, player.place(round_result, round)};
  }

  void see(const PlayerLine& player) {
    constexpr std::string_view letters = "UFHZWDL";
    if (player.only_games) return;
    for (int round = 0; round < static_cast<int>(player.cells.size()); ++round) {
      const Cell& cell = player.cells[static_cast<std::size_t>(round)];
      if (cell.code == '1' || cell.code == '0') continue;
      if (letters.find(cell.code) != std::string_view::npos) keep_first(letter, player, round, cell.code);
      const bool is_sign = cell.code == '+' || cell.code == '-' || cell.code == '=';
      if (is_sign && cell.opponent == 0 && !cell.broken) keep_first(sign, player, round, cell.code);
    }
  }
};

Dialect decide(const std::vector<DialectEvidence>& records, const FirstCodes& results) {
  const auto any = [&records](auto test) {
    return std::any_of(records.begin(), records.end(),
                       [test](const DialectEvidence& e) { return test(e.what); });
  };
  if (any([](std::string_view code) { return code == width_record; })) return Dialect::Wide;
  const bool signs_only = results.sign && !results.letter;
  if (any([](std::string_view code) { return is_of_2026(code) && code != rounds_record; }))
    return Dialect::Trf2026;
  if (any(is_bb)) return Dialect::TrfBx;
  if (any(is_xx)) return signs_only ? Dialect::Vega : Dialect::TrfX;
  if (any(is_of_2026)) return Dialect::Trf2026;
  return signs_only ? Dialect::Trf06 : Dialect::Trf16;
}

bool belongs_to(std::string_view code, Dialect dialect) noexcept {
  switch (dialect) {
    case Dialect::Trf2026: return is_of_2026(code);
    case Dialect::Wide: return code == width_record;
    case Dialect::TrfBx: return is_bb(code) || is_xx(code);
    case Dialect::TrfX:
    case Dialect::Vega: return is_xx(code);
    default: return false;
  }
}

std::string quoted(std::string_view what, char code) { return std::string(what) + " '" + code + "'"; }

}  // namespace

void note_record(const LineText& line, std::vector<DialectEvidence>& records) {
  const std::string code = line.code();
  if (!tells_a_dialect(code)) return;
  const auto same = [&code](const DialectEvidence& e) { return e.what == code; };
  if (std::none_of(records.begin(), records.end(), same)) records.push_back({code, line.number()});
}

RecognisedDialect recognise_dialect(const std::vector<DialectEvidence>& records, const Roster& roster) {
  FirstCodes results;
  for (const PlayerLine& player : roster.players()) results.see(player);
  RecognisedDialect found{decide(records, results), {}, results.sign};
  for (const DialectEvidence& record : records) {
    if (belongs_to(record.what, found.dialect)) found.evidence.push_back(record);
  }
  if (found.dialect == Dialect::Trf06 || found.dialect == Dialect::Vega) {
    found.evidence.push_back({quoted("bye", results.sign->value), results.sign->place.line});
  } else if (found.dialect == Dialect::Trf16 && results.letter) {
    found.evidence.push_back({quoted("result", results.letter->value), results.letter->place.line});
  }
  std::stable_sort(found.evidence.begin(), found.evidence.end(),
                   [](const DialectEvidence& a, const DialectEvidence& b) { return a.line < b.line; });
  return found;
}

std::optional<Place> find_tdf_player(const std::vector<std::string_view>& lines) {
  constexpr int fewest_bars = 3;  // names may contain a bar
  int number = 0;
  for (const std::string_view line : lines) {
    ++number;
    const std::size_t bar = line.starts_with("001") ? line.find('|') : std::string_view::npos;
    if (bar == std::string_view::npos || std::count(line.begin(), line.end(), '|') < fewest_bars) continue;
    const std::string_view before = line.substr(0, bar);
    const int column = static_cast<int>(count_characters(before)) + 1;
    return Place{number, column, column};
  }
  return std::nullopt;
}

}  // namespace bloesem::trf
