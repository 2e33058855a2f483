// Where one round departs from another: the first difference in the order of priority of brackets, criteria
// and order of generation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "bloesem/article_names.hpp"
#include "bloesem/record.hpp"

namespace bloesem::explain {

enum class DepartureKind : std::uint8_t {
  Completion,  // the bracket has other players, though all above it is equal
  Criterion,   // a criterion has another value
  Order,       // the criteria are equal, the pairs or those who remain are not
};

struct RoundDeparture {
  DepartureKind kind = DepartureKind::Order;
  std::size_t bracket = 0;   // index into Record::brackets of the round
  std::size_t of_other = 0;  // likewise, of the other round
  // Of DepartureKind::Criterion: indexes into BracketRecord::criteria of the two brackets.
  std::size_t criterion = 0;
  std::size_t criterion_of_other = 0;

  friend bool operator==(const RoundDeparture&, const RoundDeparture&) = default;
};

// Returns the departure of a round of the same edition; empty if the pairs and byes are the same. Compares
// final attempts, bracket by bracket from the top: discarded ones do not count. Where a system chooses the
// player with the bye first, that choice (BracketKind::Bye) is the first of them. Players who come into a
// bracket from below are part of what is chosen in it. Of the edition's articles two are about the round as a
// whole. Completion is no value of a bracket: every round is complete. The score of the player with the bye
// (2026: C5) comes before all brackets, and departs in the bracket that gives the bye.
[[nodiscard]] std::optional<RoundDeparture> first_departure(const Record& round, const Record& other,
                                                            const ArticleNames& articles);

}  // namespace bloesem::explain
