// What the release line, `--version` and checklists say.
#pragma once

namespace bloesem::cli {

extern const char* const release;

}  // namespace bloesem::cli
