// A restriction by what players have in common, as an arbiter states it: "federation:3".
#pragma once

#include <cstdint>

namespace bloesem::trf {

enum class InCommon : std::uint8_t { Federation, Club };

struct Restriction {
  InCommon by = InCommon::Federation;
  int first_round = 1;  // from 1, both inclusive
  int last_round = 1;
  bool strict = false;  // of a wish: no criterion of the round may change its value

  friend bool operator==(const Restriction&, const Restriction&) = default;
};

}  // namespace bloesem::trf
