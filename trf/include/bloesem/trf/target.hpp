// The dialects that report files are written in.
#pragma once

#include <cstdint>

namespace bloesem::trf {

enum class Target : std::uint8_t {
  Trf06,  // byes as signs, and nothing but players and what is known of the event: no rules
  Trf16,  // what 2016 cannot say stands in records of 2026, which older readers pass over
  Trf26,  // TRF-2026: byes to come in records 240 only
  Trfx,   // JaVaFo
  Trfbx,  // bbpPairings
  Wide,   // as Trf16, for starting ranks of up to seven digits (docs/trf.md)
};

// Rules stand in records of 2026.
[[nodiscard]] constexpr bool has_records_of_2026(Target target) noexcept {
  return target == Target::Trf16 || target == Target::Trf26 || target == Target::Wide;
}

}  // namespace bloesem::trf
