// Changes of a tournament file go to its journal: what was asked for, and by whom and when, if that is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::cli {

struct ChangeNote {
  std::string by;
  std::string at;
  const Grammar* grammar = nullptr;  // of the command, which owns it
};

// --by and --at.
void add_note_options(Grammar& grammar, ChangeNote& note);

// The command with its options, without the names of files: "result 3-2:1-0 --round 4".
[[nodiscard]] std::string words_of(const Grammar& grammar);

[[nodiscard]] JournalEntry noted(const ChangeNote& note);

// To be called when everything else has been done (write_outputs), just before the file gets these bytes, under
// its lock. A file that is no event yet gets no journal unless it `begins` one: it is changed in place, or new.
// What goes wrong with the journal is a warning.
void record_change(const std::string& file, std::string_view bytes, const ChangeNote& note, bool begins);

// Writes the file, with its line in the journal.
[[nodiscard]] std::optional<Error> write_changed(const std::string& file, std::string_view bytes,
                                                 const ChangeNote& note, bool begins);

}  // namespace bloesem::cli
