#include "engine/service/event/journal.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/service/refusal.hpp"
#include "trf/encoding.hpp"
#include "trf/json_value.hpp"

namespace bloesem::service {

namespace {

using trf::Json;

struct KindName {
  JournalKind kind;
  std::string_view name;
};
constexpr std::array kind_names = {
    KindName{JournalKind::Start, "start"},
    KindName{JournalKind::Change, "change"},
    KindName{JournalKind::Undo, "undo"},
    KindName{JournalKind::Redo, "redo"},
};

constexpr std::string_view hex_digits = "0123456789abcdef";

std::string hex_of(std::string_view bytes) {
  std::string hex;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    hex += hex_digits[byte >> 4U];
    hex += hex_digits[byte & 0xfU];
  }
  return hex;
}

std::optional<std::string> bytes_of(std::string_view hex) {
  if (hex.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const std::size_t high = hex_digits.find(hex[i]);
    const std::size_t low = hex_digits.find(hex[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes += static_cast<char>(high << 4U | low);
  }
  return bytes;
}

// JSON strings must be UTF-8, but a piece of a file may hold any bytes.
Json piece(const std::string& text) {
  return trf::first_invalid_utf8(text) ? Json{{"hex", hex_of(text)}} : Json(text);
}

std::optional<std::string> read_piece(const Json& value) {
  if (value.is_string()) return value.text();
  const Json* const hex = value.find("hex");
  return hex != nullptr && hex->is_string() ? bytes_of(hex->text()) : std::nullopt;
}

// Returns a whole number that counts something in memory.
std::optional<std::size_t> size_in(const Json& value) {
  if (!value.is_unsigned() || !std::in_range<std::size_t>(value.number())) return std::nullopt;
  return static_cast<std::size_t>(value.number());
}

std::optional<TextEdit> read_edit(const Json& value) {
  if (!value.is_array() || value.size() != 3) return std::nullopt;
  const std::optional<std::size_t> place = size_in(value.items()[0]);
  const std::optional<std::string> removed = read_piece(value.items()[1]);
  const std::optional<std::string> inserted = read_piece(value.items()[2]);
  if (!place || !removed || !inserted) return std::nullopt;
  return TextEdit{*place, *removed, *inserted};
}

std::string text_at(const Json& object, const char* key) {
  const Json* const found = object.find(key);
  return found == nullptr ? "" : read_piece(*found).value_or("");
}

std::optional<JournalKind> kind_of(std::string_view name) {
  for (const KindName& known : kind_names)
    if (known.name == name) return known.kind;
  return std::nullopt;
}

bool is_complete(const JournalEntry& entry) {
  const bool refers = entry.kind == JournalKind::Undo || entry.kind == JournalKind::Redo;
  return !entry.after.empty() && (entry.kind == JournalKind::Start || !entry.before.empty()) &&
         (!refers || entry.of > 0);
}

bool read_edits(const Json& object, JournalEntry& entry) {
  const Json* const edits = object.find("edits");
  if (edits == nullptr) return entry.kind != JournalKind::Change;
  if (!edits->is_array()) return false;
  for (const Json& value : edits->items()) {
    std::optional<TextEdit> edit = read_edit(value);
    if (!edit) return false;
    entry.edits.push_back(*std::move(edit));
  }
  return true;
}

}  // namespace

std::string_view name_of(JournalKind kind) noexcept { return kind_names[static_cast<std::size_t>(kind)].name; }

std::string journal_line(const JournalEntry& entry) {
  Json object{{"kind", name_of(entry.kind)}};
  if (entry.of != 0) object["of"] = entry.of;
  if (!entry.what.empty()) object["what"] = piece(entry.what);
  if (!entry.by.empty()) object["by"] = piece(entry.by);
  if (!entry.at.empty()) object["at"] = piece(entry.at);
  if (!entry.before.empty()) object["before"] = entry.before;
  object["after"] = entry.after;
  if (entry.kind == JournalKind::Change) {
    Json& edits = object["edits"] = Json::array();
    for (const TextEdit& edit : entry.edits)
      edits.push_back(Json::array({edit.at, piece(edit.removed), piece(edit.inserted)}));
  }
  return object.dump() + '\n';
}

std::optional<JournalEntry> parse_journal_line(std::string_view line) {
  const auto parsed = trf::parse_json(line);
  const Json* const found = std::get_if<Json>(&parsed);
  if (found == nullptr || !found->is_object()) return std::nullopt;
  const Json& object = *found;
  const std::optional<JournalKind> kind = kind_of(text_at(object, "kind"));
  if (!kind) return std::nullopt;
  JournalEntry entry;
  entry.kind = *kind;
  if (const Json* const of = object.find("of"); of != nullptr) entry.of = size_in(*of).value_or(0);
  entry.what = text_at(object, "what");
  entry.by = text_at(object, "by");
  entry.at = text_at(object, "at");
  entry.before = text_at(object, "before");
  entry.after = text_at(object, "after");
  if (!is_complete(entry) || !read_edits(object, entry)) return std::nullopt;
  return entry;
}

History::History(std::string_view journal, std::string_view hash_of_file) {
  journal.remove_prefix(std::min(journal_header.size(), journal.size()));
  for (std::size_t number = 1; !journal.empty(); ++number) {
    const std::size_t end = journal.find('\n');
    if (end == std::string_view::npos) break;  // incomplete line: writing was interrupted
    std::optional<JournalEntry> entry = parse_journal_line(journal.substr(0, end));
    journal.remove_prefix(end + 1);
    if (!entry) {
      ++unreadable_;
      continue;
    }
    if (!lines_.empty() && entry->before != now_.hash && entry->before == before_last_.hash) forget_last();
    lines_.push_back({number, *std::move(entry)});
    below_.emplace_back();
    follow(lines_.size() - 1);
  }
  if (!lines_.empty() && hash_of_file != now_.hash && hash_of_file == before_last_.hash) forget_last();
  up_to_date_ = !lines_.empty() && hash_of_file == now_.hash;
  if (!up_to_date_) lose_track(lines_.size());
  settle_lost();
}

// The file was never changed by the last line: only the line itself was written. It had changed the standing of
// one other line at most, which was the top of its stack.
void History::forget_last() {
  lines_.back().standing = Standing::NeverCame;
  now_ = before_last_;
  lost_ = none;
  if (now_.done != none) lines_[now_.done].standing = Standing::Done;
  if (now_.undone != none) lines_[now_.undone].standing = Standing::Undone;
}

// Changes made before an edit by another program can no longer be undone or redone.
void History::lose_track(std::size_t place) {
  settle_lost();
  lost_ = now_.done;
  now_.done = none;
  now_.undone = none;
  if (place < lines_.size()) lines_[place].after_other_change = place > 0;
}

void History::settle_lost() {
  for (; lost_ != none; lost_ = below_[lost_].done) lines_[lost_].standing = Standing::Unreachable;
}

void History::follow(std::size_t place) {
  const JournalEntry& entry = lines_[place].entry;
  settle_lost();
  if (entry.before != now_.hash || entry.kind == JournalKind::Start) {
    lose_track(place);
    settle_lost();
    now_.hash = entry.before;
  }
  before_last_ = now_;
  now_.hash = entry.after;
  apply(place);
}

void History::apply(std::size_t place) {
  const JournalEntry& entry = lines_[place].entry;
  const auto is_named = [&](std::size_t top) { return top != none && lines_[top].number == entry.of; };
  switch (entry.kind) {
    case JournalKind::Start: now_.undone = none; return;
    case JournalKind::Change:
      push_done(place);
      now_.undone = none;
      return;
    case JournalKind::Undo: {
      const std::size_t change = now_.done;
      if (!is_named(change)) return lose_track(place);
      now_.done = below_[change].done;
      push_undone(change);
      return;
    }
    case JournalKind::Redo: {
      const std::size_t change = now_.undone;
      if (!is_named(change)) return lose_track(place);
      now_.undone = below_[change].undone;
      push_done(change);
      return;
    }
  }
}

void History::push_done(std::size_t place) {
  lines_[place].standing = Standing::Done;
  below_[place].done = std::exchange(now_.done, place);
}

void History::push_undone(std::size_t place) {
  lines_[place].standing = Standing::Undone;
  below_[place].undone = std::exchange(now_.undone, place);
}

Error History::refusal_without(std::string_view verb) const {
  if (lines_.empty())
    return refusal("this file has no journal, and so no change that could be " + std::string(verb));
  if (!up_to_date_) {
    return refusal(
        "the file was changed by hand or by another program since the last change in its journal: nothing "
        "was " +
        std::string(verb));
  }
  return refusal("the journal contains no change that could be " + std::string(verb));
}

Result<const History::Line*> History::to_undo() const {
  if (now_.done == none) return refusal_without("undone");
  return &lines_[now_.done];
}

Result<const History::Line*> History::to_redo() const {
  if (now_.undone == none) return refusal_without("redone");
  return &lines_[now_.undone];
}

}  // namespace bloesem::service
