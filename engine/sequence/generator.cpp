#include "engine/sequence/generator.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/sequence/completion.hpp"
#include "engine/sequence/evaluation.hpp"
#include "matching/steps.hpp"

namespace bloesem::sequence {

Generator::Generator(const Field& field, const Bracket& bracket, const Rulebook& rules)
    : field_(field),
      bracket_(bracket),
      rules_(rules),
      players_(bracket.players()),
      tallies_(field, bracket, rules.criteria),
      may_pair_(seats() + 1, seats()),
      mdp_pairing_(may_pair_),
      remainder_pairing_(may_pair_),
      sums_((players_.size() / 2 + 1) * tallies_.width()),
      total_(tallies_.width()) {
  allow_pairs();
}

// C.1 and C.3; MDPs do not meet each other; each pair only once.
void Generator::allow_pairs() {
  for (Seat higher = 0; higher < seats(); ++higher) {
    matching::spend_steps(seats() - higher);
    for (Seat lower = std::max(higher + 1, mdps()); lower < seats(); ++lower)
      may_pair_.allow(higher, lower,
                      field_.may_meet(players_[static_cast<std::size_t>(higher)],
                                      players_[static_cast<std::size_t>(lower)]));
  }
  for (Seat seat = mdps(); seat < seats(); ++seat) may_pair_.allow(bye(), seat, eligible(seat));
}

bool Generator::eligible(Seat seat) const {
  return field_[players_[static_cast<std::size_t>(seat)]].facts.bye_eligible;
}

std::vector<Seat> Generator::in_order_of_d1(std::vector<Seat> s2) const {
  if (rules_.transpositions == Direction::Inverted) std::reverse(s2.begin(), s2.end());
  return s2;
}

// B.1: MaxPairs and M1 are defined by what is possible, so the largest are tried first. Shapes that the judge
// knows to be worse than its best candidate are not generated.
void Generator::generate(Judge& judge) {
  judge_ = &judge;
  const int mdps = static_cast<int>(bracket_.moved_down.size());
  const int residents = static_cast<int>(bracket_.residents.size());
  const int max_pairs = (mdps + residents) / 2;
  const int fewest_pairs = bracket_.ends_the_round() ? max_pairs : 0;
  for (int pairs = max_pairs; pairs >= fewest_pairs; --pairs) {
    std::optional<bool> exists;
    for (int mdps_paired = std::min({mdps, residents, pairs}); mdps_paired >= 0; --mdps_paired) {
      if (2 * (pairs - mdps_paired) > residents - mdps_paired) break;
      const Shape shape{field_, bracket_, pairs, mdps_paired};
      if (!judge_->wants(shape)) continue;
      if (!exists) exists = may_exist(pairs);
      if (*exists) generate_shape(shape);
    }
  }
}

// True if this many pairs may be possible here and (C.4) the remaining players may be enough for those below.
bool Generator::may_exist(int pairs) {
  if (!can_make_pairs(field_, players_, bracket_.moved_down.size(), pairs)) return false;
  if (bracket_.completion == Completion::NotAsked) return true;
  const Guests guests{static_cast<int>(players_.size()) - 2 * pairs, field_.score(players_.back())};
  return can_be_completed_with_guests(field_, below(field_, bracket_), guests);
}

// B.7, outermost: every S1 in the order of D.3. Without MDPs, or if none can be paired, S1 is empty (B.3).
void Generator::generate_shape(const Shape& shape) {
  std::vector<Points> scores;
  for (const Place p : bracket_.moved_down) scores.push_back(field_.score(p));
  MdpExchanges exchanges(scores, static_cast<Seat>(shape.mdps_paired), rules_.mdp_exchanges);
  while (exchanges.next()) {
    matching::spend_steps(players_.size());
    form_limbo(exchanges.s1());
    if (bracket_.ends_the_round() && !limbo_.empty() && !eligible(limbo_.front())) continue;  // C.2
    if (pair_mdps(shape, exchanges.s1()) == Next::Stop) return;
  }
}

void Generator::form_limbo(std::span<const Seat> s1) {
  s1_.assign(s1.begin(), s1.end());
  limbo_.clear();
  std::fill_n(sum(0), tallies_.width(), Counter{0});
  for (Seat mdp = 0; mdp < mdps(); ++mdp) {
    if (std::binary_search(s1.begin(), s1.end(), mdp)) continue;
    limbo_.push_back(mdp);
    add(sum(0), tallies_.of_downfloater(mdp), sum(0), tallies_.width());
  }
}

// B.7, second: every transposition of S2 gives an MDP-Pairing and a remainder.
Generator::Next Generator::pair_mdps(const Shape& shape, std::span<const Seat> s1) {
  std::vector<Seat> residents(bracket_.residents.size());
  std::iota(residents.begin(), residents.end(), mdps());
  mdp_pairing_.start(s1, in_order_of_d1(std::move(residents)));
  bool found = mdp_pairing_.next();
  while (found) {
    // Adds the pairs that are new, up to the first after which there would be no candidate.
    std::size_t paired = mdp_pairing_.changed_from();
    bool can = paired > 0 || can_go_on(shape, 0);
    for (; can && paired < s1.size(); ++paired) {
      add(sum(paired), tallies_.of_pair(s1[paired], mdp_pairing_.opponent(paired)), sum(paired + 1),
          tallies_.width());
      matching::spend_steps(steps_of_sum());
      can = can_go_on(shape, paired + 1);
    }
    if (!can && paired == 0) return Next::GoOn;
    if (can) {
      remainder_.clear();
      mdp_pairing_.for_each_left([&](Seat seat) { remainder_.push_back(seat); });
      std::sort(remainder_.begin(), remainder_.end());
      if (pair_remainder(shape) == Next::Stop) return Next::Stop;
    }
    found = can ? mdp_pairing_.next() : mdp_pairing_.next_after(paired - 1);
  }
  return Next::GoOn;
}

// True if a candidate can still be completed with the present opponents of the first `mdps_paired` MDPs.
bool Generator::can_go_on(const Shape& shape, std::size_t mdps_paired) {
  const int pairs = shape.pairs - static_cast<int>(mdps_paired);
  if (pairs <= 2) return true;  // the search itself is as fast
  matching::spend_steps(players_.size());
  std::vector<char> gone(players_.size(), 0);
  for (const Seat seat : limbo_) gone[static_cast<std::size_t>(seat)] = 1;
  for (std::size_t i = 0; i < mdps_paired; ++i) {
    gone[static_cast<std::size_t>(s1_[i])] = 1;
    gone[static_cast<std::size_t>(mdp_pairing_.opponent(i))] = 1;
  }
  std::vector<Place> rest;
  for (std::size_t seat = 0; seat < players_.size(); ++seat)
    if (gone[seat] == 0) rest.push_back(players_[seat]);
  const std::size_t mdps = s1_.size() - mdps_paired;
  return bracket_.ends_the_round() ? can_be_completed(field_, rest, mdps)
                                   : can_make_pairs(field_, rest, mdps, pairs);
}

// B.6: the original S1 and S2 (S1R and S2R), then every exchange of residents between them. In a homogeneous
// bracket all players are in the remainder.
Generator::Next Generator::pair_remainder(const Shape& shape) {
  const int pairs = shape.pairs - shape.mdps_paired;
  const auto middle = remainder_.begin() + pairs;
  s1_of_remainder_.assign(remainder_.begin(), middle);
  s2_of_remainder_.assign(middle, remainder_.end());
  exchanged_ = 0;
  if (transpose_remainder(shape) == Next::Stop) return Next::Stop;

  // Exchanges number the players of the remainder afresh.
  ResidentExchanges exchanges(pairs, static_cast<Seat>(remainder_.size()), rules_.exchanges);
  const auto member = [&](Seat number) { return remainder_[static_cast<std::size_t>(number)]; };
  while (exchanges.next()) {
    matching::spend_steps(remainder_.size());
    exchanged_ = exchanges.size();
    s1_of_remainder_.assign(remainder_.begin(), middle);
    s2_of_remainder_.assign(middle, remainder_.end());
    for (const Seat number : exchanges.out_of_s1())
      *std::find(s1_of_remainder_.begin(), s1_of_remainder_.end(), member(number)) = seats();
    for (const Seat number : exchanges.into_s1())
      *std::find(s2_of_remainder_.begin(), s2_of_remainder_.end(), member(number)) = seats();
    for (const Seat number : exchanges.into_s1())
      *std::find(s1_of_remainder_.begin(), s1_of_remainder_.end(), seats()) = member(number);
    for (const Seat number : exchanges.out_of_s1())
      *std::find(s2_of_remainder_.begin(), s2_of_remainder_.end(), seats()) = member(number);
    std::sort(s1_of_remainder_.begin(), s1_of_remainder_.end());
    std::sort(s2_of_remainder_.begin(), s2_of_remainder_.end());
    if (transpose_remainder(shape) == Next::Stop) return Next::Stop;
  }
  return Next::GoOn;
}

// B.6, innermost: every transposition of S2.
Generator::Next Generator::transpose_remainder(const Shape& shape) {
  const auto first = static_cast<std::size_t>(shape.mdps_paired);
  const std::size_t pairs = s1_of_remainder_.size();
  // C.2: the player left over gets the bye and must be eligible.
  const bool one_has_bye = bracket_.ends_the_round() && s2_of_remainder_.size() == pairs + 1;
  std::vector<Seat> rows = s1_of_remainder_;
  if (one_has_bye) rows.push_back(bye());
  remainder_pairing_.start(rows, in_order_of_d1(s2_of_remainder_));
  while (remainder_pairing_.next()) {
    matching::spend_steps((pairs - remainder_pairing_.changed_from()) * steps_of_sum());
    for (std::size_t i = remainder_pairing_.changed_from(); i < pairs; ++i)
      add(sum(first + i), tallies_.of_pair(s1_of_remainder_[i], remainder_pairing_.opponent(i)),
          sum(first + i + 1), tallies_.width());
    if (finish(shape) == Next::Stop) return Next::Stop;
  }
  return Next::GoOn;
}

// Completes the candidate: all players left over downfloat.
Generator::Next Generator::finish(const Shape& shape) {
  matching::spend_steps(steps_of_sum() * (downfloaters_.size() + 1));
  const Counter* pairs = sum(static_cast<std::size_t>(shape.pairs));
  std::copy(pairs, pairs + tallies_.width(), total_.begin());
  downfloaters_.clear();
  if (shape.downfloaters() > 0) float_down_the_rest();
  if (bracket_.completion == Completion::Demanded && !complies_with_c4()) return Next::GoOn;
  if (tallies_.looks_ahead()) add(total_.data(), tally_of_outlook(), total_.data(), tallies_.width());
  return judge_->evaluate(total_.data()) ? Next::GoOn : Next::Stop;
}

// Adds the limbo, whose costs are already counted, and the players of the remainder without an opponent.
void Generator::float_down_the_rest() {
  for (const Seat seat : limbo_) downfloaters_.push_back(players_[static_cast<std::size_t>(seat)]);
  const auto float_down = [&](Seat seat) {
    downfloaters_.push_back(players_[static_cast<std::size_t>(seat)]);
    add(total_.data(), tallies_.of_downfloater(seat), total_.data(), tallies_.width());
  };
  if (bracket_.ends_the_round() && limbo_.empty())
    float_down(remainder_pairing_.opponent(s1_of_remainder_.size()));
  else
    remainder_pairing_.for_each_left(float_down);
  std::sort(downfloaters_.begin(), downfloaters_.end());
}

bool Generator::complies_with_c4() {
  const auto [known, is_new] = completes_.try_emplace(downfloaters_, false);
  if (is_new) known->second = completes_the_round(field_, bracket_, downfloaters_);
  return known->second;
}

const Counter* Generator::tally_of_outlook() {
  const auto found = outlooks_.find(downfloaters_);
  if (found != outlooks_.end()) return found->second.data();
  Tally tally = tallies_.of_outlook(rules_.look_ahead(field_, bracket_, downfloaters_));
  return outlooks_.emplace(downfloaters_, std::move(tally)).first->second.data();
}

Candidate Generator::candidate() const {
  Candidate candidate;
  const auto pair = [&](Seat higher, Seat lower) {
    candidate.pairs.emplace_back(players_[static_cast<std::size_t>(higher)],
                                 players_[static_cast<std::size_t>(lower)]);
  };
  for (std::size_t i = 0; i < s1_.size(); ++i) pair(s1_[i], mdp_pairing_.opponent(i));
  for (std::size_t i = 0; i < s1_of_remainder_.size(); ++i)
    pair(s1_of_remainder_[i], remainder_pairing_.opponent(i));
  std::sort(candidate.pairs.begin(), candidate.pairs.end());
  candidate.downfloaters = downfloaters_;
  candidate.exchanges = exchanged_;
  return candidate;
}

}  // namespace bloesem::sequence
