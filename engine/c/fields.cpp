#include "engine/c/fields.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/cli/in_memory/request_json.hpp"
#include "engine/service/nearest_word.hpp"
#include "engine/service/refusal.hpp"
#include "trf/visible.hpp"

namespace bloesem::c {

Fields::Fields(std::string_view text, std::string what)
    : Fields(text.empty() ? trf::Json::object() : cli::parsed(text), std::move(what)) {}

Fields::Fields(Result<trf::Json> json, std::string what) : what_(std::move(what)) {
  if (!json)
    fault_ = json.error();
  else if (json->is_object())
    object_ = std::move(json).value();
  else
    fault_ = service::refusal(what_ + ": expected a JSON object");
}

Fields& Fields::text(std::string_view key, std::string& target) {
  const trf::Json* const value = take(key);
  if (value == nullptr) return *this;
  if (value->is_string())
    target = value->text();
  else
    expect(key, "a text");
  return *this;
}

Fields& Fields::number(std::string_view key, int& target) {
  std::optional<int> found;
  number(key, found);
  if (found) target = *found;
  return *this;
}

Fields& Fields::number(std::string_view key, std::optional<int>& target) {
  const trf::Json* const value = take(key);
  if (value == nullptr) return *this;
  if (value->is_unsigned() && value->number() <= std::uint64_t{std::numeric_limits<int>::max()})
    target = static_cast<int>(value->number());
  else
    expect(key, "a whole number");
  return *this;
}

Fields& Fields::flag(std::string_view key, bool& target) {
  const trf::Json* const value = take(key);
  if (value == nullptr) return *this;
  target = *value == trf::Json(true);
  if (!target && !(*value == trf::Json(false))) expect(key, "true or false");
  return *this;
}

std::optional<Error> Fields::fault() {
  for (const trf::Json::Member& member : object_.members())
    if (!fault_ && std::find(known_.begin(), known_.end(), member.key) == known_.end())
      fault_ = service::refusal(what_ + ": unknown key '" + trf::visible(member.key) + "'" +
                                service::did_you_mean(member.key, known_));
  return fault_;
}

const trf::Json* Fields::take(std::string_view key) {
  known_.emplace_back(key);
  const trf::Json* const value = object_.find(key);
  return value == nullptr || value->is_null() ? nullptr : value;
}

void Fields::expect(std::string_view key, const std::string& what) {
  if (!fault_) fault_ = service::refusal(what_ + ": " + std::string(key) + ": expected " + what);
}

}  // namespace bloesem::c
