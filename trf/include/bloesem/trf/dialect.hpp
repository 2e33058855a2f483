// Which of the dialects of the report file a document is written in, and what tells it. What is read does not
// depend on it: every record of every dialect is understood in any file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

enum class Dialect : std::uint8_t {
  Trf06,    // byes as signs (0000 - +), no letters among the results
  Trf16,    // the format of 2016, or nothing that tells
  TrfX,     // with the records XX? of JaVaFo
  TrfBx,    // with the records BB? of bbpPairings
  Vega,     // Vega's .trfx: TRF06 with XX? records
  Trf2026,  // TRF-2026
  Wide,     // starting ranks of more than four digits (XXW)
  Json,
  Csv,
  Tdf,  // Vega's .tdf: another format, whose records only look alike; refused
};

// "TRF06", "TRF16", "TRF(x)", "TRF(bx)", "Vega trfx", "TRF-2026", "wide TRF", "JSON", "CSV", "tdf".
[[nodiscard]] std::string_view name_of(Dialect dialect) noexcept;

struct DialectEvidence {
  std::string what;  // a record code, or what a player line has
  int line = 0;      // the first such line

  friend bool operator==(const DialectEvidence&, const DialectEvidence&) = default;
};

}  // namespace bloesem::trf
