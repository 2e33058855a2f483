// The rules of a tournament in the words of each dialect: rounds, initial colour, points, restrictions,
// acceleration.
#pragma once

#include <string>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/layout.hpp"
#include "trf/notice.hpp"
#include "trf/target.hpp"

namespace bloesem::trf {

struct RuleRecords {
  std::vector<std::string> lines;  // without their ends
  std::vector<Notice> losses;      // what the dialect cannot say
};

// by_position: the order of the lines gives the pairing numbers (XXC rank; the records of 2026 cannot say it,
// wide files say it so too).
[[nodiscard]] RuleRecords state_rules(const Tournament& tournament, bool by_position, Target target,
                                      Layout layout = {});

}  // namespace bloesem::trf
