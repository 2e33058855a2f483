// The journal of a tournament file: one line for each change, from which changes can be undone. This file
// handles the text only; journal_file.hpp stores it on disk. The format is described in docs/event.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/event/text_edits.hpp"

namespace bloesem::service {

// The first line; the number is the version of the format.
inline constexpr std::string_view journal_header = "bloesem journal 1\n";

enum class JournalKind : std::uint8_t {
  Start,   // the file was created
  Change,  // it was changed by a command
  Undo,    // a change was taken back
  Redo,    // a change was made again
};

// "start", "change", "undo", "redo".
[[nodiscard]] std::string_view name_of(JournalKind kind) noexcept;

struct JournalEntry {
  JournalKind kind = JournalKind::Change;
  std::size_t of = 0;           // Undo, Redo: the number of the change
  std::string what;             // the command in words
  std::string by;               // the user, if known
  std::string at;               // the time, if known
  std::string before;           // hash of the file before the change; empty for Start
  std::string after;            // hash of the file after it
  std::vector<TextEdit> edits;  // for Change only

  friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

// Returns the entry as one line of JSON with a line end.
[[nodiscard]] std::string journal_line(const JournalEntry& entry);

// Returns nothing if the line is not a journal entry, for example if it is incomplete.
[[nodiscard]] std::optional<JournalEntry> parse_journal_line(std::string_view line);

enum class Standing : std::uint8_t {
  Done,         // part of the current file
  Undone,       // undone
  NeverCame,    // recorded, but the file was never changed because the run was interrupted
  Unreachable,  // part of the file, but something else changed the file later
};

// The history of a file with a known hash, read from its journal.
class History {
 public:
  struct Line {
    std::size_t number = 0;  // line number in the journal, not counting the header
    JournalEntry entry;
    Standing standing = Standing::Done;
    bool after_other_change = false;  // something else had changed the file before it
  };

  // Lines that cannot be read are skipped; the hashes show whether one of them is needed.
  History(std::string_view journal, std::string_view hash_of_file);

  [[nodiscard]] const std::vector<Line>& lines() const noexcept { return lines_; }
  [[nodiscard]] std::size_t unreadable_lines() const noexcept { return unreadable_; }
  // True if the file is as the journal left it.
  [[nodiscard]] bool is_up_to_date() const noexcept { return up_to_date_; }

  // The last change that can be undone or redone. InvalidInput: there is none; the message says why.
  [[nodiscard]] Result<const Line*> to_undo() const;
  [[nodiscard]] Result<const Line*> to_redo() const;

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  // The tops of two stacks of positions in lines_, which Below links: a copy costs nothing.
  struct State {
    std::string hash;
    std::size_t done = none;    // the last change done
    std::size_t undone = none;  // the change undone last
  };
  struct Below {
    std::size_t done = none;
    std::size_t undone = none;
  };

  void follow(std::size_t place);
  void apply(std::size_t place);
  void push_done(std::size_t place);
  void push_undone(std::size_t place);
  void forget_last();
  void lose_track(std::size_t place);
  void settle_lost();
  [[nodiscard]] Error refusal_without(std::string_view verb) const;

  std::vector<Line> lines_;
  std::vector<Below> below_;  // parallel to lines_
  std::size_t lost_ = none;   // top of the changes of which the last line lost track, if it came
  std::size_t unreadable_ = 0;
  State now_;
  State before_last_;
  bool up_to_date_ = false;
};

}  // namespace bloesem::service
