#include "trf/records_2026.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/extensions.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int match_points_end = 8;  // columns 5-8 of record 250
constexpr int first_round_begins = 15;

void report_incomplete(const LineText& line, std::string what, std::string expected, Diagnostics& out) {
  out.error(Code::BadValue, line.place(text_begins, std::max(text_begins, line.length())),
            {std::move(what), std::string(trimmed(line.cut(text_begins, line.length()))), std::move(expected)});
}

std::optional<int> read_round(const Token& token, Diagnostics& out) {
  const std::optional<int> round = parse_number(token.text);
  if (round && *round >= 1 && *round <= max_rounds) return round;
  out.error(round && *round > max_rounds ? Code::TooLarge : Code::BadNumber, token.place,
            {"the round cannot be read", std::string(token.text), "a number from 1 to 999"});
  return std::nullopt;
}

// Returns the range; an error is reported unless first <= last.
std::optional<Range> checked(std::optional<int> first, std::optional<int> last, const Token& token,
                             Diagnostics& out) {
  if (!first || !last) return std::nullopt;
  if (*first <= *last) return Range{*first, *last};
  out.error(Code::BadValue, token.place,
            {"the range ends before it begins", std::string(token.text), std::to_string(*first) + " or more"});
  return std::nullopt;
}

std::optional<Outcome> bye_of(std::string_view letter) noexcept {
  if (letter == "F" || letter == "f") return Outcome::FullBye;
  if (letter == "H" || letter == "h") return Outcome::HalfBye;
  if (letter == "Z" || letter == "z") return Outcome::ZeroBye;
  return std::nullopt;
}

std::optional<Points> read_fictitious(const Token& token, Diagnostics& out) {
  const std::optional<Points> points = parse_points(token.text);
  if (points && *points <= max_points) return points;
  out.error(points ? Code::TooLarge : Code::BadPoints, token.place,
            {"fictitious points cannot be used", std::string(token.text), "a number like 1.0"});
  return std::nullopt;
}

// Returns the words of a 250 line without match points, which individual events lack; empty if an error was
// reported.
std::optional<std::vector<Token>> without_match_points(const LineText& line, Diagnostics& out) {
  std::vector<Token> words = line.tokens(text_begins);
  constexpr std::size_t needed = 5;
  const bool game_points_missing = words.size() == needed && words[0].place.last <= match_points_end &&
                                   words[1].place.first >= first_round_begins;
  const bool match_points = words.size() == needed + 1 && parse_points(words[0].text) != Points{0};
  if (game_points_missing || match_points) {
    out.error(Code::BadPoints, words[0].place,
              {"match points are for teams; single players have their fictitious points in columns 10-13",
               std::string(words[0].text), "blanks in columns 5-8"});
    return std::nullopt;
  }
  if (words.size() == needed + 1) words.erase(words.begin());
  if (words.size() == needed) return words;
  report_incomplete(
      line, "accelerated rounds cannot be read",
      "points, first round, last round, first and last starting rank, as in '250       1.0 001 003    1   90'",
      out);
  return std::nullopt;
}

}  // namespace

void read_byes(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.size() < 2) {
    return report_incomplete(line, "the type or the round of the byes is missing",
                             "F, H or Z, the round and starting ranks, as in '240 H 003    6'", out);
  }
  const std::optional<Outcome> outcome = bye_of(words[0].text);
  if (!outcome) {
    out.error(Code::BadValue, words[0].place, {"unknown type of bye", std::string(words[0].text), "F, H or Z"});
  }
  const std::optional<int> round = read_round(words[1], out);
  IdList ids = read_ids({words.begin() + 2, words.end()}, out);
  if (outcome && round) draft.byes.push_back({*outcome, *round, std::move(ids)});
}

void read_acceleration(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::optional<std::vector<Token>> words = without_match_points(line, out);
  if (!words) return;
  const std::optional<Points> points = read_fictitious((*words)[0], out);
  const std::optional<int> first_round = read_round((*words)[1], out);
  const std::optional<int> last_round = read_round((*words)[2], out);
  const std::optional<Range> rounds = checked(first_round, last_round, (*words)[2], out);
  const std::optional<int> first_id = read_id((*words)[3], out);
  const std::optional<int> last_id = read_id((*words)[4], out);
  const std::optional<Range> ids = checked(first_id, last_id, (*words)[4], out);
  if (!points || !rounds || !ids) return;
  draft.virtual_ranges.push_back({*points, *rounds, *ids, line.place(text_begins, line.length())});
}

void read_forbidden_rounds(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.size() < 2) {
    return report_incomplete(line, "the rounds of the forbidden pairs are missing",
                             "first round, last round and starting ranks, as in '260 001 005    1    2'", out);
  }
  const std::optional<int> first = read_round(words[0], out);
  const std::optional<int> last = read_round(words[1], out);
  const std::optional<Range> rounds = checked(first, last, words[1], out);
  ForbiddenLine forbidden{read_ids({words.begin() + 2, words.end()}, out), rounds};
  report_lone_restriction(line, words.size() - 2, out);
  if (rounds) draft.forbidden.push_back(std::move(forbidden));
}

}  // namespace bloesem::trf
