// What the judge says, for people.
#pragma once

#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// Why a pairing is not right, a sentence each, with players as ids: "C.1: 3 and 9 met in round 2". None if it
// is.
[[nodiscard]] std::vector<std::string> reasons_of(const Tournament& tournament, const Verdict& verdict);

// The whole report: the verdict, the reasons, both candidates of the departing bracket with all their criteria,
// and who the players are.
[[nodiscard]] std::string format_verdict(const Tournament& tournament, const Verdict& verdict);

}  // namespace bloesem::cli
