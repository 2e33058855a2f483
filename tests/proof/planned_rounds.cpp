#include "tests/proof/planned_rounds.hpp"

#include <string>
#include <utility>

#include "engine/swiss/system.hpp"

namespace bloesem::test {
namespace {

std::vector<ReadingChoice> drawn_readings(Random& random, const swiss::System& system) {
  std::vector<ReadingChoice> readings;
  for (const swiss::Reading& reading : system.readings)
    if (!reading.values.empty() && random.chance(40))
      readings.push_back(
          {std::string(reading.name),
           std::string(reading.values[random.between<std::size_t>(0, reading.values.size() - 1)])});
  return readings;
}

// Whether the row's own rules, and not those of its seeding rounds, pair the coming round.
bool is_own_round(const Tournament& tournament, const swiss::System& system) {
  return &system.in_round(tournament.rounds_played + 1, *tournament.rounds_declared) == &system;
}

}  // namespace

std::vector<Edition> planned_editions() {
  std::vector<Edition> planned;
  for (const Edition edition : editions())
    if (edition.system().proof_plan != nullptr) planned.push_back(edition);
  return planned;
}

std::unique_ptr<swiss::ProofPlan> plan_for(const PairedCase& paired, const proof::ProofRound& round) {
  return proof::plan_of(paired.request, paired.request.task(paired.tournament, paired.options), round);
}

PlannedPosition planned_position(Random& random, Edition edition, int players) {
  PlannedPosition position;
  do position.tournament = random_past(random, players);
  while (!is_own_round(position.tournament, edition.system()));
  const int range = random.between(0, 10);
  for (Player& player : position.tournament.players) {
    player.rating = 1500 + random.between(0, 40 * range);
    if (!edition.system().of_teams) continue;
    for (std::size_t r = 0; r < player.rounds.size(); ++r)
      player.game_points.push_back(random.between(0, 4) * one_point);
  }
  position.options.edition = edition;
  position.options.readings = drawn_readings(random, edition.system());
  position.options.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  return position;
}

void for_planned_cases(Edition edition, int rounds, int players,
                       const std::function<void(const PairedCase&, Random&)>& visit) {
  Random random(20261125);
  for (int i = 0; i < rounds;) {
    PlannedPosition position = planned_position(random, edition, players);
    const Result<RoundPairing> pairing = pair_round(position.tournament, position.options);
    Result<RequestedRound> request = requested_round(position.tournament, position.options);
    if (!pairing || !request) continue;
    ++i;
    proof::ProofRound round = proof::round_of(*request, proposal_of(*pairing));
    visit({position.tournament, position.options, *pairing, *std::move(request), std::move(round), {}}, random);
  }
}

}  // namespace bloesem::test
