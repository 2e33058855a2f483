// Reads the members of a JSON object into variables.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "trf/json_value.hpp"

namespace bloesem::c {

class Fields {
 public:
  // `what`: the object, for messages. An empty text is an object without members.
  Fields(std::string_view text, std::string what);
  Fields(Result<trf::Json> json, std::string what);

  // Set the variable if the object has the member.
  Fields& text(std::string_view key, std::string& target);
  Fields& number(std::string_view key, int& target);
  Fields& number(std::string_view key, std::optional<int>& target);
  Fields& flag(std::string_view key, bool& target);

  // InvalidInput: the text is no JSON object, or a member has another kind of value or an unknown key.
  [[nodiscard]] std::optional<Error> fault();

 private:
  const trf::Json* take(std::string_view key);
  void expect(std::string_view key, const std::string& what);

  std::string what_;
  std::optional<Error> fault_;
  trf::Json object_ = trf::Json::object();
  std::vector<std::string> known_;
};

}  // namespace bloesem::c
