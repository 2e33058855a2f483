#include "trf/extensions.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/layout.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Returns an XXA line read by columns; empty unless every field is in its columns.
std::optional<VirtualRow> by_columns(const LineText& line) {
  const std::optional<int> id = parse_number(trimmed(line.cut(virtual_id)));
  if (!id || line.column_of('\t') != 0) return std::nullopt;
  VirtualRow row{{*id, line.place(virtual_id)}, {}};
  for (int round = 0;; ++round) {
    const Field field = in_round(virtual_points, round, virtual_block_width);
    if (line.length() < field.first - 1) return row;
    const std::string_view text = trimmed(line.cut(field));
    const std::optional<Points> points = text.empty() ? 0 : parse_points(text);
    if (line.at(field.first - 1) != ' ' || !points) return std::nullopt;
    row.points.push_back(*points);
  }
}

// Returns an XXA line read as words.
std::optional<VirtualRow> by_words(const LineText& line, const Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.empty()) {
    out.error(Code::BadNumber, content_place(line), {"no player is named", "", "a starting rank"});
    return std::nullopt;
  }
  const std::optional<int> id = read_id(words.front(), out);
  if (!id) return std::nullopt;
  VirtualRow row{{*id, words.front().place}, {}};
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<Points> points = parse_points(words[i].text);
    if (!points) {
      out.error(Code::BadPoints, words[i].place,
                {"fictitious points cannot be read", std::string(words[i].text), "a number like 1.0"});
      return std::nullopt;
    }
    row.points.push_back(*points);
  }
  if (draft.layout.wide()) return row;  // in wide files, words are the format
  out.warn(Code::FreeForm, content_place(line),
           {"the fields are not in their columns; read as words instead", "",
            "the number in columns 5-8, points in 10-13, 15-18, ..."});
  return row;
}

bool report_excess(const LineText& line, const VirtualRow& row, Diagnostics& out) {
  const bool wide = std::any_of(row.points.begin(), row.points.end(), [](Points p) { return p > max_points; });
  if (!wide && row.points.size() <= static_cast<std::size_t>(max_rounds)) return false;
  out.error(Code::TooLarge, content_place(line),
            {wide ? "too many fictitious points" : "more than 999 rounds", "",
             "at most 999 rounds and 999.9 points"});
  return true;
}

}  // namespace

std::optional<int> read_id(const Token& token, Diagnostics& out) {
  const std::optional<int> id = parse_number(token.text);
  if (!id)
    out.error(Code::BadNumber, token.place, {"not a starting rank", std::string(token.text), "a number"});
  return id;
}

IdList read_ids(const std::vector<Token>& words, Diagnostics& out) {
  IdList ids;
  for (const Token& word : words) {
    if (const std::optional<int> id = read_id(word, out)) ids.push_back({*id, word.place});
  }
  return ids;
}

void report_lone_restriction(const LineText& line, std::size_t players, Diagnostics& out) {
  if (players > 1) return;
  out.warn(Code::LoneRestriction, content_place(line),
           {"fewer than two players: this forbids nothing", "", "two or more starting ranks"});
}

// Must be the first line: earlier lines would have been read with other columns.
void read_width(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string text = content(line);
  const std::optional<int> width = parse_number(text);
  const bool first = line.number() == 1;
  if (first && width && *width > standard_id_width && *width <= widest_id) {
    draft.layout = Layout(*width);
    return;
  }
  draft.roster_broken = true;
  draft.layout_broken = true;
  if (first) {
    out.error(Code::BadNumber, content_place(line),
              {"the width of the starting ranks cannot be read", text, "a number from 5 to 7"});
  } else {
    out.error(Code::Conflict, line.place(1, code_width),
              {"the width of the starting ranks is stated too late", "", "XXW on the first line"});
  }
}

void read_rounds(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string text = content(line);
  const std::optional<int> rounds = parse_number(text);
  if (!rounds || *rounds == 0) {
    out.error(Code::BadNumber, content_place(line),
              {"the number of rounds cannot be read", text, "one number"});
  } else if (*rounds > max_rounds) {
    out.error(Code::TooLarge, content_place(line), {"too many rounds", text, "at most 999"});
  } else {
    state(draft.rounds, *rounds, content_place(line), "the number of rounds", out);
  }
}

void read_settings(const LineText& line, Draft& draft, Diagnostics& out) {
  for (const Token& token : line.tokens(text_begins)) {
    const std::string word = upper(token.text);
    // Vega's Spanish manual translates the keywords, so files contain the translations.
    if (word == "RANK" || word == "RANKING") {
      draft.by_position = true;
    } else if (word == "WHITE1" || word == "BLANCAS1") {
      state(draft.initial_colour, Colour::White, token.place, "the initial colour", out);
    } else if (word == "BLACK1" || word == "NEGRAS1") {
      state(draft.initial_colour, Colour::Black, token.place, "the initial colour", out);
    } else {
      out.warn(Code::UnknownWord, token.place,
               {"unknown setting is ignored", std::string(token.text), "white1, black1 or rank"});
    }
  }
}

void read_colour(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::string word = upper(content(line));
  if (word == "W" || word == "B") {
    const Colour colour = word == "W" ? Colour::White : Colour::Black;
    state(draft.initial_colour, colour, content_place(line), "the initial colour", out);
  } else {
    out.error(Code::BadValue, content_place(line), {"unknown initial colour", content(line), "W or B"});
  }
}

void read_absent(const LineText& line, Draft& draft, Diagnostics& out) {
  const IdList ids = read_ids(line.tokens(text_begins), out);
  draft.absent.insert(draft.absent.end(), ids.begin(), ids.end());
}

void read_forbidden(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  draft.forbidden.push_back({read_ids(words, out)});
  report_lone_restriction(line, words.size(), out);
}

void read_virtual(const LineText& line, Draft& draft, Diagnostics& out) {
  std::optional<VirtualRow> row = draft.layout.wide() ? std::nullopt : by_columns(line);
  if (!row) row = by_words(line, draft, out);
  if (row && !report_excess(line, *row, out)) draft.virtual_rows.push_back(std::move(*row));
}

}  // namespace bloesem::trf
