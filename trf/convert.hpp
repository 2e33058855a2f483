// A report file in the words of another dialect.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/document.hpp"

namespace bloesem::trf {

enum class Target : std::uint8_t {
  Trf16,  // no extensions; what 2016 cannot say stands in records of 2026, which older readers pass over
  Trfx,   // JaVaFo
  Trfbx,  // bbpPairings
};

struct Conversion {
  Document document;
  std::vector<std::string> losses;  // sentences: what the target cannot say as the source did
};

// `tournament` is what the reader made of the document for pairing; by_position, that XXC rank stood in it. Players
// keep what the records say of them, rounds are written with the letters of 2016, absences of the coming round
// stand in its column. All lines that no record of the tournament's rules claims stay as they came. UTF-8.
[[nodiscard]] Conversion convert(Document document, const Tournament& tournament, bool by_position, Target target);

}  // namespace bloesem::trf
