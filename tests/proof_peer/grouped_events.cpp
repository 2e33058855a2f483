#include "tests/proof_peer/grouped_events.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/generator/generate.hpp"
#include "engine/generator/random.hpp"
#include "matching/index.hpp"

namespace bloesem::proof_peer {
namespace {

constexpr std::array<const char*, 4> group_names = {"B", "A", "Jeugd-10", "\u00c9lite"};

using Rounds = std::vector<Tournament>;  // [i]: before round i + 1

Rounds rounds_of_group(const generator::Settings& settings, std::uint64_t seed) {
  Rounds rounds;
  (void)generator::generate(settings, seed,
                            [&](const Tournament& before, const PairOptions&, const Result<RoundPairing>&) {
                              rounds.push_back(before);
                            });
  return rounds;
}

// Returns the place in the whole list of each player of each group; every group keeps its order.
std::vector<std::vector<PlayerIndex>> mixed_places(const std::vector<Rounds>& groups,
                                                   generator::Random& random) {
  std::vector<std::size_t> owners;
  for (std::size_t g = 0; g < groups.size(); ++g) owners.insert(owners.end(), groups[g][0].players.size(), g);
  random.shuffle(owners);
  std::vector<std::vector<PlayerIndex>> places(groups.size());
  for (std::size_t i = 0; i < owners.size(); ++i) places[owners[i]].push_back(static_cast<PlayerIndex>(i));
  return places;
}

// Adds a group to a tournament whose list of players has room for it.
void add_group(const Tournament& group, const std::vector<PlayerIndex>& places, const char* name,
               Tournament& whole) {
  const auto moved = [&](PlayerIndex player) { return player == no_player ? no_player : places[at(player)]; };
  for (std::size_t i = 0; i < group.players.size(); ++i) {
    Player player = group.players[i];
    player.id = places[i].value() + 1;
    for (RoundEntry& entry : player.rounds) entry.opponent = moved(entry.opponent);
    whole.players[at(places[i])] = std::move(player);
  }
  for (std::vector<PlayerIndex> barred : group.forbidden_groups) {
    std::transform(barred.begin(), barred.end(), barred.begin(), moved);
    whole.forbidden_groups.push_back(std::move(barred));
  }
  whole.groups.push_back({name, places});
}

}  // namespace

std::vector<std::string> files_of_grouped_event(std::uint64_t seed, Edition edition, Sizes sizes, int groups) {
  generator::Random random(seed);
  generator::Settings settings = settings_of_event(seed, edition, sizes);
  std::vector<int> players(static_cast<std::size_t>(groups));
  for (int& each : players) each = random.between(sizes.least, sizes.most);
  settings.rounds =
      std::min(settings.rounds, std::max(1, *std::min_element(players.begin(), players.end()) - 1));
  std::vector<Rounds> played;
  for (std::size_t g = 0; g < players.size(); ++g) {
    settings.players = players[g];
    played.push_back(rounds_of_group(settings, generator::derive(seed, g)));
  }
  std::size_t rounds = played[0].size();
  for (const Rounds& group : played) rounds = std::min(rounds, group.size());
  if (rounds == 0) return {};
  const std::vector<std::vector<PlayerIndex>> places = mixed_places(played, random);
  const bool states_colour = random.between(1, 3) > 1;
  std::vector<std::string> files;
  for (std::size_t r = 0; r < rounds; ++r) {
    Tournament whole = played[0][r];
    std::size_t size = 0;
    for (const std::vector<PlayerIndex>& own : places) size += own.size();
    whole.players.assign(size, {});
    whole.forbidden_groups.clear();
    if (!states_colour && r > 0) whole.initial_colour.reset();
    for (std::size_t g = 0; g < played.size(); ++g)
      add_group(played[g][r], places[g], group_names[g % group_names.size()], whole);
    files.push_back(file_of(whole, seed, settings.rounds));
  }
  return files;
}

}  // namespace bloesem::proof_peer
