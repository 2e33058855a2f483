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

constexpr std::string_view custom_prefix = "CUSTOM_";
constexpr std::string_view custom_schedule = "CUSTOM_ROUNDROBIN";

// True for codes that name no system: the file names it in a comment.
bool is_custom(std::string_view code) noexcept {
  return code.size() > custom_prefix.size() && same_code(code.substr(0, custom_prefix.size()), custom_prefix);
}

// Meaning of a code in record 192.
struct Naming {
  std::optional<Edition> named = {};   // the edition that the code names
  std::optional<Edition> family = {};  // some edition of the system, if the code names none
};

using SameText = bool (*)(std::string_view text, std::string_view code) noexcept;

bool names_edition(std::string_view text, const swiss::SystemNames& names, SameText same) noexcept {
  return same(text, names.code) || (!names.former_code.empty() && same(text, names.former_code)) ||
         std::any_of(names.further_codes.begin(), names.further_codes.end(),
                     [&](std::string_view code) { return same(text, code); });
}

// Returns the readings that the code stands for; empty if the system has no codes with readings, or not this
// one.
std::optional<Readings> readings_in_code(std::string_view code, Edition edition) {
  const auto readings_of = edition.system().readings_of_code;
  if (readings_of == nullptr) return std::nullopt;
  std::string capitals(code);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), capital);
  return readings_of(capitals);
}

std::optional<Naming> find_code(std::string_view text, SameText same) {
  for (const Edition edition : editions()) {
    const swiss::SystemNames& names = edition.system().names;
    if (names_edition(text, names, same) || readings_in_code(text, edition)) return Naming{.named = edition};
    if (!names.family_code.empty() && same(text, names.family_code)) return Naming{.family = edition};
  }
  return std::nullopt;
}

Naming naming_of(std::string_view system_code) {
  const std::string_view code = bare_code(system_code);
  if (code.empty()) return {.family = edition_in_force};
  if (is_custom(code)) return {};
  // Called for every round. The code is normally in capitals, and an exact comparison is faster.
  constexpr SameText exactly = [](std::string_view a, std::string_view b) noexcept { return a == b; };
  if (const std::optional<Naming> naming = find_code(code, exactly)) return *naming;
  return find_code(code, same_code).value_or(Naming{});
}

// Returns the newest edition of the system that need not be asked for.
Edition newest(Edition family) noexcept { return default_edition(system_id_of(family)).value_or(family); }

// True if editions of the system follow each other on certain days.
bool is_chosen_by_date(Edition family) noexcept {
  const std::span<const Edition> all = editions();
  return std::count_if(all.begin(), all.end(), [&](Edition each) {
           return same_system(each, family) && each.system().names.in_force_from;
         }) > 1;
}

// Returns the edition of the system in force on the given day.
Edition edition_on(const Date& day, Edition family) noexcept {
  Edition found = newest(family);
  std::optional<Date> since;
  for (const Edition edition : editions()) {
    const std::optional<Date>& from = edition.system().names.in_force_from;
    if (!same_system(edition, family) || !from || *from > day || (since && *from < *since)) continue;
    found = edition;
    since = from;
  }
  return found;
}

EditionChoice choose_by_date(const std::optional<std::string>& start_date, Edition family) noexcept {
  if (!start_date) return {newest(family), EditionGround::Nothing};
  const std::optional<Date> date = full_date(without_blanks(*start_date));
  if (!date) return {newest(family), EditionGround::UnreadableDate};
  return {edition_on(*date, family), EditionGround::StartDate};
}

// Chooses among the editions of a system of which none is named.
EditionChoice choose_within(Edition family, const Heading& heading, EditionGround ground) noexcept {
  if (is_chosen_by_date(family)) return choose_by_date(heading.start_date, family);
  return {newest(family), ground};
}

Error refused(std::string message, Remedy remedy = Remedy::None) {
  return {.code = ErrorCode::InvalidInput, .message = std::move(message), .remedy = remedy};
}

std::string listed(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
  return text;
}

Error unknown_system(const std::string& id) {
  return refused("unknown pairing system '" + id + "', expected one of " + listed(system_ids()));
}

// Returns the edition by name. `family`: an edition of the system.
Result<Edition> edition_named(Edition family, const std::string& name) {
  const std::string_view id = system_id_of(family);
  if (const std::optional<Edition> found = find_edition(id, name)) return *found;
  std::vector<std::string_view> names;
  for (const Edition edition : editions_of(id))
    if (!name_of(edition).empty()) names.push_back(name_of(edition));
  return refused(std::string(title_of(family)) + " has no edition '" + name + "', expected " +
                 (names.empty() ? "none" : listed(names)));
}

std::string code_in(const Heading& heading) {
  return "record 192 says '" + std::string(without_blanks(heading.system_code)) + "'";
}

std::string names_in(const Heading& heading) {
  const RulesByName& rules = *heading.rules;
  return "the comment bloesem:system says '" + rules.system +
         (rules.edition.empty() ? "" : ' ' + rules.edition) + "'";
}

bool states_system(const Heading& heading) noexcept {
  return heading.rules || !bare_code(heading.system_code).empty();
}

// True if record 192 does not contradict the comment, which names this edition or its system.
bool agrees_with_code(const Heading& heading, Edition edition) {
  const std::string_view code = bare_code(heading.system_code);
  const swiss::SystemNames& names = edition.system().names;
  return code.empty() || is_custom(code) || names_edition(code, names, same_code) ||
         readings_in_code(code, edition) || (!names.family_code.empty() && same_code(code, names.family_code));
}

Result<EditionChoice> stated_by_name(const Heading& heading) {
  const std::optional<Edition> family = default_edition(heading.rules->system);
  if (!family) return unknown_system(heading.rules->system);
  EditionChoice choice = choose_within(*family, heading, EditionGround::Comment);
  if (!heading.rules->edition.empty()) {
    const Result<Edition> named = edition_named(*family, heading.rules->edition);
    if (!named) return named.error();
    choice = {*named, EditionGround::Comment};
  }
  if (agrees_with_code(heading, choice.edition)) return choice;
  return refused(code_in(heading) + ", but " + names_in(heading));
}

// Returns what the event states, without its readings.
Result<EditionChoice> stated(const Heading& heading) {
  if (heading.rules && !heading.rules->system.empty()) return stated_by_name(heading);
  const Naming naming = naming_of(heading.system_code);
  if (naming.named) return EditionChoice{*naming.named, EditionGround::SystemCode};
  if (naming.family) return choose_within(*naming.family, heading, EditionGround::SystemCode);
  if (same_code(bare_code(heading.system_code), custom_schedule))
    return refused(
        code_in(heading) +
            ", which does not tell the order of the rounds, and no comment bloesem:round-robin does: "
            "it must be asked for",
        Remedy::StateSchedule);
  if (is_custom(bare_code(heading.system_code)))
    return refused(code_in(heading) +
                       ", which names no pairing system, and no comment bloesem:system does: it must "
                       "be asked for",
                   Remedy::ChooseSystem);
  return refused(code_in(heading) + ", which no system that can be paired has: another must be asked for",
                 Remedy::ChooseSystem);
}

// True if the names in the heading are those of this edition.
bool are_names_of(const Heading& heading, Edition edition) noexcept {
  if (!heading.rules || heading.rules->system != system_id_of(edition)) return false;
  return heading.rules->edition.empty() || heading.rules->edition == name_of(edition);
}

// Returns the readings of the event: those of its code and of its comment, which must not differ.
Result<Readings> stated_readings(Edition edition, const Heading& heading) {
  const std::optional<Readings> coded = readings_in_code(bare_code(heading.system_code), edition);
  const Readings by_code = coded.value_or(Readings{});
  if (!are_names_of(heading, edition) || heading.rules->readings.empty()) return by_code;
  const Result<Readings> own = resolve_readings(edition, heading.rules->readings);
  if (!own) return refused(names_in(heading) + ": " + own.error().message);
  if (coded && *coded != *own)
    return refused(code_in(heading) + ", but " + names_in(heading) + " with " +
                   readings_text(heading.rules->readings));
  return *own;
}

// Adds the readings of the event, and those that replace them.
Result<EditionChoice> with_readings(EditionChoice choice, const Heading& heading,
                                    std::span<const ReadingChoice> replacing) {
  const Result<Readings> own = stated_readings(choice.edition, heading);
  if (!own) return own.error();
  choice.readings = *own;
  const Result<Readings> readings = resolve_readings(choice.edition, replacing, choice.readings);
  if (!readings) return readings.error();
  choice.readings = *readings;
  return choice;
}

Result<EditionChoice> requested_system(const Heading& heading, const RulesByName& requested) {
  const std::optional<Edition> family = default_edition(requested.system);
  if (!family) return unknown_system(requested.system);
  if (!requested.edition.empty()) {
    const Result<Edition> named = edition_named(*family, requested.edition);
    if (!named) return named.error();
    return EditionChoice{*named, EditionGround::Request};
  }
  const Result<EditionChoice> own = stated(heading);
  if (own && same_system(own->edition, *family)) return own;
  return choose_within(*family, heading, EditionGround::Request);
}

// Returns the edition of the event's own system that has this name.
Result<EditionChoice> requested_edition(const Heading& heading, const std::string& name) {
  Result<EditionChoice> own = stated(heading);
  if (!own || name.empty()) return own;
  const Result<Edition> named = edition_named(own->edition, name);
  if (!named) return named.error();
  return EditionChoice{*named, EditionGround::Request};
}

// Returns the start date as written and, if different, as read: "2026/05/02"; "2.5.2026, read as 2026/05/02".
std::string with_reading(const Heading& heading) {
  const std::string written(without_blanks(heading.start_date.value_or("")));
  const std::optional<Date> date = full_date(written);
  return !date || text_of(*date) == written ? written : written + ", read as " + text_of(*date);
}

std::string by_default(const EditionChoice& choice, const std::string& why) {
  return why + ": " + std::string(name_of(choice.edition)) + " is assumed";
}

// Returns a warning if the event states another system than the one chosen.
std::string other_system(const EditionChoice& choice, const Heading& heading) {
  if (!states_system(heading)) return "";
  if (has_table(choice.edition) && !heading.rules && same_code(bare_code(heading.system_code), custom_schedule))
    return "";
  const Result<EditionChoice> own = stated(heading);
  if (own && same_system(own->edition, choice.edition)) return "";
  return (heading.rules ? names_in(heading) : code_in(heading)) + "; paired as " +
         std::string(title_of(choice.edition)) + ", as requested";
}

std::string missing_evidence(const EditionChoice& choice, const Heading& heading) {
  switch (choice.ground) {
    case EditionGround::Request:
    case EditionGround::SystemCode:
    case EditionGround::Comment:
    case EditionGround::StartDate: break;
    case EditionGround::UnreadableDate:
      return by_default(choice,
                        "the start date (042) '" + heading.start_date.value_or("") +
                            "' is ambiguous or invalid (expected YYYY/MM/DD) and does not determine the "
                            "edition of the rules");
    case EditionGround::Nothing:
      return by_default(choice,
                        "neither record 192 nor a start date (042) determines the edition of the rules");
  }
  return "";
}

}  // namespace

Result<EditionChoice> choose_edition(const Heading& heading, std::optional<Edition> requested,
                                     std::span<const ReadingChoice> readings) {
  if (requested) return with_readings({*requested, EditionGround::Request}, heading, readings);
  const Result<EditionChoice> own = stated(heading);
  return own ? with_readings(*own, heading, readings) : own;
}

Result<EditionChoice> choose_edition(const Heading& heading, const RulesByName& requested) {
  const Result<EditionChoice> choice = requested.system.empty() ? requested_edition(heading, requested.edition)
                                                                : requested_system(heading, requested);
  return choice ? with_readings(*choice, heading, requested.readings) : choice;
}

void state_rules(Heading& heading, Edition edition, const Readings& readings) {
  const auto code_with = edition.system().code_with;
  heading.system_code = code_with != nullptr ? code_with(readings) : std::string(system_code_of(edition));
  heading.rules.reset();
  const Readings by_code = readings_in_code(heading.system_code, edition).value_or(Readings{});
  if (naming_of(heading.system_code).named != edition || by_code != readings)
    heading.rules = {std::string(system_id_of(edition)), std::string(name_of(edition)),
                     chosen_readings(edition, readings)};
}

Outcome left_over_in(Edition edition) noexcept { return edition.system().left_over; }

bool has_table(Edition edition) noexcept { return edition.system().table != nullptr; }

// What is compared in each score group has rows, whether they decide or only describe.
bool has_score_groups(Edition edition) noexcept { return edition.system().criteria().size() > 0; }

bool floats_down(Edition edition) noexcept { return has_score_groups(edition) && edition.system().floats_down; }

std::optional<int> rounds_by_table(const Tournament& tournament, Edition edition, const Readings& readings) {
  const auto rounds_of = edition.system().rounds_of_table;
  const int rounds = rounds_of == nullptr ? 0 : rounds_of(tournament, readings);
  return rounds > 0 ? std::optional(rounds) : std::nullopt;
}

std::string described(const EditionChoice& choice, const Heading& heading) {
  const std::vector<ReadingChoice> readings = chosen_readings(choice.edition, choice.readings);
  std::string ground;
  if (choice.ground == EditionGround::SystemCode) ground = " (record 192)";
  if (choice.ground == EditionGround::Comment) ground = " (comment bloesem:system)";
  if (choice.ground == EditionGround::StartDate) ground = " (start date " + with_reading(heading) + ")";
  if (ground.empty() && readings.empty()) return "";
  return "rules: " + full_title_of(choice.edition) + ground +
         (readings.empty() ? "" : "; " + readings_text(readings));
}

std::string warning_about(const EditionChoice& choice, const Heading& heading) {
  const std::string other = other_system(choice, heading);
  return other.empty() ? missing_evidence(choice, heading) : other;
}

Remedy remedy_for(const EditionChoice& choice, const Heading& heading) {
  const bool assumed =
      choice.ground == EditionGround::UnreadableDate || choice.ground == EditionGround::Nothing;
  return assumed && other_system(choice, heading).empty() ? Remedy::ChooseEdition : Remedy::None;
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
