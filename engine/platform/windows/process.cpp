#include "engine/platform/process/process.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/platform/interrupt.hpp"
#include "engine/platform/windows/command_words.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t max_errors = std::size_t{64} << 10U;
constexpr DWORD pipe_size = 1U << 20U;
constexpr milliseconds nap{5};
// Exit codes from here on are statuses of the system: the program crashed.
constexpr DWORD first_status = 0xC0000000;
constexpr UINT killed = 1;

Error cannot_start(const std::string& program, const std::string& reason) {
  return {ErrorCode::FileAccess, "'" + program + "' cannot be started: " + reason, {}};
}

Error cannot_start(const std::string& program) { return cannot_start(program, message_of(GetLastError())); }

// A pipe that carries an output stream of the other program.
class Pipe {
 public:
  Pipe() {
    SECURITY_ATTRIBUTES inheritable{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    HANDLE reading = nullptr;
    HANDLE writing = nullptr;
    if (CreatePipe(&reading, &writing, &inheritable, pipe_size) == 0) return;
    reading_ = own(reading);
    writing_ = own(writing);
    SetHandleInformation(reading, HANDLE_FLAG_INHERIT, 0);
  }

  [[nodiscard]] bool is_open() const { return reading_ != nullptr; }
  [[nodiscard]] HANDLE writing_end() const { return writing_.get(); }
  void close_writing_end() { writing_.reset(); }

  // Appends what is available without waiting, up to `most` bytes in all. Closes itself at the end of the
  // stream.
  void take(std::string& text, std::size_t most) {
    std::array<char, 4096> buffer{};
    DWORD available = 0;
    while (is_open()) {
      if (PeekNamedPipe(reading_.get(), nullptr, 0, nullptr, &available, nullptr) == 0) {
        reading_.reset();
        return;
      }
      if (available == 0) return;
      DWORD count = 0;
      const DWORD wanted = std::min(available, static_cast<DWORD>(buffer.size()));
      if (ReadFile(reading_.get(), buffer.data(), wanted, &count, nullptr) == 0) {
        reading_.reset();
        return;
      }
      const std::size_t room = most - std::min(most, text.size());
      text.append(buffer.data(), std::min<std::size_t>(room, count));
      if (room == 0) return;  // the rest is read later
    }
  }

 private:
  Handle reading_;
  Handle writing_;
};

// Returns the file of a program: the name itself if it has a folder, else the first one in PATH. Nothing if
// there is none.
std::optional<std::wstring> find_program(const std::string& name) {
  const std::wstring wide = to_wide(name);
  std::array<wchar_t, 32768> path{};
  const DWORD path_size = GetEnvironmentVariableW(L"PATH", path.data(), static_cast<DWORD>(path.size()));
  const bool has_folder = wide.find_first_of(L"/\\:") != std::wstring::npos;
  if (!has_folder && (path_size == 0 || path_size >= path.size())) return std::nullopt;
  std::array<wchar_t, 32768> found{};
  // Without a list of folders SearchPathW would look into the current folder for names without one.
  const DWORD size = SearchPathW(has_folder ? nullptr : path.data(), wide.c_str(), L".exe",
                                 static_cast<DWORD>(found.size()), found.data(), nullptr);
  if (size == 0 || size >= found.size()) return std::nullopt;
  return std::wstring(found.data(), size);
}

// Its words would be understood as commands of cmd.exe.
bool is_batch_file(std::wstring file) {
  for (wchar_t& c : file) c = c >= L'A' && c <= L'Z' ? static_cast<wchar_t>(c - L'A' + L'a') : c;
  return file.ends_with(L".bat") || file.ends_with(L".cmd");
}

// The handles that the other program inherits, and no others.
class Inheritance {
 public:
  explicit Inheritance(std::array<HANDLE, 3> streams) : streams_(streams) {
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    auto* const list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
    if (InitializeProcThreadAttributeList(list, 1, 0, &size) == 0) return;
    list_ = list;
    ready_ = UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, streams_.data(),
                                       streams_.size() * sizeof(HANDLE), nullptr, nullptr) != 0;
  }
  ~Inheritance() {
    if (list_ != nullptr) DeleteProcThreadAttributeList(list_);
  }
  Inheritance(const Inheritance&) = delete;
  Inheritance& operator=(const Inheritance&) = delete;

  [[nodiscard]] bool is_ready() const { return ready_; }

  [[nodiscard]] STARTUPINFOEXW start() const {
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof(start);
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = streams_[0];
    start.StartupInfo.hStdOutput = streams_[1];
    start.StartupInfo.hStdError = streams_[2];
    start.lpAttributeList = list_;
    return start;
  }

 private:
  std::array<HANDLE, 3> streams_;
  std::string memory_;
  LPPROC_THREAD_ATTRIBUTE_LIST list_ = nullptr;
  bool ready_ = false;
};

// Returns a job whose processes end when its handle is closed.
Handle make_job() {
  Handle job = own(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags =
      JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
  if (job &&
      SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits)) == 0)
    job.reset();
  return job;
}

class Process {
 public:
  Process(Handle job, Handle program, Pipe& output, Pipe& errors)
      : job_(std::move(job)), program_(std::move(program)), output_(output), errors_(errors) {}
  // The program and all that it has started.
  ~Process() {
    TerminateJobObject(job_.get(), killed);
    WaitForSingleObject(program_.get(), INFINITE);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  ProcessEnd wait(const ProcessLimits& limits) {
    const Clock::time_point deadline = Clock::now() + limits.time;
    ProcessEnd end;
    for (;;) {
      const std::optional<DWORD> exit = exited();
      output_.take(end.output, limits.output + 1);
      errors_.take(end.errors, max_errors);
      if (end.output.size() > limits.output) {
        end.fate = ProcessFate::WroteTooMuch;
        return end;
      }
      if (exit) {
        end.fate = *exit < first_status ? ProcessFate::Exited : ProcessFate::Signalled;
        end.code = static_cast<int>(*exit);
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
      WaitForSingleObject(program_.get(), static_cast<DWORD>(std::min(nap, left).count()));
    }
  }

 private:
  [[nodiscard]] std::optional<DWORD> exited() const {
    DWORD code = 0;
    if (WaitForSingleObject(program_.get(), 0) != WAIT_OBJECT_0) return std::nullopt;
    return GetExitCodeProcess(program_.get(), &code) != 0 ? code : killed;
  }

  Handle job_;
  Handle program_;
  Pipe& output_;
  Pipe& errors_;
};

}  // namespace

std::string describe_crash(int code) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string status = "0x";
  for (int shift = 28; shift >= 0; shift -= 4)
    status += digits[(static_cast<unsigned>(code) >> static_cast<unsigned>(shift)) & 15U];
  return "crashed (status " + status + ")";
}

Result<ProcessEnd> run_process(const std::vector<std::string>& words, const ProcessLimits& limits) {
  const std::optional<std::wstring> file = find_program(words.front());
  if (!file) return cannot_start(words.front(), "there is no such program");
  if (is_batch_file(*file))
    return cannot_start(words.front(), "it is a batch file; name the program that it starts");
  Pipe output;
  Pipe errors;
  SECURITY_ATTRIBUTES inheritable{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  const Handle input = own(CreateFileW(L"NUL", GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, &inheritable,
                                       OPEN_EXISTING, 0, nullptr));
  Handle job = make_job();
  if (!output.is_open() || !errors.is_open() || !input || !job) return cannot_start(words.front());
  const Inheritance inheritance({input.get(), output.writing_end(), errors.writing_end()});
  if (!inheritance.is_ready()) return cannot_start(words.front());
  STARTUPINFOEXW start = inheritance.start();
  std::wstring text = text_of_words(words);
  PROCESS_INFORMATION started{};
  // Suspended until it is in the job, so that nothing that it starts is outside. In a group of its own, so that
  // a key pressed by the user reaches this program, which then ends it.
  const DWORD flags = CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP | EXTENDED_STARTUPINFO_PRESENT;
  if (CreateProcessW(file->c_str(), text.data(), nullptr, nullptr, TRUE, flags, nullptr, nullptr,
                     &start.StartupInfo, &started) == 0)
    return cannot_start(words.front());
  Handle program = own(started.hProcess);
  const Handle thread = own(started.hThread);
  if (AssignProcessToJobObject(job.get(), program.get()) == 0) {
    const Error error = cannot_start(words.front());
    TerminateProcess(program.get(), killed);
    return error;
  }
  output.close_writing_end();
  errors.close_writing_end();
  Process process(std::move(job), std::move(program), output, errors);
  ResumeThread(thread.get());
  return process.wait(limits);
}

}  // namespace bloesem::platform
