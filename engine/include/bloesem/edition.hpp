// Editions of pairing systems, by name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

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

// Returns the next edition of the same system, wrapping around after the last; empty if it is the only one.
[[nodiscard]] std::optional<Edition> other_edition(Edition edition) noexcept;

// True if both are editions of one system.
[[nodiscard]] bool same_system(Edition a, Edition b) noexcept;

// Returns the edition's name: "2016", "2026".
[[nodiscard]] std::string_view name_of(Edition edition) noexcept;

// Returns the system's title: "FIDE (Dutch)".
[[nodiscard]] std::string_view title_of(Edition edition) noexcept;

// Returns the code for record 192: FIDE_DUTCH_2017, FIDE_DUTCH_2026.
[[nodiscard]] std::string_view system_code_of(Edition edition) noexcept;

}  // namespace bloesem
