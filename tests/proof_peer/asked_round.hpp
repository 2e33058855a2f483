// A round to be paired, as the program reads it from the bytes of a tournament file.
#pragma once

#include <optional>
#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "trf/json_value.hpp"

namespace bloesem::proof_peer {

struct AskedRound {
  service::PairingRequest request;
  service::LoadedFile loaded;
  PairOptions options;
  ProofBinding binding;

  [[nodiscard]] const Tournament& tournament() const { return *loaded.tournament; }
  [[nodiscard]] int number() const { return options.round.value_or(tournament().rounds_played + 1); }
};

// Reads the members "file" (the bytes), "rules", and, where given, "round" and "rounds". InvalidInput: what the
// program says of such a file.
[[nodiscard]] Result<AskedRound> read_asked_round(const trf::Json& command);

// Returns the text of a member, or nothing.
[[nodiscard]] std::string text_in(const trf::Json& command, std::string_view key);
// Returns the number of a member; nothing if there is none.
[[nodiscard]] std::optional<int> number_in(const trf::Json& command, std::string_view key);

// Adds "pairs" and "proof" of an answer of pair_round with PairOptions::proof, or "error". "pairs" is null if
// no round is possible.
void add_answer(const AskedRound& round, const Result<RoundPairing>& pairing, trf::Json& answer);

// Returns why the program refuses pairs and a proof: empty if they are proven, else "refuted: ..." or
// "unreadable: ...".
[[nodiscard]] std::string refusal_of(const AskedRound& round, const std::string& pairs,
                                     const std::string& proof);

}  // namespace bloesem::proof_peer
