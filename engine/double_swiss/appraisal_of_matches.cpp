#include "engine/double_swiss/appraisal_of_matches.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/double_swiss/following.hpp"
#include "engine/double_swiss/identifier.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using criteria::CriterionValue;

CriterionValue no_value(const Criterion& row) {
  CriterionValue value;
  value.article = row.article;
  value.meaning = row.meaning;
  value.is_list = row.measure == criteria::Measure::Differences;
  return value;
}

void add(CriterionValue& value, const criteria::Charge& charge) {
  if (!value.is_list)
    value.count += charge.amount;
  else
    value.differences.append(static_cast<std::size_t>(charge.amount), charge.difference);
}

class MatchAppraisal {
 public:
  MatchAppraisal(const MatchRound& round, const CompletePairing& pairing)
      : round_(round), pairing_(pairing), following_(round), opponents_(at(round.field().size()), -1) {
    for (const auto& [a, b] : pairing.pairs) {
      opponents_[at(a)] = b;
      opponents_[at(b)] = a;
    }
  }

  std::vector<Appraisal> run() {
    if (pairing_.bye) add_bye(*pairing_.bye);
    for (Position p = 0; p < round_.field().size(); ++p)
      if (opponents_[at(p)] >= 0) left_.push_back(p);
    while (!left_.empty()) add_bracket();
    return std::move(stages_);
  }

 private:
  [[nodiscard]] PlayerIndex player(Position p) const { return round_.field().player(p); }

  void add_bye(Position bye) {
    Appraisal& stage = stages_.emplace_back();
    stage.record.kind = BracketKind::Bye;
    stage.record.score = round_.score(bye);
    stage.record.downfloaters = {player(bye)};
    for (const Criterion& row : round_.criteria()) {
      if (!contains(row.in_force, BracketKind::Bye)) continue;
      stage.record.criteria.push_back(no_value(row));
      add(stage.record.criteria.back(), row.single({round_.facts(bye)}));
    }
    stage.order = {{.article = "3.4",
                    .meaning = "number of the player with the bye",
                    .numbers = {round_.field().fixed_number(bye)},
                    .larger_first = true}};
  }

  void add_bracket() {
    const Points score = round_.score(left_.front());
    std::vector<Position> residents;
    std::vector<Position> upfloaters;
    for (const Position p : left_) {
      if (round_.score(p) == score)
        residents.push_back(p);
      else if (round_.score(opponents_[at(p)]) == score)
        upfloaters.push_back(p);
    }
    std::erase_if(left_, [&](Position p) {
      return round_.score(p) == score || round_.score(opponents_[at(p)]) == score;
    });
    add_bracket(score, residents, upfloaters);
  }

  void add_bracket(Points score, const std::vector<Position>& residents,
                   const std::vector<Position>& upfloaters) {
    Appraisal& stage = stages_.emplace_back();
    stage.record.score = score;
    std::vector<std::pair<Position, Position>> pairs;
    for (const Position p : residents) {
      stage.record.residents.push_back(player(p));
      if (opponents_[at(p)] > p) pairs.emplace_back(p, opponents_[at(p)]);
    }
    for (const Position p : upfloaters) stage.record.moved_up.push_back(player(p));
    for (const auto& [higher, lower] : pairs) stage.record.pairs.emplace_back(player(higher), player(lower));
    stage.record.criteria = values(score, pairs);
    stage.order = orders(upfloaters, pairs);
  }

  [[nodiscard]] std::vector<CriterionValue> values(
      Points score, const std::vector<std::pair<Position, Position>>& pairs) const {
    std::vector<CriterionValue> values;
    for (const Criterion& row : round_.criteria()) {
      if (!contains(row.in_force, BracketKind::Normal)) continue;
      CriterionValue& value = values.emplace_back(no_value(row));
      if (row.scope == criteria::Zone::Next) {
        value.count = following(score);
        continue;
      }
      for (const auto& [higher, lower] : pairs) add(value, row.pair(round_.facts(higher), round_.facts(lower)));
      std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
    }
    return values;
  }

  // C6, by the reading in force.
  [[nodiscard]] int following(Points score) const {
    if (round_.graded()) return following_.paired_below(left_, score);
    return following_.outlook(left_, score) == Outlook::Fewest ? 0 : 1;
  }

  [[nodiscard]] std::vector<OrderKey> orders(const std::vector<Position>& upfloaters,
                                             const std::vector<std::pair<Position, Position>>& pairs) const {
    std::vector<int> numbers;
    for (const Position p : upfloaters) numbers.push_back(round_.field().fixed_number(p));
    return {{.article = "3.5",
             .meaning = "numbers of the upfloaters",
             .numbers = std::move(numbers),
             .after = criteria::match_rows.size() - rows_of_bye},
            {.article = "3.6", .meaning = "identifier", .numbers = identifier_of(round_.field(), pairs)}};
  }

  static constexpr std::size_t rows_of_bye = 2;

  const MatchRound& round_;
  const CompletePairing& pairing_;
  Following following_;
  std::vector<Position> opponents_;
  std::vector<Position> left_;  // not in a stage yet, ascending
  std::vector<Appraisal> stages_;
};

}  // namespace

std::vector<Appraisal> appraise_matches(const MatchRound& round, const CompletePairing& pairing) {
  return MatchAppraisal(round, pairing).run();
}

}  // namespace bloesem::swiss::double_swiss
