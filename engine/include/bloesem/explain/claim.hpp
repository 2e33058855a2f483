// What an explanation says: claims that a machine can check, and tables behind them. No words: the phrases
// (engine/render/explain/phrases.cpp) turn claims into sentences.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/player_index.hpp"
#include "bloesem/points.hpp"

namespace bloesem::explain {

// Points, as opposed to a count.
struct Score {
  Points tenths = 0;

  friend bool operator==(const Score&, const Score&) = default;
};

using Pair = std::pair<PlayerIndex, PlayerIndex>;

// A text is what no language translates: an article ("C.8"), a result ("1-0").
using Value = std::variant<std::int64_t, Score, PlayerIndex, std::vector<PlayerIndex>, Pair, std::vector<Pair>,
                           Colour, std::string>;

struct Argument {
  std::string_view name;  // as the phrase has it: "player"
  Value value;

  friend bool operator==(const Argument&, const Argument&) = default;
};

// One kind of claim; each has one row in the table of phrases, in this order. Names of players are arguments,
// and so are articles and numbers.
enum class Statement : std::uint16_t {
  // The round as a whole.
  RoundHasBye,       // round, boards, player
  RoundHasNoBye,     // round, boards
  FloatDown,         // players, score, round
  FloatUp,           // players, score, round
  NobodyFloatsDown,  // round
  NobodyFloatsUp,    // round
  TableHasAll,       // round, boards
  TableLeavesOne,    // round, boards, player
  // The judge: a proposed round.
  ProposalCorrect,     // round
  ProposalImpossible,  // players, round
  // What breaks a rule. All have article and round besides.
  ProposalHasStranger,    // nothing else
  ProposalPairsBye,       // player
  ProposalPairsAbsent,    // player
  ProposalRepeats,        // player, number
  ProposalPairsAlone,     // player
  ProposalLeavesOut,      // player
  ProposalLacksBye,       // number
  ProposalNeedsNoBye,     // player, number
  ProposalHasByes,        // players
  ProposalMetBefore,      // player, opponent, number
  ProposalForbidden,      // player, opponent
  ProposalColoursClash,   // player, opponent, colour
  ProposalColoursApart,   // player, opponent
  ProposalRepeatsColour,  // player, colour
  ProposalOneColour,      // player, colour
  ProposalBarredBye,      // player, number
  ProposalNotInTable,     // player, opponent
  ProposalLacksPair,      // player, opponent
  ProposalNotFree,        // player
  ProposalOtherBye,       // bye, article, value, instead, round
  ProposalPairs,          // score, system, proposal, system_floaters, floaters, round
  ProposalPairsGroup,     // score, system, proposal, round
  ProposalWorse,          // score, article, meaning, value, instead, round
  ProposalWorseInList,    // score, article, meaning, place, value, instead, round
  ProposalWorseBye,       // score, article, meaning, value, instead, round
  ProposalLater,          // score, article, round
  ProposalTakesBye,       // bye, instead, round
  ProposalWalkDiffers,    // score, one, system, instead, round
  ProposalNotTaken,       // one, system, instead, round
  ProposalColours,        // white, black, article, round
  // Why: a player, a board, the bye, a bracket.
  AloneInScoreGroup,  // player, score, round
  InScoreGroup,       // player, score, count, round
  HasScore,           // player, score, round
  RoundIsOfTable,     // round
  FloatOrImpossible,  // player, score, round
  FloatOrCompletion,  // player, score, where, article, round
  FloatOrCriterion,   // player, score, where, article, meaning, value, instead, round
  FloatOrOrder,       // player, score, where, round
  FloatOrOtherBye,    // player, score, article, meaning, value, instead, round
  FloatOrLaterBye,    // player, score, round
  FloatsDown,         // player, score, round
  FloatsUp,           // player, score, round
  FloatInstead,       // player, score, players, round
  TakenByMovedDown,   // player, score, round
  NobodyOffered,      // player, score, role, round
  OfferedPlays,       // player, score, role, opponent, round
  OfferedMet,         // player, score, role, opponent, article, of, round
  OfferedColours,     // player, score, role, opponent, article, round
  OfferedForbidden,   // player, score, role, opponent, round
  OfferedImpossible,  // player, score, role, opponent, round
  OfferedCompletion,  // player, score, role, opponent, where, article, round
  OfferedCriterion,   // player, score, role, opponent, where, article, meaning, value, instead, round
  OfferedOrder,       // player, score, role, opponent, where, round
  PlaysOnBoard,       // player, opponent, board, colour, article, round
  HasTheBye,          // player, round
  TableLeaves,        // player, round
  MayHaveTheBye,      // count, players, article, round
  // Had the bye been denied to these players, the first of whom receives it.
  ByeOrImpossible,      // players, round
  ByeOrCompletion,      // players, other, where, article, round
  ByeOrCriterion,       // players, other, where, article, meaning, value, instead, round
  ByeOrOrder,           // players, other, where, round
  ByeOrOtherBye,        // players, other, article, meaning, value, instead, round
  ByeOrLaterBye,        // players, other, round
  BracketHasPlayers,    // score, count, round
  BracketHasMovedDown,  // score, players, round
  BracketHasMovedUp,    // score, players, round
  BracketWasDiscarded,  // score, article, round
  BracketHasPairs,      // score, count, round
  BracketLeavesOver,    // score, players, round
  BracketExchanges,     // score, count, round
  // Who else could have floated down from the bracket, had these players stayed in it or above it.
  FloatNextCompletion,  // players, other, score, where, article, round
  FloatNextCriterion,   // players, other, score, where, article, meaning, value, instead, round
  FloatNextOrder,       // players, other, score, where, round
  FloatNextNobody,      // players, score, round
  FloatersNotRanked,    // score, round
  // Why not: a pair. All have player, opponent and round besides.
  PairPlays,           // white, black, board
  PairNotPaired,       // players
  TakesNoPart,         // players
  PairMetBefore,       // met, article
  PairColoursClash,    // colour, article
  PairForbidden,       // nothing else
  PairInNoRound,       // nothing else
  PairLeavesOne,       // players
  PairLeavesOneOrBye,  // players
  PairOtherBracket,    // score, players, instead, article
  PairCosts,           // score, article, meaning, value, instead
  PairCostsInList,     // score, article, meaning, place, value, instead
  PairGeneratedLater,  // score, system, instead, article, meaning
  PairOrderDiffers,    // score, system, instead
  PairTakesOtherBye,   // bye, article, meaning, value, instead
  PairTakesLaterBye,   // bye, instead
  PairTakesBye,        // bye, instead
  PairWalkDiffers,     // score, one, system, instead
  PairNotTaken,        // one, system, instead
  PairNotInTable,      // system
  PairMovesBoards,     // gone, come
  PairMovesBye,        // bye, instead
  // What would have had to be different; what if; open results.
  SupposeResult,            // player, opponent, of, result, instead
  SupposeMatch,             // player, opponent, of, result, instead
  SupposeOpenEnds,          // player, opponent, of, result
  SupposeAbsent,            // player, round
  SupposeWithdrawn,         // player, round
  SupposeForbidden,         // player, opponent, round
  SupposeAllowed,           // player, opponent, round
  WouldHaveScore,           // changes, player, score, instead, round
  WouldHaveOtherFloats,     // changes, players, round
  WouldPreferOtherColours,  // changes, players, round
  WouldHaveOtherByeRight,   // changes, players, round
  FirstBracketDiffers,      // changes, above, score, round
  HighestBracketDiffers,    // changes, score, round
  WouldJoinBracket,         // changes, players, score, round
  WouldLeaveBracket,        // changes, players, score, round
  CriterionWouldBe,         // changes, score, round, article, meaning, value, instead
  OnlyPairsWouldDiffer,     // changes, score, round
  WouldFloatDown,           // changes, players, round
  WouldNotFloatDown,        // changes, players, round
  ByeWouldMove,             // changes, player, instead, round
  ByeWouldCome,             // changes, player, round
  ByeWouldGo,               // changes, player, round
  OpponentWouldBe,          // changes, player, opponent, instead, round
  PairsWouldDiffer,         // changes, gone, come, round
  ColoursWouldDiffer,       // changes, pairs, round
  RoundWouldStay,           // changes, round
  RoundWouldFail,           // changes, round
  RoundWouldSucceed,        // changes, round
  RoundWouldFailEither,     // changes, round
  PairHolds,                // player, opponent, round
  ByeHolds,                 // player, round
  PairHasMet,               // player, opponent, met, round
  PairByResult,             // player, opponent, round, one, other, of, result, instead
  PairByOpenResult,         // player, opponent, round, one, other, of, result
  PairByAbsence,            // player, opponent, round, absent
  PairByForbidding,         // player, opponent, round, one, other
  PairByAllowing,           // player, opponent, round, one, other
  PairByTwoResults,  // player, opponent, round, of, one, other, result, instead, third, fourth, second_result,
                     // second_instead
  PairByNothing,     // player, opponent, round
  ByeByResult,       // player, round, one, other, of, result, instead
  ByeByOpenResult,   // player, round, one, other, of, result
  ByeByAbsence,      // player, round, absent
  ByeByForbidding,   // player, round, one, other
  ByeByAllowing,     // player, round, one, other
  ByeByTwoResults,   // player, round, of, one, other, result, instead, third, fourth, second_result,
                     // second_instead
  ByeByNothing,      // player, round
  SingleChangesTried,    // round, last, earlier, absences, forbidden, allowed
  SingleChangesUntried,  // searched, count, round
  TwoResultsTried,       // count, of
  TwoResultsUntried,     // searched, count, of
  OpenGamesTried,        // games, round, sets
  OpenGamesUntried,      // games, round, sets
  SetsWithoutRound,      // count, sets, round
  BoardCertain,          // white, black, round, sets
  PairCertain,           // player, opponent, round, sets
  PairNotCertain,        // player, opponent, round, one, other, with, without
  PairNotCertainBeside,  // player, opponent, round, one, other, with, without, rest
  PairNever,             // player, opponent, round, sets
  PairUndecided,         // player, opponent, round, met, sets
  ByeCertain,            // player, round, sets
  ByeNotCertain,         // player, round, one, other, with, without
  ByeNotCertainBeside,   // player, round, one, other, with, without, rest
  ByeNever,              // player, round, sets
  ByeUndecided,          // player, round, met, sets
  // Rounds that cannot be paired, and rounds ahead.
  NoOpponentLeft,           // player, round
  NoOpponentNorBye,         // player, round
  OneWithoutOpponent,       // players, round
  OneWithoutOpponentOrBye,  // players, round
  NothingToLift,            // round
  LiftingDoesNotHelp,       // round
  LiftingHelps,             // pairs, count, round
  AbsencesHelp,             // players, count, round
  BothHelp,                 // pairs, players, round
  RepairsUnknown,           // system
  RepairsOfFewOnly,         // players
  MetStayApart,             // met
  MetAndColoursStayApart,   // met, colours
  AllRoundsCertain,         // count, first, last, players
  SomeRoundsCertain,        // count, first, last, players
  DecidedByCounting,        // round, barred, needing, players
  DecidedBySearch,          // round, count, needing, players
  NextImpossibleForOne,     // player, round
  NextImpossibleForOneOf,   // players, round
  LastNeedsTopscorers,      // round, colours
  BarredFromTooMany,        // player, round, count, players
  TooManyNeedOneColour,     // round, count, players
  NobodyForTheBye,          // round
  OpponentsRunOut,          // player, count, last
  OpponentsAndByeRunOut,    // player, count, last
  ByesRunOut,               // count, last
  // Is it the only one?
  RoundOnlyOne,         // round
  RoundOtherwise,       // count, boards, round
  BracketOnlyOne,       // score, count, round
  BracketNoBoards,      // score, round
  BracketOtherwise,     // score, count, boards, round
  BoardOtherwise,       // player, opponent, board, score, gone, come, round
  BoardOtherwiseFloat,  // player, opponent, board, score, gone, come, floaters, instead, round
  BoardOtherwiseBye,    // player, opponent, board, score, gone, come, bye, instead, round
  Last_,                // their number
};

struct Claim {
  Statement statement;
  std::vector<Argument> arguments;

  friend bool operator==(const Claim&, const Claim&) = default;
};

// A table behind a story. Headings are names of columns, which the phrases translate: "player", "criterion".
struct Table {
  std::vector<std::string_view> headings;
  std::vector<std::vector<Value>> rows;  // each as long as `headings`
};

// The answer to one question.
struct Explanation {
  std::string_view question;  // "player", "pair", "how": the option that asks it
  std::vector<Claim> story;   // each is true and complete when read alone
  std::vector<Table> tables;
  bool complete = true;  // false: a search ended at its limit of time or of results
};

}  // namespace bloesem::explain
