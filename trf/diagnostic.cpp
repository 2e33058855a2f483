#include "bloesem/trf/diagnostic.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t max_of_a_kind = 10'000;
constexpr std::size_t longest_quote = 40;  // maximum length of text quoted from the file, in characters
constexpr int caret_lead = 60;             // columns shown before the caret
constexpr int caret_width = 120;           // columns shown in total

constexpr std::size_t bit(Code code) noexcept { return static_cast<std::size_t>(code); }

std::string clipped(std::string text) {
  const std::size_t end = byte_offset(text, longest_quote);
  if (end < text.size()) text.replace(end, std::string::npos, "...");
  return text;
}

std::string details(const Diagnostic& diagnostic) {
  std::string text;
  if (!diagnostic.found.empty()) text += "found '" + visible(diagnostic.found) + "'";
  if (!diagnostic.expected.empty())
    text += (text.empty() ? "expected " : ", expected ") + visible(diagnostic.expected);
  return text.empty() ? text : " (" + text + ")";
}

}  // namespace

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
  if (++(severity == Severity::Error ? errors_ : warnings_) > max_of_a_kind) return;
  list_.push_back({.code = code,
                   .severity = severity,
                   .line = place.line,
                   .column_begin = place.first,
                   .column_end = place.last,
                   .found = clipped(std::move(finding.found)),
                   .expected = std::move(finding.expected),
                   .message = std::move(finding.message),
                   .related_line = finding.related_line,
                   .correction = std::move(finding.correction),
                   .remedy = finding.remedy});
}

}  // namespace bloesem::trf
