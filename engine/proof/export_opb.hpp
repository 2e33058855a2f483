// Writes the claims of a proof for other checkers (docs/proofs.md, section 11). Includes Boost.Multiprecision:
// include it in source files only.
#pragma once

#include <optional>
#include <string>

#include "bloesem/proof.hpp"
#include "bloesem/tournament.hpp"
#include "engine/proof/claim_visitor.hpp"
#include "engine/proof/refutation.hpp"
#include "engine/swiss/system.hpp"
#include "engine/swiss/weighed_round.hpp"

namespace bloesem::proof {

class OpbExport {
 public:
  // `title`: of the round, for README.txt. The arguments must outlive the object.
  OpbExport(const Tournament& tournament, std::string title, const ExportedFile& keep);

  void add(const Claim& claim);
  // Adds the whole round with its order, as one claim for each start that the rules force. Too large fields
  // have none.
  void add_whole_round(const swiss::System& system, const ProofRound& round, const RoundProof& proof);
  // Writes README.txt. Returns the first error of the callback; Internal if a verified claim could not be
  // derived, which is a bug.
  [[nodiscard]] std::optional<Error> finish();

 private:
  void write(const std::string& name, const std::string& meaning, const Refutation& refutation);
  void keep(const std::string& name, std::string_view text);

  const Tournament& tournament_;
  const ExportedFile& keep_;
  std::string list_;
  std::optional<Error> error_;
};

}  // namespace bloesem::proof
