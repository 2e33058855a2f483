// The engine under changed rules, with its own proofs: what a verifier must refuse.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "criteria/criterion.hpp"
#include "engine/requested_round.hpp"
#include "tests/proof_peer/asked_round.hpp"

namespace bloesem::proof_peer {

// A criteria table of which one row was dropped, doubled, evaluated with exchanged sides or edited.
struct ChangedTable {
  std::size_t row = 0;
  std::string change;  // "drop", "double", "exchange", "edit"
  std::string article;
  std::vector<criteria::Criterion> rows;
  criteria::Criterion original;
};

// Returns every changed table of an edition.
[[nodiscard]] const std::vector<ChangedTable>& changed_tables(Edition edition);

// Returns the pairs and the proof of the round under a changed table as {"row", "article", "change", "pairs",
// "proof"}, where "proof" is null if there is none; nothing if the engine has no answer.
[[nodiscard]] std::optional<trf::Json> answer_under(const ChangedTable& table, const AskedRound& round,
                                                    const RequestedRound& request);

// Returns the proof of given pairs under a table, whatever they are; nothing if there is none.
[[nodiscard]] std::optional<std::string> proof_under(criteria::CriteriaTable table, const AskedRound& round,
                                                     const RequestedRound& request, const std::string& pairs);

// Returns a proof of given pairs as far as one exists: what cannot be proved has the values and steps that come
// closest.
[[nodiscard]] std::optional<std::string> nearly_proof(const AskedRound& round, const RequestedRound& request,
                                                      const std::string& pairs);

}  // namespace bloesem::proof_peer
