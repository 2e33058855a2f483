// A proof as text (docs/proofs.md, section 5). Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/proof/proof.hpp"
#include "trf/json_value.hpp"

namespace bloesem::proof {

// Returns the text of a proof. `header`: the first line.
[[nodiscard]] std::string write_proof(const Tournament& tournament, const trf::Json& header,
                                      const RoundProof& proof);

struct ReadProof {
  trf::Json header;
  RoundProof proof;
};

// Returns the proof, which says of players only that they exist. Errors: InvalidInput, with the number of the
// line.
[[nodiscard]] Result<ReadProof> read_proof(std::string_view text, const Tournament& tournament);

}  // namespace bloesem::proof
