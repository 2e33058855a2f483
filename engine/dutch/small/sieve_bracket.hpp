// Brackets of few players: all candidates in the order of section D, sieved criterion by criterion. Who is left
// and comes first is the answer, and what the sieves measured is the record.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "criteria/criterion.hpp"
#include "engine/dutch/bracket.hpp"
#include "engine/dutch/fast/look_ahead.hpp"
#include "engine/dutch/small/candidate_list.hpp"

namespace bloesem::dutch {

// Keeps its working memory from bracket to bracket.
class SieveBracketSolver {
 public:
  // Nothing if the bracket is too large, or if completion (C.2, C.4) asks for more than this solver looks at.
  [[nodiscard]] std::optional<BracketPairing> solve(const RoundField& field, criteria::CriteriaTable criteria,
                                                    const Bracket& bracket);

 private:
  using Charge = criteria::Charge;
  using Criterion = criteria::Criterion;

  // What a candidate comes to in one criterion.
  struct Value {
    std::int64_t count = 0;
    std::array<Points, most_listed> differences = {};  // the largest first
    std::size_t listed = 0;

    void add(const Charge& charge, criteria::Measure measure) noexcept;
    [[nodiscard]] bool operator<(const Value& other) const noexcept;
  };

  void look_at(const RoundField& field, const Bracket& bracket);
  [[nodiscard]] int most_pairs() const noexcept;
  bool list_candidates();
  void keep_completing();
  template <class Key, class KeyOf>
  Key keep_least(KeyOf key_of);
  void sieve(const Criterion& criterion);
  bool sieve_ahead();
  [[nodiscard]] bool charges_pairs(const Criterion& criterion) const noexcept;
  [[nodiscard]] const Charge& pair_charge(const Criterion& criterion, int upper, int lower);
  [[nodiscard]] Value value_of(const Criterion& criterion, const Candidate& candidate, bool charges_pairs);
  [[nodiscard]] const std::vector<Position>& downfloaters(PlayerSet singles);
  BracketPairing result();

  const RoundField* field_ = nullptr;
  const Bracket* bracket_ = nullptr;
  int players_ = 0;
  int moved_down_ = 0;
  bool uneven_ = false;  // residents of several scores, or MDPs
  bool topscorers_ = false;
  Points artificial_ = 0;
  std::array<Position, most_listed> positions_ = {};
  std::array<const criteria::PlayerFacts*, most_listed> facts_ = {};
  std::array<PlayerSet, most_listed> partners_ = {};

  CandidateList list_;
  std::vector<const Candidate*> left_;  // of the candidates, in order
  std::vector<criteria::CriterionValue> record_;
  std::array<std::array<Charge, most_listed>, most_listed> charges_ = {};  // of the criterion at hand
  std::array<PlayerSet, most_listed> charged_ = {};                        // what is known of them
  LookAhead look_ahead_;
  AheadValue ahead_;
  std::vector<std::pair<PlayerSet, AheadValue>> ahead_of_;  // by downfloaters
  std::vector<Position> downfloaters_;
};

}  // namespace bloesem::dutch
