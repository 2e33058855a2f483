#include "engine/service/edition_choice.hpp"

#include <algorithm>
#include <utility>

#include "bloesem/trf/system_code.hpp"
#include "engine/model/date.hpp"
#include "trf/date.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

std::vector<std::string> names_of_editions() {
  std::vector<std::string> names;
  for (const Edition edition : editions()) {
    const std::string name(name_of(edition));
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> names_of_systems() {
  const std::vector<std::string_view> ids = system_ids();
  return {ids.begin(), ids.end()};
}

RulesByName names_of(Edition edition, std::vector<ReadingChoice> readings) {
  return {std::string(system_id_of(edition)), std::string(name_of(edition)), std::move(readings)};
}

std::optional<std::string> accelerated_code(std::string_view system_code) {
  std::string code = with_acceleration(system_code);
  return trf::is_system_code(trf::upper(code)) ? std::optional(std::move(code)) : std::nullopt;
}

bool is_date(std::string_view text) { return full_date(trf::trimmed(text)).has_value(); }

std::optional<std::string> sortable_date(std::string_view text) {
  return is_date(text) ? trf::standard_date(trf::trimmed(text)) : std::nullopt;
}

}  // namespace bloesem::service
