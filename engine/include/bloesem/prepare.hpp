// The front door of the library: from a file to what pairs it. Every program comes through here, so that the
// same file gives the same round.
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

// What goes before the word of the file.
struct Wishes {
  trf::ReadOptions reading = {};        // also with the round to pair and the number of rounds
  std::optional<Edition> edition = {};  // empty: as choose_edition
  // Empty: the fictitious points of the file; those of Baku where its system code orders them and it has none.
  std::optional<Acceleration> acceleration = {};
  std::optional<trf::FileFormat> format = {};  // empty: by how the file begins
};

struct Prepared {
  Tournament tournament;  // with the fictitious points of its acceleration
  PairOptions options;    // for pair_round and check_tournament: edition, round and number of rounds are set
  EditionChoice choice;   // of the edition, and what decided it
  std::vector<std::string> warnings;  // sentences: what may not be what was meant
};

// Returns what pairs the tournament of a file: a report file of any dialect, JSON or CSV. InvalidInput: it
// cannot be read or has no player (the message names the place in `file`), or what it asks for cannot be
// honoured: another pairing system than FIDE (Dutch), an acceleration that does not admit the tournament or
// whose number of rounds nobody says.
[[nodiscard]] Result<Prepared> prepare(std::string_view bytes, const Wishes& wishes = {},
                                       std::string_view file = "tournament");

// The same for a tournament that has been read, or was built by calls.
[[nodiscard]] Result<Prepared> prepare(Tournament tournament, const Wishes& wishes = {});

// Returns a sentence about what an acceleration makes of a tournament that may surprise; empty: nothing.
[[nodiscard]] std::string remark_about(const Tournament& tournament, const Acceleration& acceleration);

// TooLarge: more lines than are kept.
[[nodiscard]] Result<std::vector<std::string_view>> lines_of(const trf::SourceText& source);

}  // namespace bloesem::service
