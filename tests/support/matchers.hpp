// Pairings as text, and matchers that describe differences.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem::test {

inline std::string name_of(PlayerIndex player) { return std::to_string(player + 1); }

// Returns "1-4 5-2 3-6 7 bye": the boards in published order, White first.
inline std::string text_of(const RoundPairing& pairing) {
  std::string text;
  for (const Board& board : pairing.boards)
    text += (text.empty() ? "" : " ") + name_of(board.white) + "-" + name_of(board.black);
  if (pairing.bye) text += (text.empty() ? "" : " ") + name_of(*pairing.bye) + " bye";
  return text;
}

// Returns the same, or "error: " and the message.
inline std::string text_of(const Result<RoundPairing>& pairing) {
  return pairing ? text_of(*pairing) : "error: " + pairing.error().message;
}

// EXPECT_THAT(pair_round(t), IsPairing("1-4 5-2 3-6 7 bye"));
MATCHER_P(IsPairing, expected, (negation ? "is not " : "is ") + std::string(expected)) {
  const std::string found = text_of(arg);
  *result_listener << "which is " << found;
  return found == std::string_view(expected);
}

// EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "part of the message"));
MATCHER_P2(FailsWith, code, part, "fails with a message that contains \"" + std::string(part) + "\"") {
  *result_listener << "which is " << text_of(arg);
  return !arg && arg.error().code == code && arg.error().message.find(part) != std::string::npos;
}

// Returns players of a record as "1 2 3".
inline std::string text_of(std::span<const PlayerIndex> players) {
  std::string text;
  for (const PlayerIndex p : players) text += (text.empty() ? "" : " ") + name_of(p);
  return text;
}

// Returns the brackets in the order they were paired: "normal 1 2 3 | normal 3>4 5", with MDPs before ">",
// and "!" if discarded.
inline std::string brackets_of(const Result<RoundPairing>& pairing) {
  if (!pairing) return text_of(pairing);
  std::string text;
  for (const BracketRecord& bracket : pairing->record.brackets) {
    text += (text.empty() ? "" : " | ") + std::string(criteria::name_of(bracket.kind)) +
            (bracket.discarded ? "! " : " ");
    if (!bracket.moved_down.empty()) text += text_of(bracket.moved_down) + ">";
    text += text_of(bracket.residents);
  }
  return text;
}

// Returns the rule of each board's colours: "E.1 E.5".
inline std::string colour_rules_of(const Result<RoundPairing>& pairing) {
  if (!pairing) return text_of(pairing);
  std::string text;
  for (const ColourRule rule : pairing->record.colour_rules)
    text += (text.empty() ? "" : " ") + std::string(name_of(rule));
  return text;
}

}  // namespace bloesem::test

namespace bloesem {

inline void PrintTo(const Result<RoundPairing>& pairing, std::ostream* out) { *out << test::text_of(pairing); }

}  // namespace bloesem
