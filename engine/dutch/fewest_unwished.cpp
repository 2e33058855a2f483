#include "engine/dutch/fewest_unwished.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/judge/generation_order.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/model/wishes.hpp"

namespace bloesem::swiss::dutch {
namespace {

using Floaters = std::vector<Position>;

// Returns the candidate in the numbers of its bracket (BSN).
NumberedCandidate by_bsn(const Bracket& bracket, const BracketPairing& pairing) {
  std::vector<Position> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  const auto number = [&](Position p) {
    return static_cast<int>(std::lower_bound(players.begin(), players.end(), p) - players.begin()) + 1;
  };
  NumberedCandidate candidate{
      static_cast<int>(bracket.moved_down.size()), static_cast<int>(players.size()), {}};
  for (const auto& [a, b] : pairing.pairs) candidate.pairs.emplace_back(number(a), number(b));
  return candidate;
}

// A search over sets of downfloaters: every set of candidates is described by some who float in all of them,
// and the best of a set, completing or not, bounds all others in it.
class CompletingSearch {
 public:
  CompletingSearch(BracketWalk& walk, const RoundField& field, const Bracket& bracket,
                   const BracketPairing& own, const Completes& completes)
      : walk_(walk), field_(field), bracket_(bracket), completes_(completes), best_(own) {}

  Result<BracketPairing> run() {
    open_.push_back({});
    while (!open_.empty()) {
      if (++attempts_ > max_wish_attempts) return walk_.with_floaters(bracket_, field_, own_floaters_);
      const Floaters floaters = std::move(open_.back());
      open_.pop_back();
      Result<BracketPairing> pairing = walk_.with_floaters(bracket_, field_, floaters);
      if (!pairing) return pairing;
      visit(floaters, std::move(pairing).value());
    }
    return std::move(best_);
  }

 private:
  // Takes the best candidate in which these float, or divides the others by one floater more.
  void visit(const Floaters& floaters, BracketPairing&& pairing) {
    if (pairing.criteria != own_criteria_ || !is_better(pairing)) return;
    if (completes_(pairing.downfloaters)) {
      best_ = std::move(pairing);
      return;
    }
    if (floaters.size() == pairing.downfloaters.size()) return;
    for (const std::vector<Position>* part : {&bracket_.residents, &bracket_.moved_down})
      for (const Position p : *part) {
        if (std::binary_search(pairing.downfloaters.begin(), pairing.downfloaters.end(), p)) continue;
        Floaters more = floaters;
        more.insert(std::lower_bound(more.begin(), more.end(), p), p);
        if (seen_.insert(more).second) open_.push_back(std::move(more));
      }
  }

  [[nodiscard]] bool is_better(const BracketPairing& pairing) const {
    const int count = walk_.unwished()->count(pairing.pairs);
    const int least = walk_.unwished()->count(best_.pairs);
    if (count != least) return count < least;
    const auto step = compare_generation(by_bsn(bracket_, pairing), by_bsn(bracket_, best_));
    return step && step->first_is_earlier;
  }

  BracketWalk& walk_;
  const RoundField& field_;
  const Bracket& bracket_;
  const Completes& completes_;
  BracketPairing best_;
  const Floaters own_floaters_ = best_.downfloaters;
  const std::vector<criteria::CriterionValue> own_criteria_ = best_.criteria;
  std::vector<Floaters> open_;
  std::set<Floaters> seen_;
  int attempts_ = 0;
};

}  // namespace

Result<BracketPairing> fewest_unwished(const BracketProblem& problem, const UnwishedPairs& unwished) {
  BracketAnswer answer = BlossomBracketSolver().solve(problem, unwished);
  if (auto* const pairing = std::get_if<BracketPairing>(&answer)) {
    pairing->solved_by = "blossom";
    return std::move(*pairing);
  }
  return Error{ErrorCode::TooLarge, "a bracket is too large for a wish", {}};
}

Result<BracketPairing> fewest_completing(BracketWalk& walk, const RoundField& field, const Bracket& bracket,
                                         BracketPairing&& own, const Completes& completes) {
  if (walk.unwished()->count(own.pairs) == 0) return std::move(own);
  if (walk.unwished()->strict()) return walk.with_wish(bracket, field, std::move(own));
  Result<BracketPairing> best = CompletingSearch(walk, field, bracket, own, completes).run();
  if (best) walk.reject(wish_article, std::move(own));
  return best;
}

}  // namespace bloesem::swiss::dutch
