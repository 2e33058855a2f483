// Solves brackets of few players: lists all candidates in the order of section D and filters them criterion by
// criterion. The first of those that remain is the answer.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/dutch/few_ahead.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/dutch/many_ahead.hpp"
#include "engine/dutch/solve/sieve/candidate_list.hpp"
#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss::dutch {

class SieveBracketSolver final : public BracketSolver {
 public:
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;

 private:
  using Charge = criteria::Charge;
  using Criterion = criteria::Criterion;

  // Score differences, largest first.
  struct Differences {
    std::array<Points, max_listed> list;
    std::size_t size = 0;

    void add(const Charge& charge) noexcept;
    [[nodiscard]] bool operator<(const Differences& other) const noexcept;
  };

  // What is known of the players ahead with some downfloaters.
  struct KnownAhead {
    PlayerSet downfloaters;
    AheadValue value;  // without C4, until it completes
    bool completes = false;
  };

  void look_at(const BracketProblem& problem);
  void find_partners();
  [[nodiscard]] int max_pairs() const noexcept;
  [[nodiscard]] bool may_list() const noexcept;
  [[nodiscard]] std::optional<Decline> list_candidates();
  void keep_completing();
  template <class Key, class KeyOf>
  Key keep_least(KeyOf key_of);
  void sieve(const Criterion& criterion);
  bool sieve_ahead();
  bool raise_to_completing();
  const AheadValue& ahead_of(PlayerSet singles);  // valid until the next call
  [[nodiscard]] AheadValue look_ahead(PlayerSet singles);
  [[nodiscard]] bool few_ahead();
  [[nodiscard]] bool asks_for_completion() const noexcept;
  [[nodiscard]] std::vector<Position> downfloaters(PlayerSet singles) const;
  bool tabulate_singles(const Criterion& criterion);
  bool tabulate_pairs(const Criterion& criterion, int uppers);
  template <class Add>
  void for_each_charge(const Candidate& candidate, int uppers, Add add) const;
  [[nodiscard]] BracketPairing result(const BracketProblem& problem) const;

  const RoundField* field_ = nullptr;
  const Bracket* bracket_ = nullptr;
  int players_ = 0;
  int moved_down_ = 0;
  bool one_score_ = true;  // all residents have the same score
  bool topscorers_ = false;
  Points artificial_ = 0;
  std::array<Position, max_listed> positions_ = {};
  std::array<const criteria::PlayerFacts*, max_listed> facts_ = {};
  std::array<PlayerSet, max_listed> partners_ = {};

  CandidateList list_;
  PlayerSet singles_ = 0;               // single in some candidate of the list
  std::vector<const Candidate*> left_;  // remaining candidates, in order
  // Charges of the current criterion: of pairs, the higher ranked first, and of singles on the diagonal.
  std::array<std::array<Charge, max_listed>, max_listed> charges_ = {};
  std::optional<bool> few_ahead_known_;  // result of few_ahead_.look_at, once it was called
  FewAhead few_ahead_;
  ManyAhead many_ahead_;
  LookAhead look_ahead_;
  AheadValue ahead_;
  std::vector<KnownAhead> known_ahead_;
};

}  // namespace bloesem::swiss::dutch
