#include "tests/proof_peer/asked_round.hpp"

#include <utility>

#include "engine/render/format_pairs.hpp"
#include "engine/service/hints.hpp"
#include "engine/service/pairing_list.hpp"
#include "engine/service/proof_binding.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::proof_peer {

std::string text_in(const trf::Json& command, std::string_view key) {
  const trf::Json* const value = command.find(key);
  return value != nullptr && value->is_string() ? value->text() : std::string();
}

std::optional<int> number_in(const trf::Json& command, std::string_view key) {
  const trf::Json* const value = command.find(key);
  if (value == nullptr || !value->is_unsigned()) return std::nullopt;
  return static_cast<int>(value->number());
}

Result<AskedRound> read_asked_round(const trf::Json& command) {
  AskedRound round;
  round.request.rules.system = "dutch";
  round.request.rules.edition = text_in(command, "rules");
  round.request.round = number_in(command, "round");
  round.request.rounds = number_in(command, "rounds");
  round.loaded =
      service::load_bytes(text_in(command, "file"), "file",
                          service::load_request(round.request, trf::Purpose::Pair, service::no_hints));
  if (!round.loaded.tournament) return Error{ErrorCode::InvalidInput, round.loaded.messages, {}};
  Result<PairOptions> options = service::pair_options(round.request, round.loaded);
  if (!options) return options.error();
  round.options = *std::move(options);
  round.binding = service::proof_binding(round.request, service::sha256(round.loaded.bytes));
  return round;
}

void add_answer(const AskedRound& round, const Result<RoundPairing>& pairing, trf::Json& answer) {
  if (!pairing && pairing.error().code != ErrorCode::NoValidPairing) {
    answer["error"] = pairing.error().message;
    return;
  }
  answer["pairs"] = pairing ? trf::Json(render::format_pairs(round.tournament(), *pairing)) : trf::Json();
  answer["proof"] = pairing ? pairing->proof : pairing.error().proof;
}

std::string refusal_of(const AskedRound& round, const std::string& pairs, const std::string& proof) {
  Proposal proposal;
  if (pairs.find_first_not_of(" \t\r\n") != std::string::npos) {
    Result<Proposal> read = service::parse_pairing(pairs, round.tournament(), round.number());
    if (!read) return "unreadable: " + read.error().message;
    proposal = *std::move(read);
  }
  const Result<ProofVerdict> verdict =
      verify_proof(round.tournament(), round.options, proposal, proof, round.binding);
  if (!verdict) return "unreadable: " + verdict.error().message;
  return verdict->proven ? "" : "refuted: " + verdict->reason;
}

}  // namespace bloesem::proof_peer
