#include "engine/service/generate/recipe.hpp"

#include <array>

namespace bloesem::service {

namespace {

using generator::find_knob;
using generator::Knob;
using generator::knobs;
using generator::OneIn;
using generator::OneInRange;

struct UsualRange {
  std::string_view knob;
  std::string_view range;
};

// The usual ranges of JaVaFo 2.2 and bbpPairings for settings that are not configured.
constexpr std::array javafo_ranges = {
    UsualRange{"players", "15-415"},           UsualRange{"rounds", "5-17"},
    UsualRange{"forfeits", "10-100"},          UsualRange{"double-forfeits", "0"},
    UsualRange{"quick-games", "0-20"},         UsualRange{"zero-byes", "0-20"},
    UsualRange{"half-byes", "5-45"},           UsualRange{"full-byes", "0-2"},
    UsualRange{"highest-rating", "2400-2800"}, UsualRange{"lowest-rating", "1400-2300"},
    UsualRange{"spread", "gaussian"},          UsualRange{"groups", "0-10"},
    UsualRange{"separator", "20-70"},          UsualRange{"result-model", "milvang"},
    UsualRange{"pairing-bye-points", "1"},     UsualRange{"forfeit-win-points", "1"},
    UsualRange{"full-bye-points", "1"},        UsualRange{"half-bye-points", "0.5"},
};
constexpr std::array bbp_ranges = {
    UsualRange{"players", "15-215"},
    UsualRange{"rounds", "5-15"},
    UsualRange{"quick-games", "0"},
    UsualRange{"full-byes", "0"},
    UsualRange{"highest-rating", "2400-2800"},
    UsualRange{"lowest-rating", "1400-2300"},
    UsualRange{"spread", "uniform"},
    UsualRange{"result-model", "bbp"},
    UsualRange{"draws", "10-50"},
};
// Knobs that neither of them has.
constexpr std::array<std::string_view, 3> own_knobs = {"withdrawals", "returns", "late-entries"};

constexpr OneInRange one_in(int least, int most) {
  return {least * generator::one_in_scale, most * generator::one_in_scale};
}
constexpr OneIn bbp_rates{
    .forfeits = one_in(6, 30), .zero_byes = one_in(15, 3225), .half_byes = one_in(15, 3225)};

template <class List>
void take(const List& list, generator::Ranges& ranges) {
  for (const UsualRange& usual : list)
    static_cast<void>(generator::read_range(*find_knob(usual.knob), usual.range, ranges));
  for (const std::string_view own : own_knobs)
    static_cast<void>(generator::read_range(*find_knob(own), "0", ranges));
}

struct RateKnobs {
  std::optional<OneInRange> OneIn::*rate;
  std::array<int generator::Settings::*, 2> knobs;  // the knobs derived from the rate

  [[nodiscard]] bool turns(const Knob& knob) const noexcept {
    return knob.value == knobs[0] || knob.value == knobs[1];
  }
};
constexpr std::array rates = {
    RateKnobs{&OneIn::forfeits, {&generator::Settings::forfeits, &generator::Settings::double_forfeits}},
    RateKnobs{&OneIn::zero_byes, {&generator::Settings::zero_byes, &generator::Settings::zero_byes}},
    RateKnobs{&OneIn::half_byes, {&generator::Settings::half_byes, &generator::Settings::half_byes}},
};

// True for the knobs from which ratings are drawn.
bool is_about_ratings(const Knob& knob) noexcept {
  constexpr std::array about = {&generator::Settings::highest_rating, &generator::Settings::lowest_rating,
                                &generator::Settings::spread,         &generator::Settings::groups,
                                &generator::Settings::separator,      &generator::Settings::unrated,
                                &generator::Settings::players};
  for (const auto member : about) {
    if (knob.value == member) return true;
  }
  return false;
}

}  // namespace

Recipe Recipe::of(ConfigDialect dialect) {
  Recipe recipe;
  if (dialect == ConfigDialect::JaVaFo) {
    take(javafo_ranges, recipe.ranges_);
  } else {
    take(bbp_ranges, recipe.ranges_);
    recipe.one_in_ = bbp_rates;
  }
  return recipe;
}

// A rate of one in N replaces its knobs until one of them is requested.
void Recipe::ask(const Knob& knob) {
  asked_.insert(&knob);
  for (const RateKnobs& rate : rates) {
    if (!rate.turns(knob) || !(one_in_.*rate.rate)) continue;
    for (const auto turned : rate.knobs) ranges_.least.*turned = ranges_.most.*turned = 0;
    (one_in_.*rate.rate).reset();
  }
  if (is_about_ratings(knob)) ranges_.least.ratings.clear();
}

void Recipe::set(const Knob& knob, int value) {
  ask(knob);
  ranges_.least.*knob.value = ranges_.most.*knob.value = value;
}

bool Recipe::set(const Knob& knob, std::string_view text) {
  ask(knob);
  return generator::read_range(knob, text, ranges_);
}

void Recipe::set(std::optional<OneInRange> OneIn::*rate, int one_in) {
  for (const RateKnobs& known : rates) {
    for (const Knob& knob : knobs()) {
      if (known.rate == rate && known.turns(knob)) ask(knob);
    }
  }
  one_in_.*rate = OneInRange{one_in, one_in};
}

void Recipe::imitate(const generator::Settings& model) {
  bool own_ratings = false;
  for (const Knob& knob : knobs()) {
    const bool asked = asked_.contains(&knob);
    own_ratings = own_ratings || (asked && is_about_ratings(knob));
    if (asked) continue;
    for (const RateKnobs& rate : rates) {
      if (rate.turns(knob)) (one_in_.*rate.rate).reset();
    }
    ranges_.least.*knob.value = ranges_.most.*knob.value = model.*knob.value;
  }
  if (!own_ratings) ranges_.least.ratings = model.ratings;
}

std::optional<Error> Recipe::settle() {
  for (const Knob& knob : knobs()) {
    if (!asked_.contains(&knob)) generator::loosen(ranges_, knob);
  }
  return generator::problem_with(ranges_);
}

generator::Settings Recipe::settings(std::uint64_t seed) const {
  generator::Settings settings = draw(ranges_, seed);
  generator::Random random(generator::derive(seed, 1));
  apply(one_in_, random, settings);
  return settings;
}

}  // namespace bloesem::service
