// Names of pairing rules: a system, its edition, and the readings of what its text leaves open.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace bloesem {

// A reading and its value, by name: {"tie-breaks", "sums"}.
struct ReadingChoice {
  std::string name;
  std::string value;

  friend bool operator==(const ReadingChoice&, const ReadingChoice&) = default;
};

inline constexpr std::size_t max_readings = 8;  // of one system

// The values of a system's readings: [i] is the index of the value in reading i of swiss::System::readings. The
// default of every reading has index 0.
using Readings = std::array<int, max_readings>;

// A system and an edition by name, as files and options state them. What is empty is left open.
struct RulesByName {
  std::string system = {};   // "dutch"
  std::string edition = {};  // "2026"; the same name may stand for editions of several systems
  std::vector<ReadingChoice> readings = {};

  [[nodiscard]] bool empty() const noexcept { return system.empty() && edition.empty() && readings.empty(); }

  friend bool operator==(const RulesByName&, const RulesByName&) = default;
};

}  // namespace bloesem
