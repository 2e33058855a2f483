// Entry point of the library: turns a file into the input of pair_round. All programs use it, so that the same
// file gives the same round everywhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/read_options.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"

namespace bloesem::service {

// Settings of the caller, which override those of the file.
struct PrepareOptions {
  trf::ReadOptions reading = {};        // including the round to pair and the number of rounds
  std::optional<Edition> edition = {};  // empty: chosen by choose_edition, by `rules`
  RulesByName rules = {};               // beside `edition`, only their readings
  // The list by which systems that rank by tie-breaks do so, in place of the event's: "BH/C1,SB".
  std::optional<std::string> tie_breaks = {};
  // Empty: the fictitious points in the file, or Baku's if the system code asks for them and there are none.
  std::optional<Acceleration> acceleration = {};
  std::optional<trf::FileFormat> format = {};  // empty: detected from the content
};

// A sentence about a setting that may be unintended.
struct Warning {
  std::string message;
  Remedy remedy = Remedy::None;
};

struct Prepared {
  // As the system pairs it: with matches for rounds in Double-Swiss. Not to be prepared again.
  Tournament tournament;  // includes the fictitious points of its acceleration
  PairOptions options;    // for pair_round and check_tournament; edition, readings and ranking as chosen, round
                          // and number of rounds as requested
  EditionChoice choice;   // the edition and what decided it
  std::vector<Warning> warnings;
};

// Reads a tournament file (a report file of any dialect, JSON or CSV) and returns the tournament and options
// for pairing it; `file` is the name used in messages. InvalidInput: the file cannot be read or has no players
// (the message gives the place), or a request in it cannot be met: an unsupported pairing system, reading or
// edition, or an
// acceleration that is not defined for the tournament or depends on an unknown number of rounds. TooLarge: the
// file exceeds a limit.
[[nodiscard]] Result<Prepared> prepare(std::string_view bytes, const PrepareOptions& requested = {},
                                       std::string_view file = "tournament");

// As above, for a tournament that has already been read or was built in memory; it must not contradict itself
// (InvalidInput).
[[nodiscard]] Result<Prepared> prepare(Tournament tournament, const PrepareOptions& requested = {});

// Returns the options with the columns that a round takes under the requested rules, where they name a system.
[[nodiscard]] trf::ReadOptions by_system(trf::ReadOptions reading, const RulesByName& rules,
                                         std::optional<Edition> edition = std::nullopt);

// Returns a sentence about an effect of the acceleration that may be unexpected; empty if there is none.
[[nodiscard]] std::string remark_about(const Tournament& tournament, const Acceleration& acceleration);

// Returns the lines of `source`, which must outlive them. TooLarge: more than four million lines.
[[nodiscard]] Result<std::vector<std::string_view>> lines_of(const trf::SourceText& source);

}  // namespace bloesem::service
