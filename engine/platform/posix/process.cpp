#include "engine/platform/process/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <string_view>

#include "engine/platform/interrupt.hpp"
#include "engine/platform/posix/offspring.hpp"
#include "engine/platform/posix/system_calls.hpp"

namespace bloesem::platform {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t max_errors = std::size_t{64} << 10U;
// Polling intervals. The end of a stream wakes the loop, and the program usually ends right after it.
constexpr milliseconds nap_while_streaming{20};
constexpr milliseconds nap_after_streams{1};

Error cannot_start(const std::string& program, int reason) {
  return {ErrorCode::FileAccess, "'" + program + "' cannot be started: " + std::strerror(reason), {}};
}

// A non-blocking pipe that carries an output stream of the other program.
class Pipe {
 public:
  Pipe() {
    if (!open_pipe(ends_))
      ends_ = {-1, -1};
    else
      ::fcntl(ends_[0], F_SETFL, O_NONBLOCK);
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] bool is_open() const { return ends_[0] >= 0; }
  [[nodiscard]] int reading_end() const { return ends_[0]; }
  [[nodiscard]] int writing_end() const { return ends_[1]; }
  void close_writing_end() { close_end(1); }

  // Appends what is available without waiting, up to `most` bytes in all. Closes itself at the end of the
  // stream.
  void take(std::string& text, std::size_t most) {
    std::array<char, 4096> buffer{};
    while (is_open()) {
      const ssize_t count = ::read(ends_[0], buffer.data(), buffer.size());
      if (count > 0) {
        const std::size_t room = most - std::min(most, text.size());
        text.append(buffer.data(), std::min(room, static_cast<std::size_t>(count)));
        if (room == 0) return;  // the rest is read later
      } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
        close_end(0);
      } else if (errno == EAGAIN) {
        return;
      }
    }
  }

 private:
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }

  std::array<int, 2> ends_{-1, -1};
};

// The attributes and file actions for posix_spawn.
class Arrangements {
 public:
  Arrangements(const Pipe& output, const Pipe& errors) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files_, output.writing_end(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files_, errors.writing_end(), STDERR_FILENO);
    posix_spawnattr_init(&attributes_);
    sigset_t defaults;
    sigemptyset(&defaults);
    // this program ignores them, and ignored signals are inherited
    for (const int signal : {SIGPIPE, SIGXFSZ}) sigaddset(&defaults, signal);
    posix_spawnattr_setsigdefault(&attributes_, &defaults);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                                                              other_descriptors_are_closed));
  }
  ~Arrangements() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  Arrangements(const Arrangements&) = delete;
  Arrangements& operator=(const Arrangements&) = delete;

  [[nodiscard]] const posix_spawn_file_actions_t* files() const { return &files_; }
  [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t attributes_{};
};

class Process {
 public:
  Process(pid_t id, Pipe& output, Pipe& errors) : id_(id), output_(output), errors_(errors) {}
  ~Process() { Offspring::end(id_); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  ProcessEnd wait(const ProcessLimits& limits) {
    const Clock::time_point deadline = Clock::now() + limits.time;
    ProcessEnd end;
    for (;;) {
      const std::optional<siginfo_t> exit = exited();
      output_.take(end.output, limits.output + 1);
      errors_.take(end.errors, max_errors);
      if (end.output.size() > limits.output) {
        end.fate = ProcessFate::WroteTooMuch;
        return end;
      }
      if (exit) {
        end.fate = exit->si_code == CLD_EXITED ? ProcessFate::Exited : ProcessFate::Signalled;
        end.code = exit->si_status;
        return end;
      }
      if (Interrupt::came()) {
        end.fate = ProcessFate::Interrupted;
        return end;
      }
      const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
      if (left <= milliseconds{0}) {
        end.fate = ProcessFate::TimedOut;
        return end;
      }
      const bool streaming = output_.is_open() || errors_.is_open();
      sleep(std::min(streaming ? nap_while_streaming : nap_after_streams, left));
    }
  }

 private:
  // Leaves the process waitable, so that its id cannot be reused.
  [[nodiscard]] std::optional<siginfo_t> exited() const {
    siginfo_t information{};
    if (::waitid(P_PID, static_cast<id_t>(id_), &information, WEXITED | WNOHANG | WNOWAIT) != 0)
      return std::nullopt;
    if (information.si_pid == 0) return std::nullopt;
    return information;
  }

  // Sleeps until output arrives or the time is over.
  void sleep(milliseconds time) const {
    std::array<pollfd, 2> streams{pollfd{output_.reading_end(), POLLIN, 0},
                                  pollfd{errors_.reading_end(), POLLIN, 0}};
    ::poll(streams.data(), streams.size(),
           static_cast<int>(time.count()));  // poll() ignores a closed stream (-1)
  }

  pid_t id_;
  Pipe& output_;
  Pipe& errors_;
};

std::vector<char*> arguments_of(const std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  return arguments;
}

// Returns this process's environment with `variable` added, or replaced if it exists.
std::vector<char*> environment_with(const std::string& variable) {
  std::vector<char*> variables{const_cast<char*>(variable.c_str())};
  const std::string_view name = std::string_view(variable).substr(0, variable.find('=') + 1);
  for (char** other = environment(); *other != nullptr; ++other) {
    if (!std::string_view(*other).starts_with(name)) variables.push_back(*other);
  }
  variables.push_back(nullptr);
  return variables;
}

}  // namespace

std::string describe_crash(int code) {
  return "was ended by signal " + std::to_string(code) + " (" + ::strsignal(code) + ")";
}

Result<ProcessEnd> run_process(const std::vector<std::string>& words, const ProcessLimits& limits) {
  Pipe output;
  Pipe errors;
  if (!output.is_open() || !errors.is_open()) return cannot_start(words.front(), errno);
  const Arrangements arrangements(output, errors);
  const std::vector<char*> arguments = arguments_of(words);
  const std::string mark = Offspring::next_mark();
  const std::vector<char*> variables = environment_with(mark);
  int failure = 0;
  const pid_t id = Offspring::start(mark, [&] {
    pid_t started = 0;
    failure = ::posix_spawnp(&started, words.front().c_str(), arrangements.files(), arrangements.attributes(),
                             arguments.data(), variables.data());
    return failure == 0 ? started : 0;
  });
  if (failure != 0) return cannot_start(words.front(), failure);
  output.close_writing_end();
  errors.close_writing_end();
  return Process(id, output, errors).wait(limits);
}

}  // namespace bloesem::platform
