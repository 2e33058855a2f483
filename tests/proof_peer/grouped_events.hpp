// Random rounds of tournaments whose players are in groups, as tournament files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"
#include "tests/proof_peer/random_events.hpp"

namespace bloesem::proof_peer {

// Returns the files of all rounds of an event of that many groups, each before its round. The groups were
// played by themselves; their players are mixed in one list. The same on every machine.
[[nodiscard]] std::vector<std::string> files_of_grouped_event(std::uint64_t seed, Edition edition, Sizes sizes,
                                                              int groups);

}  // namespace bloesem::proof_peer
