#include "tests/docs/page.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string_view>

namespace bloesem::docs_test {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    if (line.ends_with('\r')) line.pop_back();  // files from other systems
    lines.push_back(line);
  }
  return lines;
}

struct Block {
  int line = 0;  // of its first line of content
  std::string language;
  std::vector<std::string> lines;
};

// Returns the text after "<!-- NAME: " or "<!-- NAME".
std::optional<std::string> directive(std::string_view line, std::string_view name) {
  constexpr std::string_view end = " -->";
  const std::string begin = "<!-- " + std::string(name);
  if (!line.starts_with(begin) || !line.ends_with(end)) return std::nullopt;
  line.remove_prefix(begin.size());
  line.remove_suffix(end.size());
  if (line.starts_with(": ")) line.remove_prefix(2);
  return std::string(line);
}

class PageReader {
 public:
  explicit PageReader(const std::string& markdown) : lines_(lines_of(markdown)) {}

  Page read() {
    for (next_ = 0; next_ < lines_.size(); ++next_) read_line(lines_[next_]);
    if (const auto waiting = waiting_directive()) page_.faults.push_back(*waiting + " without a block");
    return std::move(page_);
  }

 private:
  void read_line(const std::string& line) {
    if (const auto setup = directive(line, "setup")) {
      page_.examples.push_back(
          {.kind = Example::Kind::Setup, .line = line_number(), .text = *setup, .must_succeed = true});
    } else if (const auto file = directive(line, "file")) {
      file_ = *file;
    } else if (directive(line, "output")) {
      is_output_ = true;
    } else if (const auto reason = directive(line, "not run")) {
      not_run_ = *reason;
    } else if (directive(line, "spans")) {
      take_spans();
    } else if (line.starts_with("```")) {
      take(read_block());
    } else if (!line.empty()) {
      if (const auto waiting = waiting_directive())
        page_.faults.push_back(*waiting + " in front of '" + line + "'");
      commands_.clear();
      forget();
    }
  }

  Block read_block() {
    Block block{line_number() + 1, lines_[next_].substr(3), {}};
    for (++next_; next_ < lines_.size() && !lines_[next_].starts_with("```"); ++next_)
      block.lines.push_back(lines_[next_]);
    return block;
  }

  void take(const Block& block) {
    if (file_) {
      page_.examples.push_back(
          {.kind = Example::Kind::File, .line = block.line, .text = *file_, .content = joined(block.lines)});
    } else if (not_run_) {
      page_.not_run.push_back(*not_run_);
    } else if (is_output_) {
      take_output(block);
    } else if (block.language == "sh") {
      take_commands(block);
    } else if (!block.lines.empty() && block.lines.front().starts_with("$ ")) {
      take_session(block);
    }
    forget();
  }

  void take_output(const Block& block) {
    if (commands_.size() != 1)
      return page_.faults.push_back("output of line " + std::to_string(block.line) + " belongs to no command");
    page_.examples[commands_.front()].content = joined(block.lines);
    page_.examples[commands_.front()].has_output = true;
  }

  void take_commands(const Block& block) {
    commands_.clear();
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
      if (block.lines[i].empty() || block.lines[i].starts_with('#')) continue;
      commands_.push_back(page_.examples.size());
      page_.examples.push_back(
          {.line = block.line + static_cast<int>(i), .text = block.lines[i], .must_succeed = true});
    }
  }

  void take_session(const Block& block) {
    commands_.clear();
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
      const std::string& line = block.lines[i];
      if (line.starts_with("$ ")) {
        page_.examples.push_back(
            {.line = block.line + static_cast<int>(i), .text = line.substr(2), .must_succeed = true});
      } else {
        Example& example = page_.examples.back();
        example.content += line + '\n';
        example.has_output = true;
        example.must_succeed = false;
      }
    }
    if (!page_.examples.back().has_output) commands_.push_back(page_.examples.size() - 1);
  }

  // Takes the commands in the text up to the next empty line; a span may be broken between two lines.
  void take_spans() {
    const int line = line_number() + 1;
    std::string text;
    for (; next_ + 1 < lines_.size() && !lines_[next_ + 1].empty(); ++next_) text += lines_[next_ + 1] + ' ';
    const std::size_t before = page_.examples.size();
    for (std::size_t from = text.find('`'); from != text.npos; from = text.find('`', from + 1)) {
      const std::size_t end = std::min(text.find('`', from + 1), text.size());
      const std::string span = text.substr(from + 1, end - from - 1);
      if (span.starts_with("bloesem "))
        page_.examples.push_back({.line = line, .text = span, .must_succeed = true});
      from = end;
    }
    if (page_.examples.size() == before) page_.faults.emplace_back("spans without a command");
  }

  static std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
  }

  [[nodiscard]] int line_number() const { return static_cast<int>(next_) + 1; }

  [[nodiscard]] std::optional<std::string> waiting_directive() const {
    if (file_) return "file: " + *file_;
    if (is_output_) return "output";
    if (not_run_) return "not run: " + *not_run_;
    return std::nullopt;
  }
  void forget() {
    file_.reset();
    not_run_.reset();
    is_output_ = false;
  }

  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  Page page_;
  std::vector<std::size_t> commands_;  // examples of the last block of commands
  std::optional<std::string> file_;
  std::optional<std::string> not_run_;
  bool is_output_ = false;
};

}  // namespace

Page read_page(const std::string& markdown) { return PageReader(markdown).read(); }

bool matches(const std::string& expected, const std::string& printed) {
  const std::vector<std::string> pattern = lines_of(expected);
  const std::vector<std::string> lines = lines_of(printed);
  // can[j]: the pattern so far matches the first j lines.
  std::vector<bool> can(lines.size() + 1, false);
  can[0] = true;
  for (const std::string& wanted : pattern) {
    const bool any =
        wanted.find_first_not_of(' ') != wanted.npos && wanted.substr(wanted.find_first_not_of(' ')) == "...";
    std::vector<bool> next(lines.size() + 1, false);
    for (std::size_t j = 0; j <= lines.size(); ++j) {
      if (any) {
        next[j] = can[j] || (j > 0 && next[j - 1]);
      } else {
        next[j] = j > 0 && can[j - 1] && lines[j - 1] == wanted;
      }
    }
    can = next;
  }
  return can[lines.size()];
}

}  // namespace bloesem::docs_test
