#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/lint/checks.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

using Codes = std::string_view;

// Facts about a tournament and the records that state them in each dialect; empty: the dialect cannot. Excludes
// the system (192): bbpPairings 6 reads that record, and other readers take the edition from it.
struct Fact {
  Codes fide;  // TRF-2026
  Codes javafo;
  Codes bbp;
};
constexpr std::array facts = {
    Fact{"142", "XXR", "XXR"}, Fact{"152", "XXC", "XXC"}, Fact{"162", "XXS", "BBW BBD BBL BBZ BBF BBU"},
    Fact{"240", "XXZ", ""},    Fact{"250", "XXA", "XXA"}, Fact{"260", "XXP", "XXP"},
    Fact{"299", "", ""},
};

bool lists(Codes codes, Codes code) noexcept { return !code.empty() && codes.find(code) != Codes::npos; }

Codes spoken(const Fact& fact, Dialect dialect) noexcept {
  switch (dialect) {
    case Dialect::Trf2026: return fact.fide;
    case Dialect::TrfX:
    case Dialect::Vega: return fact.javafo;
    case Dialect::TrfBx: return fact.bbp;
    case Dialect::Trf16: return lists(fact.fide, "142") ? fact.fide : "";  // also written by older programs
    default: return "";
  }
}

bool has_any(const Subject& subject, Codes codes) {
  for (std::size_t at = 0; at < codes.size(); at += code_width + 1) {
    if (subject.first(codes.substr(at, code_width))) return true;
  }
  return false;
}

// A fact stated in the intended dialect too may appear twice: each engine reads its own record.
void check_fact(const Subject& subject, const Fact& fact, Codes foreign, Diagnostics& out) {
  const Codes own = spoken(fact, subject.dialect());
  for (std::size_t at = 0; at < foreign.size(); at += code_width + 1) {
    const Codes code = foreign.substr(at, code_width);
    if (lists(own, code)) continue;
    const std::optional<LineText> line = subject.first(code);
    if (!line || has_any(subject, own)) continue;
    out.warn(
        Code::ForeignRecord, line->place(1, code_width),
        {std::string(name_of(subject.dialect())) + " has no record " + std::string(code), std::string(code),
         own.empty() ? std::string("nothing: the dialect cannot express it") : "record " + std::string(own)});
  }
}

}  // namespace

// Files that mix dialects are common and readable; warns only if a dialect was requested.
void check_foreign_records(const Subject& subject, Diagnostics& out) {
  if (!subject.meant()) return;
  for (const Fact& fact : facts) {
    check_fact(subject, fact, fact.fide, out);
    check_fact(subject, fact, fact.javafo, out);
    if (fact.bbp != fact.javafo) check_fact(subject, fact, fact.bbp, out);
  }
}

void check_foreign_results(const Subject& subject, Diagnostics& out) {
  constexpr std::string_view letters = "WDLHFUZ";
  if (subject.meant() != Dialect::Trf06) return;
  subject.for_each("001", [&](const LineText& line) {
    for (int round = 0; in_round(round_result, round).first <= line.length(); ++round) {
      const Field field = in_round(round_result, round);
      const char code = upper(line.at(field.first));
      if (letters.find(code) == std::string_view::npos || !subject.is_sound(line.number())) continue;
      out.warn(Code::ForeignResult, line.place(field),
               {"round " + std::to_string(round + 1) + ": TRF06 has no letters among the results",
                std::string(1, code), "one of 1 = 0 + -"});
    }
  });
}

}  // namespace bloesem::trf
