#include "trf/diagnostic.hpp"

namespace bloesem::trf {

std::string_view meaning_of(Code code) noexcept {
  switch (code) {
    case Code::NotUtf8: return "the file is read as Windows-1252; the place is the first character concerned";
    case Code::Utf16: return "the file is UTF-16";
    case Code::NoBreakSpace: return "no-break spaces in a player line are read as blanks";
    case Code::ByteColumns: return "the columns of a player line count bytes";
    case Code::CombiningMarks: return "the columns of a player line do not count combining accents";
    case Code::TdfFile: return "the file is a tdf";
    case Code::TabInLine: return "a tab in a player line";
    case Code::IndentedRecord: return "001 does not begin in column 1";
    case Code::ShiftedColumns: return "something stands where a blank belongs";
    case Code::BadPlayerId: return "no starting rank from 1 to 9999, or as wide as XXW says";
    case Code::DuplicatePlayer: return "a starting rank is repeated";
    case Code::NumberGap: return "starting ranks are missing";
    case Code::BadRating: return "the rating is no number";
    case Code::BadPoints: return "points, or the value of a result, are no number with at most one decimal";
    case Code::BadNumber: return "a number of rounds or a starting rank in a list is none";
    case Code::BadValue:
      return "an unknown colour in 152, an unknown code in XXS or 162, a line 240, 250 or 260 with parts "
             "missing or a range that ends before it begins";
    case Code::BadSyntax: return "the text is no JSON or CSV, or something stands where something else belongs";
    case Code::UnknownKey: return "a key, a setting or a column that does not exist";
    case Code::MissingKey: return "a key, a setting or a column is missing";
    case Code::ShortYear: return "the year of the start date has two digits";
    case Code::TooLarge: return "beyond a limit of the format";
    case Code::BadOpponent: return "the opponent is no number";
    case Code::BadColour: return "a colour other than w, b, -, blank";
    case Code::BadResult: return "an unknown result code";
    case Code::UnfinishedGame: return "an opponent, but no result";
    case Code::SelfOpponent: return "a player is paired with himself";
    case Code::MissingColour: return "a game was played, but the line has no colour";
    case Code::ByeWithOpponent: return "a bye code beside an opponent";
    case Code::ResultWithoutOpponent: return "a game's result without an opponent";
    case Code::ColourWithoutOpponent: return "the colour is dropped";
    case Code::LegacyBye: return "byes are written with signs (once per file)";
    case Code::OpponentMismatch: return "the opponent names somebody else, or nobody";
    case Code::ColourMismatch: return "both players have the same colour";
    case Code::PlayedMismatch: return "played on one line, forfeited on the other";
    case Code::ResultMismatch: return "the results cannot belong to one game";
    case Code::RatedMismatch: return "rated on one line, unrated on the other";
    case Code::OneSidedForfeit: return "a win by forfeit whose opponent does not know of it";
    case Code::ZeroByeAsForfeit: return "Z beside an opponent is read as -";
    case Code::TooManyRounds: return "more rounds than the tournament has (a warning when checking)";
    case Code::SurplusColumn: return "absences after the last round are dropped";
    case Code::EverybodyAbsent: return "nobody is left to pair in the coming round";
    case Code::FutureMarks: return "marks after a round in which nobody was paired";
    case Code::LoneBye: return "the pairing-allocated bye of the coming round is assigned beforehand";
    case Code::SecondBye:
      return "two pairing-allocated byes in a round (an error where one is assigned beforehand)";
    case Code::LoneFullBye:
      return "a round with games has one full-point bye and no pairing-allocated one, and neither has any "
             "other round";
    case Code::PointsMissing: return "the points are computed";
    case Code::PointsMismatch:
      return "the points contradict the results (a warning when checking, or recomputed as asked)";
    case Code::UnknownPlayer: return "nobody has this starting rank";
    case Code::RepeatedPlayer: return "two XXA lines for a player";
    case Code::UnknownWord: return "an unknown word after XXC";
    case Code::LoneRestriction: return "fewer than two players after XXP";
    case Code::FreeForm: return "an XXA line is read as words";
    case Code::ColourScoring: return "White and Black score differently";
    case Code::Conflict: return "two records state the same fact differently; XXW behind the first line";
    case Code::UnreadRecord: return "a record 299 of which nobody can tell how it is meant";
    case Code::TeamRecord:
      return "records about teams are ignored (those about matches between them are errors)";
    case Code::UnknownRecord:
      return "a record that no dialect of the report file knows; it is kept and ignored";
    case Code::RepeatedRecord: return "a record that should stand once stands twice";
    case Code::LooseColumns:
      return "a record is understood, but does not stand in the columns, or in the letters, of the format; "
             "other programs may refuse it";
    case Code::BadDate: return "a date is not written as the format asks";
    case Code::WrongCount: return "a number of players, rated players or teams is not that of the file";
    case Code::UnknownSystem: return "record 192 names no system of the format";
    case Code::UnknownTieBreak:
      return "records 202 and 212: a tie-break that does not exist, or lists that differ";
    case Code::BadTimeControl: return "record 222 is no time control";
    case Code::BadRankingMethod:
      return "record 172 is no federation and method, or national ratings have no record 172";
    case Code::BeyondLastRound: return "a record is about rounds that the tournament does not have";
  }
  return "";
}

}  // namespace bloesem::trf
