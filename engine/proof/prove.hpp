// Makes the proof of a finished round. Knows the pairs and no solver's internals. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"

namespace bloesem::proof {

// How the values were found, for tests and reports.
struct ProofCounts {
  std::int64_t brackets = 0;
  std::int64_t none = 0;  // by zone
  std::int64_t next = 0;
  std::int64_t all = 0;
  std::int64_t criteria_by_classes = 0;
  std::int64_t criteria_by_blossoms = 0;
  std::int64_t steps = 0;
  std::int64_t steps_by_classes = 0;
  std::int64_t steps_by_vertices = 0;
  std::int64_t steps_by_blossoms = 0;
  std::int64_t byes = 0;
  std::int64_t ceilings = 0;
  std::int64_t discarded = 0;
  std::int64_t unpaired = 0;  // claims about C.12 of 2012
  std::int64_t merging = 0;   // brackets merged by C.13 in which players who moved down have to meet
  std::int64_t impossible = 0;
  std::int64_t edges = 0;  // looked at in brackets that were proved
};

// A bracket that was paired and then discarded (A.9).
struct DiscardedBracket {
  int number = 1;  // of the PPB, from 1
  std::vector<std::pair<Position, Position>> pairs;
};

// Returns the proof of the round; nothing if it is not the one that the rules choose, or no proof was found.
[[nodiscard]] std::optional<RoundProof> prove(const ProofRound& round,
                                              const std::optional<DiscardedBracket>& discarded,
                                              ProofCounts& counts);
// Returns the proof that the field cannot be completed. Nothing if it can.
[[nodiscard]] std::optional<RoundProof> prove_impossible(const ProofRound& round, ProofCounts& counts);

}  // namespace bloesem::proof
