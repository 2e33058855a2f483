#include "engine/dutch_2012/stages.hpp"

#include <algorithm>
#include <functional>

#include "engine/dutch/solvers.hpp"
#include "engine/dutch_2012/next_bracket.hpp"
#include "engine/dutch_2012/order.hpp"
#include "engine/dutch_2012/readings.hpp"
#include "engine/dutch_2012/search.hpp"
#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using criteria::CriterionValue;
using criteria::Zone;
using Positions = std::vector<Position>;

constexpr Position no_opponent = -1;

// A bracket as a complete pairing leaves it.
struct Stage {
  BracketKind kind = BracketKind::Normal;
  Positions moved_down = {};
  Positions residents = {};
  Positions floaters = {};   // without an opponent in the bracket
  bool among_mdps = false;   // two MDPs meet
  bool homogeneous = false;  // treated so
};

class StageMaker {
 public:
  StageMaker(const RoundField& field, criteria::StrongColours strong, const CompletePairing& pairing)
      : field_(field),
        table_(criteria::recorded_2012(strong)),
        bye_(pairing.bye),
        next_(field),
        opponents_(static_cast<std::size_t>(field.size()), no_opponent),
        numbers_(static_cast<std::size_t>(field.size()), 0) {
    for (const auto& [a, b] : pairing.pairs) {
      opponents_[at(a)] = b;
      opponents_[at(b)] = a;
    }
  }

  std::vector<Appraisal> run(std::optional<std::size_t> repaired) {
    std::vector<Appraisal> stages;
    Positions incoming;
    Position begin = 0;
    for (std::size_t group = 0; begin < field_.size(); ++group) {
      Position end = end_of_group_at(field_, begin);
      Stage stage{.moved_down = std::move(incoming), .residents = positions(begin, end)};
      if (repaired && group == *repaired + 1 && end < field_.size()) {
        stage.moved_down.insert(stage.moved_down.end(), stage.residents.begin(), stage.residents.end());
        stage.residents = positions(end, field_.size());
        end = field_.size();
        stage.kind = BracketKind::Collapsed;
      } else if (end == field_.size()) {
        stage.kind = BracketKind::Last;
      } else if (group == repaired) {
        stage.kind = BracketKind::Penultimate;
      }
      look_at(stage);
      stages.push_back(appraised(stage, end));
      incoming = std::move(stage.floaters);
      begin = end;
    }
    return stages;
  }

 private:
  // Numbers the players of the bracket and finds its floaters and its form.
  void look_at(Stage& stage) {
    int number = 0;
    for (const Positions* part : {&stage.moved_down, &stage.residents})
      for (const Position p : *part) numbers_[at(p)] = ++number;
    for (const Positions* part : {&stage.moved_down, &stage.residents})
      for (const Position p : *part)
        if (opponent_number(p) == 0) stage.floaters.push_back(p);
    const auto mdps = static_cast<int>(stage.moved_down.size());
    bool any_paired = false;
    for (const Position p : stage.moved_down) {
      const int opponent = opponent_number(p);
      any_paired = any_paired || opponent != 0;
      stage.among_mdps = stage.among_mdps || (opponent != 0 && opponent <= mdps);
    }
    stage.homogeneous = mdps > 0 && (stage.among_mdps || !any_paired || is_half_moved_down(stage));
  }

  // A.3; a merged bracket is heterogeneous (C.13).
  static bool is_half_moved_down(const Stage& stage) noexcept {
    return stage.kind != BracketKind::Collapsed &&
           mostly_moved_down(stage.moved_down.size(), stage.residents.size());
  }

  // Returns the opponent's number in the bracket looked at last; 0 if there is none in it. Numbers of players
  // in earlier brackets are 0 again.
  [[nodiscard]] int opponent_number(Position p) const {
    const Position opponent = opponents_[at(p)];
    return opponent == no_opponent ? 0 : numbers_[at(opponent)];
  }

  [[nodiscard]] Appraisal appraised(const Stage& stage, Position end) {
    Appraisal result;
    NumberedCandidate candidate{stage.homogeneous ? 0 : static_cast<int>(stage.moved_down.size()), {}};
    BracketRecord& record = result.record;
    record.kind = stage.kind;
    record.score = field_.facts(stage.residents.front()).score;
    record.moved_down = players(stage.moved_down);
    record.residents = players(stage.residents);
    record.downfloaters = players(stage.floaters);
    for (const Positions* part : {&stage.moved_down, &stage.residents}) {
      for (const Position p : *part) {
        candidate.opponents.push_back(opponent_number(p));
        if (opponent_number(p) > numbers_[at(p)])
          record.pairs.emplace_back(field_.player(p), field_.player(opponents_[at(p)]));
      }
    }
    result.order = order_keys(candidate);
    record.exchanges = exchanges_in(result.order);
    record.criteria = values_of(stage, end);
    if (criteria::ends_the_round(stage.kind) && !is_half_moved_down(stage))
      result.order.insert(result.order.begin(),
                          {"C.13", "moved-down players meet each other", {stage.among_mdps ? 1 : 0}, false, 0});
    for (const Positions* part : {&stage.moved_down, &stage.residents})
      for (const Position p : *part) numbers_[at(p)] = 0;
    return result;
  }

  [[nodiscard]] std::vector<PlayerIndex> players(const Positions& some) const {
    std::vector<PlayerIndex> result;
    result.reserve(some.size());
    for (const Position p : some) result.push_back(field_.player(p));
    return result;
  }

  [[nodiscard]] std::vector<CriterionValue> values_of(const Stage& stage, Position end) {
    std::vector<CriterionValue> values;
    for (const Criterion& row : table_) {
      if (!contains(row.in_force, stage.kind)) continue;
      CriterionValue& value = values.emplace_back();
      value.article = row.article;
      value.meaning = row.meaning;
      value.is_list = row.measure == criteria::Measure::Differences;
      switch (row.scope) {
        case Zone::Bracket: charge(value, row, stage); break;
        case Zone::Next: value.count = next_makes_all_pairs(stage, end) ? 0 : 1; break;
        case Zone::Below:  // the pairing is complete
          if (bye_) add_charge(value, row.single({field_.facts(*bye_)}));
          break;
      }
    }
    return values;
  }

  void charge(CriterionValue& value, const Criterion& row, const Stage& stage) const {
    const bool even_only = stage.homogeneous && stage.kind != BracketKind::Collapsed;
    if (row.pair && !(even_only && criteria::only_uneven(row.pair.shape))) charge_pairs(value, row, stage);
    const Points artificial = field_.facts(stage.residents.back()).score - one_point;
    if (row.single)
      for (const Position p : stage.floaters)
        add_charge(value,
                   row.single({field_.facts(p), Zone::Bracket, p < stage.residents.front(), artificial}));
    std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  }

  void charge_pairs(CriterionValue& value, const Criterion& row, const Stage& stage) const {
    for (const Positions* part : {&stage.moved_down, &stage.residents})
      for (const Position p : *part)
        if (opponent_number(p) > numbers_[at(p)])
          add_charge(value, row.pair(field_.facts(p), field_.facts(opponents_[at(p)])));
  }

  // C.12 does not concern the last bracket, nor a group to which nobody comes.
  [[nodiscard]] bool next_makes_all_pairs(const Stage& stage, Position end) {
    const Position next_end = end_of_group_at(field_, end);
    if (stage.floaters.empty() || next_end == field_.size()) return true;
    const Positions residents = positions(end, next_end);
    return pairs_them_all(stage.floaters, residents) || next_.makes_all_pairs(stage.floaters, residents);
  }

  // True if the pairing itself shows it: every floater meets a resident, and at most one resident nobody here.
  [[nodiscard]] bool pairs_them_all(const Positions& floaters, const Positions& residents) const {
    const auto is_resident = [&](Position p) { return p >= residents.front() && p <= residents.back(); };
    const auto meets_resident = [&](Position p) { return is_resident(opponents_[at(p)]); };
    if (!std::all_of(floaters.begin(), floaters.end(), meets_resident)) return false;
    const auto meeting =
        std::count_if(residents.begin(), residents.end(), meets_resident) + std::ssize(floaters);
    return meeting + 1 >= std::ssize(residents);
  }

  const RoundField& field_;
  criteria::CriteriaTable table_;
  std::optional<Position> bye_;
  NextBracket next_;
  Positions opponents_;
  std::vector<int> numbers_;  // in the bracket looked at last, by position; 0 outside
};

}  // namespace

std::vector<Appraisal> stages_of(const RoundField& field, criteria::StrongColours strong,
                                 const CompletePairing& pairing, std::optional<std::size_t> repaired) {
  return StageMaker(field, strong, pairing).run(repaired);
}

std::vector<Appraisal> appraise_2012(const RoundField& field, const RoundTask& task,
                                     const CompletePairing& pairing) {
  SolverChain chain = dutch::solvers(SolverChoice::Auto);
  const criteria::StrongColours strong = strong_colours_in(task);
  const Result<FoundRound> own = search_round(field, strong, chain);
  return stages_of(field, strong, pairing, own ? own->repaired : std::nullopt);
}

}  // namespace bloesem::swiss::dutch_2012
