// JSON of a paired round and of a check. docs/cli.md documents every key; `schema` changes when a key is
// removed or changes its meaning. Players are given by id; points are decimal strings, so that no reader rounds
// them.
#pragma once

#include <string>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/check/checked_file.hpp"
#include "trf/editor.hpp"

namespace bloesem::render {

// `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::string format_json(const Tournament& tournament, const RoundPairing& pairing,
                                      Edition edition, const std::vector<trf::ByeRequest>& announced = {});

// Returns the output of `pair` for a round without a valid pairing.
[[nodiscard]] std::string impossible_json(const Tournament& tournament, int round, const EditionChoice& rules,
                                          const Error& error);

[[nodiscard]] std::string format_json(const std::vector<service::CheckedFile>& files);

}  // namespace bloesem::render
