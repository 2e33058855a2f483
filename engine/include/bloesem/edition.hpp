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

// A pairing system in one of its editions. A handle: copying and comparing it costs nothing.
class Edition {
 public:
  static const Edition Baku2016;  // FIDE (Dutch), until January 2026
  static const Edition Fide2026;  // FIDE (Dutch), in force

  // `system` outlives every pairing that is made by it.
  explicit constexpr Edition(const swiss::System& system) noexcept : system_(&system) {}

  [[nodiscard]] constexpr const swiss::System& system() const noexcept { return *system_; }

  friend constexpr bool operator==(Edition, Edition) noexcept = default;

 private:
  const swiss::System* system_;
};

inline constexpr Edition Edition::Baku2016{swiss::dutch::baku_2016};
inline constexpr Edition Edition::Fide2026{swiss::dutch::fide_2026};

// Pairs an event that says nothing about its rules.
inline constexpr Edition edition_in_force = Edition::Fide2026;

// Returns every registered edition, those of one system together and the oldest of them first.
[[nodiscard]] std::span<const Edition> editions() noexcept;

// Returns the edition of a system ("dutch") with this name ("2016"); nothing if there is none.
[[nodiscard]] std::optional<Edition> find_edition(std::string_view system, std::string_view name) noexcept;

// Returns the next edition of the same system, the first after the last; nothing if it has no other.
[[nodiscard]] std::optional<Edition> other_edition(Edition edition) noexcept;

// True if both are editions of one system.
[[nodiscard]] bool same_system(Edition a, Edition b) noexcept;

// "2016", "2026".
[[nodiscard]] std::string_view name_of(Edition edition) noexcept;

// "FIDE (Dutch)".
[[nodiscard]] std::string_view title_of(Edition edition) noexcept;

// The code of record 192: FIDE_DUTCH_2017, FIDE_DUTCH_2026.
[[nodiscard]] std::string_view system_code_of(Edition edition) noexcept;

}  // namespace bloesem
