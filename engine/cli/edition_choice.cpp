#include "engine/cli/edition_choice.hpp"

#include <algorithm>
#include <array>

#include "engine/cli/terminal.hpp"
#include "trf/date.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

constexpr std::string_view baku_suffix = "_BAKU";

// The Handbook's text of 2026 rules events that begin on this day or later.
constexpr std::string_view first_day_of_2026_rules = "2026/02/01";

std::string bare_code(std::string_view system_code) {
  std::string code = trf::upper(trf::trimmed(system_code));
  if (wants_acceleration(code)) code.erase(code.size() - baku_suffix.size());
  return code;
}

bool is_dutch(std::string_view code) {
  constexpr std::array<std::string_view, 5> codes{"", "FIDE_DUTCH", "FIDE_DUTCH_2017", "FIDE_DUTCH_2025",
                                                  "FIDE_DUTCH_2026"};
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

EditionChoice by_default(const std::string& why) {
  return {Edition::Fide2026, "", why + ": it is taken to be 2026 (--rules says otherwise)"};
}

EditionChoice choose_by_date(const std::optional<std::string>& start_date) {
  if (!start_date)
    return by_default("neither record 192 nor a start date (042) tells the edition of the rules");
  const std::string shown = '\'' + visible(*start_date) + '\'';
  const std::optional<std::string> date = sortable_date(*start_date);
  if (!date)
    return by_default("the start date (042) " + shown +
                      " is neither Y/M/D nor D.M.Y, so that nothing tells the edition of the rules");
  const Edition edition = *date < first_day_of_2026_rules ? Edition::Baku2016 : Edition::Fide2026;
  return {edition, "start date " + visible(trf::trimmed(*start_date)), ""};
}

EditionChoice choose_by_file(std::string_view code, const std::optional<std::string>& start_date) {
  if (code.empty() || code == "FIDE_DUTCH") return choose_by_date(start_date);
  return {code == "FIDE_DUTCH_2017" ? Edition::Baku2016 : Edition::Fide2026, "record 192", ""};
}

Error refuse(std::string message) { return {.code = ErrorCode::InvalidInput, .message = std::move(message)}; }

}  // namespace

bool is_date(std::string_view text) { return sortable_date(text).has_value(); }

// A year of two digits is the reader's to complete (trf/date.hpp); here it says nothing.
std::optional<std::string> sortable_date(std::string_view text) {
  const std::string_view date = trf::trimmed(text);
  return trf::readings_of_short_date(date).empty() ? trf::standard_date(date) : std::nullopt;
}

std::string_view name_of(Edition edition) noexcept {
  switch (edition) {
    case Edition::Baku2016: return "2016";
    case Edition::Fide2026: return "2026";
  }
  return "";
}

std::string_view system_code_of(Edition edition) noexcept {
  switch (edition) {
    case Edition::Baku2016: return "FIDE_DUTCH_2017";
    case Edition::Fide2026: return "FIDE_DUTCH_2026";
  }
  return "";
}

const std::vector<std::pair<std::string, Rules>>& names_of_rules() {
  static const std::vector<std::pair<std::string, Rules>> names{{"2016", Rules::Baku2016},
                                                                {"2026", Rules::Fide2026}};
  return names;
}

Result<EditionChoice> choose_edition(const EditionEvidence& evidence) {
  const std::string code = bare_code(evidence.system_code);
  const std::string foreign =
      is_dutch(code) ? "" : "record 192 says '" + visible(trf::trimmed(evidence.system_code)) + "'";
  if (evidence.requested) {
    return EditionChoice{*evidence.requested, "",
                         foreign.empty() ? "" : foreign + "; paired as FIDE (Dutch) because of --rules"};
  }
  if (!foreign.empty()) return refuse(foreign + ", but only FIDE (Dutch) tournaments can be paired");
  return choose_by_file(code, evidence.start_date);
}

std::string described(const EditionChoice& choice) {
  if (choice.ground.empty()) return "";
  return "rules: FIDE (Dutch) " + std::string(name_of(choice.edition)) + " (" + choice.ground + ")";
}

bool wants_acceleration(std::string_view system_code) {
  const std::string code = trf::upper(trf::trimmed(system_code));
  return code.size() >= baku_suffix.size() &&
         code.compare(code.size() - baku_suffix.size(), baku_suffix.size(), baku_suffix) == 0;
}

std::string with_acceleration(std::string_view system_code) {
  std::string code(trf::trimmed(system_code));
  if (code.empty()) code = "FIDE_DUTCH";
  if (!wants_acceleration(code)) code += baku_suffix;
  return code;
}

}  // namespace bloesem::cli
