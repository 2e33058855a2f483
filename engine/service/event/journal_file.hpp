// Stores the journal of a tournament file in FILE.journal. No problem with the journal makes a command fail.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::service {

// Returns the path next to the file itself, with symbolic links resolved.
[[nodiscard]] std::string journal_of(const std::string& file);

// Returns the contents; empty if there is no journal. Errors: FileAccess, TooLarge, InvalidInput (the file is
// not a journal).
[[nodiscard]] Result<std::string> read_journal(const std::string& file);

// Appends the entry and flushes it to disk; an incomplete last line is ended first. To be called before the
// file is changed: if the run is interrupted in between, the hashes show that the line is void. Errors:
// FileAccess, InvalidInput (the file is not a journal); the journal is then unchanged.
[[nodiscard]] std::optional<Error> append_to_journal(const std::string& file, const JournalEntry& entry);

}  // namespace bloesem::service
