#include "engine/service/event/journal_file.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/growing_file.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

namespace fs = std::filesystem;

Error no_journal(const std::string& path) {
  return refusal(trf::visible(path) + " is not the journal of a tournament: it is not changed");
}

// True if the text is a journal, or the beginning of a header whose writing was interrupted.
bool begins_as_journal(std::string_view text) {
  return text.substr(0, journal_header.size()) ==
         journal_header.substr(0, std::min(text.size(), journal_header.size()));
}

// Returns the text that must be appended before a new line.
std::optional<std::string> completion_of(const platform::GrowingFile& file) {
  const std::optional<std::string> head = file.read_at(0, journal_header.size());
  if (!head || !begins_as_journal(*head)) return std::nullopt;
  if (head->size() < journal_header.size()) return std::string(journal_header.substr(head->size()));
  const std::optional<std::string> last = file.read_at(file.size() - 1, 1);
  return last == "\n" ? "" : "\n";
}

}  // namespace

std::string journal_of(const std::string& file) {
  if (platform::memory_files() != nullptr) return file + ".journal";
  std::error_code problem;
  const fs::path real = fs::canonical(platform::path_of(file), problem);
  return (problem ? file : platform::name_of(real)) + ".journal";
}

Result<std::string> read_journal(const std::string& file) {
  const std::string path = journal_of(file);
  const platform::FileKind kind = platform::kind_of(path);
  if (kind == platform::FileKind::Missing || kind == platform::FileKind::Dangling) return std::string();
  if (kind != platform::FileKind::Regular) return no_journal(path);
  Result<std::string> text = platform::read_input(path);
  if (!text)
    return Error{.code = text.error().code, .message = trf::visible(path) + ' ' + text.error().message};
  if (!begins_as_journal(*text)) return no_journal(path);
  return text;
}

std::optional<Error> append_to_journal(const std::string& file, const JournalEntry& entry) {
  const std::string path = journal_of(file);
  const auto failure = [&path] { return platform::access_error(trf::visible(path) + " cannot be written"); };
  platform::GrowingFile journal(path);
  if (!journal.is_open()) return failure();
  if (!journal.is_regular()) return no_journal(path);
  const std::optional<std::string> completion = completion_of(journal);
  if (!completion) return no_journal(path);
  if (journal.size() == 0) journal.take_access_of(file);  // readable for everyone who can read the file
  if (journal.append(*completion + journal_line(entry))) return std::nullopt;
  Error error = failure();
  if (!journal.cut()) error.message += " (and an incomplete line was left in it)";
  return error;
}

}  // namespace bloesem::service
