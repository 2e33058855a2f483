// The knobs as a table: the options of the program, the ranges of a campaign and the documentation come from
// it.
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
  Percent,   // of something, in parts of a million
  PerMille,  // the same
  Points,    // in tenths
  Word,      // one of several, counted from 0
};

struct Knob {
  std::string_view name;  // "half-byes"
  Unit unit = Unit::Number;
  int Settings::*value = nullptr;
  int least = 0;  // limits
  int most = 0;
  int usual_least = 0;  // the range that is drawn from unless something else is asked for
  int usual_most = 0;
  std::string_view meaning;
  std::string_view words = {};  // of Unit::Word: "none|random|baku"
  // A limit set by knobs that stand before it in the table, and in words why.
  int (*bound)(const Settings&) = nullptr;
  std::string_view bound_by = {};
  int Settings::*follows = nullptr;  // the knob whose value it takes if its range is `following`
};

[[nodiscard]] std::span<const Knob> knobs() noexcept;
[[nodiscard]] const Knob* find_knob(std::string_view name) noexcept;

// "12.5", "gaussian": a value as people write it. Nothing if it is none, or beyond the limits.
[[nodiscard]] std::optional<int> parse_value(const Knob& knob, std::string_view text) noexcept;
[[nodiscard]] std::string format_value(const Knob& knob, int value);
// "a number from 1 to 9999": what can be parsed.
[[nodiscard]] std::string expected_value(const Knob& knob);

// "30", "15-215", "any" (as far as the limits go) into the ranges; false if it is none of these.
[[nodiscard]] bool read_range(const Knob& knob, std::string_view text, Ranges& ranges) noexcept;
// "a number from 1 to 9999, or a range like 1-9999"
[[nodiscard]] std::string expected_range(const Knob& knob);
// "15-215", "gaussian", "as win-points".
[[nodiscard]] std::string format_range(const Knob& knob, const Ranges& ranges);

// The ranges of the table.
[[nodiscard]] Ranges usual_ranges();
// Nothing left open: draw gives these settings.
[[nodiscard]] Ranges exactly(const Settings& settings);
// Lowers the least of a knob to what every drawing of the knobs before it allows.
void loosen(Ranges& ranges, const Knob& knob);

// One tournament's settings: every knob drawn from its range, and not above the bound that the knobs before it
// set. Ranges without a problem give settings without one.
[[nodiscard]] Settings draw(const Ranges& ranges, Random& random);
// The same from a source of its own for each seed of a tournament.
[[nodiscard]] Settings draw(const Ranges& ranges, std::uint64_t seed);

// InvalidInput: what cannot be, with the knob, what was found and what was expected.
[[nodiscard]] std::optional<Error> problem_with(const Settings& settings);
// The same for ranges: least above most, beyond the limits, or a least that not every drawing of the knobs
// before it allows.
[[nodiscard]] std::optional<Error> problem_with(const Ranges& ranges);

}  // namespace bloesem::generator
