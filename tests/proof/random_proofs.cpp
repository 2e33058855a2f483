#include "tests/proof/random_proofs.hpp"

#include <algorithm>
#include <utility>

#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using proof::Position;
using Pairs = std::vector<std::pair<Position, Position>>;

void extend(const swiss::RoundField& field, std::vector<char>& taken, bool bye, Pairs& pairs,
            std::vector<Pairs>& all) {
  const auto next = std::find(taken.begin(), taken.end(), 0);
  if (next == taken.end()) return all.push_back(pairs);
  const auto p = static_cast<Position>(next - taken.begin());
  taken[at(p)] = 1;
  for (Position q = p + 1; q < field.size(); ++q) {
    if (taken[at(q)] != 0 || !field.compatible(p, q)) continue;
    taken[at(q)] = 1;
    pairs.emplace_back(p, q);
    extend(field, taken, bye, pairs, all);
    pairs.pop_back();
    taken[at(q)] = 0;
  }
  if (bye && field.facts(p).bye_eligible) extend(field, taken, false, pairs, all);
  taken[at(p)] = 0;
}

}  // namespace

Tournament random_past(Random& random, int players) {
  const int size = random.between(2, players);
  Tournament tournament;
  const int roll = random.between(1, 100);
  if (roll <= 15)
    tournament = halved_tournament(random, size);
  else if (roll <= 25)
    tournament = floating_tournament(random, size);
  else if (roll <= 60)
    tournament =
        made_up_tournament(random, size, random.between(0, 5), roll <= 40 ? Colours::Lopsided : Colours::Mixed);
  else
    tournament = played_tournament(random, size, random.between(0, std::min(size, 9)));
  tournament.rounds_declared = tournament.rounds_played + random.between(1, 3);
  return tournament;
}

std::optional<PairedCase> paired_case(const Tournament& tournament, Edition edition) {
  PairOptions options;
  options.edition = edition;
  options.initial_colour = Colour::White;
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!pairing || !request) return std::nullopt;
  proof::ProofRound round = proof::round_of(*request, proposal_of(*pairing));
  auto discarded = proof::discarded_in(pairing->record, *request);
  return PairedCase{tournament, options, *pairing, *std::move(request), std::move(round), std::move(discarded)};
}

void for_random_cases(int rounds, int players, const std::function<void(const PairedCase&, Random&)>& visit) {
  Random random(20260201);
  for (int i = 0; i < rounds;) {
    const Tournament tournament = random_past(random, players);
    const auto paired = paired_case(tournament, i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026);
    if (!paired) continue;
    ++i;
    visit(*paired, random);
  }
}

std::vector<Pairs> all_pairings(const swiss::RoundField& field) {
  std::vector<char> taken(at(field.size()));
  Pairs pairs;
  std::vector<Pairs> all;
  extend(field, taken, field.size() % 2 == 1, pairs, all);
  return all;
}

}  // namespace bloesem::test
