#include "engine/platform/process/command_line.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::platform {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  Result<std::vector<std::string>> split() {
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (is_blank(c)) {
        end_word();
      } else if (c == '\'' || c == '"') {
        if (!quoted(c)) return unended(c);
      } else if (c == '\\' && at_ < text_.size()) {
        add(text_[at_++]);
      } else {
        add(c);
      }
    }
    end_word();
    if (words_.empty()) return Error{ErrorCode::InvalidInput, "the command line is empty", {}};
    return std::move(words_);
  }

 private:
  // Reads on after the opening quote. False if the closing quote is missing.
  bool quoted(char quote) {
    in_word_ = true;  // '' is an empty word
    while (at_ < text_.size()) {
      char c = text_[at_++];
      if (c == quote) return true;
      if (quote == '"' && c == '\\' && at_ < text_.size()) c = text_[at_++];
      add(c);
    }
    return false;
  }

  static Error unended(char quote) {
    return {
        ErrorCode::InvalidInput, std::string("a quote (") + quote + ") in the command line is not closed", {}};
  }

  void add(char c) {
    word_ += c;
    in_word_ = true;
  }

  void end_word() {
    if (in_word_) words_.push_back(std::move(word_));
    word_.clear();
    in_word_ = false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::string> words_;
  std::string word_;
  bool in_word_ = false;
};

std::string replaced(std::string text, std::string_view mark, const std::string& name) {
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + name.size()))
    text.replace(at, mark.size(), name);
  return text;
}

}  // namespace

Result<std::vector<std::string>> split_words(std::string_view text) { return Splitter(text).split(); }

std::vector<std::string> with_files(const std::vector<std::string>& words, const std::string& input,
                                    const std::string& output) {
  std::vector<std::string> result;
  for (const std::string& word : words)
    result.push_back(replaced(replaced(word, input_mark, input), output_mark, output));
  return result;
}

bool mentions(const std::vector<std::string>& words, std::string_view mark) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return word.find(mark) != std::string::npos; });
}

}  // namespace bloesem::platform
