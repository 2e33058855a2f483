// The answers for all pairs of a round in kinds: what the picture colours alike, and what a table counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::render {

struct PairKind {
  explain::PairFate fate = explain::PairFate::Absent;
  std::string_view article;  // empty: none
  std::string_view meaning;  // of a criterion; else a term: "fate-met"
  char sign = ' ';           // in a picture of letters
  std::uint32_t rgb = 0;
  std::size_t pairs = 0;
};

class PairKinds {
 public:
  PairKinds(const explain::Subject& subject, const explain::AllPairs& pairs);

  // Returns the kinds that occur, in the order of what decides first: boards, what is forbidden, criteria in
  // their order of priority, the order of generation. The first is that of players who are not paired.
  [[nodiscard]] const std::vector<PairKind>& all() const noexcept { return kinds_; }
  // Returns the index of the kind of two players.
  [[nodiscard]] std::size_t of(PlayerIndex one, PlayerIndex other) const {
    return kind_of_[pairs_.number(one, other)];
  }

 private:
  const explain::AllPairs& pairs_;
  std::vector<PairKind> kinds_;
  std::vector<std::size_t> kind_of_;  // by number of an answer
};

// Returns the name of a fate in JSON and CSV: "met", "criterion".
[[nodiscard]] std::string_view name_of(explain::PairFate fate);

// Returns the value of the criterion in the round of the rules: "1"; empty for other answers.
[[nodiscard]] std::string value_in_round(const explain::Subject& subject, const explain::PairAnswer& answer);

// Returns those who are paired in the round or receive the bye, in the order of the tournament.
[[nodiscard]] std::vector<PlayerIndex> players_of_round(const explain::Subject& subject);

// Returns the same in the order of the brackets, in which what belongs together is together.
[[nodiscard]] std::vector<PlayerIndex> players_by_bracket(const explain::Subject& subject);

}  // namespace bloesem::render
