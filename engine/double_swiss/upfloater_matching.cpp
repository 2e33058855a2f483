#include "engine/double_swiss/upfloater_matching.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::swiss::double_swiss {
namespace {

using criteria::MatchRow;
using criteria::PlayerFacts;

// Classes: the residents, then two for each level of lower players, then the helpers.
constexpr std::int32_t class_of_residents = 0;

std::int32_t class_of_lower(std::size_t level, bool floated) noexcept {
  return static_cast<std::int32_t>(1 + 2 * level + (floated ? 1 : 0));
}
std::size_t level_of(std::int32_t lower_class) noexcept {
  return static_cast<std::size_t>(lower_class - 1) / 2;
}

}  // namespace

UpfloaterMatching::UpfloaterMatching(const MatchRound& round, std::span<const Position> residents,
                                     std::span<const Position> lower)
    : round_(round),
      residents_(residents),
      lower_(lower),
      following_(round.level_below(round.score(residents.front()))) {
  for (const Position p : lower) {
    levels_.push_back(round.score(p));
    of_following_ += round.score(p) == following_ ? 1 : 0;
  }
  std::sort(levels_.begin(), levels_.end());
  levels_.erase(std::unique(levels_.begin(), levels_.end()), levels_.end());
  digits_.distances = digits_.upfloaters + 1;
  digits_.following = digits_.distances + levels_.size();
  digits_.floated = digits_.following + 1;
  digits_.count = digits_.floated + 1;
  sort_into_classes();
}

void UpfloaterMatching::sort_into_classes() {
  class_of_.assign(residents_.size(), class_of_residents);
  examples_.assign(1 + 2 * levels_.size(), residents_.front());
  for (const Position p : lower_) {
    const auto level = std::lower_bound(levels_.begin(), levels_.end(), round_.score(p)) - levels_.begin();
    class_of_.push_back(
        class_of_lower(static_cast<std::size_t>(level), round_.facts(p).previous != criteria::Float::None));
    examples_[at(class_of_.back())] = p;
  }
}

std::optional<std::vector<Position>> UpfloaterMatching::best() {
  edges_.reset(vertices(), vertices());
  join_residents();
  join_lower(Below::Paired);
  if (!solve(true)) return std::nullopt;
  if (!round_.graded() && following_needs_more()) static_cast<void>(solve(false));
  return first_set();
}

// A helper stands for the one player below who completes the following score group, if it is odd. Lower players
// who are not of it may stay loose, so they are all joined, and a helper makes their number even.
std::optional<std::vector<Position>> UpfloaterMatching::best_if_all_below_fit(std::size_t of_following,
                                                                              std::size_t of_others) {
  const std::size_t others = lower_.size() - of_following_;
  if (of_following > of_following_ || of_others > others) return std::nullopt;
  const bool helps_following = (of_following_ - of_following) % 2 != 0;
  const bool helps_others = (others - of_others) % 2 != 0;
  helpers_ = (helps_following ? 1U : 0U) + (helps_others ? 1U : 0U);
  class_of_.insert(class_of_.end(), helpers_, class_of_lower(levels_.size(), false));
  edges_.reset(vertices(), vertices());
  join_residents();
  join_lower(Below::Loose);
  if (helps_others) add_helper(false);
  if (helps_following) add_helper(true);
  if (!solve(false)) return std::nullopt;
  return first_set();
}

void UpfloaterMatching::join(std::int32_t u, std::int32_t v) {
  edges_.set(u, v);
  edges_.set(v, u);
}

void UpfloaterMatching::join_residents() {
  const auto residents = static_cast<std::int32_t>(residents_.size());
  const auto lower = static_cast<std::int32_t>(lower_.size());
  for (std::int32_t u = 0; u < residents; ++u) {
    for (std::int32_t v = u + 1; v < residents + lower; ++v) {
      const Position other = v < residents ? residents_[at(v)] : lower_[at(v - residents)];
      if (round_.field().compatible(residents_[at(u)], other)) join(u, v);
    }
  }
}

void UpfloaterMatching::join_lower(Below below) {
  const auto first = static_cast<std::int32_t>(residents_.size());
  const auto end = first + static_cast<std::int32_t>(lower_.size());
  for (std::int32_t u = first; u < end; ++u) {
    const bool u_follows = is_following(level_of(class_of_[at(u)]));
    for (std::int32_t v = u + 1; v < end; ++v) {
      const bool v_follows = is_following(level_of(class_of_[at(v)]));
      const bool loose = below == Below::Loose && !(u_follows && v_follows);
      const bool joined = loose ? !u_follows && !v_follows
                                : round_.field().compatible(lower_[at(u - first)], lower_[at(v - first)]);
      if (joined) join(u, v);
    }
  }
}

// The last vertices are the helpers; this one takes the last that has no edges yet.
void UpfloaterMatching::add_helper(bool of_following) {
  const auto first = static_cast<std::int32_t>(residents_.size());
  const auto end = first + static_cast<std::int32_t>(lower_.size());
  const std::int32_t helper = of_following ? vertices() - 1 : end;
  for (std::int32_t v = first; v < end; ++v)
    if (is_following(level_of(class_of_[at(v)])) == of_following) join(helper, v);
}

bool UpfloaterMatching::solve(bool weigh_following) {
  const auto classes = class_of_lower(levels_.size(), false) + 1;
  return least_.solve(edges_, {class_of_, classes, digits_.count,
                               [&](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) {
                                 charge(std::min(a, b), std::max(a, b), weigh_following, costs);
                               }});
}

void UpfloaterMatching::charge(std::int32_t a, std::int32_t b, bool weigh_following,
                               std::span<std::int64_t> costs) const {
  const bool helped = b == class_of_lower(levels_.size(), false);
  if (helped || b == class_of_residents) return;
  const PlayerFacts& one = round_.facts(examples_[at(a)]);
  const PlayerFacts& other = round_.facts(examples_[at(b)]);
  if (a == class_of_residents) return charge_upfloat(other, level_of(b), costs);
  if (!weigh_following || is_following(level_of(a)) == is_following(level_of(b))) return;
  const bool ordered = one.score >= other.score;
  const criteria::Criterion& row = row_of(round_.criteria(), MatchRow::Following);
  costs[digits_.following] = row.pair(ordered ? one : other, ordered ? other : one).amount;
}

void UpfloaterMatching::charge_upfloat(const PlayerFacts& lower, std::size_t level,
                                       std::span<std::int64_t> costs) const {
  const PlayerFacts& resident = round_.facts(residents_.front());
  const auto amount = [&](MatchRow row) { return row_of(round_.criteria(), row).pair(resident, lower).amount; };
  costs[digits_.upfloaters] = amount(MatchRow::Upfloaters);
  costs[digits_.distances + level] = amount(MatchRow::Distances);
  costs[digits_.floated] = amount(MatchRow::Floated);
}

// True if, in all sets that are best on C4 and C5, more players of the following score group must be paired
// below it than its number makes necessary: then C6 does not tell them apart.
bool UpfloaterMatching::following_needs_more() const {
  const auto level = std::find(levels_.begin(), levels_.end(), following_);
  if (level == levels_.end()) return false;
  const auto digit = digits_.distances + static_cast<std::size_t>(level - levels_.begin());
  const std::int64_t left = static_cast<std::int64_t>(of_following_) - least_.totals()[digit];
  return least_.totals()[digits_.following] > left % 2;
}

std::vector<Position> UpfloaterMatching::first_set() {
  const auto residents = static_cast<std::int32_t>(residents_.size());
  const auto wanted = static_cast<std::size_t>(least_.totals()[digits_.upfloaters]);
  std::vector<Position> set;
  for (std::size_t i = 0; set.size() < wanted; ++i) {
    BLOESEM_ASSERT(i < lower_.size());
    if (least_.decide_partner_below(residents + static_cast<std::int32_t>(i), residents))
      set.push_back(lower_[i]);
  }
  return set;
}

}  // namespace bloesem::swiss::double_swiss
