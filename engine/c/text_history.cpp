#include "engine/c/text_history.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace bloesem::c {

namespace {

using TextLines = std::vector<std::string_view>;

// Returns the lines with their ends.
TextLines lines_with_ends(std::string_view text) {
  TextLines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::size_t length = end == text.npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

// Knows where the lines of a text are. Of equal lines it knows the last one.
class LinePlaces {
 public:
  explicit LinePlaces(const TextLines& lines) {
    places_.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) places_[lines[i]] = i;
  }

  // Returns the number of lines from `from` to this one; the largest number if it does not come.
  [[nodiscard]] std::size_t distance(std::string_view line, std::size_t from) const {
    const auto found = places_.find(line);
    return found == places_.end() || found->second < from ? std::numeric_limits<std::size_t>::max()
                                                          : found->second - from;
  }

 private:
  std::unordered_map<std::string_view, std::size_t> places_;
};

// Finds what differs between two texts, line by line: most changes concern single lines.
class TextComparison {
 public:
  TextComparison(std::string_view before, std::string_view after)
      : before_(lines_with_ends(before)),
        after_(lines_with_ends(after)),
        places_before_(before_),
        places_after_(after_) {}

  TextChange take() {
    while (i_ < before_.size() && j_ < after_.size()) {
      if (before_[i_] == after_[j_])
        keep();
      else
        part();
    }
    while (i_ < before_.size()) replace_next(true, false);
    while (j_ < after_.size()) replace_next(false, true);
    return std::move(change_);
  }

 private:
  void keep() {
    at_ += after_[j_].size();
    ++i_;
    ++j_;
  }

  // Two lines differ: lines were inserted, or removed, or this one was changed.
  void part() {
    const std::size_t inserted = places_after_.distance(before_[i_], j_);
    const std::size_t removed = places_before_.distance(after_[j_], i_);
    if (inserted == removed) return replace_next(true, true);  // neither line comes again
    for (std::size_t n = std::min(inserted, removed); n > 0; --n)
      replace_next(removed < inserted, inserted < removed);
  }

  // Replaces the next line before, or no line, by the next line after, or no line.
  void replace_next(bool has_before, bool has_after) {
    std::string_view old = has_before ? before_[i_++] : std::string_view();
    std::string_view now = has_after ? after_[j_++] : std::string_view();
    const std::size_t end = at_ + now.size();
    const auto first = std::mismatch(old.begin(), old.end(), now.begin(), now.end()).first;
    const auto same = static_cast<std::size_t>(first - old.begin());
    old.remove_prefix(same);
    now.remove_prefix(same);
    while (!old.empty() && !now.empty() && old.back() == now.back()) {
      old.remove_suffix(1);
      now.remove_suffix(1);
    }
    add({at_ + same, now.size(), old.size()});
    change_.text += old;
    at_ = end;
  }

  // Spans that touch are one.
  void add(const TextSpan& span) {
    if (!change_.spans.empty()) {
      TextSpan& last = change_.spans.back();
      if (last.at + last.inserted == span.at) {
        last.inserted += span.inserted;
        last.removed += span.removed;
        return;
      }
    }
    change_.spans.push_back(span);
  }

  TextLines before_;
  TextLines after_;
  LinePlaces places_before_;
  LinePlaces places_after_;
  std::size_t i_ = 0;   // the next line before
  std::size_t j_ = 0;   // the next line after
  std::size_t at_ = 0;  // where it begins
  TextChange change_;
};

}  // namespace

void TextHistory::note(std::string_view before, std::string_view after) {
  TextChange change = TextComparison(before, after).take();
  change.spans.shrink_to_fit();
  change.text.shrink_to_fit();
  changes_.push_back(std::move(change));
}

std::string TextHistory::before_last(std::string_view after) const {
  const TextChange& change = changes_.back();
  std::string before;
  before.reserve(after.size() + change.text.size());
  std::size_t copied = 0;
  std::size_t taken = 0;
  for (const TextSpan& span : change.spans) {
    before.append(after, copied, span.at - copied).append(change.text, taken, span.removed);
    copied = span.at + span.inserted;
    taken += span.removed;
  }
  return before.append(after.substr(copied));
}

std::size_t TextHistory::kept_bytes() const noexcept {
  std::size_t bytes = 0;
  for (const TextChange& change : changes_)
    bytes += sizeof change + change.text.size() + change.spans.size() * sizeof(TextSpan);
  return bytes;
}

}  // namespace bloesem::c
