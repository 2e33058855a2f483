// The round after changes, as the sequence engine sees it.
#pragma once

#include <optional>

#include "tests/explain/claims/evidence.hpp"
#include "tests/explain/paired_again.hpp"

namespace bloesem::test {

class ChangedRound {
 public:
  ChangedRound(const explain::Subject& subject, const std::vector<explain::Change>& changes);

  [[nodiscard]] const std::optional<RoundPairing>& round() const noexcept { return round_; }
  [[nodiscard]] Points score(PlayerIndex player) const;
  // Returns null for those who are not in the field.
  [[nodiscard]] const sequence::Entrant* facts(PlayerIndex player) const;

 private:
  std::pair<Tournament, PairOptions> changed_;
  std::optional<sequence::Field> field_;
  std::optional<RoundPairing> round_;
};

}  // namespace bloesem::test
