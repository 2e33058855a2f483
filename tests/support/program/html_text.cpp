#include "tests/support/program/html_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

namespace bloesem::cli_test {

namespace {

struct Tag {
  std::string name;
  std::string attributes;
  bool closing = false;
  bool closed = false;  // <rect/>
};

template <std::size_t size>
bool is_one_of(const std::array<std::string_view, size>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 5> without_content = {"!doctype", "meta", "br", "img", "input"};
constexpr std::array<std::string_view, 9> may_stay_open = {"p",  "li", "dt",    "dd",   "tr",
                                                           "td", "th", "thead", "tbody"};
constexpr std::array<std::string_view, 11> ends_paragraph = {"p",  "div", "table", "ul",      "dl",     "h2",
                                                             "h3", "nav", "svg",   "details", "section"};

// True if the tag `next` implicitly ends the element `open`.
bool is_ended_by(std::string_view open, std::string_view next) {
  const auto in = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), open) != names.end();
  };
  if (open == "p")
    return is_one_of(ends_paragraph, next) || next == "li" || next == "td" || next == "th" || next == "tr";
  if (next == "td" || next == "th") return in({"td", "th"});
  if (next == "tr") return in({"td", "th", "tr"});
  if (next == "tbody") return in({"td", "th", "tr", "thead"});
  if (next == "li") return open == "li";
  if (next == "dt" || next == "dd") return in({"dt", "dd"});
  return false;
}

// Reads the tag whose '<' is at `at`, and moves `at` behind it.
Tag read_tag(std::string_view html, std::size_t& at) {
  std::size_t end = at + 1;
  char quote = '\0';
  while (end < html.size() && (quote != '\0' || html[end] != '>')) {
    if (quote == '\0' && html[end] == '"') {
      quote = '"';
    } else if (html[end] == quote) {
      quote = '\0';
    }
    ++end;
  }
  std::string_view inside = html.substr(at + 1, end - at - 1);
  at = end + 1;
  Tag tag;
  if (inside.starts_with('/')) {
    tag.closing = true;
    inside.remove_prefix(1);
  }
  const std::size_t space = inside.find_first_of(" \n");
  tag.name = std::string(inside.substr(0, space));
  if (space != inside.npos) tag.attributes = std::string(inside.substr(space));
  if (inside.ends_with("\"/")) tag.closed = true;
  std::transform(tag.name.begin(), tag.name.end(), tag.name.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  return tag;
}

}  // namespace

std::string tag_fault(std::string_view html) {
  std::vector<std::string> open;
  for (std::size_t at = html.find('<'); at < html.size(); at = html.find('<', at)) {
    const Tag tag = read_tag(html, at);
    if (tag.name.empty() || (!std::isalpha(static_cast<unsigned char>(tag.name[0])) && tag.name[0] != '!'))
      return "no tag: <" + tag.name + tag.attributes;
    if (std::count(tag.attributes.begin(), tag.attributes.end(), '"') % 2 != 0)
      return "open quote in <" + tag.name;
    if (is_one_of(without_content, tag.name) || tag.closed) continue;
    if (!tag.closing) {
      while (!open.empty() && is_ended_by(open.back(), tag.name)) open.pop_back();
      open.push_back(tag.name);
      if (tag.name == "style") at = html.find("</style>", at);
      continue;
    }
    while (!open.empty() && open.back() != tag.name && is_one_of(may_stay_open, open.back())) open.pop_back();
    if (open.empty() || open.back() != tag.name)
      return "</" + tag.name + "> where " + (open.empty() ? "nothing" : open.back()) + " is open";
    open.pop_back();
  }
  return open.empty() ? "" : open.back() + " stays open";
}

std::vector<std::string> attribute_values(std::string_view html, std::string_view name) {
  std::vector<std::string> values;
  const std::string mark = " " + std::string(name) + "=";
  for (std::size_t at = html.find('<'); at < html.size(); at = html.find('<', at)) {
    const Tag tag = read_tag(html, at);
    const std::size_t found = tag.attributes.find(mark);
    if (found == std::string::npos) continue;
    std::string_view value = std::string_view(tag.attributes).substr(found + mark.size());
    const bool quoted = value.starts_with('"');
    if (quoted) value.remove_prefix(1);
    values.emplace_back(value.substr(0, value.find_first_of(quoted ? "\"" : " \n>")));
  }
  return values;
}

std::string between(std::string_view text, std::string_view begin, std::string_view end, std::size_t from) {
  const std::size_t first = text.find(begin, from);
  if (first == text.npos) return "";
  const std::size_t last = text.find(end, first + begin.size());
  if (last == text.npos) return "";
  return std::string(text.substr(first + begin.size(), last - first - begin.size()));
}

std::vector<std::string> pieces(std::string_view text, std::string_view mark) {
  std::vector<std::string> parts;
  std::size_t at = text.find(mark);
  while (at < text.size()) {
    const std::size_t next = std::min(text.find(mark, at + mark.size()), text.size());
    parts.emplace_back(text.substr(at, next - at));
    at = next;
  }
  return parts;
}

std::string words_of(std::string_view html) {
  std::string words;
  std::size_t at = 0;
  while (at < html.size()) {
    if (html[at] == '<') {
      static_cast<void>(read_tag(html, at));
    } else {
      words += html[at++];
    }
  }
  return words;
}

}  // namespace bloesem::cli_test
