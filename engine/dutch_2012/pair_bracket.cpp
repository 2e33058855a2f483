#include "engine/dutch_2012/pair_bracket.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::swiss::dutch_2012 {
namespace {

using criteria::BracketKind;

// The kind that makes the solvers pursue an aim. A bracket of its own is like the last one, except that
// anybody may stay single.
BracketKind kind_for(Aim aim) noexcept {
  switch (aim) {
    case Aim::NextBracket: return BracketKind::Normal;
    case Aim::Completion: return BracketKind::Penultimate;
    case Aim::Merged: return BracketKind::Collapsed;
    case Aim::Bracket:
    case Aim::Last: break;
  }
  return BracketKind::Last;
}

bool ends_the_round(Aim aim) noexcept { return aim == Aim::Last || aim == Aim::Merged; }

// Returns the bracket without a distinction of MDPs.
Bracket as_homogeneous(Bracket bracket) {
  bracket.moved_down.insert(bracket.moved_down.end(), bracket.residents.begin(), bracket.residents.end());
  bracket.residents = std::move(bracket.moved_down);
  bracket.moved_down = {};
  return bracket;
}

// Downfloaters are in rank order, so MDPs come first.
bool leaves_all(const std::vector<Position>& moved_down, const BracketPairing& pairing) {
  return moved_down.size() <= pairing.downfloaters.size() &&
         std::equal(moved_down.begin(), moved_down.end(), pairing.downfloaters.begin());
}

// True if no MDP is paired and a homogeneous bracket might begin with another candidate. If S1 of the remainder
// is the original one, it is also the first S1 of the whole bracket without an MDP: the smallest sum that
// enters.
bool is_first_only_here(Aim aim, const std::vector<Position>& moved_down, const BracketPairing& pairing) {
  return leaves_all(moved_down, pairing) && (pairing.exchanges > 0 || aim == Aim::Merged);
}

}  // namespace

bool makes_all_pairs(const PairedBracket& bracket) {
  const std::vector<Position>& left = bracket.pairing.downfloaters;
  if (left.size() != (bracket.moved_down.size() + bracket.residents.size()) % 2) return false;
  return left.empty() || bracket.moved_down.empty() || left.front() > bracket.moved_down.back();
}

bool mostly_moved_down(std::size_t moved_down, std::size_t residents) noexcept {
  return moved_down > 0 && moved_down >= residents;
}

BracketPairer::BracketPairer(const RoundField& field, criteria::StrongColours strong, SolverChain& chain,
                             Progress progress)
    : field_(field), every_bye_(field), strong_(strong), chain_(chain), progress_(std::move(progress)) {
  every_bye_.allow_every_bye();
}

Result<PairedBracket> BracketPairer::pair(Aim aim, std::vector<Position> moved_down,
                                          std::vector<Position> residents, std::vector<Position> ahead) {
  Bracket bracket{kind_for(aim), std::move(moved_down), std::move(residents), std::move(ahead), {}};
  const std::size_t incoming = bracket.moved_down.size();
  // Where the round ends, each MDP but one needs a resident.
  const bool too_many = ends_the_round(aim) && incoming > bracket.residents.size() + 1;
  bool homogeneous = too_many || (aim != Aim::Merged && mostly_moved_down(incoming, bracket.residents.size()));
  Result<BracketPairing> pairing = Error{};
  if (!homogeneous) {
    pairing = solve(aim, bracket, false);
    if (!pairing) return pairing.error();
    homogeneous = incoming > 0 && (is_first_only_here(aim, bracket.moved_down, *pairing) ||
                                   (ends_the_round(aim) && !completes(*pairing)));
  }
  if (homogeneous) {
    pairing = solve(aim, as_homogeneous(bracket), true);
    if (!pairing) return pairing.error();
  }
  return PairedBracket{std::move(bracket.moved_down), std::move(bracket.residents), std::move(*pairing)};
}

void BracketPairer::settle(const PairedBracket& bracket) noexcept {
  settled_ += static_cast<int>(2 * bracket.pairing.pairs.size());
}

Result<BracketPairing> BracketPairer::solve(Aim aim, const Bracket& bracket, bool homogeneous) {
  if (progress_ && !progress_(settled_)) return Error{ErrorCode::Cancelled, "cancelled", {}};
  const criteria::CriteriaTable table =
      homogeneous ? criteria::solved_as_homogeneous_2012(strong_) : criteria::solved_2012(strong_);
  return chain_.solve({aim == Aim::Bracket ? every_bye_ : field_, table, bracket});
}

// True if nobody is left over, or one player who may have the bye.
bool BracketPairer::completes(const BracketPairing& pairing) const {
  const std::vector<Position>& left = pairing.downfloaters;
  return left.empty() || (left.size() == 1 && field_.facts(left.front()).bye_eligible);
}

}  // namespace bloesem::swiss::dutch_2012
