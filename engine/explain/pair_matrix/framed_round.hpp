// The brackets of a paired round as the walk posed them, so that each can be posed again with a change.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/explain/subject.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::explain {

struct FramedBracket {
  std::size_t record = 0;   // index into Record::brackets; final attempts only
  swiss::Bracket problem;   // `ahead` is the next score group, also where the walk did not look at it
  swiss::Position end = 0;  // the first position below the residents
  std::vector<std::pair<swiss::Position, swiss::Position>> pairs;  // of the round; in order
  std::vector<swiss::Position> downfloaters;                       // likewise

  // Returns the MDPs and the residents.
  [[nodiscard]] std::vector<swiss::Position> players() const {
    std::vector<swiss::Position> all = problem.moved_down;
    all.insert(all.end(), problem.residents.begin(), problem.residents.end());
    return all;
  }
  // True if the answer to this bracket depends on the players below the next score group only in that the round
  // must be completed.
  [[nodiscard]] bool is_plain() const noexcept {
    return criteria::only_looks_ahead(problem.kind) || problem.kind == criteria::BracketKind::Last ||
           problem.kind == criteria::BracketKind::Closing;
  }
};

// Requires a subject with a pairing, in a system with brackets of the Dutch procedure
// (System::has_dutch_brackets), and without a wish.
class FramedRound {
 public:
  // `request`: the round that was asked for; a copy of its field is walked over once.
  FramedRound(const Subject& subject, const RequestedRound& request);

  [[nodiscard]] const Subject& subject() const noexcept { return subject_; }
  // Returns the field as the walk leaves it: it is settled who may have the bye.
  [[nodiscard]] const swiss::RoundField& field() const noexcept { return settled_; }
  // Returns the field before the walk.
  [[nodiscard]] const swiss::RoundField& unsettled_field() const noexcept { return request_.field; }
  // Returns the field as if no two players had met and nobody were forbidden to meet.
  [[nodiscard]] const swiss::RoundField& unbarred_field() const noexcept { return *unbarred_; }
  [[nodiscard]] criteria::CriteriaTable criteria() const noexcept { return criteria_; }
  // True if the look-ahead and the completion are one problem (2026), of which any best candidate may be the
  // solution. Otherwise the first of the best candidates decides whether the round can be completed (2016).
  [[nodiscard]] bool completes_jointly() const noexcept {
    return criteria_.rows_in_force(criteria::BracketKind::Completing) > 0;
  }
  [[nodiscard]] const ArticleNames& articles() const noexcept { return system_.articles; }
  [[nodiscard]] const std::vector<FramedBracket>& brackets() const noexcept { return brackets_; }
  [[nodiscard]] const BracketRecord& record(const FramedBracket& bracket) const noexcept {
    return subject_.answer->record.brackets[bracket.record];
  }
  [[nodiscard]] swiss::SolverChain& chain() noexcept { return chain_; }

 private:
  const Subject& subject_;
  const RequestedRound& request_;
  const swiss::System& system_;
  criteria::CriteriaTable criteria_;
  swiss::SolverChain chain_;
  swiss::RoundField settled_;
  std::optional<swiss::RoundField> unbarred_;
  std::vector<FramedBracket> brackets_;  // from the top
};

}  // namespace bloesem::explain
