#include "engine/requested_walk.hpp"

#include <algorithm>
#include <list>
#include <mutex>
#include <optional>
#include <utility>

#include "bloesem/proof.hpp"
#include "engine/model/so_far.hpp"
#include "engine/model/wishes.hpp"
#include "engine/swiss/unwished_pairs.hpp"

namespace bloesem {
namespace {

using swiss::Position;
using swiss::RoundField;

// Working memory of solvers, which is kept: allocating and freeing it took a sixth of the time of a small
// round.
struct KeptChain {
  SolverChoice choice;
  decltype(swiss::System::solvers) of;
  swiss::SolverChain chain;
};
using Chains = std::list<KeptChain>;  // a list, so that entries do not move

// Lends chains to one walk at a time. They do not belong to threads: objects of a thread are destroyed too late
// under MinGW, which has freed their memory by then.
class BorrowedChains {
 public:
  BorrowedChains() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) idle_.emplace_back();
    own_.splice(own_.begin(), idle_, idle_.begin());
  }
  ~BorrowedChains() {
    const std::lock_guard lock(mutex_);
    idle_.splice(idle_.begin(), own_);
  }
  BorrowedChains(const BorrowedChains&) = delete;
  BorrowedChains& operator=(const BorrowedChains&) = delete;

  Chains& operator*() noexcept { return own_.front(); }

 private:
  static inline std::mutex mutex_;
  static inline std::list<Chains> idle_;
  std::list<Chains> own_;
};

swiss::SolverChain& kept_chain(Chains& chains, const swiss::System& system, SolverChoice choice) {
  const auto kept = std::find_if(chains.begin(), chains.end(), [&](const KeptChain& each) {
    return each.choice == choice && each.of == system.solvers;
  });
  if (kept != chains.end()) return kept->chain;
  return chains.emplace_back(KeptChain{choice, system.solvers, system.solvers(choice)}).chain;
}

// An exception leaves a solver in the middle of its work.
void forget_chain(Chains& chains, const swiss::SolverChain* chain) {
  chains.remove_if([chain](const KeptChain& each) { return &each.chain == chain; });
}

// The working memory for larger fields is too large to be kept.
constexpr Position large_field = 4096;

// Returns the chain for a field: large ones get their own, which is freed afterwards.
swiss::SolverChain* chain_for(const RoundField& field, const swiss::System& system, SolverChoice choice,
                              Chains& chains, std::optional<swiss::SolverChain>& own) {
  if (system.solvers == nullptr) return nullptr;
  if (field.size() <= large_field) return &kept_chain(chains, system, choice);
  return &own.emplace(system.solvers(choice));
}

#ifdef BLOESEM_CHECK_ANSWERS
constexpr AnswerCheck check_of_build = check_answer;
#else
constexpr AnswerCheck check_of_build = nullptr;
#endif

// Returns the check that was requested, or else that of the build, where answers have one (has_answer_checks).
AnswerCheck answer_check(const PairOptions& options, const swiss::System& system) {
  if (!system.proves_answers()) return nullptr;
  return options.check == nullptr ? check_of_build : options.check;
}

std::optional<swiss::UnwishedPairs> unwished_pairs(const swiss::RoundTask& task, const RoundField& field) {
  if (!has_wish(*task.tournament, task.round)) return std::nullopt;
  return swiss::UnwishedPairs(*task.tournament, field, task.round);
}

Result<swiss::Walk> walked(const swiss::System& system, RoundField& field, const swiss::WalkContext& context,
                           Chains& chains) try {
  return system.flow_by(context.task.solver)(field, system.criteria(), context);
} catch (...) {
  forget_chain(chains, context.solver);
  throw;
}

}  // namespace

bool checks_every_answer() noexcept { return check_of_build != nullptr; }

Result<swiss::Walk> walk_over(RoundField& field, const swiss::System& system, const swiss::RoundTask& task,
                              const PairOptions& options, std::function<bool(const swiss::Walk&)> watch,
                              swiss::KnownBrackets* known) {
  BorrowedChains chains;
  std::optional<swiss::SolverChain> own_chain;
  so_far = {task.round, field.size()};
  if (options.progress && !options.progress({"completion", 0, field.size()}))
    return Error{ErrorCode::Cancelled, "cancelled", {}};
  swiss::WalkContext context{chain_for(field, system, options.solver, *chains, own_chain), {}, task};
  if (context.solver != nullptr) context.solver->check_answers(answer_check(options, system));
  const std::optional<swiss::UnwishedPairs> unwished = unwished_pairs(context.task, field);
  if (unwished) context.unwished = &*unwished;
  if (options.progress)
    context.progress = [&](int settled) { return options.progress({"bracket", settled, field.size()}); };
  context.watch = std::move(watch);
  context.known = known;
  return walked(system, field, context, *chains);
}

}  // namespace bloesem
