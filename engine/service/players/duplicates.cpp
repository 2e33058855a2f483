#include "engine/service/players/duplicates.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>

#include "engine/service/players/headings.hpp"
#include "engine/service/refusal.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"

namespace bloesem::service {

namespace {

// Returns the words of a name in a normal form, for comparison.
std::string name_key(const std::string& name) {
  const std::string_view shown =
      std::string_view(name).substr(0, trf::byte_offset(name, trf::width_of(trf::player_name)));
  std::string key;
  for (std::size_t at = 0; at < shown.size();) {
    const std::size_t end = std::min(shown.find_first_of(" ,", at), shown.size());
    const std::string word = folded(shown.substr(at, end - at));
    if (!word.empty()) key += (key.empty() ? "" : " ") + word;
    at = end + 1;
  }
  return key.empty() ? name : key;
}

std::string shown_entrant(const Entrant& entrant) {
  const std::string where = entrant.line == 0 ? "" : " (line " + std::to_string(entrant.line) + ")";
  return "'" + entrant.fields.name + "'" + where;
}

Error refuse_duplicate(const std::string& what, const Entrant& one, const Entrant& other) {
  return refusal(what + ": " + shown_entrant(one) + " and " + shown_entrant(other), Remedy::AllowDuplicates);
}

}  // namespace

bool same_name(const std::string& a, const std::string& b) { return name_key(a) == name_key(b); }

std::optional<Error> find_duplicate(const std::vector<Entrant>& entrants) {
  std::map<std::string, const Entrant*> names;
  std::map<std::string, const Entrant*> fide_ids;
  std::map<std::string, const Entrant*> national_ids;
  std::optional<Error> error;
  for (const Entrant& entrant : entrants) {
    const auto note = [&](auto& seen, const std::string& key, const std::string& what) {
      if (key.empty() || error) return;
      const auto [found, fresh] = seen.emplace(key, &entrant);
      if (!fresh) error = refuse_duplicate(what, *found->second, entrant);
    };
    note(fide_ids, entrant.fields.fide_id, "the FIDE number " + entrant.fields.fide_id + " twice");
    note(national_ids, entrant.national_id, "the national number " + entrant.national_id + " twice");
    note(names, name_key(entrant.fields.name), "the same name twice");
    if (error) break;
  }
  return error;
}

}  // namespace bloesem::service
