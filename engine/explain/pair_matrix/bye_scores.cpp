#include "engine/explain/pair_matrix/bye_scores.hpp"

#include <algorithm>

#include "engine/explain/pair_matrix/sure_counts.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::explain {

using swiss::Position;

ByeScores::ByeScores(const FramedRound& round, AllPairs& answers)
    : round_(round),
      answers_(answers),
      row_(bye_score_of(round.subject().answer->record, round.articles().bye_score)) {
  if (!row_) return;
  const auto& value = round.subject().answer->record.brackets[row_->bracket].criteria[row_->row];
  const swiss::RoundField& field = round.field();
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible && field.facts(p).score == *value.differences.begin())
      with_score_.push_back(p);
  sure_ = surely_paired_without_three(field);
}

EffectOfPair ByeScores::ask(Position one, Position other) {
  const bool same = std::any_of(with_score_.begin(), with_score_.end(),
                                [&](Position candidate) { return leaves(candidate, one, other); });
  if (same) return {Effect::Unchanged};
  if (!sure_) return {};
  const swiss::RoundField& field = round_.unsettled_field();
  Position next = field.size();
  while (next-- > 0)
    if (field.facts(next).bye_eligible && next != one && next != other) break;
  if (next < 0) return {};
  PairAnswer answer{PairFate::Criterion, static_cast<std::uint32_t>(row_->bracket),
                    static_cast<std::uint32_t>(row_->row),
                    round_.subject().answer->record.brackets[row_->bracket].criteria[row_->row]};
  answer.with.differences = {field.facts(next).score};
  return {Effect::Departs, answers_.number_of(answer)};
}

// True if the candidate can have the bye although the two must meet.
bool ByeScores::leaves(Position candidate, Position one, Position other) const {
  if (candidate == one || candidate == other) return false;
  if (sure_) return true;
  std::vector<Position> others;
  for (Position p = 0; p < round_.field().size(); ++p)
    if (p != candidate && p != one && p != other) others.push_back(p);
  return swiss::can_be_completed(round_.field(), others);
}

}  // namespace bloesem::explain
