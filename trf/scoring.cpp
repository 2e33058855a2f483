#include "trf/scoring.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
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
  unsigned sets;  // bit of each code
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

std::optional<Points> read_value(std::string_view text, const Place& place, Diagnostics& out) {
  const std::optional<Points> points = parse_points(text);
  if (points && *points <= most_points) return points;
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

PointSystem from_xxs(const ScoringDraft& scoring, Diagnostics& out) {
  const auto value = [&scoring](XxsCode code, Points standard) { return scoring.xxs[code].value_or(standard); };
  constexpr PointSystem standard;
  const bool even = value(WW, standard.win) == value(BW, standard.win) &&
                    value(WD, standard.draw) == value(BD, standard.draw) &&
                    value(WL, standard.loss) == value(BL, standard.loss);
  if (!even) {
    out.error(Code::ColourScoring, *scoring.xxs_place,
              {"White and Black would score differently for the same result; no FIDE system knows that", "",
               "WW = BW, WD = BD and WL = BL"});
  }
  return {.win = value(WW, standard.win),
          .draw = value(WD, standard.draw),
          .loss = value(WL, standard.loss),
          .forfeit_win = value(FW, standard.forfeit_win),
          .forfeit_loss = value(FL, standard.forfeit_loss),
          .pairing_bye = value(PAB, standard.pairing_bye),
          .full_bye = value(FPB, standard.full_bye),
          .half_bye = value(HPB, standard.half_bye),
          .zero_bye = value(ZPB, standard.zero_bye)};
}

// That dialect knows fewer values: the others follow the win and the draw.
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

PointSystem resolve_scoring(const ScoringDraft& scoring, Diagnostics& out) {
  if (scoring.broken) return {};
  if (!scoring.xxs_place) return from_bb(scoring);
  const PointSystem system = from_xxs(scoring, out);
  if (scoring.bb_place && !(from_bb(scoring) == system)) {
    out.error(Code::Conflict, *scoring.bb_place,
              {"the BB records and the XXS record on line " + std::to_string(scoring.xxs_place->line) +
                   " describe different point systems",
               "", "", scoring.xxs_place->line});
  }
  return system;
}

}  // namespace bloesem::trf
