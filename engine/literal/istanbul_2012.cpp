// FIDE (Dutch) System as agreed in Istanbul in 2012: the brackets and the backtracking of C.12 and C.13.
#include <algorithm>
#include <utility>

#include "engine/literal/colours.hpp"
#include "engine/literal/istanbul_bracket.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

using Places = std::vector<Place>;

constexpr ColourRule istanbul_colour_rules[] = {
    {"E.5", first_colour}, {"E.1", both_granted},   {"E.2", stronger_granted},
    {"E.3", alternated},   {"E.4", higher_granted},
};

class IstanbulWalk {
 public:
  explicit IstanbulWalk(IstanbulRound& round) : round_(round) {
    for (Place p = 0; p < static_cast<Place>(round.players.size()); ++p) {
      if (p == 0 || round[p].score != round[p - 1].score) groups_.emplace_back();
      groups_.back().push_back(p);
    }
  }

  // Returns the candidates of the brackets; empty if the round cannot be paired.
  std::vector<IstanbulCandidate> run() {
    if (!can_be_completed({}, 0)) return {};
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const bool last = group + 1 == groups_.size();
      if (!last && group > 0) backtrack(group);
      if (!can_be_completed(incoming(), group)) {
        pair_again(group - 1);
        return std::move(done_);
      }
      add({incoming(), groups_[group], false}, last);
    }
    return std::move(done_);
  }

 private:
  [[nodiscard]] Places incoming() const { return done_.empty() ? Places{} : done_.back().downfloaters; }

  static Mask mask_of(const Places& places) {
    Mask mask = 0;
    for (const Place p : places) mask |= bit(p);
    return mask;
  }

  // True if these players can be paired, one of `spare` excepted if their number is odd.
  bool can_pair(Mask players, Mask spare) {
    if (size_of(players) % 2 == 0) return round_.completion.possible(players);
    const Places candidates = places_of(players & spare);
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](Place p) { return round_.completion.possible(players & ~bit(p)); });
  }

  [[nodiscard]] Mask may_have_bye() const {
    Mask mask = 0;
    for (Place p = 0; p < static_cast<Place>(round_.players.size()); ++p)
      if (round_[p].may_have_bye) mask |= bit(p);
    return mask;
  }

  bool can_be_completed(const Places& joining, std::size_t group) {
    Mask players = mask_of(joining);
    for (std::size_t g = group; g < groups_.size(); ++g) players |= mask_of(groups_[g]);
    return can_pair(players, may_have_bye());
  }

  // P1 pairs, with all MDPs among them.
  bool makes_all_pairs(const Places& moved_down, std::size_t group) {
    const Mask residents = mask_of(groups_[group]);
    return can_pair(mask_of(moved_down) | residents, residents);
  }

  // C.12
  void backtrack(std::size_t group) {
    if (incoming().empty() || makes_all_pairs(incoming(), group)) return;
    const IstanbulCandidate& above = done_.back();
    const auto other = best_candidate_if(round_, brackets_.back(), [&](const Places& downfloaters) {
      std::vector<Points> scores;
      for (const Place p : downfloaters) scores.push_back(round_[p].score);
      return scores == above.scores && makes_all_pairs(downfloaters, group);
    });
    if (other) done_.back() = *other;
  }

  // C.13
  void pair_again(std::size_t group) {
    const IstanbulBracket bracket = brackets_.back();
    brackets_.pop_back();
    done_.pop_back();
    brackets_.push_back(bracket);
    done_.push_back(best_candidate_if(round_, bracket, [&](const Places& downfloaters) {
                      return can_be_completed(downfloaters, group + 1);
                    }).value());
    if (group + 2 == groups_.size()) return add({incoming(), groups_[group + 1], false}, true);
    IstanbulBracket merged{incoming(), {}, true};
    for (const Place p : groups_[group + 1]) merged.moved_down.push_back(p);
    for (std::size_t g = group + 2; g < groups_.size(); ++g)
      for (const Place p : groups_[g]) merged.residents.push_back(p);
    add(merged, true);
  }

  void add(const IstanbulBracket& bracket, bool last) {
    brackets_.push_back(bracket);
    done_.push_back(last ? last_candidate(bracket) : best_candidate(round_, bracket).value());
  }

  // Nobody stays over, or one player who may have the bye.
  [[nodiscard]] IstanbulCandidate last_candidate(const IstanbulBracket& bracket) const {
    const IstanbulCondition ends = [&](const Places& left) {
      return left.empty() || (left.size() == 1 && round_[left.front()].may_have_bye);
    };
    if (auto candidate = best_candidate_if(round_, bracket, ends)) return *candidate;
    // C.14.b.2: no MDP can be put into S1 any more, so the bracket is managed as homogeneous.
    IstanbulBracket everybody{{}, bracket.moved_down, bracket.merged};
    everybody.residents.insert(everybody.residents.end(), bracket.residents.begin(), bracket.residents.end());
    return best_candidate_if(round_, everybody, ends).value();
  }

  IstanbulRound& round_;
  std::vector<Places> groups_;
  std::vector<IstanbulBracket> brackets_;
  std::vector<IstanbulCandidate> done_;
};

// Section E
Result<Board> istanbul_board(const IstanbulRound& round, const Field& field, Place a, Place b) {
  const IstanbulPlayer& higher = round[std::min(a, b)];
  const IstanbulPlayer& lower = round[std::max(a, b)];
  Entrant one = field[higher.place];
  Entrant other = field[lower.place];
  one.odd_number = higher.odd_number;
  other.odd_number = lower.odd_number;
  return seat({one, other, higher.preference, lower.preference, field.initial_colour()}, istanbul_colour_rules);
}

}  // namespace

Result<LiteralPairing> istanbul_2012(const LiteralRound& request) {
  const Result<Field> field = Field::of(request);
  if (!field) return field.error();
  LiteralPairing pairing;
  pairing.bye = field->assigned_bye();
  if (field->size() == 0) return pairing;
  IstanbulRound round = istanbul_round(request, *field);
  const std::vector<IstanbulCandidate> brackets = IstanbulWalk(round).run();
  if (brackets.empty()) return no_pairing();
  for (const IstanbulCandidate& bracket : brackets) {
    for (const auto& [a, b] : bracket.pairs) {
      const Result<Board> board = istanbul_board(round, *field, a, b);
      if (!board) return board.error();
      pairing.boards.push_back(*board);
    }
  }
  if (!brackets.back().downfloaters.empty())
    pairing.bye = (*field)[round[brackets.back().downfloaters.front()].place].player;
  return pairing;
}

}  // namespace bloesem::literal
