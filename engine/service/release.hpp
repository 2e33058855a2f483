// The version of the program.
#pragma once

namespace bloesem::service {

extern const char* const version;
// With the program's name, as printed by `--version` and in checklists.
extern const char* const release;

}  // namespace bloesem::service
