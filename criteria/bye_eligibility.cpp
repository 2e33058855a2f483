#include "criteria/bye_eligibility.hpp"

namespace bloesem::criteria {

bool bars_bye_2016(const RoundEntry& entry) noexcept {
  return entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin;
}

}  // namespace bloesem::criteria
