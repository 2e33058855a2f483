#include "engine/acceleration.hpp"

namespace bloesem {
namespace {

struct Accelerator {
  Tournament& tournament;
  int rounds_declared;
  const dutch::BakuWording& wording;

  std::optional<Error> operator()(NoAcceleration) const {
    for (Player& player : tournament.players) player.virtual_points.clear();
    return std::nullopt;
  }
  std::optional<Error> operator()(BakuAcceleration) const {
    return accelerate_baku(tournament, rounds_declared, wording);
  }
  std::optional<Error> operator()(const FixedGroups& groups) const {
    return accelerate_groups(tournament, rounds_declared, groups);
  }
  std::optional<Error> operator()(const ProgressiveGroups& groups) const {
    return accelerate_progressively(tournament, rounds_declared, groups);
  }
};

}  // namespace

std::optional<Error> accelerate(Tournament& tournament, const Acceleration& acceleration, int rounds_declared,
                                const dutch::BakuWording& wording) {
  return std::visit(Accelerator{tournament, rounds_declared, wording}, acceleration);
}

}  // namespace bloesem
