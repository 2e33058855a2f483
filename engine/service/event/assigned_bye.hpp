// Byes of the coming round that were given by a command, according to the journal of the file.
#pragma once

#include <string>

namespace bloesem::service {

// True if the journal leads to the current file, and a change since the last round was paired gave a
// pairing-allocated bye: such a bye without games is no doubtful entry.
[[nodiscard]] bool bye_was_assigned(const std::string& file);

}  // namespace bloesem::service
