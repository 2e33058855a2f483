#include "bloesem/work_limit.hpp"

#include <string>

#include "engine/model/counted.hpp"
#include "engine/model/so_far.hpp"
#include "matching/step_limit.hpp"

namespace bloesem {
namespace {

using matching::LimitedSteps;

matching::StepLimit from_now(const WorkLimit& limit) {
  matching::StepLimit result{{}, limit.steps, {limit.cancelled, limit.data}};
  if (limit.time) result.deadline = std::chrono::steady_clock::now() + *limit.time;
  return result;
}

// Returns "0.25 s": whole seconds with as many decimals as there are, up to milliseconds.
std::string in_seconds(std::chrono::nanoseconds time) {
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  std::string text = std::to_string(milliseconds / 1000);
  if (milliseconds % 1000 != 0) {
    text += '.' + std::to_string(milliseconds % 1000 + 1000).substr(1);
    text.erase(text.find_last_not_of('0') + 1);
  }
  return text + " s";
}

// Returns ": in round 3, ...".
std::string how_far() {
  if (so_far.round == 0) return so_far.doing.empty() ? "" : ", " + std::string(so_far.doing);
  std::string text = ", in round " + std::to_string(so_far.round);
  if (!so_far.doing.empty()) return text + ", " + std::string(so_far.doing);
  if (so_far.bracket == 0)
    return text + ", before the first bracket (" + counted(so_far.players, "player") + ")";
  return text + ", in bracket " + std::to_string(so_far.bracket) + " (" + std::to_string(so_far.paired) +
         " of " + counted(so_far.players, "player") + " paired)";
}

Error stopped(const WorkLimit& limit) {
  if (limit.cancelled != nullptr && limit.cancelled(limit.data))
    return {ErrorCode::Cancelled, "cancelled" + how_far(), {}};
  const std::string after = limit.time ? in_seconds(*limit.time) : counted(limit.steps.value_or(0), "step");
  return {ErrorCode::OutOfTime, "gave up after " + after + how_far(), {}};
}

}  // namespace

std::optional<Error> stopped_at(const WorkLimit& limit, const std::function<void()>& work) {
  if (!limit.time && !limit.steps && limit.cancelled == nullptr) return work(), std::nullopt;
  const LimitedSteps limited(from_now(limit));
  so_far = {};
  try {
    work();
    return std::nullopt;
  } catch (const matching::StepLimitReached&) {
    if (limited.outer_is_reached()) throw;
    return stopped(limit);
  }
}

}  // namespace bloesem
