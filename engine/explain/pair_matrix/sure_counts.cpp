#include "engine/explain/pair_matrix/sure_counts.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::explain {
namespace {

using criteria::BracketKind;
using swiss::Census;
using swiss::Position;

constexpr int set_aside = 2;               // the two who must meet
constexpr std::size_t left_over_most = 3;  // players who may join those beyond the next score group

// The census of the least favourable players: as few as possible, of whom as many as possible need one colour.
Census least_favourable(const Census& staying, const Census& joining, int most_joining, int leaving) {
  Census census;
  census.players = std::max(0, staying.players - leaving) / 2 * 2;
  for (std::size_t colour = 0; colour < census.wanting.size(); ++colour) {
    census.wanting[colour] = staying.wanting[colour] + most_joining;
    census.max_barred[colour] = std::max(staying.max_barred[colour], joining.max_barred[colour]);
  }
  census.max_groups = std::max(staying.max_groups, joining.max_groups);
  census.largest_group = staying.largest_group + most_joining;
  return census;
}

bool surely_paired(const Census& staying, const Census& joining, int most_joining, int leaving) {
  const Census census = least_favourable(staying, joining, most_joining, leaving);
  return census.players > 0 && swiss::completable_by_counting(census).value_or(false);
}

int eligible(const Census& players) {
  return std::accumulate(players.bye_eligible.begin(), players.bye_eligible.end(), 0);
}

Census census_between(const swiss::RoundField& field, Position begin, Position end) {
  return swiss::census_of(field, swiss::positions(begin, end));
}

// Decides for one bracket.
class Counting {
 public:
  Counting(const FramedRound& round, const FramedBracket& bracket)
      : field_(round.field()),
        bracket_(bracket),
        kind_(bracket.problem.kind),
        jointly_(round.completes_jointly()),
        joining_(static_cast<int>(bracket.downfloaters.size()) + more_floaters_counted) {
    const Position end_of_next = bracket.problem.ahead.back() + 1;
    inside_ = swiss::census_of(field_, bracket.players());
    below_ = census_between(field_, bracket.end, field_.size());
    next_ = census_between(field_, bracket.end, end_of_next);
    further_ = census_between(field_, end_of_next, field_.size());
  }

  [[nodiscard]] bool ahead() const {
    const bool bye_ahead = kind_ == BracketKind::BeforeLast || further_.players == 0;
    return surely_paired(next_, inside_, joining_, set_aside) && (!bye_ahead || leaves_bye(next_));
  }

  [[nodiscard]] bool completion() const {
    const bool below = surely_paired(below_, inside_, joining_, set_aside) && leaves_bye(below_);
    if (!jointly_) return below;
    const bool normal = ahead() && (further_.players == 0 || further());
    return kind_ == BracketKind::Closing ? below && normal : normal;
  }

  [[nodiscard]] bool elsewhere() const {
    if (kind_ == BracketKind::Closing) return surely_paired(below_, {}, 0, set_aside) && leaves_bye(below_);
    return jointly_ ? leaves_few_over() && further() : completion();
  }

 private:
  [[nodiscard]] bool leaves_few_over() const {
    const swiss::dutch::LeftOver left =
        swiss::dutch::LookAhead().left_over(field_, bracket_.downfloaters, bracket_.problem.ahead);
    return left.players.size() <= left_over_most;
  }
  [[nodiscard]] bool further() const {
    // Downfloaters or players of the next score group may be left over.
    const auto most = static_cast<int>(left_over_most);
    return surely_paired(further_, inside_, most, set_aside) &&
           surely_paired(further_, next_, most, set_aside) && leaves_bye(further_);
  }

  // True if somebody among these may have the bye whoever is set aside, or nobody has to. Where the rules
  // settle the score of the bye, not all who may have it are set aside (ByeScores).
  [[nodiscard]] bool leaves_bye(const Census& players) const {
    if (field_.size() % 2 == 0 || eligible(players) > set_aside) return true;
    return jointly_ && eligible(players) > 0 && eligible(players) == eligible(below_) && eligible(inside_) == 0;
  }

  const swiss::RoundField& field_;
  const FramedBracket& bracket_;
  BracketKind kind_;
  bool jointly_;  // 2026: the look-ahead and the completion are one problem
  int joining_;
  Census inside_;
  Census below_;
  Census next_;
  Census further_;
};

}  // namespace

SureCounts sure_counts(const FramedRound& round, const FramedBracket& bracket) {
  if (bracket.end == round.field().size()) return {false, true, true};
  const Counting counting(round, bracket);
  return {counting.ahead(), counting.completion(), counting.elsewhere()};
}

bool surely_paired_without_three(const swiss::RoundField& field) {
  const Census all = census_between(field, 0, field.size());
  return surely_paired(all, {}, 0, set_aside + 1);
}

}  // namespace bloesem::explain
