// Conversion of a report file to another dialect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/system_code.hpp"
#include "bloesem/trf/target.hpp"

namespace bloesem::trf {

struct Conversion {
  Document document;
  // Sentences that name the records of the source and, where possible, their lines.
  std::vector<std::string> losses;   // not expressible in the target: a reader gets a different tournament
  std::vector<std::string> changes;  // expressed differently or omitted, without effect on any pairing
};

// True if some dialect states a rule of the tournament by this record (code in upper case).
[[nodiscard]] bool states_a_rule(std::string_view code) noexcept;

// Returns `document` rewritten in the target dialect, as UTF-8 without a byte order mark. `tournament` must
// have been read from `document` for pairing, and `by_position` is that ReadResult's. Player fields before the
// points are kept; points and rounds are rewritten, with signs for Target::Trf06 and letters otherwise.
// Absences of the coming round are in its column (Target::Trf26: in records 240). Rules precede the players;
// lines that state no rule are kept unless the dialect lacks them. `dutch_name` applies to TRF-2026 only:
// bbpPairings always gets the code it knows. InvalidInput: `tournament` contradicts itself or has other players
// than the document.
[[nodiscard]] Result<Conversion> convert(Document document, const Tournament& tournament, bool by_position,
                                         Target target, DutchName dutch_name = DutchName::Fide2026);

}  // namespace bloesem::trf
