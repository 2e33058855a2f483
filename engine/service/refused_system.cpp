#include "engine/service/refused_system.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/prepare.hpp"
#include "trf/columns.hpp"
#include "trf/line_text.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

// Applies the same checks as for a pairing, without further requests.
std::optional<Error> refusal_of(const trf::ReadResult& read) {
  const Result<EditionChoice> choice = choose_edition({read.system_code, read.start_date, read.rules});
  if (!choice) return choice.error();
  if (!read.tournament || !is_accelerated_by_code(*read.tournament)) return std::nullopt;
  if (!read.tournament->rounds_declared) return std::nullopt;  // reported separately
  const Result<service::Prepared> prepared = service::prepare(*read.tournament);
  return prepared ? std::nullopt : std::optional(prepared.error());
}

// Returns the place of the system code, or of the comment that names the system; the start of the file if no
// line has one (JSON, CSV).
trf::Place place_of_system(const std::vector<std::string_view>& lines) {
  const auto begins_with = [&](std::string_view begin) {
    return std::find_if(lines.begin(), lines.end(),
                        [begin](std::string_view text) { return text.starts_with(begin); });
  };
  auto line = begins_with("192");
  if (line == lines.end()) line = begins_with(trf::rules_comment_begin);
  if (line == lines.end()) line = begins_with(trf::schedule_comment_begin);
  if (line == lines.end()) return {};
  const trf::LineText text(static_cast<int>(line - lines.begin()) + 1, *line, trf::Columns::Characters, {});
  return text.place(trf::text_begins, std::max(trf::text_begins, text.length()));
}

bool is_before(const trf::Diagnostic& finding, const trf::Diagnostic& other) {
  return finding.line < other.line;
}

}  // namespace

void add_refused_system(trf::Lint& lint, const std::vector<std::string_view>& lines) {
  std::optional<Error> refusal = refusal_of(lint.read);
  if (!refusal) return;
  const trf::Place place = place_of_system(lines);
  trf::Diagnostics out;
  out.error(trf::Code::UnknownSystem, place, {std::move(refusal->message), lint.read.system_code});
  std::vector<trf::Diagnostic>& findings = lint.findings;
  std::erase_if(findings, [](const auto& finding) { return finding.code == trf::Code::UnknownSystem; });
  trf::Diagnostic finding = std::move(out.take().front());
  findings.insert(std::upper_bound(findings.begin(), findings.end(), finding, is_before), finding);
}

}  // namespace bloesem::service
