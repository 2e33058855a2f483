// Dialects in which report files can be written.
#pragma once

#include <cstdint>

namespace bloesem::trf {

enum class Target : std::uint8_t {
  Trf06,  // byes as signs, no rules: only players and data of the event
  Trf16,  // rules that 2016 lacks are in records of 2026, which older readers ignore
  Trf26,  // TRF-2026: byes of coming rounds in records 240 only
  Trfx,   // JaVaFo
  Trfbx,  // bbpPairings
  Wide,   // as Trf16, with starting ranks of up to seven digits (docs/trf.md)
};

// True if the dialect states rules in records of 2026.
[[nodiscard]] constexpr bool has_records_of_2026(Target target) noexcept {
  return target == Target::Trf16 || target == Target::Trf26 || target == Target::Wide;
}

}  // namespace bloesem::trf
