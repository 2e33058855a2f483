#include "engine/service/event/changed_acceleration.hpp"

#include <algorithm>
#include <cstddef>
#include <variant>

#include "bloesem/baku_acceleration.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/refusal.hpp"
#include "engine/virtual_points.hpp"

namespace bloesem::service {

namespace {

void cut_points(Tournament& tournament, int rounds) {
  for (Player& player : tournament.players) {
    auto& points = player.virtual_points;
    points.resize(std::min(points.size(), static_cast<std::size_t>(rounds)));
  }
}

std::string from_round(int round) { return "from round " + std::to_string(round) + " on"; }

// Writes the fictitious points of each round.
Result<ChangedAcceleration> by_points(LoadedFile& loaded, const Acceleration& acceleration) {
  Tournament& tournament = *loaded.tournament;
  const int played = tournament.rounds_played;
  const int stated = rounds_with_virtual_points(tournament);
  const Result<EditionChoice> choice = choose_edition(tournament.heading);
  const BakuWording& wording = choice ? baku_wording(choice->edition) : baku_wording_2026;
  if (!tournament.rounds_declared)
    return refusal("the number of rounds is needed to compute the acceleration (record 142 or XXR)",
                   Remedy::StateRounds);
  if (std::optional<Error> error = accelerate(tournament, acceleration, *tournament.rounds_declared, wording))
    return *std::move(error);
  clear_virtual_points(tournament, stated + 1, played);
  const bool baku = std::holds_alternative<BakuAcceleration>(acceleration);
  const std::string round = std::to_string(played + 1);
  return ChangedAcceleration{
      without_acceleration(loaded.system_code),
      baku ? "acceleration: Baku's, " + from_round(played + 1) + "\n"
           : "acceleration: the points of round " + round +
                 " are written; later rounds need the acceleration again when they are paired\n"};
}

}  // namespace

Result<ChangedAcceleration> change_acceleration(const std::string& path, LoadedFile& loaded,
                                                const Acceleration& acceleration) {
  Tournament& tournament = *loaded.tournament;
  const int played = tournament.rounds_played;
  accelerate_as_stated(path, loaded);
  if (loaded.code != platform::ExitCode::Done) {
    platform::print_to_stderr(loaded.messages);
    return refusal("acceleration: the points of the rounds played cannot be computed");
  }
  cut_points(tournament, played);
  if (std::holds_alternative<NoAcceleration>(acceleration)) {
    return ChangedAcceleration{without_acceleration(loaded.system_code),
                               "acceleration: none, " + from_round(played + 1) + "\n"};
  }
  const std::optional<std::string> code = accelerated_code(loaded.system_code);
  const bool from_start = std::holds_alternative<BakuAcceleration>(acceleration) && played == 0 && code;
  if (!from_start) return by_points(loaded, acceleration);
  return ChangedAcceleration{*code, "acceleration: Baku\n"};
}

void write_acceleration(EventText& event, const ChangedAcceleration& changed) {
  if (!changed.system_code.empty()) event.write_system(changed.system_code);
  event.write_virtual_points();
}

}  // namespace bloesem::service
