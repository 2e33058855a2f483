#include "bloesem/acceleration.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include "bloesem/edition_choice.hpp"
#include "engine/groups.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

struct Accelerator {
  Tournament& tournament;
  int rounds_declared;
  const BakuWording& wording;

  // The system code can only ask for Baku's points, so any other method removes its suffix, unless it is
  // refused.
  std::optional<Error> instead_of_baku(std::optional<Error> refused) const {
    if (!refused) tournament.heading.system_code = without_acceleration(tournament.heading.system_code);
    return refused;
  }

  std::optional<Error> operator()(NoAcceleration) const {
    for (Player& player : tournament.players) player.virtual_points.clear();
    return instead_of_baku(std::nullopt);
  }
  std::optional<Error> operator()(BakuAcceleration) const {
    return accelerate_baku(tournament, rounds_declared, wording);
  }
  std::optional<Error> operator()(const FixedGroups& groups) const {
    return instead_of_baku(accelerate_groups(tournament, rounds_declared, groups));
  }
  std::optional<Error> operator()(const ProgressiveGroups& groups) const {
    return instead_of_baku(accelerate_progressively(tournament, rounds_declared, groups));
  }
};

// Accelerates each group by itself.
std::optional<Error> accelerate_in_groups(Tournament& tournament, const Acceleration& acceleration,
                                          int rounds_declared, const BakuWording& wording) {
  Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  for (GroupPart& part : *parts) {
    if (auto error = accelerate(part.tournament, acceleration, rounds_declared, wording))
      return error_of_part(*std::move(error), part);
    for (std::size_t i = 0; i < part.players.size(); ++i)
      tournament.players[at(part.players[i])].virtual_points =
          std::move(part.tournament.players[i].virtual_points);
    tournament.heading.system_code = part.tournament.heading.system_code;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration, int rounds_declared,
                                const BakuWording& wording) {
  if (!tournament.groups.empty())
    return accelerate_in_groups(tournament, acceleration, rounds_declared, wording);
  return std::visit(Accelerator{tournament, rounds_declared, wording}, acceleration);
}

}  // namespace bloesem
