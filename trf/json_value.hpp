// A JSON value in memory. The members of an object stay in the order in which they came.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

// A member of an object. A template, so that it is complete as soon as Json is.
template <class Value>
struct JsonMember {
  std::string key;
  Value value;
  friend bool operator==(const JsonMember&, const JsonMember&) = default;
};

class Json {
 public:
  class Piece;
  using Pieces = std::initializer_list<Piece>;
  using Member = JsonMember<Json>;
  using List = std::vector<Json>;
  using Members = std::vector<Member>;
  // A number that is no whole one of 64 bits, as it was written.
  struct OtherNumber {
    std::string text;
    friend bool operator==(const OtherNumber&, const OtherNumber&) = default;
  };

  Json() noexcept = default;
  Json(std::nullptr_t) noexcept {}
  Json(bool value) noexcept : value_(value) {}
  template <std::signed_integral Number>
  Json(Number value) noexcept : value_(static_cast<std::int64_t>(value)) {}
  template <std::unsigned_integral Number>
  requires(!std::same_as<Number, bool>) Json(Number value)
  noexcept : value_(static_cast<std::uint64_t>(value)) {}
  Json(OtherNumber number) : value_(std::move(number)) {}
  Json(std::string text) : value_(std::move(text)) {}
  Json(std::string_view text) : value_(std::string(text)) {}
  Json(const char* text) : value_(std::string(text)) {}
  template <class Item>
  Json(const std::vector<Item>& items) : value_(List(items.begin(), items.end())) {}
  Json(Members members) : value_(std::move(members)) {}
  // An object where all pieces are lists of a text and a value, otherwise a list.
  Json(Pieces pieces);

  [[nodiscard]] static Json array(Pieces pieces = {});
  [[nodiscard]] static Json object();

  [[nodiscard]] bool is_null() const noexcept { return holds<std::monostate>(); }
  [[nodiscard]] bool is_string() const noexcept { return holds<std::string>(); }
  [[nodiscard]] bool is_array() const noexcept { return holds<List>(); }
  [[nodiscard]] bool is_object() const noexcept { return holds<Members>(); }
  [[nodiscard]] bool is_unsigned() const noexcept { return holds<std::uint64_t>(); }

  // Of the kind that the value is.
  [[nodiscard]] const std::string& text() const { return std::get<std::string>(value_); }
  [[nodiscard]] std::uint64_t number() const { return std::get<std::uint64_t>(value_); }
  [[nodiscard]] const List& items() const { return std::get<List>(value_); }
  [[nodiscard]] const Members& members() const { return std::get<Members>(value_); }
  [[nodiscard]] const OtherNumber* other_number() const noexcept { return std::get_if<OtherNumber>(&value_); }
  // Of a list or an object.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  // The member of that key; nothing if there is none, or this is no object.
  [[nodiscard]] const Json* find(std::string_view key) const noexcept;
  // The same, made where it is missing; null becomes an object.
  Json& operator[](std::string_view key);
  void push_back(Json item) { std::get<List>(value_).push_back(std::move(item)); }
  // Takes the members of another object over.
  void update(Json other);

  // On one line, without blanks; only what JSON demands is escaped.
  [[nodiscard]] std::string dump() const;

  friend bool operator==(const Json& a, const Json& b);

 private:
  template <class Kind>
  [[nodiscard]] bool holds() const noexcept {
    return std::holds_alternative<Kind>(value_);
  }

  std::variant<std::monostate, bool, std::int64_t, std::uint64_t, OtherNumber, std::string, List, Members>
      value_;
};

// What stands between braces: a value that may be moved away.
class Json::Piece {
 public:
  template <class Value>
  requires std::constructible_from<Json, Value> Piece(Value&& value) : value_(std::forward<Value>(value)) {}
  Piece(Pieces pieces) : value_(pieces) {}

 private:
  friend class Json;
  mutable Json value_;
};

// The text as a value, or where it is no JSON. Of members with the same key the last one counts.
[[nodiscard]] std::variant<Json, Diagnostic> parse_json(std::string_view text);
// The same; `repeated` receives the first key that its object has already.
[[nodiscard]] std::variant<Json, Diagnostic> parse_json(std::string_view text,
                                                        std::optional<Diagnostic>& repeated);

}  // namespace bloesem::trf
