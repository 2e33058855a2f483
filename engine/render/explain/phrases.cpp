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
    {Statement::NoOpponentLeft, "no-opponent-left",
     "{player} has no legal opponent left, so round {round} cannot be paired."},
    {Statement::NoOpponentNorBye, "no-opponent-nor-bye",
     "{player} has no legal opponent left and must not receive the bye, so round {round} cannot be paired."},
    {Statement::OneWithoutOpponent, "one-without-opponent",
     "Round {round} cannot be paired: of {players}, one always remains without a legal opponent."},
    {Statement::OneWithoutOpponentOrBye, "one-without-opponent-or-bye",
     "Round {round} cannot be paired: of {players}, one always remains with neither a legal opponent nor the bye."},
    {Statement::NothingToLift, "nothing-to-lift",
     "No restriction of the arbiter keeps apart players who could otherwise meet in round {round}, so there is none "
     "to lift."},
    {Statement::LiftingDoesNotHelp, "lifting-does-not-help",
     "Round {round} cannot be paired with all these players even if every restriction of the arbiter is lifted."},
    {Statement::LiftingHelps, "lifting-helps",
     "Round {round} can be paired once {count|# forbidden pair is|# forbidden pairs are} allowed, but not before: "
     "to allow {pairs} is enough."},
    {Statement::AbsencesHelp, "absences-help",
     "With every restriction in force, round {round} can be paired once {count|# player is|# players are} absent, "
     "but not before: the absence of {players} is enough."},
    {Statement::BothHelp, "both-help",
     "Round {round} can be paired with fewer changes if two things are done: to allow {pairs}, and to leave out "
     "{players}."},
    {Statement::MetStayApart, "met-stay-apart",
     "Players who have met stay apart ({met}): only the arbiter's own restrictions can be lifted."},
    {Statement::MetAndColoursStayApart, "met-and-colours-stay-apart",
     "Players who have met ({met}) or who need the same colour ({colours}) stay apart: only the arbiter's own "
     "restrictions can be lifted."},
    {Statement::AllRoundsCertain, "all-rounds-certain",
     "Whatever the results, {count|the # remaining round|all # remaining rounds} can be paired, from round {first} to "
     "round {last}, if the same {players|# player|# players} take part and every game is played."},
    {Statement::SomeRoundsCertain, "some-rounds-certain",
     "Whatever the results, at least {count|# round|# rounds} can be paired, from round {first} to round {last}, if "
     "the same {players|# player|# players} take part and every game is played."},
    {Statement::DecidedByCounting, "decided-by-counting",
     "In round {round}, no player will be barred from more than {barred|# opponent|# opponents}, and no more than "
     "{needing|# player|# players} will need the same colour: among {players|# player|# players}, that is enough for a "
     "complete pairing."},
    {Statement::DecidedBySearch, "decided-by-search",
     "In round {round}, no two groups with {count|# player|# players} together will be barred from each other "
     "entirely, and no more than {needing|# player|# players} will need the same colour: among "
     "{players|# player|# players}, that is enough for a complete pairing."},
    {Statement::NextImpossibleForOne, "next-impossible-for-one",
     "Round {round} cannot be paired, whatever the results before it: {player} will have neither a legal opponent nor "
     "the bye."},
    {Statement::NextImpossibleForOneOf, "next-impossible-for-one-of",
     "Round {round} cannot be paired, whatever the results before it: of {players}, one will have neither a legal "
     "opponent nor the bye."},
    {Statement::LastNeedsTopscorers, "last-needs-topscorers",
     "Round {round}, the last, can be paired only if enough of the players who then need the same colour ({colours}) "
     "are topscorers, which the results decide."},
    {Statement::BarredFromTooMany, "barred-from-too-many",
     "Round {round} is not certain: by then {player} may be barred from up to {count|# opponent|# opponents}, and "
     "among {players|# player|# players} that is too many for a proof that everybody can be paired."},
    {Statement::TooManyNeedOneColour, "too-many-need-one-colour",
     "Round {round} is not certain: by then up to {count|# player|# players} of {players} may need the same colour."},
    {Statement::NobodyForTheBye, "nobody-for-the-bye",
     "Round {round} is not certain: by then there may be nobody left who may receive the bye."},
    {Statement::OpponentsRunOut, "opponents-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then {player} will have met "
     "everybody whom they are allowed to meet."},
    {Statement::OpponentsAndByeRunOut, "opponents-and-bye-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then {player} will have met "
     "everybody whom they are allowed to meet, and had the bye."},
    {Statement::ByesRunOut, "byes-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then everybody will be barred from "
     "the bye."},
    // Is it the only one?
});

// In alphabetical order.
constexpr auto every_term = std::to_array<Term>({
    {"absent", "not paired in this round"},
    {"all-pairs", "all pairs"},
    {"article", "article"},
    {"barred", "most opponents barred"},
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
    {"needing", "most in need of one colour"},
    {"order", "equal in all criteria, but generated later"},
    {"pair", "pair"},
    {"pairs", "pairs"},
    {"player", "player"},
    {"players", "players"},
    {"plays", "they play"},
    {"residents", "residents"},
    {"round", "round"},
    {"score", "score"},
    {"sign", "sign"},
    {"table", "table"},
    {"what-decides", "what decides"},
    {"whole-picture", "whole"},
    {"without-bye", "barred from the bye"},
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
