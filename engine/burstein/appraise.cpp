#include "engine/burstein/appraise.hpp"

#include <algorithm>

#include "criteria/burstein/burstein_2026.hpp"
#include "engine/burstein/bracket.hpp"
#include "engine/burstein/row_value.hpp"
#include "engine/model/wishes.hpp"

namespace bloesem::swiss::burstein {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using criteria::PlayerFacts;
using criteria::Zone;

constexpr Position nobody = -1;

class Appraiser {
 public:
  Appraiser(const RoundField& field, criteria::CriteriaTable criteria, const CompletePairing& pairing,
            int round, const Ranking& ranking, Outlook& outlook, const UnwishedPairs* unwished)
      : field_(field),
        criteria_(criteria),
        bye_(pairing.bye),
        rounds_before_(round - 1),
        ranking_(ranking),
        outlook_(outlook),
        unwished_(unwished),
        opponents_(static_cast<std::size_t>(field.size()), nobody) {
    for (const auto& [a, b] : pairing.pairs) {
      opponents_[at(a)] = b;
      opponents_[at(b)] = a;
    }
  }

  std::vector<Appraisal> run() {
    std::vector<Appraisal> stages;
    if (bye_) stages.push_back(bye_stage(*bye_));
    const ScoreGroups groups(field_, bye_);
    std::vector<Position> incoming;
    for (std::size_t group = 0; group < groups.size(); ++group) {
      const OpenBracket bracket = groups.open(group, incoming, ranking_);
      std::vector<Position> floaters = without_opponent_in(bracket.players);
      stages.push_back(bracket_stage(bracket, groups.members(group), incoming, floaters));
      incoming = std::move(floaters);
    }
    return stages;
  }

 private:
  [[nodiscard]] PlayerIndex player(Position p) const { return field_.player(p); }
  [[nodiscard]] std::vector<PlayerIndex> players(const std::vector<Position>& positions) const {
    std::vector<PlayerIndex> result;
    for (const Position p : positions) result.push_back(player(p));
    return result;
  }

  // Returns the players whose opponents are not among these, ascending.
  [[nodiscard]] std::vector<Position> without_opponent_in(const std::vector<Position>& bracket) const {
    std::vector<Position> sorted = bracket;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Position> result;
    for (const Position p : sorted)
      if (!std::binary_search(sorted.begin(), sorted.end(), opponents_[at(p)])) result.push_back(p);
    return result;
  }

  [[nodiscard]] Appraisal bye_stage(Position p) const {
    PlayerFacts facts = field_.facts(p);
    facts.unplayed = static_cast<std::int16_t>(rounds_before_ - static_cast<int>(field_.colours(p).size()));
    Appraisal stage;
    stage.record.kind = BracketKind::Bye;
    stage.record.score = facts.score;
    stage.record.downfloaters = {player(p)};
    for (const Criterion& row : criteria_) {
      if (!contains(row.in_force, BracketKind::Bye)) continue;
      RowValue value(row);
      value.add(row.single({facts, Zone::Bracket}));
      stage.record.criteria.push_back(std::move(value).value());
    }
    stage.order.push_back({"3.1.5", "rank of the player with the bye", {ranking_.place(p) + 1}, true});
    return stage;
  }

  [[nodiscard]] Appraisal bracket_stage(const OpenBracket& bracket, const std::vector<Position>& residents,
                                        const std::vector<Position>& incoming,
                                        const std::vector<Position>& floaters) {
    Appraisal stage;
    stage.record.kind = bracket.next.empty() ? BracketKind::Last : BracketKind::Normal;
    stage.record.score = bracket.score;
    stage.record.moved_down = players(incoming);
    stage.record.residents = players(residents);
    stage.record.downfloaters = players(floaters);
    OrderKey order{"4.3", "opponents by rank in the bracket, 0 for a downfloater", {}, true};
    const std::vector<int> numbers = numbers_in(bracket.players);
    for (const Position p : bracket.players) {
      const Position opponent = opponents_[at(p)];
      order.numbers.push_back(opponent == nobody ? 0 : numbers[at(opponent)]);
      if (order.numbers.back() > numbers[at(p)]) stage.record.pairs.emplace_back(player(p), player(opponent));
    }
    stage.record.criteria = values_of(bracket, stage.record, floaters);
    stage.order.push_back(std::move(order));
    return stage;
  }

  // Returns BSNs by position, 0 for players who are not in the bracket.
  [[nodiscard]] std::vector<int> numbers_in(const std::vector<Position>& bracket) const {
    std::vector<int> numbers(opponents_.size(), 0);
    for (std::size_t i = 0; i < bracket.size(); ++i) numbers[at(bracket[i])] = static_cast<int>(i) + 1;
    return numbers;
  }

  [[nodiscard]] std::vector<criteria::CriterionValue> values_of(const OpenBracket& bracket,
                                                                const BracketRecord& record,
                                                                const std::vector<Position>& floaters) {
    std::vector<criteria::CriterionValue> ahead;
    if (record.kind == BracketKind::Normal)
      ahead = outlook_.values(bracket, floaters, without_opponent_in(following_bracket(bracket, floaters)));
    auto next = ahead.begin();
    std::vector<criteria::CriterionValue> values;
    for (const Criterion& row : criteria_) {
      if (!contains(row.in_force, record.kind)) continue;
      values.push_back(row.scope == Zone::Next ? std::move(*next++) : value_of(row, bracket.players, floaters));
    }
    if (unwished_ != nullptr) unwished_->add_values(pairs_in(bracket.players, floaters), values);
    return values;
  }

  // Returns the pairs within the bracket, the higher ranked player first.
  [[nodiscard]] std::vector<std::pair<Position, Position>> pairs_in(
      const std::vector<Position>& bracket, const std::vector<Position>& floaters) const {
    std::vector<std::pair<Position, Position>> pairs;
    for (const Position p : bracket) {
      const Position opponent = opponents_[at(p)];
      const bool floats = std::binary_search(floaters.begin(), floaters.end(), p);
      if (!floats && ranking_.higher(p, opponent)) pairs.emplace_back(p, opponent);
    }
    return pairs;
  }

  [[nodiscard]] criteria::CriterionValue value_of(const Criterion& row, const std::vector<Position>& bracket,
                                                  const std::vector<Position>& floaters) const {
    RowValue value(row);
    if (row.single)
      for (const Position p : floaters) value.add(row.single({field_.facts(p), Zone::Bracket}));
    if (!row.pair) return std::move(value).value();
    for (const auto& [p, opponent] : pairs_in(bracket, floaters))
      value.add(row.pair(field_.facts(p), field_.facts(opponent)));
    return std::move(value).value();
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const std::optional<Position> bye_;
  const int rounds_before_;
  const Ranking& ranking_;
  Outlook& outlook_;
  const UnwishedPairs* unwished_;
  std::vector<Position> opponents_;
};

}  // namespace

std::vector<Appraisal> appraise(const RoundField& field, criteria::CriteriaTable criteria,
                                const CompletePairing& pairing, int round, const Ranking& ranking,
                                Outlook& outlook, const UnwishedPairs* unwished) {
  return Appraiser(field, criteria, pairing, round, ranking, outlook, unwished).run();
}

std::vector<Appraisal> appraise_2026(const RoundField& field, const RoundTask& task,
                                     const CompletePairing& pairing) {
  RoundField settled = field;
  if (pairing.bye) settled.give_bye(*pairing.bye);
  const Ranking ranking(settled, *task.tournament, task.round, zero_byes(task.readings));
  const criteria::CriteriaTable criteria = criteria::burstein_2026();
  Outlook outlook(settled, criteria, pairing.bye);
  std::optional<UnwishedPairs> unwished;
  if (has_wish(*task.tournament, task.round)) unwished.emplace(*task.tournament, settled, task.round);
  return appraise(settled, criteria, pairing, task.round, ranking, outlook, unwished ? &*unwished : nullptr);
}

}  // namespace bloesem::swiss::burstein
