#include "engine/dubov/stages.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/dubov/bye.hpp"
#include "engine/dubov/shifts.hpp"
#include "engine/dubov/subgroups.hpp"
#include "engine/dubov/upfloaters.hpp"
#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/ranked_players.hpp"

namespace bloesem::swiss::dubov {
namespace {

using criteria::BracketKind;
using PositionPairs = std::vector<std::pair<Position, Position>>;

std::vector<PlayerIndex> players_at(const RoundField& field, const std::vector<Position>& positions) {
  std::vector<PlayerIndex> players;
  players.reserve(positions.size());
  for (const Position p : positions) players.push_back(field.player(p));
  return players;
}

// The players and pairs of one bracket.
struct BracketPairs {
  std::vector<Position> residents;
  std::vector<Position> upfloaters;  // in rank order
  PositionPairs pairs;               // likewise, the higher ranked first
};

class Stages {
 public:
  Stages(const Round& round, criteria::CriteriaTable criteria, const CompletePairing& pairing)
      : round_(round), field_(round.field()), criteria_(criteria), mates_(at(field_.size()), -1) {
    for (const auto& [a, b] : pairing.pairs) {
      mates_[at(a)] = b;
      mates_[at(b)] = a;
    }
    left_ = positions(0, field_.size());
    if (pairing.bye) std::erase(left_, *pairing.bye);
  }

  [[nodiscard]] Appraisal bye(Position p) const {
    Appraisal stage;
    stage.record.kind = BracketKind::Bye;
    stage.record.score = round_.facts(p).score;
    stage.record.downfloaters = {field_.player(p)};
    stage.record.criteria = bye_values(round_, criteria_, p);
    stage.order = {{"3.1.5", "pairing number of the player with the bye", {field_.fixed_number(p)}, true}};
    return stage;
  }

  // Takes the next bracket from the players left.
  [[nodiscard]] Appraisal next() {
    BracketPairs bracket = take_bracket();
    Appraisal stage;
    stage.order.push_back(sequence_numbers(bracket));
    left_ = without(left_, bracket.upfloaters);
    add_order_of_pairs(bracket, stage.order);
    stage.record.kind = BracketKind::Normal;
    stage.record.score = round_.facts(bracket.residents.front()).score;
    stage.record.criteria = values(bracket.pairs);
    stage.record.residents = players_at(field_, bracket.residents);
    stage.record.moved_up = players_at(field_, bracket.upfloaters);
    for (const auto& [a, b] : bracket.pairs)
      stage.record.pairs.emplace_back(field_.player(a), field_.player(b));
    return stage;
  }

  [[nodiscard]] bool finished() const noexcept { return left_.empty(); }

 private:
  // Afterwards the players left are those below the residents.
  BracketPairs take_bracket() {
    const std::span<const Position> group = top_scoregroup(field_, left_);
    BracketPairs bracket;
    bracket.residents.assign(group.begin(), group.end());
    left_.erase(left_.begin(), left_.begin() + std::ssize(group));
    for (const Position p : bracket.residents) {
      const Position mate = mates_[at(p)];
      if (mate > bracket.residents.back()) bracket.upfloaters.push_back(mate);
      if (p < mate) bracket.pairs.emplace_back(p, mate);
    }
    std::sort(bracket.upfloaters.begin(), bracket.upfloaters.end());
    return bracket;
  }

  [[nodiscard]] OrderKey sequence_numbers(const BracketPairs& bracket) const {
    OrderKey key{"4.2", "sequence numbers of the upfloaters", {}};
    for (const Position p : bracket.upfloaters)
      key.numbers.push_back(static_cast<int>(std::lower_bound(left_.begin(), left_.end(), p) - left_.begin()) +
                            1);
    return key;
  }

  // The fewer players have to be shifted, the earlier (3.2.4).
  void add_order_of_pairs(const BracketPairs& bracket, std::vector<OrderKey>& order) const {
    std::vector<Position> players = bracket.residents;
    players.insert(players.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
    Shifted shifted = shifted_by_pairs(split(round_, players), bracket.pairs);
    order.push_back({"3.2.4",
                     "number of players shifted from the smaller subgroup",
                     {static_cast<int>(shifted.from_smaller.size())}});
    order.push_back({"4.3", "players shifted from the smaller subgroup", std::move(shifted.from_smaller)});
    order.push_back({"4.3", "players shifted from the larger subgroup", std::move(shifted.from_larger)});
    order.push_back({"4.4", "places in G2 of the opponents of S1", transposition(shifted.groups)});
  }

  [[nodiscard]] std::vector<int> transposition(Subgroups& groups) const {
    round_.sort_by_average_rating(groups.first);
    std::vector<int> numbers;
    for (const Position p : groups.second) numbers.push_back(field_.fixed_number(p));
    std::sort(numbers.begin(), numbers.end());
    std::vector<int> places;
    for (const Position p : groups.first) {
      const int number = field_.fixed_number(mates_[at(p)]);
      places.push_back(
          static_cast<int>(std::lower_bound(numbers.begin(), numbers.end(), number) - numbers.begin()) + 1);
    }
    return places;
  }

  [[nodiscard]] std::vector<criteria::CriterionValue> values(const PositionPairs& pairs) const {
    std::vector<criteria::CriterionValue> values;
    for (const criteria::Criterion& row : criteria_) {
      if (!contains(row.in_force, BracketKind::Normal)) continue;
      criteria::CriterionValue& value = values.emplace_back();
      value.article = row.article;
      value.meaning = row.meaning;
      value.is_list = row.measure == criteria::Measure::Differences;
      for (const auto& [a, b] : pairs) add_charge(value, row.pair(round_.facts(a), round_.facts(b)));
      std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
    }
    return values;
  }

  const Round& round_;
  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  std::vector<Position> mates_;  // by position; -1: the bye
  std::vector<Position> left_;   // in rank order
};

}  // namespace

std::vector<Appraisal> stages_of(const Round& round, criteria::CriteriaTable criteria,
                                 const CompletePairing& pairing) {
  Stages stages(round, criteria, pairing);
  std::vector<Appraisal> found;
  if (pairing.bye) found.push_back(stages.bye(*pairing.bye));
  while (!stages.finished()) found.push_back(stages.next());
  return found;
}

}  // namespace bloesem::swiss::dubov
