#include "engine/cli/event/journal_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/cli/c_file.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/refusal.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

class Descriptor {
 public:
  explicit Descriptor(int value) noexcept : value_(value) {}
  ~Descriptor() {
    if (value_ >= 0) close(value_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int get() const noexcept { return value_; }

 private:
  int value_;
};

Error no_journal(const std::string& path) {
  return refusal(visible(path) + " is no journal of a tournament: it is left alone");
}

// Whatever stands there may be what is left of a header that was being written.
bool begins_as_journal(std::string_view text) {
  return text.substr(0, journal_header.size()) ==
         journal_header.substr(0, std::min(text.size(), journal_header.size()));
}

std::optional<std::string> read_at(int descriptor, off_t at, std::size_t size) {
  std::string text(size, '\0');
  const ssize_t count = pread(descriptor, text.data(), size, at);
  if (count < 0) return std::nullopt;
  text.resize(static_cast<std::size_t>(count));
  return text;
}

// A journal that comes into being is readable for whoever can read the file.
void take_after(int descriptor, const std::string& file) {
  struct stat facts = {};
  if (stat(file.c_str(), &facts) != 0) return;
  constexpr mode_t access = 0666;
  static_cast<void>(fchmod(descriptor, facts.st_mode & access));
  if (fchown(descriptor, facts.st_uid, facts.st_gid) != 0) return;  // only root may
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(descriptor) == 0 || errno == EINVAL;
}

// What must come before a new line.
std::optional<std::string> completion_of(int descriptor, off_t size) {
  const std::optional<std::string> head = read_at(descriptor, 0, journal_header.size());
  if (!head || !begins_as_journal(*head)) return std::nullopt;
  if (head->size() < journal_header.size()) return std::string(journal_header.substr(head->size()));
  const std::optional<std::string> last = read_at(descriptor, size - 1, 1);
  return last == "\n" ? "" : "\n";
}

}  // namespace

std::string journal_of(const std::string& file) {
  std::error_code problem;
  const fs::path real = fs::canonical(file, problem);
  return (problem ? file : real.string()) + ".journal";
}

Result<std::string> read_journal(const std::string& file) {
  const std::string path = journal_of(file);
  std::error_code problem;
  const fs::file_status status = fs::status(path, problem);
  if (status.type() == fs::file_type::not_found) return std::string();
  if (status.type() != fs::file_type::regular) return no_journal(path);
  Result<std::string> text = read_input(path);
  if (!text) return Error{.code = text.error().code, .message = visible(path) + ' ' + text.error().message};
  if (!begins_as_journal(*text)) return no_journal(path);
  return text;
}

std::optional<Error> append_to_journal(const std::string& file, const JournalEntry& entry) {
  const std::string path = journal_of(file);
  const auto failure = [&path] { return access_error(visible(path) + " cannot be written"); };
  constexpr mode_t access = 0666;  // less what the umask takes
  const Descriptor journal(open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, access));
  struct stat facts = {};
  if (journal.get() < 0 || fstat(journal.get(), &facts) != 0) return failure();
  if (!S_ISREG(facts.st_mode)) return no_journal(path);
  const std::optional<std::string> completion = completion_of(journal.get(), facts.st_size);
  if (!completion) return no_journal(path);
  if (facts.st_size == 0) take_after(journal.get(), file);
  if (write_all(journal.get(), *completion + journal_line(entry))) return std::nullopt;
  Error error = failure();
  if (ftruncate(journal.get(), facts.st_size) != 0) error.message += " (and a part of a line was left in it)";
  return error;
}

}  // namespace bloesem::cli
