#include "engine/explain/change_trials.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

#include "engine/explain/changing_round.hpp"
#include "engine/explain/goal_check.hpp"
#include "engine/shared_limit.hpp"
#include "engine/model/worker_threads.hpp"

namespace bloesem::explain {
namespace {

// Fewer trials are not worth a thread: it has to pair the round once before it can start.
constexpr std::size_t fewest_trials = 32;

}  // namespace

// What one thread needs to try changes.
class ChangeTrials::Trier {
 public:
  Trier(const Subject& subject, const Goal& goal) : round_(subject), check_(goal) {
    holds_already_ = check_.start(subject.tournament, round_.options());
  }

  [[nodiscard]] const Result<bool>& holds_already() const noexcept { return holds_already_; }

  // Empty if the limit is reached.
  [[nodiscard]] Outcome outcome(const Trial& changes, const SearchLimit& limit) {
    if (limit.reached()) return std::nullopt;
    for (const Change& change : changes) round_.make(change);
    Outcome holds;
    const auto stopped = stopped_at(
        limit.left(), [&] { holds = check_.holds_after(changes, round_.tournament(), round_.options()); });
    for (std::size_t i = 0; i < changes.size(); ++i) round_.take_back();
    return stopped ? std::nullopt : std::move(holds);
  }

 private:
  ChangingRound round_;
  GoalCheck check_;
  Result<bool> holds_already_ = false;
};

// A thread takes the next trial as long as fewer than `most` are known to have the goal. So those that are
// taken contain all up to the `most`-th that has it.
struct ChangeTrials::Shared {
  std::span<const Trial> trials;
  std::size_t most;
  std::vector<Outcome> outcomes;
  std::atomic<std::size_t> threads{0};
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> found{0};
  std::atomic<bool> ended{false};
  SharedLimit limit = {};
  std::mutex mutex = {};
  std::exception_ptr failure = {};

  [[nodiscard]] bool is_going() const { return !ended && found < most; }
};

ChangeTrials::ChangeTrials(const Subject& subject, const Goal& goal, const SearchLimit& limit)
    : subject_(subject), goal_(goal), limit_(limit) {}

ChangeTrials::~ChangeTrials() = default;

Result<bool> ChangeTrials::start() {
  triers_.push_back(std::make_unique<Trier>(subject_, goal_));
  return triers_.front()->holds_already();
}

std::vector<ChangeTrials::Outcome> ChangeTrials::outcomes(std::span<const Trial> trials, std::size_t most) {
  Shared shared{trials, most, std::vector<Outcome>(trials.size())};
  const std::size_t threads = std::max<std::size_t>(std::min(trials.size() / fewest_trials, limit_.jobs), 1);
  triers_.resize(std::max(triers_.size(), threads));
  {
    const WorkerThreads helpers(threads - 1, [&] { work_on(shared); });
    work_on(shared);
  }
  shared.limit.stop_if_reached();
  if (shared.failure) std::rethrow_exception(shared.failure);
  return std::move(shared.outcomes);
}

// Does not throw.
void ChangeTrials::work_on(Shared& shared) {
  bool finished = false;
  try {
    shared.limit.run([&] {
      std::unique_ptr<Trier>& trier = triers_[shared.threads++];
      if (!trier) trier = std::make_unique<Trier>(subject_, goal_);
      while (shared.is_going()) {
        const std::size_t i = shared.next++;
        if (i >= shared.trials.size()) break;
        Outcome& outcome = shared.outcomes[i] = trier->outcome(shared.trials[i], limit_);
        if (!outcome || !*outcome)
          shared.ended = true;
        else if (**outcome)
          ++shared.found;
      }
      finished = true;
    });
  } catch (...) {
    const std::lock_guard lock(shared.mutex);
    shared.failure = std::current_exception();
  }
  if (!finished) shared.ended = true;
}

}  // namespace bloesem::explain
