// The journal of a tournament file: what was changed, one line a change, and what can be taken back. Text only:
// journal_file.hpp keeps it on the disk, docs/event.md describes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/event/text_edits.hpp"

namespace bloesem::cli {

// The first line; the number is that of the form.
inline constexpr std::string_view journal_header = "bloesem journal 1\n";

enum class JournalKind : std::uint8_t {
  Start,   // the file came into being
  Change,  // it was changed by a command
  Undo,    // a change was taken back
  Redo,    // and made again
};

// "start", "change", "undo", "redo".
[[nodiscard]] std::string_view name_of(JournalKind kind) noexcept;

struct JournalEntry {
  JournalKind kind = JournalKind::Change;
  std::size_t of = 0;           // Undo, Redo: the number of the change
  std::string what;             // the command in words
  std::string by;               // who, if told
  std::string at;               // when, if told
  std::string before;           // hash of the file before; empty for Start
  std::string after;            // and after
  std::vector<TextEdit> edits;  // of a Change

  friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

// A JSON object in one line, ended.
[[nodiscard]] std::string journal_line(const JournalEntry& entry);

// Nothing for a line that is none, a torn one say.
[[nodiscard]] std::optional<JournalEntry> parse_journal_line(std::string_view line);

enum class Standing : std::uint8_t {
  Done,         // it is part of what the file says
  Undone,       // taken back
  NeverCame,    // it was written down, but the file was never changed: the run was interrupted
  Unreachable,  // it is part of the file, but something else changed the file behind it
};

// What a journal says of a file with a known hash.
class History {
 public:
  struct Line {
    std::size_t number = 0;  // the line of the journal, without the header
    JournalEntry entry;
    Standing standing = Standing::Done;
    bool after_other_change = false;  // something else had changed the file before it
  };

  // Lines that cannot be read are passed over: the hashes tell whether one of them is missed.
  History(std::string_view journal, std::string_view hash_of_file);

  [[nodiscard]] const std::vector<Line>& lines() const noexcept { return lines_; }
  [[nodiscard]] std::size_t unreadable_lines() const noexcept { return unreadable_; }
  // The file is as the journal left it.
  [[nodiscard]] bool is_up_to_date() const noexcept { return up_to_date_; }

  // The last change that can be taken back, or be made again. InvalidInput: there is none, and why.
  [[nodiscard]] Result<const Line*> to_undo() const;
  [[nodiscard]] Result<const Line*> to_redo() const;

 private:
  struct State {
    std::string hash;
    std::vector<std::size_t> done;    // places in lines_
    std::vector<std::size_t> undone;  // likewise; the last one was taken back last
  };

  void follow(std::size_t place);
  void forget_last();
  void lose_track(std::size_t place);
  [[nodiscard]] Error refusal_without(std::string_view verb) const;

  std::vector<Line> lines_;
  std::size_t unreadable_ = 0;
  State now_;
  State before_last_;
  bool up_to_date_ = false;
};

}  // namespace bloesem::cli
