#include "engine/model/entry_faults.hpp"

namespace bloesem {
namespace {

enum class Sort : std::uint8_t { Played, Forfeited, Bye };

Sort sort_of(Outcome outcome) noexcept {
  if (was_played({0, Colour::White, outcome})) return Sort::Played;
  return outcome == Outcome::ForfeitWin || outcome == Outcome::ForfeitLoss ? Sort::Forfeited : Sort::Bye;
}

// Returns the worth in half points of the usual point system.
int weight_of(Outcome outcome) noexcept {
  constexpr PointSystem usual;
  return points_of(outcome, usual) / usual.draw;
}

std::optional<ContradictionCode> fault_alone(const RoundEntry& entry) noexcept {
  if (entry.outcome == Outcome::ForfeitWin) return std::nullopt;  // against a player who is not in the file
  if (sort_of(entry.outcome) != Sort::Bye) return ContradictionCode::MissingOpponent;
  if (entry.colour != Colour::None) return ContradictionCode::ColourWithoutGame;
  return std::nullopt;
}

}  // namespace

std::optional<ContradictionCode> fault_of(const RoundEntry& entry, Played played) noexcept {
  if (entry.outcome > Outcome::Unfinished) return ContradictionCode::UnknownOutcome;
  if (entry.colour > Colour::Black) return ContradictionCode::UnknownColour;
  if (entry.opponent == no_player) return fault_alone(entry);
  const Sort sort = sort_of(entry.outcome);
  if (sort == Sort::Bye) return ContradictionCode::ByeWithOpponent;
  if (sort == Sort::Played && entry.colour == Colour::None && played == Played::Games)
    return ContradictionCode::MissingColour;
  return std::nullopt;
}

std::optional<ContradictionCode> fault_between(const RoundEntry& a, const RoundEntry& b) noexcept {
  const bool one_open = (a.outcome == Outcome::Unfinished) != (b.outcome == Outcome::Unfinished);
  if (one_open || sort_of(a.outcome) != sort_of(b.outcome) || weight_of(a.outcome) + weight_of(b.outcome) > 2)
    return ContradictionCode::ResultMismatch;
  if (a.colour != Colour::None && a.colour == b.colour) return ContradictionCode::ColourMismatch;
  return std::nullopt;
}

}  // namespace bloesem
