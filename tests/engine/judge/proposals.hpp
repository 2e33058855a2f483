// Proposals and verdicts as text.
#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "bloesem/judge/judge.hpp"

namespace bloesem::test {

// Parses "1-4 5:2 7 bye": White first; a colon if the colours are not known. Players are given by number.
[[nodiscard]] Proposal proposed(std::string_view text);

// Returns "correct"; "illegal: C.1 3 and 9 met in round 2; ..."; "different: bracket 2 C.10"; "different:
// bracket 1 later D.2.a"; "different: E.4 3-1; ..."; "impossible: ..."; "error: ...".
[[nodiscard]] std::string text_of(const Result<Verdict>& verdict);

}  // namespace bloesem::test

namespace bloesem {

inline void PrintTo(const Result<Verdict>& verdict, std::ostream* out) { *out << test::text_of(verdict); }

}  // namespace bloesem
