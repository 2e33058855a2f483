// A pairing of a round as programs write it: the list of the engines, or our own JSON.
#pragma once

#include <string_view>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// The list has the number of lines that follow, then "white black" on each; the bye is "id 0". JSON begins with
// {, has "boards" with "white" and "black", and may have "bye" and "round". Players are known by their ids.
// InvalidInput: "3:5: found 'x', expected ..." with line and column; for the contents of JSON the path of the
// value: "boards/2/white: ...". Whether the pairing makes sense is not asked here.
[[nodiscard]] Result<Proposal> parse_pairing(std::string_view bytes, const Tournament& tournament, int round);

}  // namespace bloesem::cli
