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
    // The judge: a proposed round.
    {Statement::ProposalCorrect, "proposal-correct",
     "The proposed round {round} is the round that the rules give."},
    {Statement::ProposalImpossible, "proposal-impossible",
     "Round {round} has no valid pairing: {players} cannot all be paired."},
    {Statement::ProposalIllegal, "proposal-illegal", "The proposed round {round} breaks {article}: {why}."},
    {Statement::ProposalPairs, "proposal-pairs",
     "In round {round}, the bracket of {score} is the first that differs: the rules pair {system}, and "
     "{system_floaters} {system_floaters|floats|float} down; the proposal pairs {proposal}, and {floaters} "
     "{floaters|floats|float} down."},
    {Statement::ProposalWorse, "proposal-worse",
     "In the bracket of {score} of round {round}, {article} ({meaning}) is {value} in the proposal and "
     "{instead} by the rules."},
    {Statement::ProposalWorseInList, "proposal-worse-in-list",
     "In the bracket of {score} of round {round}, {article} ({meaning}) is worse in the proposal: at place "
     "{place} of the list it has {value}, where the rules have {instead}."},
    {Statement::ProposalLater, "proposal-later",
     "In the bracket of {score} of round {round}, the proposal is equal in all criteria, but {article} "
     "generates it later."},
    {Statement::ProposalColours, "proposal-colours",
     "In round {round}, {white} has White against {black} by {article}, not Black as proposed."},
    // Why: a player, a board, the bye, a bracket.
    {Statement::AloneInScoreGroup, "alone-in-score-group",
     "{player} is alone in the score group of {score} in round {round}."},
    {Statement::InScoreGroup, "in-score-group",
     "In round {round}, {player} is in the score group of {score}, with {count|# other player|# other "
     "players}."},
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
    {Statement::MayHaveTheBye, "may-have-the-bye",
     "Of the {players|# player|# players} of round {round}, {count|# may|# may} receive the "
     "pairing-allocated bye by {article}."},
    {Statement::ByeOrImpossible, "bye-or-impossible",
     "No legal pairing of round {round} gives the pairing-allocated bye to anybody but {player}."},
    {Statement::ByeOrCompletion, "bye-or-completion",
     "Had {player} not received the bye of round {round}, {other} would have, and the bracket of {where} "
     "would have had other players, so that the round can be completed ({article})."},
    {Statement::ByeOrCriterion, "bye-or-criterion",
     "Had {player} not received the bye of round {round}, {other} would have, and {article} ({meaning}) "
     "would have been {value} instead of {instead} in the bracket of {where}."},
    {Statement::ByeOrOrder, "bye-or-order",
     "Had {player} not received the bye of round {round}, {other} would have: all criteria would have been "
     "equal in the bracket of {where}, but its pairing would have been generated later."},
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
    // Why not: a pair.
    {Statement::PairPlays, "pair-plays",
     "{player} and {opponent} play in round {round}: {white} has White against {black} on board {board}."},
    {Statement::PairNotPaired, "pair-not-paired",
     "{player} and {opponent} cannot meet in round {round}: the rules do not pair {players} in it."},
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
    {Statement::PairWalkDiffers, "pair-walk-differs",
     "If {player} met {opponent} in round {round}, the bracket of {score} would be the first to differ: the "
     "system takes {system} there, not {instead}."},
    {Statement::PairNotTaken, "pair-not-taken",
     "{player} and {opponent} may meet in round {round}, but the system takes {system} instead."},
    {Statement::PairMovesBoards, "pair-moves-boards",
     "If {player} met {opponent} in round {round}, {gone|# board|# boards} would go ({gone}), and {come|# "
     "board|# boards} would come ({come})."},
    {Statement::PairMovesBye, "pair-moves-bye",
     "If {player} met {opponent} in round {round}, {bye} would receive the bye instead of {instead}."},
    // The bye and the floaters, ranked.
    {Statement::NextByeCompletion, "next-bye-completion",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, and the bracket "
     "of {where} would have had other players, so that the round can be completed ({article})."},
    {Statement::NextByeCriterion, "next-bye-criterion",
     "Had the bye of round {round} been denied to {players}, {other} would have received it, and {article} "
     "({meaning}) would have been {value} instead of {instead} in the bracket of {where}."},
    {Statement::NextByeOrder, "next-bye-order",
     "Had the bye of round {round} been denied to {players}, {other} would have received it: all criteria "
     "would have been equal in the bracket of {where}, but its pairing would have been generated later."},
    {Statement::NobodyElseForTheBye, "nobody-else-for-the-bye",
     "No legal pairing of round {round} gives the bye to anybody but {players}."},
    {Statement::NextFloatCompletion, "next-float-completion",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: the bracket of {where} would then have had other players, so that the round can be completed "
     "({article})."},
    {Statement::NextFloatCriterion, "next-float-criterion",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: {article} ({meaning}) would then have been {value} instead of {instead} in the bracket of "
     "{where}."},
    {Statement::NextFloatOrder, "next-float-order",
     "Next to float down from the bracket of {score} of round {round}, after {players}, would have been "
     "{other}: all criteria would then have been equal in the bracket of {where}, but its pairing would have "
     "been generated later."},
    {Statement::NobodyElseFloats, "nobody-else-floats",
     "Were {players} {players|to stay|all to stay} in the bracket of {score} or above it, round {round} could "
     "not be paired."},
    // What would have had to be different; what if; open results.
    {Statement::SupposeResult, "suppose-result",
     "Suppose the game between {player} and {opponent} in round {of} had ended {result}, not {instead}."},
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
     "{score} in round {round} would be {article}: {value} instead of {instead}."},
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
    {"bracket", "bracket"},
    {"bye", "bye"},
    {"bye-instead", "bye instead"},
    {"certain", "certain"},
    {"certainty", "how certain"},
    {"changes", "changes"},
    {"count", "number"},
    {"criterion", "criterion"},
    {"downfloaters", "downfloaters"},
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
    {"float-instead", "floater instead"},
    {"forbidding", "one pair forbidden"},
    {"how", "what would have to be different"},
    {"impossible", "impossible round"},
    {"last-result", "one result of the round before"},
    {"left-out", "left out"},
    {"met-in-sets", "sets that have it"},
    {"moved-down", "MDPs"},
    {"needing", "most in need of one colour"},
    {"never", "never"},
    {"not-certain", "not certain"},
    {"not-paired", "not paired"},
    {"open-results", "open results"},
    {"opponent", "opponent"},
    {"pair", "pair"},
    {"pairs", "pairs"},
    {"pairs-hint",
     "A cell tells what decides first against the pair of its row and its column: where the best round with "
     "this pair departs from the round of the rules. Players are in the order of their brackets."},
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
