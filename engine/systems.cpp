// The register of pairing systems: a system is a row of swiss::System and an entry here.
#include <algorithm>
#include <array>

#include "bloesem/articles.hpp"
#include "bloesem/baku_acceleration.hpp"
#include "bloesem/edition.hpp"
#include "engine/dubov/system.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

// For each system the oldest edition first.
constexpr std::array registered{
    Edition::Baku2016,
    Edition::Fide2026,
    Edition(swiss::dubov::fide_2026),
};

}  // namespace

std::span<const Edition> editions() noexcept { return registered; }

std::optional<Edition> other_edition(Edition edition) noexcept {
  const auto is_other = [&](Edition each) { return each != edition && same_system(each, edition); };
  const auto* const own = std::find(registered.begin(), registered.end(), edition);
  const auto* found = std::find_if(own, registered.end(), is_other);
  if (found == registered.end()) found = std::find_if(registered.begin(), own, is_other);
  return found == registered.end() || found == own ? std::nullopt : std::optional(*found);
}

bool same_system(Edition a, Edition b) noexcept { return a.system().names.id == b.system().names.id; }
std::string_view name_of(Edition edition) noexcept { return edition.system().names.edition; }
std::string_view title_of(Edition edition) noexcept { return edition.system().names.title; }
std::string_view system_code_of(Edition edition) noexcept { return edition.system().names.code; }
const ArticleNames& articles_of(Edition edition) noexcept { return edition.system().articles; }
const BakuWording& baku_wording(Edition edition) noexcept { return edition.system().baku; }

}  // namespace bloesem
