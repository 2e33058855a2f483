// Writes JSON incrementally, with the same indentation as text_of(Json), for lists that are too long to be
// built in memory first.
#pragma once

#include <string>
#include <string_view>

#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

class IndentedJson {
 public:
  // Containers hold what is written between the two calls. In an object each value is preceded by its key.
  void begin(char bracket);
  void end(char bracket);
  void key(std::string_view name);

  void number(long long value);
  void value(const Json& json);
  // Writes a key and its value.
  void member(std::string_view name, const Json& json) {
    key(name);
    value(json);
  }

  // Returns the whole text, with a line end.
  [[nodiscard]] std::string take();

 private:
  void begin_item();
  void new_line();

  std::string text_;
  int depth_ = 0;
  bool empty_ = true;       // nothing has been written to the innermost container
  bool after_key_ = false;  // the next value belongs on the line of its key
};

}  // namespace bloesem::render
