#include "bloesem/edition_choice.hpp"

#include <algorithm>
#include <utility>

#include "engine/model/date.hpp"
#include "engine/swiss/system.hpp"
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
  if (requests_acceleration(code)) code.remove_suffix(baku_suffix.size());
  return code;
}

// Meaning of a code in record 192.
struct Naming {
  std::optional<Edition> named = {};   // the edition that the code names
  std::optional<Edition> family = {};  // some edition of the system, if the code names none

  [[nodiscard]] bool foreign() const noexcept { return !named && !family; }
};

using SameText = bool (*)(std::string_view text, std::string_view code) noexcept;

std::optional<Naming> find_code(std::string_view text, SameText same) noexcept {
  for (const Edition edition : editions()) {
    const swiss::SystemNames& names = edition.system().names;
    if (same(text, names.code) || (!names.former_code.empty() && same(text, names.former_code)))
      return Naming{.named = edition};
    if (!names.family_code.empty() && same(text, names.family_code)) return Naming{.family = edition};
  }
  return std::nullopt;
}

Naming naming_of(std::string_view system_code) noexcept {
  const std::string_view code = bare_code(system_code);
  if (code.empty()) return {.family = edition_in_force};
  // Called for every round. The code is normally in capitals, and an exact comparison is faster.
  constexpr SameText exactly = [](std::string_view a, std::string_view b) noexcept { return a == b; };
  if (const std::optional<Naming> naming = find_code(code, exactly)) return *naming;
  return find_code(code, same_code).value_or(Naming{});
}

// Returns the edition of the system in force on the given day.
Edition edition_on(const Date& day, Edition family) noexcept {
  Edition found = family;
  std::optional<Date> since;
  for (const Edition edition : editions()) {
    const std::optional<Date>& from = edition.system().names.in_force_from;
    if (!same_system(edition, family) || !from || *from > day || (since && *from < *since)) continue;
    found = edition;
    since = from;
  }
  return found;
}

// Returns the newest registered edition of the same system.
Edition newest(Edition family) noexcept {
  Edition found = family;
  for (const Edition edition : editions())
    if (same_system(edition, family)) found = edition;
  return found;
}

EditionChoice choose_by_date(const std::optional<std::string>& start_date, Edition family) noexcept {
  if (!start_date) return {newest(family), EditionGround::Nothing};
  const std::optional<Date> date = full_date(without_blanks(*start_date));
  if (!date) return {newest(family), EditionGround::UnreadableDate};
  return {edition_on(*date, family), EditionGround::StartDate};
}

// Returns the titles of all registered systems, one for each: "FIDE (Dutch)".
std::string titles() {
  std::string text;
  const Edition* previous = nullptr;  // editions of one system are neighbours
  for (const Edition& edition : editions()) {
    if (previous == nullptr || !same_system(edition, *previous))
      text += (text.empty() ? "" : ", ") + std::string(title_of(edition));
    previous = &edition;
  }
  return text;
}

std::string foreign_system(const Heading& heading) {
  return "record 192 says '" + std::string(without_blanks(heading.system_code)) + "'";
}

// Returns the start date as written and, if different, as read: "2026/05/02"; "2.5.2026, read as 2026/05/02".
std::string with_reading(const Heading& heading) {
  const std::string written(without_blanks(heading.start_date.value_or("")));
  const std::optional<Date> date = full_date(written);
  return !date || text_of(*date) == written ? written : written + ", read as " + text_of(*date);
}

std::string by_default(const std::string& why) {
  return why + ": " + std::string(name_of(edition_in_force)) + " is assumed";
}

}  // namespace

Result<EditionChoice> choose_edition(const Heading& heading, std::optional<Edition> requested) {
  if (requested) return EditionChoice{*requested, EditionGround::Request};
  const Naming naming = naming_of(heading.system_code);
  if (naming.named) return EditionChoice{*naming.named, EditionGround::SystemCode};
  if (naming.family) return choose_by_date(heading.start_date, *naming.family);
  return Error{.code = ErrorCode::InvalidInput,
               .message = foreign_system(heading) + ", but only " + titles() + " tournaments can be paired"};
}

std::string described(const EditionChoice& choice, const Heading& heading) {
  const std::string rules =
      "rules: " + std::string(title_of(choice.edition)) + " " + std::string(name_of(choice.edition));
  if (choice.ground == EditionGround::SystemCode) return rules + " (record 192)";
  if (choice.ground == EditionGround::StartDate) return rules + " (start date " + with_reading(heading) + ")";
  return "";
}

std::string warning_about(const EditionChoice& choice, const Heading& heading) {
  switch (choice.ground) {
    case EditionGround::SystemCode:
    case EditionGround::StartDate: return "";
    case EditionGround::Request:
      if (!naming_of(heading.system_code).foreign()) return "";
      return foreign_system(heading) + "; paired as " + std::string(title_of(choice.edition)) +
             ", as requested";
    case EditionGround::UnreadableDate:
      return by_default(
          "the start date (042) '" + heading.start_date.value_or("") +
          "' is ambiguous or invalid (expected YYYY/MM/DD) and does not determine the edition of the rules");
    case EditionGround::Nothing:
      return by_default("neither record 192 nor a start date (042) determines the edition of the rules");
  }
  return "";
}

bool requests_acceleration(std::string_view system_code) noexcept {
  const std::string_view code = without_blanks(system_code);
  return code.size() >= baku_suffix.size() &&
         same_code(code.substr(code.size() - baku_suffix.size()), baku_suffix);
}

std::string with_acceleration(std::string_view system_code) {
  std::string code(without_blanks(system_code));
  if (code.empty()) code = "FIDE_DUTCH";
  if (!requests_acceleration(code)) code += baku_suffix;
  return code;
}

std::string without_acceleration(std::string_view system_code) { return std::string(bare_code(system_code)); }

bool is_accelerated_by_code(const Tournament& tournament) noexcept {
  return requests_acceleration(tournament.heading.system_code) && rounds_with_virtual_points(tournament) == 0;
}

}  // namespace bloesem
