#include "engine/service/event/text_edits.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace bloesem::service {

namespace {

using Lines = std::vector<std::string_view>;

// Two differences with fewer equal characters between them are merged into one edit.
constexpr std::size_t shortest_gap = 8;

// For a player's line: record code and starting rank; for other records, a sufficient prefix.
constexpr std::size_t key_width = 8;

// Returns the lines including their line ends.
Lines lines_of_text(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::size_t size = end == std::string_view::npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

class Comparison {
 public:
  Comparison(std::string_view before, std::string_view after)
      : before_(before), old_(lines_of_text(before)), new_(lines_of_text(after)) {}

  std::vector<TextEdit> edits() {
    std::size_t old_from = 0;
    std::size_t new_from = 0;
    for (const auto& [old_line, new_line] : matches()) {
      add_stretch(old_from, old_line, new_from, new_line);
      add_pair(old_[old_line], new_[new_line]);
      old_from = old_line + 1;
      new_from = new_line + 1;
    }
    add_stretch(old_from, old_.size(), new_from, new_.size());
    return std::move(edits_);
  }

 private:
  // Returns matching lines: equal prefixes in the same order, for prefixes that are unique in the old text.
  [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> matches() const {
    constexpr std::size_t several = static_cast<std::size_t>(-1);
    std::unordered_map<std::string_view, std::size_t> place;
    for (std::size_t i = 0; i < old_.size(); ++i) {
      const auto [known, first] = place.try_emplace(old_[i].substr(0, key_width), i);
      if (!first) known->second = several;
    }
    std::vector<std::pair<std::size_t, std::size_t>> found;
    std::size_t next = 0;
    for (std::size_t i = 0; i < new_.size(); ++i) {
      const auto known = place.find(new_[i].substr(0, key_width));
      if (known == place.end() || known->second == several || known->second < next) continue;
      found.emplace_back(known->second, i);
      next = known->second + 1;
    }
    return found;
  }

  // Adds the lines between two matches, without the equal lines at both ends.
  void add_stretch(std::size_t old_from, std::size_t old_to, std::size_t new_from, std::size_t new_to) {
    while (old_from < old_to && new_from < new_to && old_[old_from] == new_[new_from]) {
      ++old_from;
      ++new_from;
    }
    while (old_from < old_to && new_from < new_to && old_[old_to - 1] == new_[new_to - 1]) {
      --old_to;
      --new_to;
    }
    TextEdit edit{old_from < old_.size() ? offset(old_[old_from]) : before_.size(), {}, {}};
    for (std::size_t i = old_from; i < old_to; ++i) edit.removed += old_[i];
    for (std::size_t i = new_from; i < new_to; ++i) edit.inserted += new_[i];
    add(std::move(edit));
  }

  // Adds the differences between two forms of one line, column by column, and the difference in length.
  void add_pair(std::string_view was, std::string_view is) {
    if (was == is) return;
    const std::size_t common = std::min(was.size(), is.size());
    for (std::size_t at = 0; at < common;) {
      if (was[at] == is[at]) {
        ++at;
        continue;
      }
      const std::size_t end = end_of_difference(was, is, at, common);
      add({offset(was) + at, std::string(was.substr(at, end - at)), std::string(is.substr(at, end - at))});
      at = end;
    }
    add({offset(was) + common, std::string(was.substr(common)), std::string(is.substr(common))});
  }

  static std::size_t end_of_difference(std::string_view was, std::string_view is, std::size_t at,
                                       std::size_t common) {
    std::size_t end = at + 1;
    for (std::size_t i = end; i < common && i < end + shortest_gap; ++i) {
      if (was[i] != is[i]) end = i + 1;
    }
    return end;
  }

  [[nodiscard]] std::size_t offset(std::string_view line) const noexcept {
    return static_cast<std::size_t>(line.data() - before_.data());
  }

  void add(TextEdit edit) {
    if (!edit.removed.empty() || !edit.inserted.empty()) edits_.push_back(std::move(edit));
  }

  std::string_view before_;
  Lines old_;
  Lines new_;
  std::vector<TextEdit> edits_;
};

}  // namespace

std::vector<TextEdit> edits_between(std::string_view before, std::string_view after) {
  return Comparison(before, after).edits();
}

std::vector<TextEdit> reversed(std::vector<TextEdit> edits) {
  std::size_t removed = 0;
  std::size_t inserted = 0;
  for (TextEdit& edit : edits) {
    edit.at = edit.at - removed + inserted;
    removed += edit.removed.size();
    inserted += edit.inserted.size();
    std::swap(edit.removed, edit.inserted);
  }
  return edits;
}

std::optional<std::string> apply_edits(std::string_view text, const std::vector<TextEdit>& edits) {
  std::string result;
  std::size_t done = 0;
  for (const TextEdit& edit : edits) {
    if (edit.at < done || edit.at > text.size() || !text.substr(edit.at).starts_with(edit.removed))
      return std::nullopt;
    result.append(text.substr(done, edit.at - done)).append(edit.inserted);
    done = edit.at + edit.removed.size();
  }
  result.append(text.substr(done));
  return result;
}

}  // namespace bloesem::service
