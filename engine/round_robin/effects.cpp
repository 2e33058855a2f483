#include "engine/round_robin/effects.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "engine/model/counted.hpp"

namespace bloesem::round_robin {
namespace {

// By player from 1: the colours of the games in succession, 1 for White and -1 for Black.
using Colours = std::vector<std::vector<int>>;

Colours colours_of(const Schedule& schedule) {
  Colours colours(static_cast<std::size_t>(schedule.players()) + 1);
  for (int round = 1; round <= schedule.rounds(); ++round) {
    for (const Game& game : schedule.round(round).boards) {
      colours[static_cast<std::size_t>(game.white)].push_back(1);
      colours[static_cast<std::size_t>(game.black)].push_back(-1);
    }
  }
  return colours;
}

// Returns the sum of the colours of `count` games, the last of which is game `last` (from 0); 0 if there are
// fewer.
int sum_of_last(const std::vector<int>& colours, std::size_t last, std::size_t count) {
  if (last + 1 < count) return 0;
  int sum = 0;
  for (std::size_t i = last + 1 - count; i <= last; ++i) sum += colours[i];
  return sum;
}

void add_run(int length, Effects& effects) {
  if (length == 2) ++effects.runs_of_two;
  if (length > 2) ++effects.runs_of_three;
}

void add_colours(int player, const std::vector<int>& colours, Effects& effects) {
  int balance = 0;
  int run = 0;
  for (std::size_t game = 0; game < colours.size(); ++game) {
    balance += colours[game];
    effects.largest_difference = std::max(effects.largest_difference, std::abs(balance));
    if (game > 0 && colours[game] != colours[game - 1]) add_run(std::exchange(run, 0), effects);
    ++run;
    if (std::abs(sum_of_last(colours, game, 5)) >= 3)
      effects.four_of_five.push_back({player, static_cast<int>(game) - 3});
  }
  add_run(run, effects);
}

int distance_of_meetings(const Schedule& schedule) {
  const auto size = static_cast<std::size_t>(schedule.players()) + 1;
  std::vector<int> last_met(size * size, 0);
  int least = 0;
  for (int round = 1; round <= schedule.rounds(); ++round) {
    for (const Game& game : schedule.round(round).boards) {
      const auto [low, high] = std::minmax(game.white, game.black);
      int& last = last_met[static_cast<std::size_t>(low) * size + static_cast<std::size_t>(high)];
      if (last > 0) least = least == 0 ? round - last : std::min(least, round - last);
      last = round;
    }
  }
  return least;
}

}  // namespace

Effects effects_of(const Schedule& schedule) {
  Effects effects;
  const Colours colours = colours_of(schedule);
  for (int player = 1; player <= schedule.players(); ++player)
    add_colours(player, colours[static_cast<std::size_t>(player)], effects);
  effects.least_distance = distance_of_meetings(schedule);
  return effects;
}

std::string warning_about(const Schedule& schedule) {
  Settings settings = schedule.settings();
  if (settings.order != Order::Rotated || *settings.rotation % 2 == 0) return "";
  const int runs = effects_of(schedule).runs_of_three;
  if (runs == 0) return "";
  std::string text = "order=rotated-" + std::to_string(*settings.rotation) +
                     ": players have one colour three times"
                     " running, " +
                     counted(runs, "time") + " in all";
  settings.rotation = default_rotation(schedule.players());
  const Result<Schedule> better = Schedule::of(schedule.players(), settings);
  if (better && effects_of(*better).runs_of_three == 0)
    text += "; with rotated-" + std::to_string(*settings.rotation) + " none has";
  return text;
}

}  // namespace bloesem::round_robin
