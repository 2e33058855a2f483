// The version of the program.
#pragma once

namespace bloesem::service {

extern const char* const version;
// With the program's name, as printed in checklists and elsewhere.
extern const char* const release;

}  // namespace bloesem::service
