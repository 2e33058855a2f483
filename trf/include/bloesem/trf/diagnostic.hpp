// What the reader has to say about a file: where, what was found, what was expected.
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

enum class Severity { Error, Warning };

// Stable codes; docs/lint.md explains each. Programs and tests rely on them, never on the message.
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
  // told of a file that is looked through (find_problems), never by the reader
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
  // told by lint only
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
};
inline constexpr std::size_t code_count = static_cast<std::size_t>(Code::ThreeColours) + 1;

// The code as printed: "points-mismatch". What it means: bloesem/trf/kinds.hpp.
[[nodiscard]] std::string_view name_of(Code code) noexcept;

// A stretch of a line: lines and columns from 1, both ends included, counted in characters (not bytes).
struct Place {
  int line = 0;
  int first = 0;
  int last = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Diagnostic {
  Code code = Code::BadValue;
  Severity severity = Severity::Error;
  int line = 0;
  int column_begin = 0;
  int column_end = 0;  // included
  std::string found;
  std::string expected;
  std::string message;
  int related_line = 0;  // the other line of a contradiction; 0 = none
  // What to put into these columns, in place of what is there; nothing where only a person can tell.
  std::optional<std::string> correction = {};
};

// One line: "file:line:column: error: message (found 'X', expected Y) [code]". Control characters that come
// from the file are shown as \xNN.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, std::string_view file);

// The same with the line of the file below it and a caret under the columns meant.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, std::string_view file,
                                 std::string_view line_text);

// What was read against what belongs there.
struct Finding {
  std::string message;
  std::string found = {};
  std::string expected = {};
  int related_line = 0;
  std::optional<std::string> correction = {};
};

// Collects the diagnostics of one file: the first ten thousand errors and as many warnings, so that no file
// fills the memory.
class Diagnostics {
 public:
  // strict: what would be repaired with a warning is refused.
  explicit Diagnostics(bool strict = false) : strict_(strict) {}

  void error(Code code, const Place& place, Finding finding);
  void warn(Code code, const Place& place, Finding finding);
  // A warning also when strict: the caller asked for the repair.
  void note(Code code, const Place& place, Finding finding);
  // A warning given once per file for its code.
  void warn_once(Code code, const Place& place, Finding finding);

  [[nodiscard]] bool has_errors() const noexcept { return errors_ > 0; }
  // In the order of the file; empties the collection.
  [[nodiscard]] std::vector<Diagnostic> take();

 private:
  void add(Severity severity, Code code, const Place& place, Finding finding);

  bool strict_;
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
  std::bitset<code_count> seen_;  // the codes given so far
  std::vector<Diagnostic> list_;
};

}  // namespace bloesem::trf
