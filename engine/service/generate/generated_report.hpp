// A generated tournament as a file of the program's own making.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/settings.hpp"
#include "engine/service/conversion.hpp"

namespace bloesem::cli {

// Under which order the players are ranked in it; an empty list: by points alone, and no record says so.
using RankList = std::vector<standings::TieBreak>;

// Name (with the seed), counts, the edition, the settings and, if it ends early, why; then rules and players.
// JSON and CSV hold the tournament and the edition only. InvalidInput: the dialect cannot say the tournament,
// which would be another one when read, or the list, or an entry of it does not suit the event; TooLarge: it
// has no columns for so many players.
[[nodiscard]] Result<std::string> generated_report(const generator::Generated& generated,
                                                   const generator::Settings& settings, OutputFormat target,
                                                   const RankList& list = {});

// TooLarge: no tournament of this many players and rounds can be written so that it can be read again. To be
// asked before it is played.
[[nodiscard]] std::optional<Error> refuse_size(const generator::Settings& settings, OutputFormat target);
// InvalidInput: the format has no place for a list of tie-breaks.
[[nodiscard]] std::optional<Error> refuse_list(const RankList& list, OutputFormat target);

// Players with a rating.
[[nodiscard]] int count_rated(const Tournament& tournament) noexcept;

}  // namespace bloesem::cli
