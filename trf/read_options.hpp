// What a caller wants of the reader.
#pragma once

#include <cstdint>
#include <optional>

namespace bloesem::trf {

enum class Purpose : std::uint8_t {
  Pair,   // the next round: a last column of mere absences belongs to it
  Check,  // the rounds there are: every column is one
};

struct ReadOptions {
  Purpose purpose = Purpose::Pair;
  // The round to pair (from 1) where the caller knows it; settles which columns are history.
  std::optional<int> round = {};
  // Takes the place of the number of rounds in the file.
  std::optional<int> rounds_declared = {};
  // Points that contradict the results are replaced, not refused.
  bool recompute_points = false;
  // What would be repaired with a warning is refused.
  bool strict = false;
};

}  // namespace bloesem::trf
