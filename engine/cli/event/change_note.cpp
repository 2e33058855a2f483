#include "engine/cli/event/change_note.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/event/journal_file.hpp"
#include "engine/service/sha256.hpp"
#include "trf/encoding.hpp"

namespace bloesem::cli {

namespace {

// Options that do not affect the content of the file, such as where and how output is written.
constexpr std::array<std::string_view, 10> silent_options = {
    "FILE", "by", "at", "into", "in-place", "output", "format", "json", "checklist", "yes"};

bool is_silent(const Option& option) {
  const std::vector<std::string>& names = option.long_names();
  const std::string name = names.empty() ? option.name() : names.front();
  return std::find(silent_options.begin(), silent_options.end(), name) != silent_options.end();
}

// Returns the word quoted for a shell.
std::string shell_quoted(const std::string& word) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+/.,:@%";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + '\'';
}

// An option that was given several times is named before each of its values, because it takes one at a time.
void add_words(const Option& option, std::string& text) {
  if (option.is_flag()) {
    text += ' ' + option.name();
    return;
  }
  for (const std::string& word : option.results()) {
    const std::string value = shell_quoted(as_typed(word));
    if (option.is_positional()) {
      text += ' ' + value;
    } else {
      text += ' ' + option.name() + (word.starts_with('-') ? '=' : ' ') + value;
    }
  }
}

void warn(const std::string& message, std::string_view consequence) {
  platform::print_to_stderr("bloesem: warning: " + message + ": " + std::string(consequence) + '\n');
}

constexpr std::string_view not_recorded = "the change is not recorded and cannot be undone";

bool exists(const std::string& path) {
  const platform::FileKind kind = platform::kind_of(path);
  return kind == platform::FileKind::Regular || kind == platform::FileKind::Other;
}

// Files in memory have no journals.
bool is_no_file(const std::string& path) {
  if (platform::memory_files() != nullptr) return true;
  const platform::FileKind kind = platform::kind_of(path);
  return path == platform::standard_stream || kind == platform::FileKind::Other ||
         kind == platform::FileKind::Unknown;
}

}  // namespace

void add_note_options(Grammar& grammar, ChangeNote& note) {
  note.grammar = &grammar;
  const auto add = [&grammar](const std::string& name, std::string& target, std::string_view help) {
    const auto read = [&target, name](const std::string& text) {
      target = trf::decoded(as_typed(text));
      if (trf::visible(target) != target) refuse_value(name, text, "one line of text");
    };
    grammar.add_option_function<std::string>(name, read, help)->type_name("TEXT");
  };
  add("--by", note.by, "Author of the change, for the file's journal");
  add("--at", note.at, "Time of the change, for the file's journal; default: none");
}

std::string words_of(const Grammar& grammar) {
  std::string text = grammar.name();
  std::vector<const Option*> seen;
  for (const Option* option : grammar.parse_order()) {
    if (std::find(seen.begin(), seen.end(), option) != seen.end() || is_silent(*option)) continue;
    seen.push_back(option);
    add_words(*option, text);
  }
  return text;
}

service::JournalEntry noted(const ChangeNote& note) {
  service::JournalEntry entry;
  entry.what = note.grammar == nullptr ? "" : words_of(*note.grammar);
  entry.by = note.by;
  entry.at = note.at;
  return entry;
}

void record_change(const std::string& file, std::string_view bytes, const ChangeNote& note, bool begins) {
  if (is_no_file(file) || (!begins && !exists(service::journal_of(file)))) return;
  service::JournalEntry entry = noted(note);
  entry.after = service::sha256(bytes);
  if (exists(file)) {
    const Result<std::string> before = platform::read_input(file);
    if (!before) return warn(trf::visible(file) + ' ' + before.error().message, not_recorded);
    if (*before == bytes) return;
    entry.before = service::sha256(*before);
    entry.edits = service::edits_between(*before, bytes);
  } else {
    entry.kind = service::JournalKind::Start;
  }
  if (const std::optional<Error> error = service::append_to_journal(file, entry))
    warn(error->message, not_recorded);
}

std::optional<Error> write_changed(const std::string& file, std::string_view bytes, const ChangeNote& note,
                                   bool begins) {
  return platform::write_outputs({{file, bytes}}, [&] { record_change(file, bytes, note, begins); });
}

}  // namespace bloesem::cli
