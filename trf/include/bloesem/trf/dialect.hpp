// Dialects of the report file and the evidence for them. Reading does not depend on the dialect: every record
// of every dialect is understood in any file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

enum class Dialect : std::uint8_t {
  Trf06,    // byes as signs (0000 - +), no letters as results
  Trf16,    // the format of 2016; also if there is no evidence
  TrfX,     // with the records XX? of JaVaFo
  TrfBx,    // with the records BB? of bbpPairings
  Vega,     // Vega's .trfx: TRF06 with XX? records
  Trf2026,  // TRF-2026
  Wide,     // starting ranks of more than four digits (XXW)
  Json,
  Csv,
  Tdf,  // Vega's .tdf, another format with similar records; refused
};

// Returns "TRF06", "TRF16", "TRF(x)", "TRF(bx)", "Vega trfx", "TRF-2026", "wide TRF", "JSON", "CSV" or "tdf".
[[nodiscard]] std::string_view name_of(Dialect dialect) noexcept;

struct DialectEvidence {
  std::string what;  // a record code, or a feature of a player line
  int line = 0;      // the first such line, from 1

  friend bool operator==(const DialectEvidence&, const DialectEvidence&) = default;
};

}  // namespace bloesem::trf
