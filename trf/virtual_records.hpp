// Writes fictitious points as records of each dialect.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"
#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// Returns record XXA for one player; points[r] is for round r+1.
[[nodiscard]] std::string xxa_record(int id, const std::vector<Points>& points);
// Returns record 250 for a range of players and rounds.
[[nodiscard]] std::string record_250(const Range& ids, Points points, const Range& rounds, Layout layout = {});
// Returns one record 250 for each run of rounds with equal points; rounds without points are omitted.
[[nodiscard]] std::vector<std::string> records_250(const Range& ids, const std::vector<Points>& points,
                                                   Layout layout = {});

// Fictitious points of one player; by_round[r] is for round r+1.
struct VirtualPoints {
  int id = 0;
  std::vector<Points> by_round;
};

// Return the records for all players with fictitious points: one XXA each, or 250 for ranges of consecutive
// ids.
[[nodiscard]] std::vector<std::string> all_xxa_records(const std::vector<VirtualPoints>& players);
[[nodiscard]] std::vector<std::string> all_records_250(std::vector<VirtualPoints> players);

}  // namespace bloesem::trf
