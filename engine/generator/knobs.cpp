#include "engine/generator/knobs.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "engine/model/whole_number.hpp"

namespace bloesem::generator {

namespace {

constexpr std::uint64_t stream_of_settings = 0;

// Returns the number of stored units in one displayed unit: a power of ten.
int scale_of(Unit unit) noexcept {
  switch (unit) {
    case Unit::Percent: return certain / 100;
    case Unit::PerMille: return certain / 1000;
    case Unit::Points: return 10;
    case Unit::Number:
    case Unit::Word: break;
  }
  return 1;
}

std::string_view word_at(std::string_view words, int index) noexcept {
  for (; index > 0; --index) words.remove_prefix(words.find('|') + 1);
  return words.substr(0, words.find('|'));
}

std::optional<int> parse_word(const Knob& knob, std::string_view text) noexcept {
  for (int index = knob.least; index <= knob.most; ++index) {
    if (word_at(knob.words, index) == text) return index;
  }
  return std::nullopt;
}

std::optional<int> parse_decimal(std::string_view text, int scale, int most) noexcept {
  const std::size_t point = text.find('.');
  const std::optional<int> whole = whole_number<int>(text.substr(0, point));
  if (!whole || *whole > most / scale) return std::nullopt;
  if (point == std::string_view::npos) return *whole * scale;
  const std::string_view decimals = text.substr(point + 1);
  if (decimals.empty()) return std::nullopt;
  int value = *whole * scale;
  for (const char c : decimals) {
    scale /= 10;
    const std::optional<int> digit = whole_number<int>({&c, 1});
    if (!digit || (scale == 0 && *digit != 0)) return std::nullopt;
    value += *digit * scale;
  }
  return value;
}

Error refused(const Knob& knob, const std::string& found, const std::string& expected) {
  return {.code = ErrorCode::InvalidInput,
          .message = std::string(knob.name) + ": found " + found + ", expected " + expected};
}

std::optional<Error> beyond_limits(const Knob& knob, int value) {
  if (value >= knob.least && value <= knob.most) return std::nullopt;
  return refused(knob, format_value(knob, value), expected_value(knob));
}

Error above_bound(const Knob& knob, int value, int bound) {
  const std::string most = knob.unit == Unit::Word ? std::string(word_at(knob.words, bound))
                                                   : "at most " + format_value(knob, bound);
  return refused(knob, format_value(knob, value), most + " because of " + std::string(knob.bound_by));
}

bool follows(const Knob& knob, const Ranges& ranges) noexcept {
  return knob.follows != nullptr && ranges.least.*knob.value == following &&
         ranges.most.*knob.value == following;
}

// Returns the strictest bound over all draws of the other knobs: bounds are monotonic in them.
int strictest_bound(const Knob& knob, const Ranges& ranges) {
  if (knob.bound == nullptr) return knob.most;
  return std::max(knob.least, std::min(knob.bound(ranges.least), knob.bound(ranges.most)));
}

std::optional<Error> problem_beside_the_table(const Settings& settings) {
  if (settings.draw < settings.loss) {
    const Knob& knob = *find_knob("draw-points");
    return refused(knob, format_value(knob, settings.draw), "at least the value of a loss");
  }
  if (!settings.ratings.empty() && settings.ratings.size() != static_cast<std::size_t>(settings.players))
    return refused(*find_knob("players"), std::to_string(settings.players), "as many as there are ratings");
  return std::nullopt;
}

}  // namespace

std::optional<int> parse_value(const Knob& knob, std::string_view text) noexcept {
  if (knob.unit == Unit::Word) return parse_word(knob, text);
  const std::optional<int> value = parse_decimal(text, scale_of(knob.unit), knob.most);
  return value && *value >= knob.least && *value <= knob.most ? value : std::nullopt;
}

std::string format_value(const Knob& knob, int value) {
  const bool in_words = knob.unit == Unit::Word && value >= knob.least && value <= knob.most;
  if (in_words) return std::string(word_at(knob.words, value));
  if (value < 0) return '-' + format_value(knob, -value);
  const int scale = scale_of(knob.unit);
  std::string text = std::to_string(value / scale);
  if (value % scale == 0) return text;
  std::string decimals = std::to_string(scale + value % scale).substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return text + '.' + decimals;
}

std::string expected_value(const Knob& knob) {
  if (knob.unit == Unit::Word) {
    std::string text = "one of";
    for (int index = knob.least; index <= knob.most; ++index)
      text.append(" ").append(word_at(knob.words, index));
    return text;
  }
  return "a number from " + format_value(knob, knob.least) + " to " + format_value(knob, knob.most);
}

bool read_range(const Knob& knob, std::string_view text, Ranges& ranges) noexcept {
  const std::size_t dash = text.find('-');
  const bool any = text == "any";
  const bool one = dash == std::string_view::npos;
  const std::optional<int> least = any ? knob.least : parse_value(knob, text.substr(0, dash));
  const std::optional<int> most = any ? knob.most : parse_value(knob, one ? text : text.substr(dash + 1));
  if (!least || !most) return false;
  ranges.least.*knob.value = *least;
  ranges.most.*knob.value = *most;
  return true;
}

std::string expected_range(const Knob& knob) {
  if (knob.unit == Unit::Word) return expected_value(knob) + " any";
  return expected_value(knob) + ", or two with a dash between them";
}

std::string format_range(const Knob& knob, const Ranges& ranges) {
  if (follows(knob, ranges)) {
    const auto other = std::find_if(knobs().begin(), knobs().end(),
                                    [&knob](const Knob& k) { return k.value == knob.follows; });
    return std::string("as ").append(other->name);
  }
  const int least = ranges.least.*knob.value;
  const int most = ranges.most.*knob.value;
  if (knob.unit == Unit::Word && least == knob.least && most == knob.most) return "any";
  return format_value(knob, least) + (least == most ? "" : '-' + format_value(knob, most));
}

Ranges usual_ranges() {
  Ranges ranges;
  for (const Knob& knob : knobs()) {
    ranges.least.*knob.value = knob.usual_least;
    ranges.most.*knob.value = knob.usual_most;
  }
  return ranges;
}

Ranges exactly(const Settings& settings) { return {settings, settings}; }

void loosen(Ranges& ranges, const Knob& knob) {
  if (follows(knob, ranges)) return;
  int& least = ranges.least.*knob.value;
  least = std::min(least, strictest_bound(knob, ranges));
}

Settings draw(const Ranges& ranges, Random& random) {
  Settings settings;
  settings.edition = ranges.least.edition;
  settings.readings = ranges.least.readings;
  settings.ratings = ranges.least.ratings;
  for (const Knob& knob : knobs()) {
    if (follows(knob, ranges)) {
      settings.*knob.value = settings.*knob.follows;
      continue;
    }
    int least = ranges.least.*knob.value;
    int most = ranges.most.*knob.value;
    if (knob.bound != nullptr) most = std::min(most, knob.bound(settings));
    if (knob.value == &Settings::draw) least = std::max(least, settings.loss);
    settings.*knob.value = random.between(least, std::max(least, most));
  }
  return settings;
}

Settings draw(const Ranges& ranges, std::uint64_t seed) {
  Random random(derive(seed, stream_of_settings));
  return draw(ranges, random);
}

std::optional<Error> problem_with(const Settings& settings) {
  for (const Knob& knob : knobs()) {
    const int value = settings.*knob.value;
    if (std::optional<Error> error = beyond_limits(knob, value)) return error;
    if (knob.bound != nullptr && value > knob.bound(settings))
      return above_bound(knob, value, std::max(knob.least, knob.bound(settings)));
  }
  return problem_beside_the_table(settings);
}

std::optional<Error> problem_with(const Ranges& ranges) {
  for (const Knob& knob : knobs()) {
    if (follows(knob, ranges)) continue;
    const int least = ranges.least.*knob.value;
    const int most = ranges.most.*knob.value;
    for (const int value : {least, most}) {
      if (std::optional<Error> error = beyond_limits(knob, value)) return error;
    }
    if (least > most)
      return refused(knob, format_value(knob, least) + '-' + format_value(knob, most),
                     "the smaller value first");
    const int bound = strictest_bound(knob, ranges);
    if (least > bound) return above_bound(knob, least, bound);
  }
  if (std::optional<Error> error = problem_beside_the_table(ranges.least)) return error;
  return problem_beside_the_table(ranges.most);
}

}  // namespace bloesem::generator
