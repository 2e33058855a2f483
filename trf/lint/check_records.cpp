#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/trf/system_code.hpp"
#include "engine/model/date.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/line_text.hpp"
#include "trf/lint/checks.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr Place whole_file{0, 0, 0};

bool is_javafos(Dialect dialect) noexcept {
  return dialect == Dialect::TrfX || dialect == Dialect::TrfBx || dialect == Dialect::Vega;
}

struct Start {
  std::string text;  // YYYY/MM/DD
  Date day;
};

std::optional<Start> start_of(const Subject& subject) {
  const std::optional<std::string>& date = subject.read().start_date;
  std::optional<std::string> text = date ? standard_date(trimmed(*date)) : std::nullopt;
  const std::optional<Date> day = text ? full_date(*text) : std::nullopt;
  return day ? std::optional(Start{*std::move(text), *day}) : std::nullopt;
}

// Codes of record 192 that name an edition, with the first day of its rules and of those after it.
struct DatedCode {
  std::string_view code;
  std::optional<Date> from;
  std::optional<Date> until;
};
constexpr std::array dated_codes = {
    DatedCode{"FIDE_DUTCH_2017", std::nullopt, first_day_of_2026_rules},
    DatedCode{"FIDE_DUTCH_2025", Date{2025, 7, 1}, std::nullopt},  // in the earlier table of codes
    DatedCode{"FIDE_DUTCH_2026", first_day_of_2026_rules, std::nullopt},
};

// Returns the name of the rules of 2026 in programs of the dialect.
DutchName dutch_name(const Subject& subject) noexcept {
  return subject.dialect() == Dialect::TrfBx ? DutchName::Fide2025 : DutchName::Fide2026;
}

// Returns the code for an event that begins on `day`.
std::string code_of_day(const Subject& subject, const Date& day) {
  return renamed_dutch(day < first_day_of_2026_rules ? "FIDE_DUTCH_2017" : "FIDE_DUTCH_2026",
                       dutch_name(subject));
}

const DatedCode* dated(std::string_view code) noexcept {
  const auto* const row = std::find_if(dated_codes.begin(), dated_codes.end(), [code](const DatedCode& dated) {
    return code == dated.code || (code.starts_with(dated.code) && code.ends_with("_BAKU"));
  });
  return row == dated_codes.end() ? nullptr : row;
}

bool in_force(const DatedCode& code, const Date& day) noexcept {
  return (!code.from || day >= *code.from) && (!code.until || day < *code.until);
}

// Some generators write the code into free text (092), which no reader uses. True if reported.
bool report_misplaced_system(const Subject& subject, Diagnostics& out) {
  const std::optional<LineText> line = subject.first("092");
  const std::string code = line ? upper(content(*line)) : "";
  if (!is_system_code(code)) return false;
  out.warn(
      Code::MisplacedSystem, line->place(1, line->length()),
      {"record 092 is free text: no program reads the system from it", "092", "192 " + code, 0, "192 " + code});
  return true;
}

// Reports a code that names no edition if there is no date either.
void report_timeless_system(const Subject& subject, Diagnostics& out) {
  constexpr std::string_view timeless = "FIDE_DUTCH";
  const std::string& code = subject.read().system_code;
  const std::optional<LineText> line = subject.first("192");
  if (code != timeless && code != "FIDE_DUTCH_BAKU") return;
  const std::string suffix = code.substr(timeless.size());
  const std::string today = renamed_dutch("FIDE_DUTCH_2026" + suffix, dutch_name(subject));
  out.warn(Code::NoSystem, line ? content_place(*line) : whole_file,
           {"neither record 192 nor a start date (042) determines the edition of the rules", code,
            today + " or FIDE_DUTCH_2017" + suffix + ", or the date", 0,
            line ? std::optional(today) : std::nullopt});
}

// Byes and forbidden pairs of later rounds have only these records, so files of all dialects contain them. True
// if there is other evidence for a dialect.
bool says_more_than_arrangements(const Subject& subject) {
  constexpr std::array<std::string_view, 2> arrangements = {"240", "260"};
  const auto& evidence = subject.read().dialect_evidence;
  return subject.meant() || std::any_of(evidence.begin(), evidence.end(), [&](const DialectEvidence& e) {
           return std::find(arrangements.begin(), arrangements.end(), e.what) == arrangements.end();
         });
}

// Warns of Z, the earlier letter for absences (now A).
void check_letters(const LineText& line, Diagnostics& out) {
  for (const Token& word : line.tokens(text_begins)) {
    if (upper(word.text.front()) != 'Z') continue;
    out.warn(Code::OldSpelling, {word.place.line, word.place.first, word.place.first},
             {"absences now have another letter", "Z", "A", 0, "A"});
  }
}

}  // namespace

void check_round_count(const Subject& subject, Diagnostics& out) {
  const Tournament* const tournament = subject.tournament();
  if (tournament == nullptr || tournament->rounds_declared) return;
  out.warn(Code::NoRoundCount, whole_file,
           {"the number of rounds is not stated", "",
            is_javafos(subject.dialect()) ? "a record XXR" : "a record 142"});
}

void check_initial_colour(const Subject& subject, Diagnostics& out) {
  const Tournament* const tournament = subject.tournament();
  if (tournament == nullptr || tournament->initial_colour || infer_initial_colour(*tournament)) return;
  const auto& rules = subject.read().rules;
  // The table has the colours.
  if (is_round_robin(subject.read().system_code) || (rules && rules->system == round_robin_by_name)) return;
  out.warn(Code::NoInitialColour, whole_file,
           {"the initial colour is not stated, and no round shows it", "",
            is_javafos(subject.dialect()) ? "a record XXC" : "a record 152"});
}

// Only TRF-2026 has the record; in other dialects the date is sufficient.
void check_system(const Subject& subject, Diagnostics& out) {
  if (subject.read().rules) return;  // named in a comment
  const std::string& code = subject.read().system_code;
  if (code.empty() && report_misplaced_system(subject, out)) return;
  const std::optional<Start> start = start_of(subject);
  if (!start && !code.empty()) {
    report_timeless_system(subject, out);
  } else if (!start) {
    out.warn(Code::NoSystem, whole_file,
             {"neither record 192 nor a start date (042) determines the edition of the rules", "",
              "a record 192, or the date"});
  } else if (code.empty() && subject.dialect() == Dialect::Trf2026 && says_more_than_arrangements(subject)) {
    out.warn(Code::NoSystem, whole_file,
             {"the pairing system is not stated; the start date is " + start->text, "",
              "192 " + code_of_day(subject, start->day)});
  }
}

void check_system_date(const Subject& subject, Diagnostics& out) {
  const std::optional<Start> start = start_of(subject);
  const std::optional<LineText> system = subject.first("192");
  const std::optional<LineText> date = subject.first("042");
  if (!start || !system || !date) return;
  const std::string code = upper(content(*system));
  const DatedCode* const row = dated(code);
  if (row == nullptr || in_force(*row, start->day)) return;
  std::string expected = code_of_day(subject, start->day);
  expected += code.substr(row->code.size());
  out.warn(Code::SystemAndDate, content_place(*system),
           {"the tournament begins on " + start->text + " (line " + std::to_string(date->number()) + ")", code,
            std::move(expected), date->number()});
}

void check_old_spellings(const Subject& subject, Diagnostics& out) {
  subject.for_each("162", [&out](const LineText& line) { check_letters(line, out); });
  const DutchName name = dutch_name(subject);
  subject.for_each("192", [&out, name](const LineText& line) {
    const std::string code = upper(content(line));
    const std::string right = renamed_dutch(code, name);
    if (right == code) return;
    const std::string_view who = name == DutchName::Fide2026 ? "the Handbook has" : "bbpPairings knows";
    out.warn(Code::OldSpelling, content_place(line),
             {std::string(who) + " another code for these rules", code, right, 0, right});
  });
}

}  // namespace bloesem::trf
