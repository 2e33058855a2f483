// This program's own checklist, for arbiters: the players by score group with the facts that decide their
// pairing, the new pairing, and the reasons for floats.
#pragma once

#include <string>
#include <vector>

#include "bloesem/article_names.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "criteria/player_facts.hpp"
#include "engine/checklist.hpp"
#include "trf/editor.hpp"

namespace bloesem::render {

// Return "mild White" or "none", and "down", "up" or "-".
[[nodiscard]] std::string preference_words(const criteria::ColourPreference& preference);
[[nodiscard]] std::string float_word(criteria::Float past);

// Returns the reason why a player had to leave the bracket: "3 players, an odd number".
[[nodiscard]] std::string float_reason(const Downfloat& way, const BracketRecord& bracket,
                                       const ArticleNames& articles);

// Returns what even the best pairing of the bracket cannot avoid, in order of priority: "C.6 1.0, C.10 1".
[[nodiscard]] std::string costs_of(const BracketRecord& bracket, const ArticleNames& articles);

// `checklist` must be that of `pairing`; `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::string format_checklist(const Tournament& tournament, const Checklist& checklist,
                                           const RoundPairing& pairing, Edition edition,
                                           const std::vector<trf::ByeRequest>& announced);

}  // namespace bloesem::render
