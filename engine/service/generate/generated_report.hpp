// Writes a generated tournament as a file.
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

namespace bloesem::service {

// The list by which the players are ranked in the file. Empty: by points alone, without a record that states
// it.
using RankList = std::vector<standings::TieBreak>;

// Returns the file: name (with the seed), counts, edition, settings, the reason if the tournament ends early,
// then rules and players. JSON and CSV hold only the tournament and the edition. InvalidInput: the dialect
// cannot hold the tournament, which would be read as another one, or the list; or an entry of the list does not
// suit the event. TooLarge: the dialect has no columns for this many players.
[[nodiscard]] Result<std::string> generated_report(const generator::Generated& generated,
                                                   const generator::Settings& settings, OutputFormat target,
                                                   const RankList& list = {});

// TooLarge: a tournament of this many players and rounds cannot be written so that it can be read again. To be
// called before the tournament is played.
[[nodiscard]] std::optional<Error> refuse_size(const generator::Settings& settings, OutputFormat target);
// InvalidInput: the format cannot hold a list of tie-breaks.
[[nodiscard]] std::optional<Error> refuse_list(const RankList& list, OutputFormat target);

// Returns the number of players with a rating.
[[nodiscard]] int count_rated(const Tournament& tournament) noexcept;

}  // namespace bloesem::service
