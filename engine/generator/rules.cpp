#include "engine/generator/rules.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "bloesem/baku_acceleration.hpp"
#include "bloesem/edition_choice.hpp"

namespace bloesem::generator {

PointSystem points_of(const Settings& settings) noexcept {
  return {.win = settings.win,
          .draw = settings.draw,
          .loss = settings.loss,
          .forfeit_win = settings.forfeit_win,
          .forfeit_loss = settings.forfeit_loss,
          .pairing_bye = settings.pairing_bye,
          .full_bye = settings.full_bye,
          .half_bye = settings.half_bye,
          .zero_bye = settings.zero_bye};
}

bool admits_baku(const Settings& settings) noexcept {
  return baku_wording(settings.edition).admits(points_of(settings));
}

bool admits_acceleration(const Settings& settings) noexcept {
  return baku_wording(settings.edition).admits(PointSystem{});
}

namespace {

// Returns the name for a number, with at least four digits.
std::string name_of(int id) {
  std::string digits = std::to_string(id);
  digits.insert(0, 4 - std::min<std::size_t>(digits.size(), 4), '0');
  return "Test" + digits + " Player" + digits;
}

void forbid_pairs(const Settings& settings, Tournament& tournament, Random& random) {
  if (settings.forbidden_pairs == 0) return;
  const auto players = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex a = 0; a < players; ++a) {
    for (PlayerIndex b = a + 1; b < players; ++b) {
      if (random.chance(settings.forbidden_pairs)) tournament.forbidden_groups.push_back({a, b});
    }
  }
}

void forbid_groups(const Settings& settings, Tournament& tournament, Random& random) {
  std::vector<PlayerIndex> everybody;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) everybody.push_back(static_cast<PlayerIndex>(i));
  for (int i = 0; i < settings.forbidden_groups && everybody.size() > 2; ++i) {
    random.shuffle(everybody);
    const int most = std::min(5, static_cast<int>(everybody.size()));
    std::vector<PlayerIndex> group(everybody.begin(), everybody.begin() + random.between(3, most));
    std::sort(group.begin(), group.end());
    tournament.forbidden_groups.push_back(std::move(group));
  }
}

void accelerate_at_random(const Settings& settings, Tournament& tournament, Random& random) {
  const Points steps[] = {0, settings.draw, settings.win};
  for (Player& player : tournament.players) {
    int step = random.between(0, 2);
    for (int round = 0; round < (settings.rounds + 1) / 2; ++round) {
      player.virtual_points.push_back(steps[step]);
      step = random.between(0, step);
    }
  }
}

// Cannot fail: settings for which Baku acceleration is not defined violate their limits (knobs.hpp).
void accelerate_as_baku(const Settings& settings, Tournament& tournament) {
  static_cast<void>(accelerate_baku(tournament, settings.rounds, baku_wording(settings.edition)));
}

void accelerate(const Settings& settings, Tournament& tournament, Random& random) {
  switch (static_cast<Acceleration>(settings.acceleration)) {
    case Acceleration::Random: return accelerate_at_random(settings, tournament, random);
    case Acceleration::Baku: return accelerate_as_baku(settings, tournament);
    case Acceleration::None: break;
  }
}

}  // namespace

Tournament draw_tournament(const Settings& settings, const std::vector<Entrant>& entrants, Random& random) {
  Tournament tournament;
  tournament.rounds_declared = settings.rounds;
  if (!has_table(settings.edition))
    tournament.initial_colour =
        settings.first_colour == static_cast<int>(FirstColour::White) ? Colour::White : Colour::Black;
  tournament.points = points_of(settings);
  state_rules(tournament.heading, settings.edition, settings.readings);
  for (const Entrant& entrant : entrants) {
    Player player;
    player.id = static_cast<int>(tournament.players.size()) + 1;
    player.name = name_of(player.id);
    player.rating = entrant.rating;
    tournament.players.push_back(std::move(player));
  }
  forbid_pairs(settings, tournament, random);
  forbid_groups(settings, tournament, random);
  accelerate(settings, tournament, random);
  return tournament;
}

}  // namespace bloesem::generator
