// Promises of bloesem/trf/reader.hpp and docs/trf.md about every file, valid or not.
#pragma once

#include <string_view>

#include "bloesem/trf/document.hpp"
#include "bloesem/trf/read_options.hpp"

namespace bloesem::fuzz {

// Reads the document and ends the process if a promise is broken.
void check_reader(const trf::Document& document, const trf::ReadOptions& options);

// The same for bytes read as JSON and as CSV; a tournament that was read can be written and read again.
void check_list_readers(std::string_view bytes, trf::ReadOptions options);

}  // namespace bloesem::fuzz
