#include "engine/render/json/indented_json.hpp"

#include <cstddef>
#include <utility>

namespace bloesem::render {

void IndentedJson::new_line() {
  text_ += '\n';
  text_.append(static_cast<std::size_t>(depth_ * json_indent), ' ');
}

void IndentedJson::begin_item() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (depth_ == 0) return;
  if (!empty_) text_ += ',';
  new_line();
  empty_ = false;
}

void IndentedJson::begin(char bracket) {
  begin_item();
  text_ += bracket;
  ++depth_;
  empty_ = true;
}

void IndentedJson::end(char bracket) {
  --depth_;
  if (!empty_) new_line();
  text_ += bracket;
  empty_ = false;
}

void IndentedJson::key(std::string_view name) {
  begin_item();
  text_.append("\"").append(name).append("\": ");
  after_key_ = true;
}

void IndentedJson::number(long long value) {
  begin_item();
  text_ += std::to_string(value);
}

void IndentedJson::value(const Json& json) {
  begin_item();
  std::string text = text_of(json);
  text.pop_back();
  for (const char c : text) {
    if (c == '\n') {
      new_line();
    } else {
      text_ += c;
    }
  }
}

std::string IndentedJson::take() { return std::move(text_) + '\n'; }

}  // namespace bloesem::render
