// Proofs of rounds of opens, engine only: what a proof costs in addition to the pairing, and what its
// verification costs, from the tournament and the text to the verdict.
#include <benchmark/benchmark.h>

#include <optional>
#include <string>

#include "bench/opens.hpp"
#include "bench/register_rounds.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/proof/paired_round.hpp"
#include "engine/proof/proof_text.hpp"
#include "engine/proof/prove.hpp"
#include "engine/proof/verify.hpp"
#include "engine/requested_round.hpp"

namespace {

using namespace bloesem;

// A paired round of an open, and its proof.
struct ProvedRound {
  ProvedRound(int players, Edition edition, int round)
      : tournament(bench::open(players)), options(bench::request_for(edition, round)) {
    pairing = pair_round(tournament, options).value();
    text = prove().value_or("");
  }
  [[nodiscard]] std::optional<std::string> prove() {
    const RequestedRound request = requested_round(tournament, options).value();
    const proof::ProofRound round = proof::round_of(request, proposal_of(*pairing));
    counts = {};
    const auto proof = proof::prove(round, proof::discarded_in(pairing->record, request), counts);
    if (!proof) return std::nullopt;
    return proof::write_proof(tournament, trf::Json{{"bloesem-proof", 1}}, *proof);
  }
  [[nodiscard]] bool verify() const {
    const RequestedRound request = requested_round(tournament, options).value();
    const auto read = proof::read_proof(text, tournament);
    return read && !proof::verify(proof::round_of(request, proposal_of(*pairing)), read->proof);
  }

  const Tournament& tournament;
  PairOptions options;
  std::optional<RoundPairing> pairing;
  proof::ProofCounts counts;
  std::string text;
};

void prove(benchmark::State& state, Edition edition, int round) {
  ProvedRound proved(static_cast<int>(state.range(0)), edition, round);
  if (!proved.verify()) return state.SkipWithError("the proof is refuted");
  state.counters["bytes"] = static_cast<double>(proved.text.size());
  state.counters["steps"] = static_cast<double>(proved.counts.steps);
  state.counters["by_blossoms"] =
      static_cast<double>(proved.counts.criteria_by_blossoms + proved.counts.steps_by_blossoms);
  for (auto _ : state) benchmark::DoNotOptimize(proved.prove());
  state.SetComplexityN(state.range(0));
}

void verify(benchmark::State& state, Edition edition, int round) {
  const ProvedRound proved(static_cast<int>(state.range(0)), edition, round);
  for (auto _ : state) benchmark::DoNotOptimize(proved.verify());
  state.SetComplexityN(state.range(0));
}

[[maybe_unused]] const bool registered = [] {
  const auto configure = [](auto* each) {
    for (const int players : {400, 2000, 100'000, 1'000'000}) each->Arg(players);
    each->Unit(benchmark::kMillisecond)->Complexity();
  };
  bench::register_rounds("Prove", bench::rounds_to(9), prove, configure);
  return bench::register_rounds("Verify", bench::rounds_to(9), verify, configure);
}();

}  // namespace
