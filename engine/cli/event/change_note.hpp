// Records changes of a tournament file in its journal: the command, and author and time if given.
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
  const Grammar* grammar = nullptr;  // the command's; not owned
};

// Adds --by and --at.
void add_note_options(Grammar& grammar, ChangeNote& note);

// Returns the command with its options but without file names: "result 3-2:1-0 --round 4".
[[nodiscard]] std::string words_of(const Grammar& grammar);

[[nodiscard]] service::JournalEntry noted(const ChangeNote& note);

// Adds a line to the journal. Call it under the file's lock, when everything else has been done
// (write_outputs), just before the file gets these bytes. A file without a journal gets one only if this
// change `begins` it: the file is changed in place, or is new. Problems with the journal are printed as
// warnings.
void record_change(const std::string& file, std::string_view bytes, const ChangeNote& note, bool begins);

// Writes the file and its line in the journal.
[[nodiscard]] std::optional<Error> write_changed(const std::string& file, std::string_view bytes,
                                                 const ChangeNote& note, bool begins);

}  // namespace bloesem::cli
