#include "trf/scoring.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/point_kinds.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

enum XxsCode : std::size_t { WW, BW, WD, BD, WL, BL, ZPB, HPB, FPB, PAB, FW, FL };

template <class... Codes>
constexpr unsigned set(Codes... codes) noexcept {
  return ((1U << codes) | ...);
}

struct XxsWord {
  std::string_view word;
  unsigned sets;  // bit set of codes
};

constexpr std::array xxs_words = {
    XxsWord{"WW", set(WW)},
    XxsWord{"BW", set(BW)},
    XxsWord{"WD", set(WD)},
    XxsWord{"BD", set(BD)},
    XxsWord{"WL", set(WL)},
    XxsWord{"BL", set(BL)},
    XxsWord{"ZPB", set(ZPB)},
    XxsWord{"HPB", set(HPB)},
    XxsWord{"FPB", set(FPB)},
    XxsWord{"PAB", set(PAB)},
    XxsWord{"FW", set(FW)},
    XxsWord{"FL", set(FL)},
    XxsWord{"W", set(WW, BW, FW, FPB)},
    XxsWord{"D", set(WD, BD, HPB)},
};

// In the order of ScoringDraft::bb.
constexpr std::string_view bb_letters = "WDLZFU";
enum BbCode : std::size_t { BbWin, BbDraw, BbLoss, BbZeroBye, BbForfeitLoss, BbPairingBye };

// In the order of ScoringDraft::r162. Older programs write Z for A.
constexpr std::string_view r162_letters = "WDLAPX";
static_assert(abnormal_kinds.size() == ScoringDraft::r299_kinds);
enum Code162 : std::size_t { Win162, Draw162, Loss162, Absence162, PairingBye162, Unknown162 };

std::optional<Points> read_value(std::string_view text, const Place& place, Diagnostics& out) {
  const std::optional<Points> points = parse_points(text);
  if (points && *points <= max_points) return points;
  out.error(points ? Code::TooLarge : Code::BadPoints, place,
            {"the value of a result cannot be used", std::string(text), "a number like 1.0"});
  return std::nullopt;
}

void read_assignment(const Token& token, ScoringDraft& scoring, Diagnostics& out) {
  const std::size_t sign = token.text.find('=');
  const std::string code = upper(token.text.substr(0, sign));
  const auto* const word =
      std::find_if(xxs_words.begin(), xxs_words.end(), [&code](const XxsWord& w) { return w.word == code; });
  if (sign == std::string_view::npos || word == xxs_words.end()) {
    scoring.broken = true;
    out.error(Code::BadValue, token.place,
              {"unknown scoring code", std::string(token.text),
               "CODE=POINTS with WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W or D"});
    return;
  }
  const std::optional<Points> value = read_value(token.text.substr(sign + 1), token.place, out);
  scoring.broken = scoring.broken || !value;
  for (std::size_t i = 0; i < scoring.xxs.size(); ++i) {
    if ((word->sets >> i & 1U) != 0) scoring.xxs[i] = value;
  }
}

std::optional<PointSystem> from_xxs(const ScoringDraft& scoring, Diagnostics& out) {
  const auto value = [&scoring](XxsCode code, Points standard) { return scoring.xxs[code].value_or(standard); };
  constexpr PointSystem standard;
  const bool even = value(WW, standard.win) == value(BW, standard.win) &&
                    value(WD, standard.draw) == value(BD, standard.draw) &&
                    value(WL, standard.loss) == value(BL, standard.loss);
  if (!even) {
    out.error(Code::ColourScoring, *scoring.xxs_place,
              {"White and Black would score differently for the same result; no FIDE system knows that", "",
               "WW = BW, WD = BD and WL = BL"});
    return std::nullopt;
  }
  return PointSystem{.win = value(WW, standard.win),
                     .draw = value(WD, standard.draw),
                     .loss = value(WL, standard.loss),
                     .forfeit_win = value(FW, standard.forfeit_win),
                     .forfeit_loss = value(FL, standard.forfeit_loss),
                     .pairing_bye = value(PAB, standard.pairing_bye),
                     .full_bye = value(FPB, standard.full_bye),
                     .half_bye = value(HPB, standard.half_bye),
                     .zero_bye = value(ZPB, standard.zero_bye)};
}

// Returns the system of BB? records; values that the dialect lacks follow the win and the draw.
PointSystem from_bb(const ScoringDraft& scoring) {
  const auto value = [&scoring](BbCode code, Points standard) { return scoring.bb[code].value_or(standard); };
  constexpr PointSystem standard;
  const Points win = value(BbWin, standard.win);
  const Points draw = value(BbDraw, standard.draw);
  return {.win = win,
          .draw = draw,
          .loss = value(BbLoss, standard.loss),
          .forfeit_win = win,
          .forfeit_loss = value(BbForfeitLoss, standard.forfeit_loss),
          .pairing_bye = value(BbPairingBye, win),
          .full_bye = win,
          .half_bye = draw,
          .zero_bye = value(BbZeroBye, standard.zero_bye)};
}

// Returns the system of record 162: results like a win, a draw or an absence share its value unless record 299
// sets their own.
PointSystem from_162(const ScoringDraft& scoring) {
  const auto value = [&scoring](Code162 code, Points standard) {
    return scoring.r162[code] ? scoring.r162[code]->value : standard;
  };
  constexpr PointSystem standard;
  const Points win = value(Win162, standard.win);
  const Points draw = value(Draw162, standard.draw);
  const Points absence = value(Absence162, standard.zero_bye);
  PointSystem system{.win = win,
                     .draw = draw,
                     .loss = value(Loss162, standard.loss),
                     .forfeit_win = win,
                     .forfeit_loss = absence,
                     .pairing_bye = value(PairingBye162, win),
                     .full_bye = win,
                     .half_bye = draw,
                     .zero_bye = absence};
  if (scoring.r162[Unknown162]) system.unfinished = scoring.r162[Unknown162]->value;
  for (std::size_t i = 0; i < abnormal_kinds.size(); ++i) {
    if (scoring.r299[i]) system.*abnormal_kinds[i].value = scoring.r299[i]->value;
  }
  return system;
}

void state_162(std::size_t code, Points value, const Place& place, ScoringDraft& scoring, Diagnostics& out) {
  std::optional<Stated<Points>>& fact = scoring.r162[code];
  if (!fact) {
    fact = Stated<Points>{value, place};
  } else if (fact->value != value) {
    scoring.broken = true;
    out.error(Code::Conflict, place,
              {"record 162 gives this result two values (see line " + std::to_string(fact->place.line) + ")",
               "", "each letter once (A and Z are the same)", fact->place.line});
  }
}

bool report_162(const Token& token, ScoringDraft& scoring, Diagnostics& out) {
  scoring.broken = true;
  out.error(Code::BadValue, token.place,
            {"unknown scoring code", std::string(token.text),
             "letters W D L A P X, each with its value, as in '162  W 3.0    D 1.0'"});
  return false;
}

// True for byes and absences, which in team events are the team's: game points of all boards.
constexpr bool is_worth_of_teams(std::size_t code) noexcept {
  return code == Absence162 || code == PairingBye162;
}

// Reads a letter and its value, attached or as the next word. False if an error was reported.
bool read_pair(const std::vector<Token>& words, std::size_t& at, bool of_teams, ScoringDraft& scoring,
               Diagnostics& out) {
  const Token& word = words[at++];
  const char letter = upper(word.text.front());
  const std::size_t code = r162_letters.find(letter == 'Z' ? 'A' : letter);
  if (code == std::string_view::npos) return report_162(word, scoring, out);
  const bool attached = word.text.size() > 1;
  if (!attached && at == words.size()) return report_162(word, scoring, out);
  const std::string_view text = attached ? word.text.substr(1) : words[at].text;
  const Place place = attached ? word.place : words[at].place;
  if (!attached) ++at;
  const std::optional<Points> value = read_value(text, place, out);
  scoring.broken = scoring.broken || !value;
  if (value && !(of_teams && is_worth_of_teams(code))) state_162(code, *value, place, scoring, out);
  return value.has_value();
}

std::optional<Place> first_299(const ScoringDraft& scoring) {
  for (const std::optional<Stated<Points>>& value : scoring.r299) {
    if (value) return value->place;
  }
  return std::nullopt;
}

// One description of the point system and its place.
struct Description {
  std::string name;
  PointSystem system;
  Place place;
};

// Returns the description by each kind of record, with defaults for values it does not state.
std::vector<Description> descriptions(const ScoringDraft& scoring, const std::optional<PointSystem>& xxs) {
  std::vector<Description> list;
  if (xxs) list.push_back({"XXS", *xxs, *scoring.xxs_place});
  if (scoring.bb_place) list.push_back({"BB?", from_bb(scoring), *scoring.bb_place});
  if (scoring.r162_place) {
    list.push_back({"162", from_162(scoring), *scoring.r162_place});
  } else if (const std::optional<Place> place = first_299(scoring)) {
    list.push_back({"299", from_162(scoring), *place});
  }
  return list;
}

// True if both are equal, except for unfinished games, whose value only record 162 has.
bool agree(PointSystem a, const PointSystem& b) {
  a.unfinished = b.unfinished;
  return a == b;
}

}  // namespace

void read_xxs(const LineText& line, Draft& draft, Diagnostics& out) {
  for (const Token& token : line.tokens(text_begins)) {
    draft.scoring.xxs_place = token.place;
    read_assignment(token, draft.scoring, out);
  }
}

void read_bb(const LineText& line, Draft& draft, Diagnostics& out) {
  ScoringDraft& scoring = draft.scoring;
  const std::string_view text = trimmed(line.cut(text_begins, line.length()));
  const Place place = line.place(text_begins, std::max(line.length(), text_begins));
  const std::optional<Points> value = read_value(text, place, out);
  scoring.bb_place = line.place(1, line.length());
  scoring.broken = scoring.broken || !value;
  scoring.bb[bb_letters.find(line.code().back())] = value;
}

void read_162(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  draft.scoring.r162_place = line.place(1, line.length());
  for (std::size_t at = 0; at < words.size();) {
    if (!read_pair(words, at, draft.team_event.has_value(), draft.scoring, out)) return;
  }
}

std::optional<PointSystem> resolve_scoring(const ScoringDraft& scoring, Diagnostics& out) {
  if (scoring.broken) return std::nullopt;
  std::optional<PointSystem> xxs;
  if (scoring.xxs_place && !(xxs = from_xxs(scoring, out))) return std::nullopt;
  const std::vector<Description> list = descriptions(scoring, xxs);
  for (std::size_t i = 1; i < list.size(); ++i) {
    if (agree(list[i].system, list[0].system)) continue;
    const int line = list[0].place.line;
    out.error(Code::Conflict, list[i].place,
              {"records " + list[i].name + " and " + list[0].name + " (line " + std::to_string(line) +
                   ") describe different point systems",
               "", "the same values, those left out included, or one kind of record only", line});
    return std::nullopt;
  }
  if (list.empty()) return PointSystem{};
  return list.back().system;  // record 162, if present, is the most detailed
}

}  // namespace bloesem::trf
