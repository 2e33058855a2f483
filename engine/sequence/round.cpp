#include "engine/sequence/round.hpp"

#include <string>

#include "engine/model/so_far.hpp"
#include "engine/sequence/completion.hpp"
#include "engine/sequence/pair_bracket.hpp"

namespace bloesem::sequence {
namespace {

class Walker {
 public:
  Walker(const Field& field, const Rulebook& rules, const ProgressCallback& progress, const WishedRules* wish)
      : field_(field), rules_(rules), progress_(progress), wish_(wish) {}

  Result<Walk> run() {
    Place begin = 0;
    while (begin < field_.size()) {
      const Bracket bracket = ordinary_bracket(field_, downfloaters_, begin, rules_.completion);
      const Place below = end_of_score_group(field_, begin);
      if (auto error = pair(bracket)) return *std::move(error);
      begin = below;
      if (below == field_.size() || rules_.after_failure == AfterFailure::GoOn ||
          rest_can_be_completed(below)) {
        if (auto error = comply(bracket)) return *std::move(error);
        continue;
      }
      // The bracket just paired turns out to be the penultimate one.
      walk_.brackets.back().discarded = true;
      if (auto error = pair_and_comply(penultimate_bracket(field_, bracket))) return *std::move(error);
      if (rules_.after_failure == AfterFailure::PairAgainAndGoOn) continue;
      if (auto error = pair_and_comply(collapsed_bracket(field_, downfloaters_, below)))
        return *std::move(error);
      break;
    }
    // The bye belongs to the pairing of the last bracket.
    if (!downfloaters_.empty()) walk_.bye = downfloaters_.front();
    return std::move(walk_);
  }

 private:
  bool rest_can_be_completed(Place below) {
    return can_be_completed(field_, joined(downfloaters_, places(below, field_.size())));
  }

  std::optional<Error> pair(const Bracket& bracket) {
    so_far.bracket = static_cast<int>(walk_.brackets.size()) + 1;
    so_far.paired = settled_;
    if (progress_ && !progress_({"bracket", settled_, field_.size()}))
      return Error{ErrorCode::Cancelled, "cancelled"};
    Result<Candidate> candidate = pair_bracket(field_, bracket, rules_);
    if (!candidate) {
      Error error = candidate.error();
      error.message += ", in bracket " + std::to_string(walk_.brackets.size() + 1);
      return error;
    }
    settled_ += static_cast<int>(2 * candidate->pairs.size());
    downfloaters_ = candidate->downfloaters;
    walk_.brackets.push_back({bracket, *std::move(candidate)});
    return std::nullopt;
  }

  std::optional<Error> pair_and_comply(const Bracket& bracket) {
    if (auto error = pair(bracket)) return error;
    return comply(bracket);
  }

  // Replaces the pairing of the bracket just paired by that with the wish. The rest can be completed after
  // both, so that a wish decides neither the PPB nor the CLB.
  std::optional<Error> comply(Bracket bracket) {
    if (wish_ == nullptr) return std::nullopt;
    if (!bracket.ends_the_round()) bracket.completion = Completion::Demanded;
    Result<Candidate> candidate = wish_->strict
                                      ? pair_bracket_with(downfloaters_, field_, bracket, wish_->rules)
                                      : pair_bracket(field_, bracket, wish_->rules);
    if (!candidate) return candidate.error();
    downfloaters_ = candidate->downfloaters;
    walk_.brackets.back().candidate = *std::move(candidate);
    return std::nullopt;
  }

  const Field& field_;
  const Rulebook& rules_;
  const ProgressCallback& progress_;
  const WishedRules* wish_;
  std::vector<Place> downfloaters_;
  int settled_ = 0;
  Walk walk_;
};

}  // namespace

Result<Walk> walk(const Field& field, const Rulebook& rules, const ProgressCallback& progress,
                  const WishedRules* wish) {
  if (progress && !progress({"completion", 0, field.size()}))
    return Error{ErrorCode::Cancelled, "cancelled", {}};
  if (const std::vector<Place> impossible = obstacle(field); !impossible.empty()) {
    Error error{ErrorCode::NoValidPairing, {}, {}};
    for (const Place p : impossible) error.players.push_back(field[p].player);
    return error;
  }
  return Walker(field, rules, progress, wish).run();
}

}  // namespace bloesem::sequence
