#include "bloesem/acceleration.hpp"

#include "bloesem/edition_choice.hpp"

namespace bloesem {
namespace {

struct Accelerator {
  Tournament& tournament;
  int rounds_declared;
  const BakuWording& wording;

  // The system code can only ask for Baku's points, so any other method removes its suffix.
  void take_back_order() const {
    tournament.heading.system_code = without_acceleration(tournament.heading.system_code);
  }

  std::optional<Error> operator()(NoAcceleration) const {
    take_back_order();
    for (Player& player : tournament.players) player.virtual_points.clear();
    return std::nullopt;
  }
  std::optional<Error> operator()(BakuAcceleration) const {
    return accelerate_baku(tournament, rounds_declared, wording);
  }
  std::optional<Error> operator()(const FixedGroups& groups) const {
    take_back_order();
    return accelerate_groups(tournament, rounds_declared, groups);
  }
  std::optional<Error> operator()(const ProgressiveGroups& groups) const {
    take_back_order();
    return accelerate_progressively(tournament, rounds_declared, groups);
  }
};

}  // namespace

std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration, int rounds_declared,
                                const BakuWording& wording) {
  return std::visit(Accelerator{tournament, rounds_declared, wording}, acceleration);
}

}  // namespace bloesem
