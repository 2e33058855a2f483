// The knobs as a table, from which the options of the program, the ranges of a campaign and the documentation
// are generated.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

enum class Unit : std::uint8_t {
  Number,
  Percent,   // a rate, in parts of a million
  PerMille,  // likewise
  Points,    // in tenths
  Word,      // one of several words, counted from 0
};

struct Knob {
  std::string_view name;  // "half-byes"
  Unit unit = Unit::Number;
  int Settings::*value = nullptr;
  int least = 0;  // limits, inclusive
  int most = 0;
  int usual_least = 0;  // the range to draw from unless another is requested
  int usual_most = 0;
  std::string_view meaning;
  std::string_view words = {};  // for Unit::Word: "none|random|baku"
  // An upper limit set by knobs earlier in the table, and its explanation.
  int (*bound)(const Settings&) = nullptr;
  std::string_view bound_by = {};
  int Settings::*follows = nullptr;  // the knob whose value it takes if its range is `following`
};

[[nodiscard]] std::span<const Knob> knobs() noexcept;
// Returns null if there is no knob with that name.
[[nodiscard]] const Knob* find_knob(std::string_view name) noexcept;

// Parse and format a value as users write it: "12.5", "gaussian". Parsing is empty for malformed values and
// those beyond the limits.
[[nodiscard]] std::optional<int> parse_value(const Knob& knob, std::string_view text) noexcept;
[[nodiscard]] std::string format_value(const Knob& knob, int value);
// Returns a description of valid values: "a number from 1 to 9999".
[[nodiscard]] std::string expected_value(const Knob& knob);

// Reads a range into `ranges`: "30", "15-215", or "any" for the limits. False if `text` is none of these.
[[nodiscard]] bool read_range(const Knob& knob, std::string_view text, Ranges& ranges) noexcept;
// Returns a description of valid ranges: "a number from 1 to 9999, or a range like 1-9999".
[[nodiscard]] std::string expected_range(const Knob& knob);
// Returns the range as text: "15-215", "gaussian", "as win-points".
[[nodiscard]] std::string format_range(const Knob& knob, const Ranges& ranges);

// Returns the usual ranges of the table.
[[nodiscard]] Ranges usual_ranges();
// Returns ranges from which draw() gives exactly these settings.
[[nodiscard]] Ranges exactly(const Settings& settings);
// Lowers the least value of a knob to what every draw of the knobs before it allows.
void loosen(Ranges& ranges, const Knob& knob);

// Returns settings for one tournament: every knob drawn from its range, up to the bound set by knobs before it.
// Ranges without a problem give settings without one.
[[nodiscard]] Settings draw(const Ranges& ranges, Random& random);
// The same with a separate random source for each seed of a tournament.
[[nodiscard]] Settings draw(const Ranges& ranges, std::uint64_t seed);

// Returns InvalidInput with the knob, what was found and what was expected, if settings are impossible.
[[nodiscard]] std::optional<Error> problem_with(const Settings& settings);
// The same for ranges: least above most, values beyond the limits, or a least value that not every draw of the
// knobs before it allows.
[[nodiscard]] std::optional<Error> problem_with(const Ranges& ranges);

}  // namespace bloesem::generator
