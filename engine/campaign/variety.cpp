#include "engine/campaign/variety.hpp"

#include <algorithm>

#include "engine/generator/knobs.hpp"
#include "engine/generator/random.hpp"

namespace bloesem::campaign {

namespace {

using generator::Knob;
using generator::Random;
using generator::Ranges;
using generator::Settings;
using generator::Unit;

struct Range {
  int Settings::*value;
  int least;
  int most;
};

constexpr int percent = generator::certain / 100;

// Point values are restricted to halves and tenths with which scores still coincide.
constexpr Range wide[] = {
    {&Settings::players, 2, 14},
    {&Settings::rounds, 1, 13},
    {&Settings::unrated, 0, 100 * percent},
    {&Settings::result_model, 0, 4},
    {&Settings::draws, 0, 90 * percent},
    {&Settings::forfeits, 0, 30 * percent},
    {&Settings::double_forfeits, 0, 10 * percent},
    {&Settings::quick_games, 0, 20 * percent},
    {&Settings::unusual_results, 0, 10 * percent},
    {&Settings::half_byes, 0, 20 * percent},
    {&Settings::full_byes, 0, 10 * percent},
    {&Settings::zero_byes, 0, 20 * percent},
    {&Settings::withdrawals, 0, 30 * percent},
    {&Settings::returns, 0, 100 * percent},
    {&Settings::late_entries, 0, 30 * percent},
    {&Settings::win, 10, 30},
    {&Settings::draw, 5, 10},
    {&Settings::loss, 0, 5},
    {&Settings::pairing_bye, 0, 10},
    {&Settings::forfeit_win, 0, 10},
    {&Settings::forfeit_loss, 0, 5},
    {&Settings::full_bye, 0, 10},
    {&Settings::half_bye, 0, 10},
    {&Settings::zero_bye, 0, 5},
    {&Settings::forbidden_pairs, 0, 30 * percent},
    {&Settings::forbidden_groups, 0, 2},
    {&Settings::acceleration, 0, 2},
};

bool is_size(const Knob& knob) { return knob.value == &Settings::players || knob.value == &Settings::rounds; }

void make_plain(const Knob& knob, Ranges& ranges) {
  int& least = ranges.least.*knob.value;
  int& most = ranges.most.*knob.value;
  if (least == most) return;
  const int plain = knob.follows != nullptr ? generator::following : Settings{}.*knob.value;
  least = most = knob.follows != nullptr ? plain : std::clamp(plain, least, most);
  generator::loosen(ranges, knob);  // knobs before it may allow less than the plain value
}

}  // namespace

Ranges all_sorts() {
  Ranges ranges = generator::usual_ranges();
  for (const Range& range : wide) {
    ranges.least.*range.value = range.least;
    ranges.most.*range.value = range.most;
  }
  return ranges;
}

Settings draw_settings(const Ranges& ranges, std::uint64_t seed) {
  constexpr std::uint64_t which_are_plain = 3;
  Random random(generator::derive(seed, which_are_plain));
  const bool plain_points = random.between(1, 4) <= 3;
  Ranges narrowed = ranges;
  for (const Knob& knob : generator::knobs()) {
    if (is_size(knob)) continue;
    const bool by_lot = random.between(0, 1) == 0;
    if (knob.unit == Unit::Points ? plain_points : by_lot) make_plain(knob, narrowed);
  }
  return generator::draw(narrowed, seed);
}

}  // namespace bloesem::campaign
