#include "trf/json_value.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <unordered_map>

#include "trf/encoding.hpp"
#include "trf/json_cursor.hpp"

namespace bloesem::trf {

namespace {

void append_plain_string(std::string& json, std::string_view text) {
  constexpr std::string_view named = "\b\f\n\r\t\"\\";
  constexpr std::string_view names = "bfnrt\"\\";
  constexpr std::string_view digits = "0123456789abcdef";
  json += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const std::size_t at = named.find(c);
    if (at != std::string_view::npos) {
      json += {'\\', names[at]};
    } else if (byte < 0x20) {
      json += {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
    } else {
      json += c;
    }
  }
  json += '"';
}

template <class Number>
std::optional<Number> whole_number(std::string_view word) noexcept {
  Number number = 0;
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

Json value_of_word(std::string_view word) {
  if (word == "null") return nullptr;
  if (word == "true" || word == "false") return word == "true";
  if (const auto number = whole_number<std::uint64_t>(word)) return *number;
  if (const auto number = whole_number<std::int64_t>(word)) return *number;
  return Json::OtherNumber{std::string(word)};
}

Diagnostic repetition(const Place& place, std::string key) {
  Diagnostic diagnostic;
  diagnostic.code = Code::BadSyntax;
  diagnostic.line = place.line;
  diagnostic.column_begin = place.first;
  diagnostic.column_end = place.last;
  diagnostic.found = std::move(key);
  diagnostic.message = "the key is repeated";
  return diagnostic;
}

Json read_value(JsonCursor& cursor, std::optional<Diagnostic>& repeated, int depth) {
  constexpr std::string_view expected = "a value";
  if (depth > deepest_nesting)
    cursor.refuse(cursor.place(), Code::TooLarge, {"lists and objects are nested too deeply"});
  if (cursor.comes('{')) {
    Json::Members members;
    std::unordered_map<std::string, std::size_t> places;  // by key; a repeated key has the last value
    cursor.object(expected, [&](std::string_view key) {
      const std::string name(key);
      if (!repeated && places.contains(name)) repeated = repetition(cursor.last(), name);
      Json value = read_value(cursor, repeated, depth + 1);
      const auto [place, is_new] = places.try_emplace(name, members.size());
      if (is_new)
        members.push_back({name, std::move(value)});
      else
        members[place->second].value = std::move(value);
    });
    return members;
  }
  if (cursor.comes('[')) {
    Json list = Json::array();
    cursor.list(expected, [&] { list.push_back(read_value(cursor, repeated, depth + 1)); });
    return list;
  }
  if (cursor.comes('"')) return cursor.text(expected);
  return value_of_word(cursor.word(expected));
}

}  // namespace

Json::Json(Pieces pieces) {
  const bool is_object = std::all_of(pieces.begin(), pieces.end(), [](const Piece& piece) {
    const List* const pair = std::get_if<List>(&piece.value_.value_);
    return pair != nullptr && pair->size() == 2 && pair->front().is_string();
  });
  if (!is_object) {
    *this = array(pieces);
    return;
  }
  Members members;
  for (const Piece& piece : pieces) {
    List& pair = std::get<List>(piece.value_.value_);
    members.push_back({std::get<std::string>(std::move(pair.front().value_)), std::move(pair.back())});
  }
  value_ = std::move(members);
}

Json Json::array(Pieces pieces) {
  Json json;
  List& list = json.value_.emplace<List>();
  list.reserve(pieces.size());
  for (const Piece& piece : pieces) list.push_back(std::move(piece.value_));
  return json;
}

Json Json::object() {
  Json json;
  json.value_.emplace<Members>();
  return json;
}

std::size_t Json::size() const { return is_array() ? items().size() : members().size(); }

const Json* Json::find(std::string_view key) const noexcept {
  const Members* const members = std::get_if<Members>(&value_);
  if (members == nullptr) return nullptr;
  const auto found =
      std::find_if(members->begin(), members->end(), [key](const Member& member) { return member.key == key; });
  return found == members->end() ? nullptr : &found->value;
}

Json& Json::operator[](std::string_view key) {
  if (is_null()) value_.emplace<Members>();
  if (const Json* const found = find(key)) return const_cast<Json&>(*found);
  return std::get<Members>(value_).emplace_back(Member{std::string(key), Json()}).value;
}

void Json::update(Json other) {
  for (Member& member : std::get<Members>(other.value_)) (*this)[member.key] = std::move(member.value);
}

std::string Json::dump() const {
  struct Writer {
    std::string json = {};
    void operator()(std::monostate) { json += "null"; }
    void operator()(bool value) { json += value ? "true" : "false"; }
    void operator()(std::int64_t value) { json += std::to_string(value); }
    void operator()(std::uint64_t value) { json += std::to_string(value); }
    void operator()(const OtherNumber& number) { json += number.text; }
    void operator()(const std::string& text) { append_plain_string(json, text); }
    void operator()(const List& items) {
      json += '[';
      for (const Json& item : items) {
        if (json.back() != '[') json += ',';
        std::visit(*this, item.value_);
      }
      json += ']';
    }
    void operator()(const Members& members) {
      json += '{';
      for (const Member& member : members) {
        if (json.back() != '{') json += ',';
        append_plain_string(json, member.key);
        json += ':';
        std::visit(*this, member.value.value_);
      }
      json += '}';
    }
  };
  Writer writer;
  std::visit(writer, value_);
  return std::move(writer.json);
}

bool operator==(const Json& a, const Json& b) { return a.value_ == b.value_; }

std::variant<Json, Diagnostic> parse_json(std::string_view text) {
  std::optional<Diagnostic> repeated;
  return parse_json(text, repeated);
}

std::variant<Json, Diagnostic> parse_json(std::string_view text, std::optional<Diagnostic>& repeated) {
  Diagnostics faults;
  const std::string_view sound = text.substr(0, first_invalid_utf8(text).value_or(text.size()));
  JsonCursor cursor(sound, faults);
  Json json = read_value(cursor, repeated, 0);
  cursor.finish();
  if (cursor.good() && sound.size() < text.size())
    cursor.refuse(cursor.place(), Code::NotUtf8, {"not UTF-8", std::string(text.substr(sound.size(), 1))});
  if (cursor.good()) return json;
  return faults.take().front();
}

}  // namespace bloesem::trf
