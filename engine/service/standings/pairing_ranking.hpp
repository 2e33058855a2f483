// The ranking by which some systems pair players of equal score: by the event's list of tie-breaks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "bloesem/tournament.hpp"
#include "engine/generator/generate.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::service {

// Returns the ranking for PairOptions::ranking: by `requested` ("BH/C1,SB" or the name of a list), else by the
// list of the event, in the edition of the tie-breaks of its start date. Players who are equal in all of them
// follow the order of pairing numbers. An empty callback: the rules do not rank by tie-breaks, or there is no
// list. InvalidInput: the list cannot be read.
[[nodiscard]] Result<RankingCallback> pairing_ranking(const EditionChoice& choice, const Heading& heading,
                                                      const std::optional<std::string>& requested);

// Returns the pairing of generated tournaments whose file will state this list of tie-breaks; an empty list:
// none. InvalidInput as above.
[[nodiscard]] Result<generator::PairFunction> pairing_by(const EditionChoice& choice,
                                                         const std::vector<standings::TieBreak>& list);

}  // namespace bloesem::service
