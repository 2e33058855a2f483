// JSON written as it comes, with the same indentation as text_of(Json): for lists too long to be built first.
#pragma once

#include <string>
#include <string_view>

#include "engine/render/json/json_parts.hpp"

namespace bloesem::cli {

class IndentedJson {
 public:
  // Containers: what is written between the two calls is in them. In an object each value follows its key.
  void begin(char bracket);
  void end(char bracket);
  void key(std::string_view name);

  void number(long long value);
  void value(const Json& json);
  // key and value
  void member(std::string_view name, const Json& json) {
    key(name);
    value(json);
  }

  // The whole text, with an end of line.
  [[nodiscard]] std::string take();

 private:
  void begin_item();
  void new_line();

  std::string text_;
  int depth_ = 0;
  bool empty_ = true;       // nothing yet in the innermost container
  bool after_key_ = false;  // the value belongs on the line of its key
};

}  // namespace bloesem::cli
