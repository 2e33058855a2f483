// The register of pairing systems: a system is a row of swiss::System and an entry here.
#include <algorithm>
#include <array>

#include "bloesem/articles.hpp"
#include "bloesem/baku_acceleration.hpp"
#include "bloesem/edition.hpp"
#include "engine/amalfi/system.hpp"
#include "engine/burstein/system.hpp"
#include "engine/double_swiss/system.hpp"
#include "engine/dubov/system.hpp"
#include "engine/dubov_1997/system.hpp"
#include "engine/dutch_2012/system.hpp"
#include "engine/lim/system.hpp"
#include "engine/ranked_dutch/system.hpp"
#include "engine/round_robin/system.hpp"
#include "engine/swiss/system.hpp"
#include "engine/team_swiss/system.hpp"
#include "engine/uscf/system.hpp"

namespace bloesem {
namespace {

// For each system the oldest edition first.
constexpr std::array registered{
    Edition(swiss::dutch_2012::istanbul_2012),
    Edition::Baku2016,
    Edition::Fide2026,
    Edition(swiss::dubov_1997::dubov_1997),
    Edition(swiss::dubov::fide_2026),
    Edition(swiss::burstein::fide_2026),
    Edition(swiss::lim::fide_2026),
    Edition(swiss::double_swiss::fide_2026),
    Edition(swiss::team_swiss::fide_2026),
    Edition(swiss::ranked_dutch::fide_2026),
    Edition(swiss::dubov_1997::danubian_2016),
    Edition(swiss::dubov_1997::vega_2015),
    Edition(swiss::amalfi::rating),
    Edition(round_robin::all_play_all),
    Edition(swiss::uscf::rules_of_2020),
};

bool is_of(Edition edition, std::string_view system) noexcept { return system_id_of(edition) == system; }

bool must_be_asked_for(Edition edition) noexcept { return !edition.system().names.in_force_from; }

}  // namespace

std::span<const Edition> editions() noexcept { return registered; }

std::optional<Edition> find_edition(std::string_view system, std::string_view edition) noexcept {
  for (const Edition each : registered)
    if (is_of(each, system) && name_of(each) == edition) return each;
  return std::nullopt;
}

std::optional<Edition> default_edition(std::string_view system) noexcept {
  std::optional<Edition> found;
  for (const Edition each : registered) {
    if (!is_of(each, system)) continue;
    if (!found || must_be_asked_for(*found) || !must_be_asked_for(each)) found = each;
  }
  return found;
}

std::vector<Edition> editions_of(std::string_view system) {
  std::vector<Edition> found;
  for (const Edition each : registered)
    if (is_of(each, system)) found.push_back(each);
  return found;
}

std::vector<std::string_view> system_ids() {
  std::vector<std::string_view> ids;
  for (const Edition each : registered)
    if (ids.empty() || ids.back() != system_id_of(each)) ids.push_back(system_id_of(each));
  return ids;
}

std::optional<Edition> other_edition(Edition edition) noexcept {
  const auto is_other = [&](Edition each) {
    return each != edition && same_system(each, edition) && !must_be_asked_for(each);
  };
  const auto* const own = std::find(registered.begin(), registered.end(), edition);
  const auto* found = std::find_if(own, registered.end(), is_other);
  if (found == registered.end()) found = std::find_if(registered.begin(), own, is_other);
  return found == registered.end() || found == own ? std::nullopt : std::optional(*found);
}

bool same_system(Edition a, Edition b) noexcept { return system_id_of(a) == system_id_of(b); }
std::string_view system_id_of(Edition edition) noexcept { return edition.system().names.id; }
std::string_view name_of(Edition edition) noexcept { return edition.system().names.edition; }
std::string_view title_of(Edition edition) noexcept { return edition.system().names.title; }
bool is_of_fide(Edition edition) noexcept { return edition.system().names.of_fide; }
std::string_view system_code_of(Edition edition) noexcept { return edition.system().names.code; }
const ArticleNames& articles_of(Edition edition) noexcept { return edition.system().articles; }
const BakuWording& baku_wording(Edition edition) noexcept { return edition.system().baku; }

std::string full_title_of(Edition edition) {
  std::string text(title_of(edition));
  if (!name_of(edition).empty()) (text += ' ') += name_of(edition);
  return text;
}

bool ranks_by_tie_breaks(Edition edition, const Readings& readings) noexcept {
  const auto ranked = edition.system().ranked_by_tie_breaks;
  return ranked != nullptr && ranked(readings);
}

}  // namespace bloesem
