// The dialects that report files are written in.
#pragma once

#include <cstdint>

namespace bloesem::trf {

enum class Target : std::uint8_t {
  Trf16,  // what 2016 cannot say stands in records of 2026, which older readers pass over
  Trfx,   // JaVaFo
  Trfbx,  // bbpPairings
  Wide,   // as Trf16, for starting ranks of up to seven digits (docs/trf.md)
};

}  // namespace bloesem::trf
