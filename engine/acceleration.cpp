#include "bloesem/acceleration.hpp"

#include "bloesem/edition_choice.hpp"

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

}  // namespace

std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration, int rounds_declared,
                                const BakuWording& wording) {
  return std::visit(Accelerator{tournament, rounds_declared, wording}, acceleration);
}

}  // namespace bloesem
