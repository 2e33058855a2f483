// Diagnostics about a file: the place, what was found, what was expected.
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/remedy.hpp"

namespace bloesem::trf {

enum class Severity { Error, Warning };

// Stable codes, explained in docs/lint.md. Programs and tests rely on them, never on the message.
enum class Code {
  // encoding
  NotUtf8,
  Utf16,
  NoBreakSpace,
  ByteColumns,
  CombiningMarks,
  // lines and fields
  TdfFile,
  NoPlayers,
  TabInLine,
  IndentedRecord,
  ShiftedColumns,
  BadPlayerId,
  DuplicatePlayer,
  NumberGap,
  BadRating,
  BadPoints,
  BadNumber,
  BadValue,
  BadSyntax,
  UnknownKey,
  MissingKey,
  ShortYear,
  TooLarge,
  // one round of one player
  BadOpponent,
  BadColour,
  BadResult,
  UnfinishedGame,
  SelfOpponent,
  MissingColour,
  ByeWithOpponent,
  ResultWithoutOpponent,
  ColourWithoutOpponent,
  LegacyBye,
  // two lines about one game
  OpponentMismatch,
  ColourMismatch,
  PlayedMismatch,
  ResultMismatch,
  RatedMismatch,
  OneSidedForfeit,
  ZeroByeAsForfeit,
  // rounds
  TooManyRounds,
  SurplusColumn,
  EverybodyAbsent,
  FutureMarks,
  LoneBye,
  SecondBye,
  LoneFullBye,
  // points
  PointsMissing,
  PointsMismatch,
  // extension records
  UnknownPlayer,
  RepeatedPlayer,
  UnknownWord,
  LoneRestriction,
  FreeForm,
  ColourScoring,
  Conflict,
  UnreadRecord,
  TeamRecord,
  // reported only by find_problems
  UnknownRecord,
  RepeatedRecord,
  LooseColumns,
  BadDate,
  WrongCount,
  UnknownSystem,
  UnknownTieBreak,
  BadTimeControl,
  BadRankingMethod,
  BeyondLastRound,
  // reported only by lint
  ByteOrderMark,
  MixedLineEnds,
  TextAfterEnd,
  NoRoundCount,
  NoInitialColour,
  NoSystem,
  SystemAndDate,
  MisplacedSystem,
  OldSpelling,
  ForeignRecord,
  ForeignResult,
  RankOrder,
  RatingOrder,
  SharedFideId,
  Rematch,
  RepeatedBye,
  ThreeColours,
  BadGroups,
};
inline constexpr std::size_t code_count = static_cast<std::size_t>(Code::BadGroups) + 1;

// Returns the code as printed: "points-mismatch". Its meaning is in bloesem/trf/kinds.hpp.
[[nodiscard]] std::string_view name_of(Code code) noexcept;

// A range of characters in one line: line and columns from 1, `last` inclusive; characters, not bytes.
struct Place {
  int line = 0;  // 0: the file as a whole
  int first = 0;
  int last = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Diagnostic {
  Code code = Code::BadValue;
  Severity severity = Severity::Error;
  int line = 0;          // from 1; 0: the file as a whole
  int column_begin = 0;  // in characters, from 1
  int column_end = 0;    // inclusive
  std::string found;
  std::string expected;
  std::string message;
  int related_line = 0;  // the other line of a contradiction; 0: none
  // Replacement for these columns; empty if only a person can decide.
  std::optional<std::string> correction = {};
  Remedy remedy = Remedy::None;  // what the caller can do, apart from correcting the file
};

// Returns one line: "file:line:column: error: message (found 'X', expected Y) [code]". Control characters from
// the file are shown as \xNN.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, std::string_view file);

// As above, followed by the line of the file with a caret below the columns.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, std::string_view file,
                                 std::string_view line_text);

// The content of a diagnostic: what was read and what was expected.
struct Finding {
  std::string message;
  std::string found = {};
  std::string expected = {};
  int related_line = 0;
  std::optional<std::string> correction = {};
  Remedy remedy = Remedy::None;
};

// Collects the diagnostics of one file, at most 10,000 errors and 10,000 warnings, to bound memory.
class Diagnostics {
 public:
  // `strict`: warn() reports errors.
  explicit Diagnostics(bool strict = false) : strict_(strict) {}

  void error(Code code, const Place& place, Finding finding);
  void warn(Code code, const Place& place, Finding finding);
  // Adds a warning even if strict, for repairs requested by the caller.
  void note(Code code, const Place& place, Finding finding);
  // Like warn(), but at most once per file and code.
  void warn_once(Code code, const Place& place, Finding finding);

  [[nodiscard]] bool has_errors() const noexcept { return errors_ > 0; }
  // Returns the diagnostics in the order of the file and empties the collection.
  [[nodiscard]] std::vector<Diagnostic> take();

 private:
  void add(Severity severity, Code code, const Place& place, Finding finding);

  bool strict_;
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
  std::bitset<code_count> seen_;  // codes added so far
  std::vector<Diagnostic> list_;
};

}  // namespace bloesem::trf
