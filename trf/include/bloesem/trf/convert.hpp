// A report file in the words of another dialect.
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
  // Sentences, which name the records of the source and their lines where they can.
  std::vector<std::string> losses;   // what the target cannot say as the source did: another tournament is read
  std::vector<std::string> changes;  // what is said otherwise, or left out, and no pairing depends on
};

// A record (code in capitals) by which some dialect states a rule of the tournament.
[[nodiscard]] bool states_a_rule(std::string_view code) noexcept;

// `tournament` is what the reader made of the document for pairing; by_position, that XXC rank stood in it. The
// fields of a player before his points stay; his rounds are written with the letters of 2016, absences of the
// coming round in its column. Rules are stated in front of the players. Lines that no rule needs stay as they
// came. UTF-8, without a byte order mark. dutch_name is for TRF-2026; bbpPairings gets the one that it knows.
// InvalidInput: a tournament that contradicts itself, or has other players than the document.
[[nodiscard]] Result<Conversion> convert(Document document, const Tournament& tournament, bool by_position,
                                         Target target, DutchName dutch_name = DutchName::Fide2026);

}  // namespace bloesem::trf
