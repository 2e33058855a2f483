#include "engine/dutch/solve/blossom/blossom_bracket.hpp"

#include <optional>
#include <span>

#include "engine/dutch/solve/blossom/bracket_face.hpp"
#include "engine/dutch/solve/blossom/face_order.hpp"
#include "engine/swiss/unwished_pairs.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

class BlossomBracketSolver::Worker {
 public:
  // `unwished` may be null.
  BracketPairing solve(const BracketProblem& problem, const UnwishedPairs* unwished) {
    best_.solve(problem);
    const matching::Vertex inside = best_.inside();
    if (unwished != nullptr)
      unwished->keep_fewest(best_.face(), std::span(best_.players()).first(matching::at(inside)));
    const int exchanges = order_.choose(best_.face(), best_.moved_down(), inside, best_.scores_moved_down());
    BracketPairing result = best_.candidate();
    result.exchanges = exchanges;
    return result;
  }

  [[nodiscard]] matching::BlossomCounters counters() const noexcept { return best_.counters(); }
  [[nodiscard]] matching::BlossomCounters face_counters() const noexcept { return best_.face().counters(); }

 private:
  BracketFace best_;
  FaceOrder order_;
};

BlossomBracketSolver::BlossomBracketSolver() = default;
BlossomBracketSolver::~BlossomBracketSolver() = default;

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem) { return solve(problem, nullptr); }

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem, const UnwishedPairs& unwished) {
  return solve(problem, &unwished);
}

BracketAnswer BlossomBracketSolver::solve(const BracketProblem& problem, const UnwishedPairs* unwished) {
  if (const std::optional<Decline> reason = BracketFace::refuses(problem)) return Declined{*reason};
  if (!worker_) worker_ = std::make_unique<Worker>();
  return worker_->solve(problem, unwished);
}

Effort BlossomBracketSolver::effort() const noexcept {
  return {0, worker_ ? worker_->counters() : matching::BlossomCounters{}};
}

matching::BlossomCounters BlossomBracketSolver::face_counters() const noexcept {
  return worker_ ? worker_->face_counters() : matching::BlossomCounters{};
}

}  // namespace bloesem::swiss::dutch
