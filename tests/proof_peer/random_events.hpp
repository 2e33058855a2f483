// Random rounds as tournament files, of all dialects.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/tournament.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::proof_peer {

// The players of an event.
struct Sizes {
  int least = 2;
  int most = 60;
};

// Returns the settings of a random event, which has at most eleven rounds.
[[nodiscard]] generator::Settings settings_of_event(std::uint64_t seed, Edition edition, Sizes sizes);

// Returns the tournament as a file, in a dialect that can express it. `rounds`: of the event, unless declared.
[[nodiscard]] std::string file_of(const Tournament& tournament, std::uint64_t seed, int rounds);

// Returns the files of all rounds of the random event of a seed, each before its round: a position that a
// campaign makes, or a tournament that the engine has played. The same on every machine.
[[nodiscard]] std::vector<std::string> files_of_event(std::uint64_t seed, Edition edition, Sizes sizes);

}  // namespace bloesem::proof_peer
