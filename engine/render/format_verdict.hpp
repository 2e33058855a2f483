// The judge's verdict as text.
#pragma once

#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::render {

// Returns the reasons why a pairing is wrong, one sentence each, with players given by id: "C.1: 3 and 9 met in
// round 2". Empty if it is right.
[[nodiscard]] std::vector<std::string> reasons_of(const Tournament& tournament, const Verdict& verdict);

// Returns the whole report: the verdict, the reasons, both candidates of the first bracket that differs with
// all their criteria, and the names of the players.
[[nodiscard]] std::string format_verdict(const Tournament& tournament, const Verdict& verdict);

}  // namespace bloesem::render
