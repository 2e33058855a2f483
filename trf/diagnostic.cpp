#include "trf/diagnostic.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t most_of_a_kind = 10'000;
constexpr std::size_t longest_quote = 40;  // characters of the file quoted in a message
constexpr int caret_lead = 60;             // columns shown before the caret
constexpr int caret_width = 120;           // columns shown altogether

constexpr std::size_t bit(Code code) noexcept { return static_cast<std::size_t>(code); }

std::string clipped(std::string text) {
  const std::size_t end = byte_offset(text, longest_quote);
  if (end < text.size()) text.replace(end, std::string::npos, "...");
  return text;
}

std::string details(const Diagnostic& diagnostic) {
  std::string text;
  if (!diagnostic.found.empty()) text += "found '" + visible(diagnostic.found) + "'";
  if (!diagnostic.expected.empty()) text += (text.empty() ? "expected " : ", expected ") + diagnostic.expected;
  return text.empty() ? text : " (" + text + ")";
}

}  // namespace

std::string_view name_of(Code code) noexcept {
  switch (code) {
    case Code::NotUtf8: return "not-utf8";
    case Code::Utf16: return "utf16";
    case Code::NoBreakSpace: return "no-break-space";
    case Code::ByteColumns: return "byte-columns";
    case Code::CombiningMarks: return "combining-marks";
    case Code::TdfFile: return "tdf-file";
    case Code::TabInLine: return "tab-in-line";
    case Code::IndentedRecord: return "indented-record";
    case Code::ShiftedColumns: return "shifted-columns";
    case Code::BadPlayerId: return "bad-player-id";
    case Code::DuplicatePlayer: return "duplicate-player";
    case Code::NumberGap: return "number-gap";
    case Code::BadRating: return "bad-rating";
    case Code::BadPoints: return "bad-points";
    case Code::BadNumber: return "bad-number";
    case Code::BadValue: return "bad-value";
    case Code::BadSyntax: return "bad-syntax";
    case Code::UnknownKey: return "unknown-key";
    case Code::MissingKey: return "missing-key";
    case Code::ShortYear: return "short-year";
    case Code::TooLarge: return "too-large";
    case Code::BadOpponent: return "bad-opponent";
    case Code::BadColour: return "bad-colour";
    case Code::BadResult: return "bad-result";
    case Code::UnfinishedGame: return "unfinished-game";
    case Code::SelfOpponent: return "self-opponent";
    case Code::MissingColour: return "missing-colour";
    case Code::ByeWithOpponent: return "bye-with-opponent";
    case Code::ResultWithoutOpponent: return "result-without-opponent";
    case Code::ColourWithoutOpponent: return "colour-without-opponent";
    case Code::LegacyBye: return "legacy-bye";
    case Code::OpponentMismatch: return "opponent-mismatch";
    case Code::ColourMismatch: return "colour-mismatch";
    case Code::PlayedMismatch: return "played-mismatch";
    case Code::ResultMismatch: return "result-mismatch";
    case Code::RatedMismatch: return "rated-mismatch";
    case Code::OneSidedForfeit: return "one-sided-forfeit";
    case Code::ZeroByeAsForfeit: return "zero-bye-as-forfeit";
    case Code::TooManyRounds: return "too-many-rounds";
    case Code::SurplusColumn: return "surplus-column";
    case Code::EverybodyAbsent: return "everybody-absent";
    case Code::FutureMarks: return "future-marks";
    case Code::LoneBye: return "lone-bye";
    case Code::SecondBye: return "second-bye";
    case Code::LoneFullBye: return "lone-full-bye";
    case Code::PointsMissing: return "points-missing";
    case Code::PointsMismatch: return "points-mismatch";
    case Code::UnknownPlayer: return "unknown-player";
    case Code::RepeatedPlayer: return "repeated-player";
    case Code::UnknownWord: return "unknown-word";
    case Code::LoneRestriction: return "lone-restriction";
    case Code::FreeForm: return "free-form";
    case Code::ColourScoring: return "colour-scoring";
    case Code::Conflict: return "conflict";
    case Code::UnreadRecord: return "unread-record";
    case Code::TeamRecord: return "team-record";
    case Code::UnknownRecord: return "unknown-record";
    case Code::RepeatedRecord: return "repeated-record";
    case Code::LooseColumns: return "loose-columns";
    case Code::BadDate: return "bad-date";
    case Code::WrongCount: return "wrong-count";
    case Code::UnknownSystem: return "unknown-system";
    case Code::UnknownTieBreak: return "unknown-tie-break";
    case Code::BadTimeControl: return "bad-time-control";
    case Code::BadRankingMethod: return "bad-ranking-method";
    case Code::BeyondLastRound: return "beyond-last-round";
  }
  return "";
}

std::string render(const Diagnostic& diagnostic, std::string_view file) {
  std::string text(file);
  if (diagnostic.line > 0) {
    text += ":" + std::to_string(diagnostic.line) + ":" + std::to_string(diagnostic.column_begin);
  }
  text += diagnostic.severity == Severity::Error ? ": error: " : ": warning: ";
  text += visible(diagnostic.message) + details(diagnostic);
  text += " [";
  text += name_of(diagnostic.code);
  return text + "]";
}

std::string render(const Diagnostic& diagnostic, std::string_view file, std::string_view line_text) {
  const int from = std::max(1, diagnostic.column_begin - caret_lead);
  const int to = from + caret_width - 1;
  const int last =
      std::clamp(diagnostic.column_end, diagnostic.column_begin, std::max(to, diagnostic.column_begin));
  const std::size_t start = byte_offset(line_text, static_cast<std::size_t>(from - 1));
  const std::string_view rest = line_text.substr(start);
  const std::string_view shown = rest.substr(0, byte_offset(rest, caret_width));
  std::string text = render(diagnostic, file);
  text += "\n  " + with_blank_controls(shown) + "\n  ";
  text.append(static_cast<std::size_t>(std::max(0, diagnostic.column_begin - from)), ' ');
  text += '^';
  text.append(static_cast<std::size_t>(last - diagnostic.column_begin), '~');
  return text;
}

void Diagnostics::error(Code code, const Place& place, Finding finding) {
  add(Severity::Error, code, place, std::move(finding));
}

void Diagnostics::warn(Code code, const Place& place, Finding finding) {
  add(strict_ ? Severity::Error : Severity::Warning, code, place, std::move(finding));
}

void Diagnostics::note(Code code, const Place& place, Finding finding) {
  add(Severity::Warning, code, place, std::move(finding));
}

void Diagnostics::warn_once(Code code, const Place& place, Finding finding) {
  if (!seen_.test(bit(code))) warn(code, place, std::move(finding));
}

std::vector<Diagnostic> Diagnostics::take() {
  std::stable_sort(list_.begin(), list_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column_begin) < std::tie(b.line, b.column_begin);
  });
  errors_ = 0;
  warnings_ = 0;
  seen_.reset();
  return std::exchange(list_, {});
}

void Diagnostics::add(Severity severity, Code code, const Place& place, Finding finding) {
  seen_.set(bit(code));
  if (++(severity == Severity::Error ? errors_ : warnings_) > most_of_a_kind) return;
  list_.push_back({.code = code,
                   .severity = severity,
                   .line = place.line,
                   .column_begin = place.first,
                   .column_end = place.last,
                   .found = clipped(std::move(finding.found)),
                   .expected = std::move(finding.expected),
                   .message = std::move(finding.message),
                   .related_line = finding.related_line,
                   .correction = std::move(finding.correction)});
}

}  // namespace bloesem::trf
