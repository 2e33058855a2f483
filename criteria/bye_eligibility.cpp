#include "criteria/bye_eligibility.hpp"

namespace bloesem::criteria {

bool bars_bye_2012(const RoundEntry& entry, const PointSystem& system) noexcept {
  return !was_played(entry) &&
         (entry.outcome == Outcome::PairingBye || points_of(entry.outcome, system) > system.loss);
}

bool bars_bye_2016(const RoundEntry& entry) noexcept {
  return entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin;
}

bool bars_bye_2026(const RoundEntry& entry, const PointSystem& system) noexcept {
  return !was_played(entry) &&
         (entry.outcome == Outcome::PairingBye || points_of(entry.outcome, system) >= system.win);
}

bool bars_bye_of_matches(const RoundEntry& entry) noexcept {
  return bars_bye_2016(entry) || entry.outcome == Outcome::FullBye;
}

}  // namespace bloesem::criteria
