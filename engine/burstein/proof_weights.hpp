// The weights of a bracket's matching as a proof states them, from the rows of the criteria.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::burstein {

class ProofWeights {
 public:
  // Zone Bracket: the rows that look no further, and what pairs save and cost. All: all rows in force, and what
  // the edges of a perfect matching cost.
  ProofWeights(const RoundField& field, criteria::BracketKind kind, ProofZone zone);

  // Returns the kind of a player, in the bracket or below it.
  std::int32_t add(Position p, criteria::Zone zone);
  // Writes kinds, edges and weights.
  void write(ProofClaim& claim) &&;

 private:
  struct Kind {
    criteria::Zone zone = criteria::Zone::Bracket;
    Points score = 0;
    Colour preferred = Colour::None;
    Colour indispensable = Colour::None;
    friend bool operator==(const Kind&, const Kind&) = default;
  };
  struct Digit {
    const criteria::Criterion* row = nullptr;
    Points difference = 0;
  };

  void find_digits();
  [[nodiscard]] bool joins(std::int32_t a, std::int32_t b) const;
  void weigh(std::int32_t a, std::int32_t b, std::span<std::int64_t> weight) const;
  void add(const criteria::Criterion& row, const criteria::Charge& charge, std::int64_t sign,
           std::span<std::int64_t> weight) const;
  [[nodiscard]] criteria::Charge single(const criteria::Criterion& row, std::int32_t kind) const;

  const RoundField* field_;
  ProofZone zone_;
  std::vector<const criteria::Criterion*> rows_;
  KindNumbers<Kind> numbers_;
  std::vector<criteria::PlayerFacts> facts_;  // by kind: what the rows see
  std::vector<Digit> digits_;
};

}  // namespace bloesem::swiss::burstein
