// Reads the pairing of a round as written by a program: the list of pairing engines, or this program's JSON.
#pragma once

#include <string_view>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::service {

// The list begins with the number of the following lines; each is "white black", or "id 0" for the bye. JSON
// begins with {, has "boards" with "white" and "black", and may have "bye" and "round". Players are given by
// id. InvalidInput: "3:5: found 'x', expected ..." with line and column, or for the contents of JSON the path
// of the value: "boards/2/white: ...". The pairing itself is not checked here.
[[nodiscard]] Result<Proposal> parse_pairing(std::string_view bytes, const Tournament& tournament, int round);

}  // namespace bloesem::service
