#include "engine/platform/posix/offspring.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <map>
#include <mutex>
#include <set>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/platform/posix/process_facts.hpp"
#include "engine/platform/posix/system_calls.hpp"

namespace bloesem::platform {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view mark_name = "BLOESEM_RUN";
// A search through all processes of the machine takes milliseconds, as long as many programs run.
constexpr std::chrono::seconds between_searches{1};
constexpr std::chrono::milliseconds between_passes{1};
constexpr int max_passes = 1000;  // so that a process that cannot be killed does not block this one

class Register {
 public:
  Register() {
    adopt_orphans();
    const std::vector<pid_t> children = children_of_this_process();
    earlier_children_.insert(children.begin(), children.end());
  }

  pid_t start(const std::string& mark, const std::function<pid_t()>& spawn) {
    const std::lock_guard lock(mutex_);
    const pid_t program = spawn();
    if (program != 0) running_[program] = mark;
    return program;
  }

  void end(pid_t program) {
    const std::lock_guard lock(mutex_);
    ::kill(-program, SIGKILL);  // it has not been waited for, so its id cannot have been reused
    while (::waitpid(program, nullptr, 0) < 0 && errno == EINTR) {
    }
    running_.erase(program);
    if (running_.empty() ? has_children() : Clock::now() >= next_search_) end_orphans();
  }

 private:
  static bool has_children() {
    siginfo_t ignored{};
    return ::waitid(P_ALL, 0, &ignored, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD;
  }

  [[nodiscard]] bool is_orphan(pid_t child) const {
    if (running_.contains(child) || earlier_children_.contains(child)) return false;
    if (running_.empty()) return true;
    const std::string mark = variable_of(child, mark_name);
    return !mark.empty() && std::none_of(running_.begin(), running_.end(),
                                         [&mark](const auto& program) { return program.second == mark; });
  }

  // When an orphan ends, its children become orphans for the next pass.
  void end_orphans() {
    for (int pass = 0; pass < max_passes; ++pass) {
      bool any = false;
      for (const pid_t child : children_of_this_process()) {
        if (!is_orphan(child)) continue;
        any = true;
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, WNOHANG);
      }
      if (!any) break;
      std::this_thread::sleep_for(between_passes);
    }
    next_search_ = Clock::now() + between_searches;
  }

  std::mutex mutex_;
  std::map<pid_t, std::string> running_;  // program -> its mark
  std::set<pid_t> earlier_children_;      // children that existed before the first program was started
  Clock::time_point next_search_;
};

Register& all() {
  static Register programs;
  return programs;
}

}  // namespace

std::string Offspring::next_mark() {
  static std::mutex mutex;
  static int count = 0;
  const std::lock_guard lock(mutex);
  return std::string(mark_name) + '=' + std::to_string(getpid()) + '-' + std::to_string(++count);
}

pid_t Offspring::start(const std::string& mark, const std::function<pid_t()>& spawn) {
  return all().start(mark, spawn);
}

void Offspring::end(pid_t program) { all().end(program); }

}  // namespace bloesem::platform
