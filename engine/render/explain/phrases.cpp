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
    {Statement::FloatDown, "float-down",
     "{players} {players|floats|float} down from the bracket of {score} in round {round}."},
    {Statement::FloatUp, "float-up",
     "{players} {players|floats|float} up into the bracket of {score} in round {round}."},
    {Statement::NobodyFloatsDown, "nobody-floats-down", "Nobody floats down in round {round}."},
    {Statement::NobodyFloatsUp, "nobody-floats-up", "Nobody floats up in round {round}."},
    {Statement::TableHasAll, "table-has-all",
     "In round {round}, the table of the event has {boards|# board|# boards}, and everybody has an opponent."},
    {Statement::TableLeavesOne, "table-leaves-one",
     "In round {round}, the table of the event has {boards|# board|# boards}, and leaves {player} without an "
     "opponent."},
    // The judge: a proposed round.
    {Statement::ProposalCorrect, "proposal-correct",
     "The proposed round {round} is the round that the rules give."},
    {Statement::ProposalImpossible, "proposal-impossible",
     "Round {round} has no valid pairing: {players} cannot all be paired."},
    {Statement::ProposalHasStranger, "proposal-has-stranger",
     "The proposed round {round} breaks {article}: there is somebody in it who is not in the "
     "tournament."},
    {Statement::ProposalPairsBye, "proposal-pairs-bye",
     "The proposed round {round} breaks {article}: {player} has been given the bye of this round "
     "already."},
    {Statement::ProposalPairsAbsent, "proposal-pairs-absent",
     "The proposed round {round} breaks {article}: {player} is not to be paired in it."},
    {Statement::ProposalRepeats, "proposal-repeats",
     "The proposed round {round} breaks {article}: {player} is paired {number} times."},
    {Statement::ProposalPairsAlone, "proposal-pairs-alone",
     "The proposed round {round} breaks {article}: {player} is paired with themselves."},
    {Statement::ProposalLeavesOut, "proposal-leaves-out",
     "The proposed round {round} breaks {article}: {player} has neither an opponent nor the bye."},
    {Statement::ProposalLacksBye, "proposal-lacks-bye",
     "The proposed round {round} breaks {article}: nobody has the bye, though the number of players, "
     "{number}, is odd."},
    {Statement::ProposalNeedsNoBye, "proposal-needs-no-bye",
     "The proposed round {round} breaks {article}: {player} has the bye, though the number of players,"
     " {number}, is even."},
    {Statement::ProposalHasByes, "proposal-has-byes",
     "The proposed round {round} breaks {article}: {players} have the bye, which is for one player at "
     "most."},
    {Statement::ProposalMetBefore, "proposal-met-before",
     "The proposed round {round} breaks {article}: {player} and {opponent} met in round {number}."},
    {Statement::ProposalForbidden, "proposal-forbidden",
     "The proposed round {round} breaks {article}: {player} and {opponent} must not meet, as a "
     "restriction of the tournament keeps them apart."},
    {Statement::ProposalColoursClash, "proposal-colours-clash",
     "The proposed round {round} breaks {article}: {player} and {opponent} both must have {colour}."},
    {Statement::ProposalColoursApart, "proposal-colours-apart",
     "The proposed round {round} breaks {article}: the colours that {player} and {opponent} have had "
     "keep them apart."},
    {Statement::ProposalRepeatsColour, "proposal-repeats-colour",
     "The proposed round {round} breaks {article}: {player} would have {colour} a third time in a row."},
    {Statement::ProposalOneColour, "proposal-one-colour",
     "The proposed round {round} breaks {article}: {player} would have {colour} three times more than "
     "the other colour."},
    {Statement::ProposalBarredBye, "proposal-barred-bye",
     "The proposed round {round} breaks {article}: {player} must not receive the bye, because of round"
     " {number}."},
    {Statement::ProposalNotInTable, "proposal-not-in-table",
     "The proposed round {round} breaks {article}: the table does not have {player} and {opponent} "
     "meet in it."},
    {Statement::ProposalLacksPair, "proposal-lacks-pair",
     "The proposed round {round} breaks {article}: the table has {player} and {opponent} meet in it, "
     "and they do not."},
    {Statement::ProposalNotFree, "proposal-not-free",
     "The proposed round {round} breaks {article}: the table does not leave {player} without an "
     "opponent in it."},
    {Statement::ProposalOtherBye, "proposal-other-bye",
     "In round {round}, the first difference is that {bye} receives the bye: {article}, which comes before all "
     "brackets, is {value} in the proposal and {instead} by the rules."},
    {Statement::ProposalPairs, "proposal-pairs",
     "In round {round}, the bracket of {score} is the first that differs: the rules pair {system}, and "
     "{system_floaters} {system_floaters|floats|float} down; the proposal pairs {proposal}, and {floaters} "
     "{floaters|floats|float} down."},
    {Statement::ProposalPairsGroup, "proposal-pairs-group",
     "In round {round}, the bracket of {score} is the first that differs: the rules pair {system}; the "
     "proposal "
     "pairs {proposal}."},
    {Statement::ProposalWorse, "proposal-worse",
     "In the bracket of {score} of round {round}, {article} ({meaning}) is {value} in the proposal and "
     "{instead} by the rules."},
    {Statement::ProposalWorseInList, "proposal-worse-in-list",
     "In the bracket of {score} of round {round}, {article} ({meaning}) is worse in the proposal: at place "
     "{place} of the list it has {value}, where the rules have {instead}."},
    {Statement::ProposalWorseBye, "proposal-worse-bye",
     "In the bracket of {score} of round {round}, the proposal leaves {article} ({meaning}) at {value} at "
     "best, "
     "where the rules have {instead}."},
    {Statement::ProposalLater, "proposal-later",
     "In the bracket of {score} of round {round}, the proposal is equal in all criteria, but {article} "
     "generates it later."},
    {Statement::ProposalTakesBye, "proposal-takes-bye",
     "In round {round}, the first step of the system to differ is the bye: {bye} would receive it instead of "
     "{instead}."},
    {Statement::ProposalWalkDiffers, "proposal-walk-differs",
     "In round {round}, the first step of the system to differ is in the bracket of {score}: {one} would play "
     "{instead} instead of {system}."},
    {Statement::ProposalNotTaken, "proposal-not-taken",
     "In round {round}, the first step of the system to differ is that {one} would play {instead} instead of "
     "{system}."},
    {Statement::ProposalColours, "proposal-colours",
     "In round {round}, {white} has White against {black} by {article}, not Black as proposed."},
    // Why: a player, a board, the bye, a bracket.
    {Statement::AloneInScoreGroup, "alone-in-score-group",
     "{player} is alone in the score group of {score} in round {round}."},
    {Statement::InScoreGroup, "in-score-group",
     "In round {round}, {player} is in the score group of {score}, with {count|# other player|# other "
     "players}."},
    {Statement::HasScore, "has-score", "{player} has a score of {score} when round {round} is paired."},
    {Statement::RoundIsOfTable, "round-is-of-table",
     "The pairs of round {round} come from a table that was fixed before the event: no result changes them."},
    {Statement::FloatOrImpossible, "float-or-impossible",
     "{player} floats down from the bracket of {score}: no legal pairing of round {round} has them play "
     "anybody in it."},
    {Statement::FloatOrCompletion, "float-or-completion",
     "{player} floats down from the bracket of {score}: had they played somebody in it, the bracket of "
     "{where} would have had other players, so that round {round} can be completed ({article})."},
    {Statement::FloatOrCriterion, "float-or-criterion",
     "{player} floats down from the bracket of {score}: had they played somebody in it, {article} "
     "({meaning}) would have been {value} instead of {instead} in the bracket of {where} of round {round}."},
    {Statement::FloatOrOrder, "float-or-order",
     "{player} floats down from the bracket of {score}: had they played somebody in it, all criteria would "
     "have been equal in the bracket of {where} of round {round}, but its pairing would have been generated "
     "later."},
    {Statement::FloatOrOtherBye, "float-or-other-bye",
     "{player} floats down from the bracket of {score}: had they played somebody in it, another player would "
     "have received the bye of round {round}, and {article} ({meaning}) would have been {value} instead of "
     "{instead}."},
    {Statement::FloatOrLaterBye, "float-or-later-bye",
     "{player} floats down from the bracket of {score}: had they played somebody in it, another player would "
     "have received the bye of round {round}, who is equal in all criteria but comes later in the order."},
    {Statement::FloatsDown, "floats-down",
     "{player} floats down from the bracket of {score} of round {round}."},
    {Statement::FloatsUp, "floats-up", "{player} floats up into the bracket of {score} of round {round}."},
    {Statement::FloatInstead, "float-instead",
     "Had {player} played somebody in the bracket of {score} of round {round}, {players} would have floated "
     "down from it instead."},
    {Statement::TakenByMovedDown, "taken-by-moved-down",
     "In the bracket of {score} of round {round}, {player} is paired with an MDP, and so is not in the "
     "remainder."},
    {Statement::NobodyOffered, "nobody-offered",
     "In the bracket of {score} of round {round}, {player} is {role}, with nobody opposite."},
    {Statement::OfferedPlays, "offered-plays",
     "In the bracket of {score} of round {round}, {player} is {role} and plays {opponent}, whom the order "
     "offers first."},
    {Statement::OfferedMet, "offered-met",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but the two met in round {of} ({article})."},
    {Statement::OfferedColours, "offered-colours",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but both must have the same colour ({article})."},
    {Statement::OfferedForbidden, "offered-forbidden",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but the arbiter forbids the pair."},
    {Statement::OfferedImpossible, "offered-impossible",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but no legal round has the pair."},
    {Statement::OfferedCompletion, "offered-completion",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but with that pair the bracket of {where} would have had other players, so that the round can be "
     "completed ({article})."},
    {Statement::OfferedCriterion, "offered-criterion",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but with that pair {article} ({meaning}) would have been {value} instead of {instead} in the bracket "
     "of {where}."},
    {Statement::OfferedOrder, "offered-order",
     "In the bracket of {score} of round {round}, {player} is {role}; the order first offers {opponent}, "
     "but the best pairing with that pair, though equal in all criteria, is generated later in the bracket "
     "of {where}."},
    {Statement::PlaysOnBoard, "plays-on-board",
     "{player} plays {opponent} on board {board} of round {round}, with {colour} by {article}."},
    {Statement::HasTheBye, "has-the-bye", "{player} receives the pairing-allocated bye of round {round}."},
    {Statement::TableLeaves, "table-leaves",
     "In round {round}, the table of the event leaves {player} without an opponent."},
    {Statement::MayHaveTheBye, "may-have-the-bye",
     "Of the {players|# player|# players} of round {round}, {count|# may|# may} receive the "
     "pairing-allocated bye by {article}."},
    {Statement::ByeOrImpossible, "bye-or-impossible",
     "No legal pairing of round {round} gives the pairing-allocated bye to anybody but {players}."},
    {Statement::ByeOrCompletion, "bye-or-completion",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, and the bracket "
     "of {where} would have had other players, so that the round can be completed ({article})."},
    {Statement::ByeOrCriterion, "bye-or-criterion",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, and {article} "
     "({meaning}) would have been {value} instead of {instead} in the bracket of {where}."},
    {Statement::ByeOrOrder, "bye-or-order",
     "Had the bye of round {round} been denied to {players}, {other} would have received it: all criteria "
     "would have been equal in the bracket of {where}, but its pairing would have been generated later."},
    {Statement::ByeOrOtherBye, "bye-or-other-bye",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, and {article} "
     "({meaning}) would have been {value} instead of {instead}."},
    {Statement::ByeOrLaterBye, "bye-or-later-bye",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, who is equal in "
     "all criteria but comes later in the order."},
    {Statement::BracketHasPlayers, "bracket-has-players",
     "The bracket of {score} of round {round} has {count|# resident|# residents}."},
    {Statement::BracketHasMovedDown, "bracket-has-moved-down",
     "{players} {players|is moved|are moved} down into the bracket of {score} of round {round}."},
    {Statement::BracketHasMovedUp, "bracket-has-moved-up",
     "{players} {players|is moved|are moved} up into the bracket of {score} of round {round}."},
    {Statement::BracketWasDiscarded, "bracket-was-discarded",
     "The bracket of {score} of round {round} was paired and then discarded, because the others could not "
     "be paired after it ({article}), and was paired again."},
    {Statement::BracketHasPairs, "bracket-has-pairs",
     "The bracket of {score} of round {round} gives {count|# pair|# pairs}."},
    {Statement::BracketLeavesOver, "bracket-leaves-over",
     "{players} {players|is|are} not paired in the bracket of {score} of round {round}."},
    {Statement::BracketExchanges, "bracket-exchanges",
     "In the bracket of {score} of round {round}, {count|# resident is|# residents are} exchanged between "
     "S1 and S2."},
    {Statement::FloatNextCompletion, "float-next-completion",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: the bracket of {where} would then have had other players, so that the round can be completed "
     "({article})."},
    {Statement::FloatNextCriterion, "float-next-criterion",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: {article} ({meaning}) would then have been {value} instead of {instead} in the bracket of "
     "{where}."},
    {Statement::FloatNextOrder, "float-next-order",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: all criteria would then have been equal in the bracket of {where}, but its pairing would have "
     "been generated later."},
    {Statement::FloatNextNobody, "float-next-nobody",
     "Were {players} {players|to stay|all to stay} in the bracket of {score} or above it, round {round} could "
     "not be paired."},
    {Statement::FloatersNotRanked, "floaters-not-ranked",
     "Other floaters from or into the bracket of {score} of round {round} are not ranked: that is done only "
     "under the Dutch rules of 2016 and later."},
    // Why not: a pair.
    {Statement::PairPlays, "pair-plays",
     "{player} and {opponent} play in round {round}: {white} has White against {black} on board {board}."},
    {Statement::PairNotPaired, "pair-not-paired",
     "{player} and {opponent} cannot meet in round {round}: the rules do not pair {players} in it."},
    {Statement::TakesNoPart, "takes-no-part", "{players} {players|takes|take} no part in round {round}."},
    {Statement::PairMetBefore, "pair-met-before",
     "{player} and {opponent} may not meet in round {round}: they met in round {met} ({article})."},
    {Statement::PairColoursClash, "pair-colours-clash",
     "{player} and {opponent} may not meet in round {round}: both must have {colour} ({article})."},
    {Statement::PairForbidden, "pair-forbidden",
     "{player} and {opponent} may not meet in round {round}: a restriction of the tournament keeps them "
     "apart."},
    {Statement::PairInNoRound, "pair-in-no-round",
     "{player} and {opponent} may meet, but no legal round {round} has this pair."},
    {Statement::PairLeavesOne, "pair-leaves-one",
     "If {player} met {opponent} in round {round}, {players} could not {players|be paired|all be paired}."},
    {Statement::PairLeavesOneOrBye, "pair-leaves-one-or-bye",
     "If {player} met {opponent} in round {round}, {players} could not {players|be paired or receive|all be "
     "paired or receive} the bye."},
    {Statement::PairOtherBracket, "pair-other-bracket",
     "If {player} met {opponent} in round {round}, all above the bracket of {score} would be equal, but to "
     "complete the round ({article}), that bracket would be formed otherwise: it would hold {instead}, "
     "where it now holds {players}."},
    {Statement::PairCosts, "pair-costs",
     "If {player} met {opponent} in round {round}, the first difference would be {article} ({meaning}) in "
     "the bracket of {score}: {value} instead of {instead}."},
    {Statement::PairCostsInList, "pair-costs-in-list",
     "If {player} met {opponent} in round {round}, the first difference would be {article} ({meaning}) in "
     "the bracket of {score}: at place {place} of the list {value} instead of {instead}."},
    {Statement::PairGeneratedLater, "pair-generated-later",
     "If {player} met {opponent} in round {round}, the bracket of {score} would be the first to differ: "
     "{instead} is equal in all criteria to {system}, but generated later by {article} ({meaning})."},
    {Statement::PairOrderDiffers, "pair-order-differs",
     "If {player} met {opponent} in round {round}, the bracket of {score} would be the first to differ: "
     "{instead} is equal in all criteria to {system}, but later in the order of the system."},
    {Statement::PairTakesOtherBye, "pair-takes-other-bye",
     "If {player} met {opponent} in round {round}, the first difference would be that {bye} receives the bye, "
     "which comes before all brackets: {article} ({meaning}) would be {value} instead of {instead}."},
    {Statement::PairTakesLaterBye, "pair-takes-later-bye",
     "If {player} met {opponent} in round {round}, the first difference would be that {bye} receives the bye, "
     "who is equal to {instead} in all criteria but comes later in the order."},
    {Statement::PairTakesBye, "pair-takes-bye",
     "If {player} met {opponent} in round {round}, the first step of the system to differ would be the bye: "
     "{bye} would receive it instead of {instead}."},
    {Statement::PairWalkDiffers, "pair-walk-differs",
     "If {player} met {opponent} in round {round}, the first step of the system to differ would be in the "
     "bracket of {score}: {one} would play {instead} instead of {system}."},
    {Statement::PairNotTaken, "pair-not-taken",
     "If {player} met {opponent} in round {round}, the first step of the system to differ would be that {one} "
     "plays {instead} instead of {system}."},
    {Statement::PairNotInTable, "pair-not-in-table",
     "{player} and {opponent} do not meet in round {round}: the table that was fixed before the event has "
     "{system} in it."},
    {Statement::PairMovesBoards, "pair-moves-boards",
     "If {player} met {opponent} in round {round}, {gone|# board|# boards} would go ({gone}), and {come|# "
     "board|# boards} would come ({come})."},
    {Statement::PairMovesBye, "pair-moves-bye",
     "If {player} met {opponent} in round {round}, {bye} would receive the bye instead of {instead}."},
    // What would have had to be different; what if; open results.
    {Statement::SupposeResult, "suppose-result",
     "Suppose the game between {player} and {opponent} in round {of} had ended {result}, not {instead}."},
    {Statement::SupposeMatch, "suppose-match",
     "Suppose the match between {player} and {opponent} in round {of} had ended {result}, not {instead}."},
    {Statement::SupposeOpenEnds, "suppose-open-ends",
     "Suppose the open game between {player} and {opponent} in round {of} ended {result}."},
    {Statement::SupposeAbsent, "suppose-absent", "Suppose {player} did not take part in round {round}."},
    {Statement::SupposeWithdrawn, "suppose-withdrawn", "Suppose {player} had withdrawn before round {round}."},
    {Statement::SupposeForbidden, "suppose-forbidden",
     "Suppose {player} and {opponent} were forbidden to meet in round {round}."},
    {Statement::SupposeAllowed, "suppose-allowed",
     "Suppose {player} and {opponent} were no longer forbidden to meet in round {round}."},
    {Statement::WouldHaveScore, "would-have-score",
     "With {changes|the change|the # changes}, {player} would have {score} instead of {instead} when round "
     "{round} is paired."},
    {Statement::WouldHaveOtherFloats, "would-have-other-floats",
     "With {changes|the change|the # changes}, {players} would have other floats from the last two rounds "
     "before round {round}."},
    {Statement::WouldPreferOtherColours, "would-prefer-other-colours",
     "With {changes|the change|the # changes}, {players} would have another colour preference in round "
     "{round}."},
    {Statement::WouldHaveOtherByeRight, "would-have-other-bye-right",
     "With {changes|the change|the # changes}, whether {players} may receive the bye of round {round} would "
     "be decided otherwise."},
    {Statement::FirstBracketDiffers, "first-bracket-differs",
     "With {changes|the change|the # changes}, {above|the highest bracket|the # highest brackets} of round "
     "{round} would stay the same, and the bracket of {score} would be the first to differ."},
    {Statement::HighestBracketDiffers, "highest-bracket-differs",
     "With {changes|the change|the # changes}, the highest bracket of round {round}, that of {score}, would "
     "already differ."},
    {Statement::WouldJoinBracket, "would-join-bracket",
     "With {changes|the change|the # changes}, {players} would be in the bracket of {score} in round "
     "{round}, where they are not without."},
    {Statement::WouldLeaveBracket, "would-leave-bracket",
     "With {changes|the change|the # changes}, {players} would not be in the bracket of {score} in round "
     "{round}, where they are without."},
    {Statement::CriterionWouldBe, "criterion-would-be",
     "With {changes|the change|the # changes}, the first criterion with another value in the bracket of "
     "{score} in round {round} would be {article} ({meaning}): {value} instead of {instead}."},
    {Statement::OnlyPairsWouldDiffer, "only-pairs-would-differ",
     "With {changes|the change|the # changes}, the bracket of {score} in round {round} would have the same "
     "players and the same values in all criteria, but other pairs or downfloaters."},
    {Statement::WouldFloatDown, "would-float-down",
     "With {changes|the change|the # changes}, {players} would float down in round {round}, which they do "
     "not without."},
    {Statement::WouldNotFloatDown, "would-not-float-down",
     "With {changes|the change|the # changes}, {players} would not float down in round {round}, which they "
     "do without."},
    {Statement::ByeWouldMove, "bye-would-move",
     "With {changes|the change|the # changes}, {player} would receive the bye of round {round} instead of "
     "{instead}."},
    {Statement::ByeWouldCome, "bye-would-come",
     "With {changes|the change|the # changes}, {player} would receive a bye in round {round}, which nobody "
     "does without."},
    {Statement::ByeWouldGo, "bye-would-go",
     "With {changes|the change|the # changes}, nobody would receive the bye of round {round}, which "
     "{player} does without."},
    {Statement::OpponentWouldBe, "opponent-would-be",
     "With {changes|the change|the # changes}, {player} would play {opponent} in round {round} instead of "
     "{instead}."},
    {Statement::PairsWouldDiffer, "pairs-would-differ",
     "With {changes|the change|the # changes}, {gone|# pair|# pairs} of round {round} would not meet, and "
     "{come|# other pair|# other pairs} would."},
    {Statement::ColoursWouldDiffer, "colours-would-differ",
     "With {changes|the change|the # changes}, {pairs|the pair|the pairs} {pairs} would meet in round "
     "{round} with colours reversed."},
    {Statement::RoundWouldStay, "round-would-stay",
     "With {changes|the change|the # changes}, round {round} would have the same boards, the same colours "
     "and the same bye."},
    {Statement::RoundWouldFail, "round-would-fail",
     "With {changes|the change|the # changes}, round {round} could not be paired."},
    {Statement::RoundWouldSucceed, "round-would-succeed",
     "With {changes|the change|the # changes}, round {round} could be paired, which it cannot without."},
    {Statement::RoundWouldFailEither, "round-would-fail-either",
     "Round {round} cannot be paired, neither with {changes|the change|the # changes} nor without."},
    {Statement::PairHolds, "pair-holds", "{player} and {opponent} play each other in round {round} as it is."},
    {Statement::ByeHolds, "bye-holds", "{player} receives the bye of round {round} as it is."},
    {Statement::PairHasMet, "pair-has-met",
     "{player} and {opponent} met in round {met}: no other result, absence or restriction would make them "
     "play each other in round {round}."},
    {Statement::PairByResult, "pair-by-result",
     "{player} and {opponent} would play each other in round {round} if the game between {one} and {other} "
     "in round {of} had ended {result}, not {instead}."},
    {Statement::PairByOpenResult, "pair-by-open-result",
     "{player} and {opponent} would play each other in round {round} if the open game between {one} and "
     "{other} in round {of} ended {result}."},
    {Statement::PairByAbsence, "pair-by-absence",
     "{player} and {opponent} would play each other in round {round} if {absent} did not take part in it."},
    {Statement::PairByForbidding, "pair-by-forbidding",
     "{player} and {opponent} would play each other in round {round} if {one} and {other} were forbidden to "
     "meet in it."},
    {Statement::PairByAllowing, "pair-by-allowing",
     "{player} and {opponent} would play each other in round {round} if {one} and {other} were no longer "
     "forbidden to meet in it."},
    {Statement::PairByTwoResults, "pair-by-two-results",
     "{player} and {opponent} would play each other in round {round} if two games of round {of} had ended "
     "otherwise: that between {one} and {other} {result}, not {instead}, and that between {third} and "
     "{fourth} {second_result}, not {second_instead}."},
    {Statement::PairByNothing, "pair-by-nothing",
     "No change that was tried makes {player} and {opponent} play each other in round {round}."},
    {Statement::ByeByResult, "bye-by-result",
     "{player} would receive the bye of round {round} if the game between {one} and {other} in round {of} "
     "had ended {result}, not {instead}."},
    {Statement::ByeByOpenResult, "bye-by-open-result",
     "{player} would receive the bye of round {round} if the open game between {one} and {other} in round "
     "{of} ended {result}."},
    {Statement::ByeByAbsence, "bye-by-absence",
     "{player} would receive the bye of round {round} if {absent} did not take part in it."},
    {Statement::ByeByForbidding, "bye-by-forbidding",
     "{player} would receive the bye of round {round} if {one} and {other} were forbidden to meet in it."},
    {Statement::ByeByAllowing, "bye-by-allowing",
     "{player} would receive the bye of round {round} if {one} and {other} were no longer forbidden to meet "
     "in it."},
    {Statement::ByeByTwoResults, "bye-by-two-results",
     "{player} would receive the bye of round {round} if two games of round {of} had ended otherwise: that "
     "between {one} and {other} {result}, not {instead}, and that between {third} and {fourth} "
     "{second_result}, not {second_instead}."},
    {Statement::ByeByNothing, "bye-by-nothing",
     "No change that was tried gives {player} the bye of round {round}."},
    {Statement::SingleChangesTried, "single-changes-tried",
     "Every single change before round {round} was tried: {last|# other result|# other results} of the "
     "round before it, {earlier|# other result|# other results} of earlier rounds, {absences|# absence|# "
     "absences}, {forbidden|# pair|# pairs} forbidden and {allowed|# pair|# pairs} allowed."},
    {Statement::SingleChangesUntried, "single-changes-untried",
     "The search ended after {searched} of {count|# single change|# single changes} before round {round}."},
    {Statement::TwoResultsTried, "two-results-tried",
     "As no single change is enough, {count|# way|all # ways} to change two results of round {of} "
     "{count|was|were} tried."},
    {Statement::TwoResultsUntried, "two-results-untried",
     "The search ended after {searched} of {count|# way|# ways} to change two results of round {of}."},
    {Statement::OpenGamesTried, "open-games-tried",
     "{games|# game|# games} before round {round} {games|has|have} no result, and round {round} was paired "
     "with each of the {sets|# set|# sets} of results."},
    {Statement::OpenGamesUntried, "open-games-untried",
     "{games|# game|# games} before round {round} {games|has|have} no result, and round {round} was paired "
     "with {sets|# set|# sets} of results, not with all."},
    {Statement::SetsWithoutRound, "sets-without-round",
     "With {count|# set|# sets} of the {sets|# set|# sets} of results tried, round {round} cannot be "
     "paired."},
    {Statement::BoardCertain, "board-certain",
     "{white} plays White against {black} in round {round} whatever the open games bring: each of the "
     "{sets|# set|# sets} of results has this board."},
    {Statement::PairCertain, "pair-certain",
     "{player} and {opponent} play each other in round {round} whatever the open games bring, which decide "
     "only the colours: each of the {sets|# set|# sets} of results has this pair."},
    {Statement::PairNotCertain, "pair-not-certain",
     "{player} and {opponent} play each other in round {round} if the open game between {one} and {other} "
     "ends {with}, but not if it ends {without}."},
    {Statement::PairNotCertainBeside, "pair-not-certain-beside",
     "{player} and {opponent} play each other in round {round} if the open game between {one} and {other} "
     "ends {with}, but not if it ends {without}, where the other open games end {rest}."},
    {Statement::PairNever, "pair-never",
     "{player} and {opponent} do not play each other in round {round} whatever the open games bring: none "
     "of the {sets|# set|# sets} of results has this pair."},
    {Statement::PairUndecided, "pair-undecided",
     "Whether {player} and {opponent} play each other in round {round} is undecided: {met} of the {sets|# "
     "set|# sets} of results that were tried have this pair."},
    {Statement::ByeCertain, "bye-certain",
     "{player} receives the bye of round {round} whatever the open games bring: it is so with each of the "
     "{sets|# set|# sets} of results."},
    {Statement::ByeNotCertain, "bye-not-certain",
     "{player} receives the bye of round {round} if the open game between {one} and {other} ends {with}, "
     "but not if it ends {without}."},
    {Statement::ByeNotCertainBeside, "bye-not-certain-beside",
     "{player} receives the bye of round {round} if the open game between {one} and {other} ends {with}, "
     "but not if it ends {without}, where the other open games end {rest}."},
    {Statement::ByeNever, "bye-never",
     "{player} does not receive the bye of round {round} whatever the open games bring: it is so with each "
     "of the {sets|# set|# sets} of results."},
    {Statement::ByeUndecided, "bye-undecided",
     "Whether {player} receives the bye of round {round} is undecided: it is so with {met} of the {sets|# "
     "set|# sets} of results that were tried."},
    // Rounds that cannot be paired, and rounds ahead.
    {Statement::NoOpponentLeft, "no-opponent-left",
     "{player} has no legal opponent left, so round {round} cannot be paired."},
    {Statement::NoOpponentNorBye, "no-opponent-nor-bye",
     "{player} has no legal opponent left and must not receive the bye, so round {round} cannot be paired."},
    {Statement::OneWithoutOpponent, "one-without-opponent",
     "Round {round} cannot be paired: of {players}, one always remains without a legal opponent."},
    {Statement::OneWithoutOpponentOrBye, "one-without-opponent-or-bye",
     "Round {round} cannot be paired: of {players}, one always remains with neither a legal opponent nor "
     "the bye."},
    {Statement::NothingToLift, "nothing-to-lift",
     "No restriction of the arbiter keeps apart players who could otherwise meet in round {round}, so there "
     "is none to lift."},
    {Statement::LiftingDoesNotHelp, "lifting-does-not-help",
     "Round {round} cannot be paired with all these players even if every restriction of the arbiter is "
     "lifted."},
    {Statement::LiftingHelps, "lifting-helps",
     "Round {round} can be paired once {count|# forbidden pair is|# forbidden pairs are} allowed, but not "
     "before: to allow {pairs} is enough."},
    {Statement::AbsencesHelp, "absences-help",
     "With every restriction in force, round {round} can be paired once {count|# player is|# players are} "
     "absent, but not before: the absence of {players} is enough."},
    {Statement::BothHelp, "both-help",
     "Round {round} can be paired with fewer changes if two things are done: to allow {pairs}, and to leave "
     "out {players}."},
    {Statement::RepairsUnknown, "repairs-unknown",
     "In {system} the smallest changes that would help are not known: it decides by rules of its own whether a "
     "round can be paired."},
    {Statement::RepairsOfFewOnly, "repairs-of-few-only",
     "The smallest changes that would help are looked for in rounds of at most {players|# player|# players}."},
    {Statement::MetStayApart, "met-stay-apart",
     "Players who have met stay apart ({met}): only the arbiter's own restrictions can be lifted."},
    {Statement::MetAndColoursStayApart, "met-and-colours-stay-apart",
     "Players who have met ({met}) or who need the same colour ({colours}) stay apart: only the arbiter's "
     "own restrictions can be lifted."},
    {Statement::AllRoundsCertain, "all-rounds-certain",
     "Whatever the results, {count|the # remaining round|all # remaining rounds} can be paired, up to round "
     "{last}, if the same {players|# player|# players} take part and every game is played."},
    {Statement::SomeRoundsCertain, "some-rounds-certain",
     "Whatever the results, at least {count|# round|# rounds} can be paired, up to round {last}, if the "
     "same {players|# player|# players} take part and every game is played."},
    {Statement::DecidedByCounting, "decided-by-counting",
     "In round {round}, no player will be barred from more than {barred|# opponent|# opponents}, and no "
     "more than {needing|# player|# players} will need the same colour: among {players|# player|# players}, "
     "that is enough for a complete pairing."},
    {Statement::DecidedBySearch, "decided-by-search",
     "In round {round}, no two groups with {count|# player|# players} together will be barred from each "
     "other entirely, and no more than {needing|# player|# players} will need the same colour: among "
     "{players|# player|# players}, that is enough for a complete pairing."},
    {Statement::NextImpossibleForOne, "next-impossible-for-one",
     "Round {round} cannot be paired, whatever the results before it: {player} will have neither a legal "
     "opponent nor the bye."},
    {Statement::NextImpossibleForOneOf, "next-impossible-for-one-of",
     "Round {round} cannot be paired, whatever the results before it: of {players}, one will have neither a "
     "legal opponent nor the bye."},
    {Statement::LastNeedsTopscorers, "last-needs-topscorers",
     "Round {round}, the last, can be paired only if enough of the players who then need the same colour "
     "({colours}) are topscorers, which the results decide."},
    {Statement::BarredFromTooMany, "barred-from-too-many",
     "Round {round} is not certain: by then {player} may be barred from up to {count|# opponent|# "
     "opponents}, and among {players|# player|# players} that is too many for a proof that everybody can be "
     "paired."},
    {Statement::TooManyNeedOneColour, "too-many-need-one-colour",
     "Round {round} is not certain: by then up to {count|# player|# players} of {players} may need the same "
     "colour."},
    {Statement::NobodyForTheBye, "nobody-for-the-bye",
     "Round {round} is not certain: by then there may be nobody left who may receive the bye."},
    {Statement::OpponentsRunOut, "opponents-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then {player} will have "
     "met everybody whom they are allowed to meet."},
    {Statement::OpponentsAndByeRunOut, "opponents-and-bye-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then {player} will have "
     "met everybody whom they are allowed to meet, and had the bye."},
    {Statement::ByesRunOut, "byes-run-out",
     "No more than {count|# round|# rounds} can be paired, up to round {last}: by then everybody will be "
     "barred from the bye."},
    // Is it the only one?
    {Statement::RoundOnlyOne, "round-only-one",
     "The pairing of round {round} is the only one with these criteria: given the pairs above it, no bracket "
     "has another pairing that is equal in all of them."},
    {Statement::RoundOtherwise, "round-otherwise",
     "{count} of {boards|# board|# boards} of round {round} could be otherwise at equal criteria, given the "
     "pairs in the brackets above; the order of generation chose."},
    {Statement::BracketOnlyOne, "bracket-only-one",
     "The pairing of the bracket of {score} of round {round}, with {count|# pair|# pairs}, is the only one "
     "with these criteria, given the pairs above it."},
    {Statement::BracketNoBoards, "bracket-no-boards",
     "The bracket of {score} of round {round} gives no pair, and no other pairing of it is equal in all "
     "criteria."},
    {Statement::BracketOtherwise, "bracket-otherwise",
     "In the bracket of {score} of round {round}, {count} of {boards|# pair|# pairs} could be otherwise at "
     "equal criteria, given the pairs above it; the order of generation chose."},
    {Statement::BoardOtherwise, "board-otherwise",
     "{player} and {opponent}, board {board} of round {round}, did not have to meet: with {come} instead of "
     "{gone}, all criteria of the bracket of {score} would have been equal, and the rest could have been "
     "completed."},
    {Statement::BoardOtherwiseFloat, "board-otherwise-float",
     "{player} and {opponent}, board {board} of round {round}, did not have to meet: with {come} instead of "
     "{gone}, and with {floaters} floating down instead of {instead}, all criteria of the bracket of {score} "
     "would have been equal, and the rest could have been completed."},
    {Statement::BoardOtherwiseBye, "board-otherwise-bye",
     "{player} and {opponent}, board {board} of round {round}, did not have to meet: with {come} instead of "
     "{gone}, and with the bye for {bye} instead of {instead}, all criteria of the bracket of {score} would "
     "have been equal."},
});

// In alphabetical order.
constexpr auto every_term = std::to_array<Term>({
    {"absence", "one player absent"},
    {"absent", "absent"},
    {"after", "after"},
    {"all-pairs", "all pairs"},
    {"allowed", "allowed"},
    {"allowing", "one pair allowed"},
    {"article", "article"},
    {"as-paired", "as paired"},
    {"barred", "most opponents barred"},
    {"before", "before"},
    {"board", "board"},
    {"boards", "boards"},
    {"bracket", "bracket"},
    {"bye", "bye"},
    {"bye-instead", "bye instead"},
    {"certain", "certain"},
    {"certainty", "how certain"},
    {"changes", "changes"},
    {"count", "number"},
    {"criterion", "criterion"},
    {"criterion-bye-score", "score of the player with the bye"},
    {"criterion-bye-unplayed-games", "games that the player with the bye has not played"},
    {"criterion-bye-unplayed-matches", "matches that the player with the bye has not played"},
    {"criterion-bye-unplayed-rounds", "rounds without a game of the player with the bye"},
    {"criterion-changed-choices", "choices that had to be another one so that all players can be paired"},
    {"criterion-colour-difference", "pairs of topscorers that leave a colour difference beyond two"},
    {"criterion-colour-due", "pairs of players who are due the same colour"},
    {"criterion-colour-not-due", "other pairs in which somebody does not get the colour due"},
    {"criterion-colour-preference", "players who do not get their colour preference"},
    {"criterion-colour-preference-of-teams", "teams that do not get their colour preference"},
    {"criterion-colour-repeated", "pairs of topscorers in which a player gets one colour three times in a row"},
    {"criterion-colour-second-extra", "pairs in which somebody gets a second game more with a colour not due"},
    {"criterion-colour-strong", "players who do not get their strong colour preference"},
    {"criterion-colour-strong-even", "pairs with the same strong preference (Z), in even rounds"},
    {"criterion-colour-strong-odd", "pairs with the same strong preference, in odd rounds"},
    {"criterion-colour-strong-of-teams", "teams that do not get their strong colour preference (type B)"},
    {"criterion-colour-third", "pairs in which somebody gets a colour a third time running"},
    {"criterion-colour-x", "pairs that do not grant both preferences (X)"},
    {"criterion-downfloat-differences-1",
     "score differences of players with the same downfloat as in the previous round"},
    {"criterion-downfloat-differences-2",
     "score differences of players with the same downfloat as two rounds before"},
    {"criterion-downfloat-differences-of-mdps-1",
     "score differences of moved-down players who had a downfloat in the previous round"},
    {"criterion-downfloat-differences-of-mdps-2",
     "score differences of moved-down players who had a downfloat two rounds before"},
    {"criterion-downfloater-scores", "scores of the downfloaters"},
    {"criterion-downfloater-scores-left", "scores of downfloaters"},
    {"criterion-downfloaters", "downfloaters"},
    {"criterion-downfloats-again-1", "players with the same downfloat as in the previous round"},
    {"criterion-downfloats-again-2", "players with the same downfloat as two rounds before"},
    {"criterion-downfloats-of-downfloaters-1", "downfloaters with a downfloat in the previous round"},
    {"criterion-downfloats-of-downfloaters-2", "downfloaters with a downfloat two rounds before"},
    {"criterion-downfloats-of-residents-1", "resident downfloaters who had a downfloat in the previous round"},
    {"criterion-downfloats-of-residents-2", "resident downfloaters who had a downfloat two rounds before"},
    {"criterion-drop", "players who drop to the next group"},
    {"criterion-float-on", "players who float on"},
    {"criterion-floated-on", "players who float on and floated in the last round"},
    {"criterion-halves-changed", "players out of their half before colours are considered"},
    {"criterion-kept-floaters", "downfloaters whom the pairing without the wish does not have"},
    {"criterion-left-over", "players left over when the round ends, thrice for one who may not have the bye"},
    {"criterion-maximum-upfloaters", "upfloaters who are maximum upfloaters"},
    {"criterion-maximum-upfloats", "upfloats so far of upfloaters who are maximum upfloaters"},
    {"criterion-median-undone", "pairs undone for the median"},
    {"criterion-move-down", "players who move down"},
    {"criterion-moved-up-too-often", "players moved up twice running, or too often"},
    {"criterion-must-be-paired-below", "players of the following score group who must be paired below it"},
    {"criterion-next-downfloater-differences",
     "score differences of downfloaters whom the following bracket cannot pair either"},
    {"criterion-next-downfloater-differences-2012",
     "score differences of downfloaters whom the following bracket cannot pair"},
    {"criterion-next-downfloater-scores",
     "scores of downfloaters whom the following bracket cannot pair either, above one point less than "
     "its own"},
    {"criterion-next-makes-no-pairs",
     "1 if the following bracket cannot make all its pairs with every downfloater among them"},
    {"criterion-next-unpaired", "unpaired players in the following bracket"},
    {"criterion-next-unpaired-last",
     "unpaired players in the following bracket, the last: thrice for one who may not have the bye"},
    {"criterion-next-unpaired-scores", "scores of the unpaired players in the following bracket"},
    {"criterion-psd", "score differences of pairs and downfloaters (PSD)"},
    {"criterion-psd-2012", "score differences of pairs and downfloaters"},
    {"criterion-topscorer-clashes", "pairs of top scorers with the same absolute preference"},
    {"criterion-unpairable", "players who cannot be paired any more, thrice for one who may not have the bye"},
    {"criterion-upfloat-differences-1",
     "score differences of players with the same upfloat as in the previous round"},
    {"criterion-upfloat-differences-2",
     "score differences of players with the same upfloat as two rounds before"},
    {"criterion-upfloat-differences-of-opponents-1",
     "score differences of opponents of moved-down players who had an upfloat in the previous round"},
    {"criterion-upfloat-differences-of-opponents-2",
     "score differences of opponents of moved-down players who had an upfloat two rounds before"},
    {"criterion-upfloater-differences", "score differences of pairs with upfloaters"},
    {"criterion-upfloater-distances", "distances of the upfloaters from the score of the bracket"},
    {"criterion-upfloaters", "upfloaters"},
    {"criterion-upfloaters-floated", "upfloaters who floated in the previous round"},
    {"criterion-upfloaters-opponents-floated", "opponents of upfloaters who floated in the previous round"},
    {"criterion-upfloaters-upfloated", "upfloaters who upfloated in the previous round"},
    {"criterion-upfloats-again-1", "players with the same upfloat as in the previous round"},
    {"criterion-upfloats-again-2", "players with the same upfloat as two rounds before"},
    {"criterion-upfloats-of-opponents-1",
     "opponents of moved-down players who had an upfloat in the previous round"},
    {"criterion-upfloats-of-opponents-2",
     "opponents of moved-down players who had an upfloat two rounds before"},
    {"criterion-upfloats-of-upfloaters-1", "upfloaters with an upfloat in the previous round"},
    {"criterion-upfloats-of-upfloaters-2", "upfloaters with an upfloat two rounds before"},
    {"criterion-wish", "pairs of players who should rather not meet"},
    {"downfloaters", "downfloaters"},
    {"downfloaters-instead", "downfloaters instead"},
    {"earlier-result", "one result of an earlier round"},
    {"fate-absent", "not paired in this round"},
    {"fate-colours", "both must have the same colour"},
    {"fate-completion", "the bracket would have other players"},
    {"fate-forbidden", "forbidden by the arbiter"},
    {"fate-impossible", "no legal round has the pair"},
    {"fate-in-no-round", "no legal round has it"},
    {"fate-met", "they have met"},
    {"fate-order", "equal in all criteria, but generated later"},
    {"fate-plays", "they play"},
    {"fate-walk", "may meet, but the system took another step"},
    {"floater-instead", "floater instead"},
    {"forbidding", "one pair forbidden"},
    {"how", "what would have to be different"},
    {"impossible", "impossible round"},
    {"last-result", "one result of the round before"},
    {"left-out", "left out"},
    {"met-in-sets", "sets that have it"},
    {"moved-down", "MDPs"},
    {"moved-up", "upfloaters"},
    {"needing", "most in need of one colour"},
    {"never", "never"},
    {"not-certain", "not certain"},
    {"not-paired", "not paired"},
    {"only-one", "the only one"},
    {"open-results", "open results"},
    {"opponent", "opponent"},
    {"order-exchange-difference", "difference of the sums of the numbers exchanged"},
    {"order-exchanges", "residents exchanged between S1 and S2"},
    {"order-mdp-opponents", "opponents of the moved-down players, in the order of these"},
    {"order-mdps", "moved-down players who are paired"},
    {"order-numbers-in", "numbers that enter S1, from the lowest"},
    {"order-numbers-out", "numbers that leave S1, from the highest"},
    {"order-opponents", "opponents of S1, in its order"},
    {"otherwise", "could be otherwise"},
    {"pair", "pair"},
    {"pairs", "pairs"},
    {"pairs-hint",
     "A cell tells what decides first against the pair of its row and its column: where the best round with "
     "this pair departs from the round of the rules. Players are in the order of their brackets."},
    {"pairs-instead", "pairs instead"},
    {"player", "player"},
    {"players", "players"},
    {"residents", "residents"},
    {"result", "result"},
    {"role-first-half", "in S1"},
    {"role-moved-down", "among the MDPs"},
    {"role-second-half", "in S2"},
    {"round", "round"},
    {"rounds-ahead", "rounds ahead"},
    {"score", "score"},
    {"sign", "sign"},
    {"table", "table"},
    {"tried", "tried"},
    {"two-results", "two results of the round before"},
    {"undecided", "undecided"},
    {"value", "value"},
    {"what-decides", "what decides"},
    {"what-if", "what if"},
    {"whole-picture", "whole"},
    {"with", "with"},
    {"without", "without"},
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
