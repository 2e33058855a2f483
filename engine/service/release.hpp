// The version of the program.
#pragma once

namespace bloesem::cli {

extern const char* const version;
// With its name: what the release line, `--version` and checklists say.
extern const char* const release;

}  // namespace bloesem::cli
