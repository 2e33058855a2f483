// Bytes of a FIDE report file (TRF16 with the extensions of JaVaFo and bbpPairings) into a tournament.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/read_options.hpp"

namespace bloesem::trf {

struct ReadResult {
  // Absent exactly when there is an error among the diagnostics.
  std::optional<Tournament> tournament;
  // Everything noticed, in the order of the file.
  std::vector<Diagnostic> diagnostics;
  std::string system_code;                // record 192, trimmed, upper case; empty without it
  std::optional<std::string> start_date;  // record 042, as written
  bool by_position = false;               // XXC rank: the order of the file gives the pairing numbers
};

// Takes any bytes, prints nothing. docs/trf.md tells what is read and how it is judged.
[[nodiscard]] ReadResult read_tournament(std::string_view bytes, const ReadOptions& options = {});

// The same for a document parsed before, which the caller keeps (for its lines, or to write it back).
[[nodiscard]] ReadResult read_tournament(const Document& document, const ReadOptions& options = {});

}  // namespace bloesem::trf
