// Fictitious points in the words of each dialect.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"
#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// points[r] = of round r+1, for one player.
[[nodiscard]] std::string xxa_record(int id, const std::vector<Points>& points);
// For a range of players in a range of rounds.
[[nodiscard]] std::string record_250(const Range& ids, Points points, const Range& rounds, Layout layout = {});
// The same for a range of players: one line for each run of rounds with the same points; rounds without any
// have none.
[[nodiscard]] std::vector<std::string> records_250(const Range& ids, const std::vector<Points>& points,
                                                   Layout layout = {});

// One player's points: by_round[r] = of round r+1.
struct VirtualPoints {
  int id = 0;
  std::vector<Points> by_round;
};

// Those of all players of a file, whoever has any: a record XXA for each, or records 250 for those who follow
// each other.
[[nodiscard]] std::vector<std::string> all_xxa_records(const std::vector<VirtualPoints>& players);
[[nodiscard]] std::vector<std::string> all_records_250(std::vector<VirtualPoints> players);

}  // namespace bloesem::trf
