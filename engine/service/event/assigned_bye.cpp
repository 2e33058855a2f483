#include "engine/service/event/assigned_bye.hpp"

#include <string_view>
#include <vector>

#include "engine/platform/files/file_io.hpp"
#include "engine/service/event/journal_file.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::service {

namespace {

constexpr std::string_view option_of_byes = " --pairing-bye";  // in the commands of a journal

bool pairs_round(const std::string& command) { return command == "pair" || command.starts_with("pair "); }

bool gives_bye(const std::string& command) {
  return command.starts_with("result ") && command.find(option_of_byes) != std::string::npos;
}

}  // namespace

bool bye_was_assigned(const std::string& file) {
  if (file == platform::standard_stream) return false;
  const Result<std::string> journal = read_journal(file);
  if (!journal || journal->find(option_of_byes) == std::string::npos) return false;  // nearly always
  const Result<std::string> bytes = platform::read_input(file);
  if (!bytes) return false;
  const History history(*journal, sha256(*bytes));
  if (!history.is_up_to_date()) return false;
  const std::vector<History::Line>& lines = history.lines();
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (line->entry.kind != JournalKind::Change || line->standing != Standing::Done) continue;
    if (pairs_round(line->entry.what)) return false;
    if (gives_bye(line->entry.what)) return true;
  }
  return false;
}

}  // namespace bloesem::service
