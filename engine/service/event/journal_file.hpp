// The journal beside a tournament file: FILE.journal. Nothing that is wrong with it keeps a command from its
// work.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::cli {

// Beside the file itself, whatever link leads to it.
[[nodiscard]] std::string journal_of(const std::string& file);

// Empty where there is none. Errors: FileAccess, TooLarge, InvalidInput (a file of something else).
[[nodiscard]] Result<std::string> read_journal(const std::string& file);

// Behind what is there, and brought to the disk; a torn last line is ended first. To be called before the file
// is changed: a run that is interrupted in between leaves a line that the hashes tell to be void. Errors:
// FileAccess, InvalidInput (likewise); then the journal is as it was.
[[nodiscard]] std::optional<Error> append_to_journal(const std::string& file, const JournalEntry& entry);

}  // namespace bloesem::cli
