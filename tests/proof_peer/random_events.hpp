// Random rounds as tournament files, of all dialects.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"

namespace bloesem::proof_peer {

// The players of an event.
struct Sizes {
  int least = 2;
  int most = 60;
};

// Returns the files of all rounds of the random event of a seed, each before its round: a position that a
// campaign makes, or a tournament that the engine has played. The same on every machine.
[[nodiscard]] std::vector<std::string> files_of_event(std::uint64_t seed, Edition edition, Sizes sizes);

}  // namespace bloesem::proof_peer
