#include "engine/cli/event/history.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"
#include "engine/render/json/result_json.hpp"
#include "engine/service/event/journal_file.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::cli {

namespace {

constexpr std::size_t number_width = 4;

struct Opened {
  std::string bytes;
  service::History history;
};

Result<Opened> open_history(const std::string& file) {
  Result<std::string> bytes = platform::read_input(file);
  if (!bytes) return bytes.error();
  const Result<std::string> journal = service::read_journal(file);
  if (!journal) return journal.error();
  service::History history(*journal, service::sha256(*bytes));
  return Opened{std::move(bytes).value(), std::move(history)};
}

std::string described(const service::History::Line& line) {
  return "change " + std::to_string(line.number) + " (" + trf::visible(line.entry.what) + ')';
}

// Returns the file's bytes after undoing or redoing the change.
Result<std::string> crossed(const Opened& opened, const service::History::Line& line, Way way) {
  const service::JournalEntry& entry = line.entry;
  const std::optional<std::string> bytes =
      service::apply_edits(opened.bytes, way == Way::Back ? service::reversed(entry.edits) : entry.edits);
  const std::string& expected = way == Way::Back ? entry.before : entry.after;
  if (bytes && service::sha256(*bytes) == expected) return *bytes;
  return service::refusal("the journal is damaged: it does not fit " + described(line));
}

std::string report(const service::History::Line& line, Way way) {
  return way == Way::Back ? described(line) + " is undone; use --redo to redo it\n"
                          : described(line) + " is redone\n";
}

std::string crossing_json(const std::string& file, service::History::Line line, Way way) {
  line.standing = way == Way::Back ? service::Standing::Undone : service::Standing::Done;
  return render::journal_json(platform::display_name(file), {std::move(line)}, true);
}

void record_crossing(const std::string& file, const ChangeNote& note, const Opened& opened,
                     const service::History::Line& line, Way way) {
  service::JournalEntry entry = noted(note);
  entry.kind = way == Way::Back ? service::JournalKind::Undo : service::JournalKind::Redo;
  entry.of = line.number;
  entry.before = service::sha256(opened.bytes);
  entry.after = way == Way::Back ? line.entry.before : line.entry.after;
  if (const std::optional<Error> error = service::append_to_journal(file, entry))
    platform::print_to_stderr("bloesem: warning: " + error->message + '\n');
}

std::string words_of(const service::JournalEntry& entry) {
  switch (entry.kind) {
    case service::JournalKind::Undo: return "undoes change " + std::to_string(entry.of);
    case service::JournalKind::Redo: return "redoes change " + std::to_string(entry.of);
    default: return trf::visible(entry.what);
  }
}

std::string_view remark_on(service::Standing standing) {
  switch (standing) {
    case service::Standing::Done: return "";
    case service::Standing::Undone: return "undone";
    case service::Standing::NeverCame: return "interrupted: the file was never changed";
    case service::Standing::Unreachable: return "";
  }
  return "";
}

std::string log_line(const service::History::Line& line) {
  std::string details;
  const auto add = [&details](std::string_view what, const std::string& text) {
    if (!text.empty()) details += (details.empty() ? "" : ", ") + std::string(what) + trf::visible(text);
  };
  add("by ", line.entry.by);
  add("at ", line.entry.at);
  add("", std::string(remark_on(line.standing)));
  return render::right_aligned(std::to_string(line.number), number_width) + "  " + words_of(line.entry) +
         (details.empty() ? "" : "  [" + details + ']') + '\n';
}

std::string log_text(const service::History& history) {
  constexpr std::string_view other_change = "      changed by hand or by another program\n";
  if (history.lines().empty()) return "no changes are recorded\n";
  std::string text;
  for (const service::History::Line& line : history.lines()) {
    if (line.after_other_change) text += other_change;
    text += log_line(line);
  }
  if (!history.is_up_to_date()) text += other_change;
  return text;
}

}  // namespace

platform::ExitCode go_through_history(Way way, const std::string& file, const std::string& target,
                                      const ChangeNote& note, bool json) {
  const std::string name = platform::display_name(file);
  const Result<Opened> opened = open_history(file);
  if (!opened) return platform::fail(name, opened.error());
  const Result<const service::History::Line*> line =
      way == Way::Back ? opened->history.to_undo() : opened->history.to_redo();
  if (!line) return platform::fail(name, line.error());
  const Result<std::string> bytes = crossed(*opened, **line, way);
  if (!bytes) return platform::fail(name, bytes.error());
  const auto record = [&] {
    if (platform::same_file(file, target)) return record_crossing(file, note, *opened, **line, way);
    record_change(target, *bytes, note, false);
  };
  const std::string text = json ? crossing_json(target, **line, way) : report(**line, way);
  std::vector<platform::Output> outputs{{target, *bytes}};
  if (target != platform::standard_stream) outputs.push_back({std::string(platform::standard_stream), text});
  const std::optional<Error> error = platform::write_outputs(outputs, record);
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

platform::ExitCode show_log(const std::string& file, const std::string& target, bool json) {
  const Result<Opened> opened = open_history(file);
  if (!opened) return platform::fail(platform::display_name(file), opened.error());
  const std::size_t unreadable = opened->history.unreadable_lines();
  if (unreadable > 0) {
    platform::print_to_stderr(platform::display_name(service::journal_of(file)) +
                              ": warning: " + std::to_string(unreadable) +
                              (unreadable == 1 ? " line cannot be read" : " lines cannot be read") + '\n');
  }
  const service::History& history = opened->history;
  const std::string text =
      json ? render::journal_json(platform::display_name(file), history.lines(), history.is_up_to_date())
           : log_text(history);
  const std::optional<Error> error = platform::write_output(target, text);
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

}  // namespace bloesem::cli
