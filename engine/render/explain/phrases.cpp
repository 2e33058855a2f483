#include "engine/render/explain/phrases.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace bloesem::render {

namespace {

using explain::Statement;

// clang-format off: one row, one line
constexpr auto every_phrase = std::to_array<Phrase>({
    // The round as a whole.
    {Statement::RoundHasBye, "round-has-bye",
     "In round {round}, {boards|# board is|# boards are} paired by the rules, and {player} receives the "
     "pairing-allocated bye."},
    {Statement::RoundHasNoBye, "round-has-no-bye",
     "In round {round}, {boards|# board is|# boards are} paired by the rules, and nobody receives the "
     "pairing-allocated bye."},
    {Statement::FloatDown, "float-down", "{players} {players|floats|float} down from the bracket of {score}."},
    {Statement::NobodyFloatsDown, "nobody-floats-down", "Nobody floats down in round {round}."},
    // Why: a player, a board, the bye, a bracket.
    // Why not: a pair.
    // The bye and the floaters, ranked.
    // What would have had to be different; what if; open results.
    // Rounds that cannot be paired, and rounds ahead.
    // Is it the only one?
});

// In alphabetical order.
constexpr auto every_term = std::to_array<Term>({
    {"absent", "not paired in this round"},
    {"all-pairs", "all pairs"},
    {"article", "article"},
    {"board", "board"},
    {"bracket", "bracket"},
    {"bye", "bye"},
    {"colours", "both must have the same colour"},
    {"completion", "the bracket would have other players"},
    {"downfloaters", "downfloaters"},
    {"forbidden", "forbidden by the arbiter"},
    {"impossible", "no legal round has the pair"},
    {"met", "they have met"},
    {"moved-down", "MDPs"},
    {"order", "equal in all criteria, but generated later"},
    {"pair", "pair"},
    {"pairs", "pairs"},
    {"player", "player"},
    {"plays", "they play"},
    {"residents", "residents"},
    {"round", "round"},
    {"score", "score"},
    {"sign", "sign"},
    {"table", "table"},
    {"what-decides", "what decides"},
    {"whole-picture", "whole"},
});
// clang-format on

}  // namespace

std::span<const Phrase> phrases() { return every_phrase; }
std::span<const Term> terms() { return every_term; }

const Phrase& phrase_of(Statement statement) {
  const auto row = static_cast<std::size_t>(statement);
  assert(row < every_phrase.size() && every_phrase[row].statement == statement);
  return every_phrase[row];
}

}  // namespace bloesem::render
