// A report file in the words of another dialect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/document.hpp"
#include "trf/target.hpp"

namespace bloesem::trf {

struct Conversion {
  Document document;
  std::vector<std::string> losses;  // sentences: what the target cannot say as the source did
};

// A record (code in capitals) by which some dialect states a rule of the tournament.
[[nodiscard]] bool states_a_rule(std::string_view code) noexcept;

// `tournament` is what the reader made of the document for pairing; by_position, that XXC rank stood in it. The
// fields of a player before his points stay; his rounds are written with the letters of 2016, absences of the
// coming round in its column. Rules are stated in front of the players. Lines that no rule needs stay as they
// came. UTF-8, without a byte order mark.
[[nodiscard]] Conversion convert(Document document, const Tournament& tournament, bool by_position,
                                 Target target);

}  // namespace bloesem::trf
