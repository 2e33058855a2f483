#include "engine/dutch_2012/search.hpp"

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using Positions = std::vector<Position>;

class RoundSearch {
 public:
  RoundSearch(const RoundField& field, criteria::StrongColours strong, SolverChain& chain,
              const SearchProgress& progress)
      : field_(field), completion_(field), pairer_(field, strong, chain, [this, &progress](int settled) {
          return !progress || progress(brackets_.size() + 1, settled);
        }) {
    for (Position begin = 0; begin < field.size(); begin = end_of_group_at(field, begin))
      begins_.push_back(begin);
    begins_.push_back(field.size());
  }

  Result<FoundRound> run() {
    if (!completion_.possible({}, 0)) return impossible_round(field_);
    for (std::size_t group = 0; group < groups(); ++group) {
      if (std::optional<Error> error = pair_group(group)) return *std::move(error);
      if (found_.repaired) break;
    }
    return finish();
  }

 private:
  [[nodiscard]] std::size_t groups() const noexcept { return begins_.size() - 1; }
  [[nodiscard]] bool is_last(std::size_t group) const noexcept { return group + 1 == groups(); }
  [[nodiscard]] Positions members(std::size_t group) const {
    return positions(begins_[group], begins_[group + 1]);
  }
  [[nodiscard]] Positions incoming() const {
    return brackets_.empty() ? Positions{} : brackets_.back().pairing.downfloaters;
  }
  // True if the players who come to this group and all from it on can be paired.
  [[nodiscard]] bool can_go_on(std::size_t group) { return completion_.possible(incoming(), begins_[group]); }

  std::optional<Error> pair_group(std::size_t group) {
    if (is_last(group)) {
      if (!can_go_on(group)) return pair_again(group - 1);
      return add(pairer_.pair(Aim::Last, incoming(), members(group)));
    }
    Result<PairedBracket> bracket = pairer_.pair(Aim::Bracket, incoming(), members(group));
    if (!bracket) return bracket.error();
    if (!bracket->moved_down.empty() && !makes_all_pairs(*bracket))
      if (std::optional<Error> error = backtrack(group, *bracket)) return error;
    if (!can_go_on(group)) return pair_again(group - 1);
    return add(std::move(bracket));
  }

  // C.12: lets other players of the same scores come to the group, if with them it makes all its pairs.
  std::optional<Error> backtrack(std::size_t group, PairedBracket& bracket) {
    const PairedBracket& above = brackets_.back();
    Result<PairedBracket> other =
        pairer_.pair(Aim::NextBracket, above.moved_down, above.residents, members(group));
    if (!other) return other.error();
    if (other->pairing.downfloaters == bracket.moved_down) return std::nullopt;
    Result<PairedBracket> again = pairer_.pair(Aim::Bracket, other->pairing.downfloaters, members(group));
    if (!again) return again.error();
    if (!makes_all_pairs(*again)) return std::nullopt;
    brackets_.back() = std::move(*other);
    bracket = std::move(*again);
    return std::nullopt;
  }

  // C.13: pairs the last bracket that was paired again, so that all players below can be paired, and these as
  // one bracket.
  std::optional<Error> pair_again(std::size_t group) {
    found_.repaired = group;
    const Positions moved_down = std::move(brackets_.back().moved_down);
    found_.discarded = std::move(brackets_.back().pairing.pairs);
    brackets_.pop_back();
    const Position end = begins_[group + 1];
    if (std::optional<Error> error =
            add(pairer_.pair(Aim::Completion, moved_down, members(group), positions(end, field_.size()))))
      return error;
    if (is_last(group + 1)) return add(pairer_.pair(Aim::Last, incoming(), members(group + 1)));
    Positions upper = incoming();
    const Positions next = members(group + 1);
    upper.insert(upper.end(), next.begin(), next.end());
    return add(pairer_.pair(Aim::Merged, std::move(upper), positions(begins_[group + 2], field_.size())));
  }

  std::optional<Error> add(Result<PairedBracket> bracket) {
    if (!bracket) return bracket.error();
    if (!brackets_.empty()) pairer_.settle(brackets_.back());  // nothing can change it any more
    brackets_.push_back(std::move(*bracket));
    return std::nullopt;
  }

  Result<FoundRound> finish() {
    const Positions left = incoming();
    if (left.size() > 1)
      return Error{ErrorCode::Internal, "the last bracket left more than one player without an opponent", {}};
    if (!left.empty()) found_.bye = left.front();
    for (PairedBracket& bracket : brackets_) {
      const BracketPairing& pairing = bracket.pairing;
      found_.pairs.insert(found_.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
      found_.solvers.push_back({pairing.solved_by, pairing.refusals});
    }
    return std::move(found_);
  }

  const RoundField& field_;
  Completion completion_;
  BracketPairer pairer_;
  Positions begins_;                     // of the score groups, and the end of the last
  std::vector<PairedBracket> brackets_;  // so far
  FoundRound found_;
};

}  // namespace

Result<FoundRound> search_round(const RoundField& field, criteria::StrongColours strong, SolverChain& chain,
                                const SearchProgress& progress) {
  return RoundSearch(field, strong, chain, progress).run();
}

}  // namespace bloesem::swiss::dutch_2012
