#include "engine/service/edition_choice.hpp"

#include "engine/model/date.hpp"
#include "trf/date.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

const std::vector<std::pair<std::string, Rules>>& names_of_rules() {
  static const auto names = [] {
    std::vector<std::pair<std::string, Rules>> list;
    for (const Edition edition : editions()) list.emplace_back(name_of(edition), edition);
    return list;
  }();
  return names;
}

bool is_date(std::string_view text) { return full_date(trf::trimmed(text)).has_value(); }

std::optional<std::string> sortable_date(std::string_view text) {
  return is_date(text) ? trf::standard_date(trf::trimmed(text)) : std::nullopt;
}

}  // namespace bloesem::service
