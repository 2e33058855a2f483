#include "engine/edition_choice.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/model/date.hpp"
#include "engine/virtual_points.hpp"

namespace bloesem {

namespace {

constexpr std::string_view baku_suffix = "_BAKU";

constexpr char capital(char c) noexcept { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool same_code(std::string_view text, std::string_view code) noexcept {
  return text.size() == code.size() &&
         std::equal(text.begin(), text.end(), code.begin(), [](char a, char b) { return capital(a) == b; });
}

constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view without_blanks(std::string_view text) noexcept {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view bare_code(std::string_view system_code) noexcept {
  std::string_view code = without_blanks(system_code);
  if (wants_acceleration(code)) code.remove_suffix(baku_suffix.size());
  return code;
}

enum class Naming { Later, Foreign, Edition2016, Edition2026 };

Naming naming_of(std::string_view system_code) noexcept {
  constexpr std::array<std::pair<std::string_view, Naming>, 5> codes{{{"FIDE_DUTCH_2026", Naming::Edition2026},
                                                                      {"FIDE_DUTCH_2025", Naming::Edition2026},
                                                                      {"FIDE_DUTCH_2017", Naming::Edition2016},
                                                                      {"FIDE_DUTCH", Naming::Later},
                                                                      {"", Naming::Later}}};
  const std::string_view code = bare_code(system_code);
  // Every round is asked this: as a rule the code is in capitals, which is quicker to compare.
  for (const auto& [known, naming] : codes)
    if (code == known) return naming;
  const auto* const found =
      std::find_if(codes.begin(), codes.end(), [code](const auto& row) { return same_code(code, row.first); });
  return found == codes.end() ? Naming::Foreign : found->second;
}

EditionChoice choose_by_date(const std::optional<std::string>& start_date) noexcept {
  if (!start_date) return {edition_in_force, EditionGround::Nothing};
  const std::optional<Date> date = full_date(without_blanks(*start_date));
  if (!date) return {edition_in_force, EditionGround::UnreadableDate};
  return {*date < first_day_of_2026_rules ? Edition::Baku2016 : Edition::Fide2026, EditionGround::StartDate};
}

std::string foreign_system(const Heading& heading) {
  return "record 192 says '" + std::string(without_blanks(heading.system_code)) + "'";
}

// "2026/05/02"; "2.5.2026, read as 2026/05/02"
std::string with_reading(const Heading& heading) {
  const std::string written(without_blanks(heading.start_date.value_or("")));
  const std::optional<Date> date = full_date(written);
  return !date || text_of(*date) == written ? written : written + ", read as " + text_of(*date);
}

std::string by_default(const std::string& why) {
  return why + ": it is taken to be " + std::string(name_of(edition_in_force)) + " (--rules says otherwise)";
}

}  // namespace

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

Result<EditionChoice> choose_edition(const Heading& heading, std::optional<Edition> requested) {
  if (requested) return EditionChoice{*requested, EditionGround::Request};
  switch (naming_of(heading.system_code)) {
    case Naming::Edition2016: return EditionChoice{Edition::Baku2016, EditionGround::SystemCode};
    case Naming::Edition2026: return EditionChoice{Edition::Fide2026, EditionGround::SystemCode};
    case Naming::Later: return choose_by_date(heading.start_date);
    case Naming::Foreign: break;
  }
  return Error{.code = ErrorCode::InvalidInput,
               .message = foreign_system(heading) + ", but only FIDE (Dutch) tournaments can be paired"};
}

std::string described(const EditionChoice& choice, const Heading& heading) {
  const std::string rules = "rules: FIDE (Dutch) " + std::string(name_of(choice.edition));
  if (choice.ground == EditionGround::SystemCode) return rules + " (record 192)";
  if (choice.ground == EditionGround::StartDate) return rules + " (start date " + with_reading(heading) + ")";
  return "";
}

std::string warning_about(const EditionChoice& choice, const Heading& heading) {
  switch (choice.ground) {
    case EditionGround::SystemCode:
    case EditionGround::StartDate: return "";
    case EditionGround::Request:
      if (naming_of(heading.system_code) != Naming::Foreign) return "";
      return foreign_system(heading) + "; paired as FIDE (Dutch) because of --rules";
    case EditionGround::UnreadableDate:
      return by_default("the start date (042) '" + heading.start_date.value_or("") +
                        "' is not written YYYY/MM/DD and may be more than one day or none, so that nothing "
                        "tells the edition of the rules");
    case EditionGround::Nothing:
      return by_default("neither record 192 nor a start date (042) tells the edition of the rules");
  }
  return "";
}

bool wants_acceleration(std::string_view system_code) noexcept {
  const std::string_view code = without_blanks(system_code);
  return code.size() >= baku_suffix.size() &&
         same_code(code.substr(code.size() - baku_suffix.size()), baku_suffix);
}

std::string with_acceleration(std::string_view system_code) {
  std::string code(without_blanks(system_code));
  if (code.empty()) code = "FIDE_DUTCH";
  if (!wants_acceleration(code)) code += baku_suffix;
  return code;
}

std::string without_acceleration(std::string_view system_code) { return std::string(bare_code(system_code)); }

bool is_accelerated_by_code(const Tournament& tournament) noexcept {
  return wants_acceleration(tournament.heading.system_code) && rounds_with_virtual_points(tournament) == 0;
}

}  // namespace bloesem
