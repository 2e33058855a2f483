// The register of pairing systems and their editions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/readings.hpp"

namespace bloesem {

namespace swiss {
struct System;
namespace dutch {
extern const System baku_2016;
extern const System fide_2026;
}  // namespace dutch
}  // namespace swiss

// One edition of a pairing system. A handle: cheap to copy and compare.
class Edition {
 public:
  static const Edition Baku2016;  // FIDE (Dutch), until January 2026
  static const Edition Fide2026;  // FIDE (Dutch), in force

  // `system` must outlive every pairing made with it.
  explicit constexpr Edition(const swiss::System& system) noexcept : system_(&system) {}

  [[nodiscard]] constexpr const swiss::System& system() const noexcept { return *system_; }

  friend constexpr bool operator==(Edition, Edition) noexcept = default;

 private:
  const swiss::System* system_;
};

inline constexpr Edition Edition::Baku2016{swiss::dutch::baku_2016};
inline constexpr Edition Edition::Fide2026{swiss::dutch::fide_2026};

// Used for an event that does not state its rules.
inline constexpr Edition edition_in_force = Edition::Fide2026;

// Returns every registered edition, grouped by system, oldest first.
[[nodiscard]] std::span<const Edition> editions() noexcept;

// Returns the edition of a system by their names: "dutch", "2026". Empty if there is none.
[[nodiscard]] std::optional<Edition> find_edition(std::string_view system, std::string_view edition) noexcept;

// Returns the newest edition of a system, without those that must be asked for. Empty for an unknown system.
[[nodiscard]] std::optional<Edition> default_edition(std::string_view system) noexcept;

// Returns the registered editions of the same system, oldest first.
[[nodiscard]] std::vector<Edition> editions_of(std::string_view system);

// Returns the ids of the registered systems: "dutch", ...
[[nodiscard]] std::vector<std::string_view> system_ids();

// Returns the next edition of the same system, wrapping around after the last and passing over those that must
// be asked for; empty if there is no other.
[[nodiscard]] std::optional<Edition> other_edition(Edition edition) noexcept;

// True if both are editions of one system.
[[nodiscard]] bool same_system(Edition a, Edition b) noexcept;

// Returns the id of the edition's system, as options and files name it: "dutch".
[[nodiscard]] std::string_view system_id_of(Edition edition) noexcept;

// Returns the edition's name: "2016", "2026". Empty for a system that has no editions.
[[nodiscard]] std::string_view name_of(Edition edition) noexcept;

// Returns the system's title: "FIDE (Dutch)".
[[nodiscard]] std::string_view title_of(Edition edition) noexcept;

// Returns the title with the edition: "FIDE (Dutch) 2026".
[[nodiscard]] std::string full_title_of(Edition edition);

// True if FIDE regulates the system.
[[nodiscard]] bool is_of_fide(Edition edition) noexcept;

// Returns the code for record 192: FIDE_DUTCH_2017, FIDE_DUTCH_2026.
// CUSTOM_SWISS or CUSTOM_ROUNDROBIN for an edition without a code of its own.
[[nodiscard]] std::string_view system_code_of(Edition edition) noexcept;

// True if, with these readings, players of equal score are ranked by the event's list of tie-breaks, where it
// has one (PairOptions::ranking).
[[nodiscard]] bool ranks_by_tie_breaks(Edition edition, const Readings& readings) noexcept;

}  // namespace bloesem
