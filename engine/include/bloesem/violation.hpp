// A rule violated by a pairing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What is wrong, apart from the words.
enum class ViolationKind : std::uint8_t {
  Stranger,          // somebody who is not in the tournament
  HasBye,            // one who has been given the bye already
  NotPaired,         // one who is not to be paired
  Repeated,          // one who is paired `number` times
  WithThemselves,    // one who is paired with themselves
  LeftOut,           // one without opponent and bye
  NoBye,             // nobody, of an odd `number` of players
  NeedlessBye,       // one, of an even `number`
  SeveralByes,       // those who have it
  Met,               // two, in round `number`
  Forbidden,         // two whom the arbiter keeps apart
  Clash,             // two who both must have `colour`
  ApartByColours,    // two whom the system keeps apart by their colours
  ColourRepeated,    // one who would have `colour` a third time in a row
  ColourDifference,  // one who would have `colour` three times more
  BarredFromBye,     // one, by round `number`
  NotScheduled,      // two who do not meet in this round of the table
  Unscheduled,       // two who are to meet, and do not
  NotFree,           // one who is not free in the table
};

struct Violation {
  std::string_view article;               // "C.1", "C1"; "C.04.1.g" if only the basic rules forbid it
  std::string why;                        // "3 and 9 met in round 2"
  std::vector<PlayerIndex> players = {};  // the players concerned
  ViolationKind kind = ViolationKind::Stranger;
  int number = 0;                // a round or a count, as the kind has it
  Colour colour = Colour::None;  // likewise

  friend bool operator==(const Violation&, const Violation&) = default;
};

}  // namespace bloesem
