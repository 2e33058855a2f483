#include "engine/cli/in_memory/request_json.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "engine/service/nearest_word.hpp"
#include "engine/service/refusal.hpp"
#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

namespace {

using trf::Json;
using Words = std::vector<std::string>;

Error expected(const std::string& path, const Json& found, const std::string& what) {
  constexpr std::size_t most = 60;
  std::string text = found.dump();
  if (text.size() > most) text = text.substr(0, most) + "...";
  const std::string place = path.empty() ? "" : trf::visible(path) + ": ";
  return service::refusal("request: " + place + "found " + trf::visible(text) + ", expected " + what);
}

bool is_option_name(std::string_view key) {
  return !key.empty() && key.front() >= 'a' && key.front() <= 'z' &&
         std::all_of(key.begin(), key.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

// Returns a text, or a number as it is written.
std::optional<std::string> value_text(const Json& value) {
  if (value.is_string()) return value.text();
  if (value.is_array() || value.is_object() || value.is_null() || value == Json(true) || value == Json(false))
    return std::nullopt;
  return value.dump();
}

std::optional<Error> add_option(const std::string& key, const Json& value, Words& words) {
  if (value.is_null() || value == Json(false)) return std::nullopt;
  const std::string option = "--" + key;
  if (value == Json(true)) {
    words.push_back(option);
    return std::nullopt;
  }
  const auto wrong = [&](const Json& found) {
    return expected("options/" + key, found,
                    "a text, a number, true, false, null, or a list of texts and numbers");
  };
  for (const Json& item : value.is_array() ? value.items() : std::vector<Json>{value}) {
    const std::optional<std::string> text = value_text(item);
    if (!text) return wrong(item);
    words.push_back(option + '=' + *text);
  }
  return std::nullopt;
}

std::optional<Error> refuse_name(const std::string& path, const Json& name) {
  if (name.is_string() && !name.text().empty()) return std::nullopt;
  return expected(path, name, "the name of a file");
}

std::optional<Error> take_text_of(const std::string& path, const Json& value, const char* what,
                                  std::optional<std::string>& target) {
  if (!value.is_string()) return expected(path, value, what);
  target = value.text();
  return std::nullopt;
}

// Reads the members of a request, one after the other.
class RequestReader {
 public:
  Result<MemoryRequest> read(const Json& root) {
    if (!root.is_object()) return expected("", root, "an object");
    for (const Json::Member& member : root.members())
      if (std::optional<Error> error = take(member.key, member.value)) return *error;
    MemoryRequest request;
    if (text_ && !file_) file_ = "-";
    if (file_) arguments_.insert(arguments_.begin(), *file_);
    request.words = command_words(command_.value_or("pair"), std::move(options_), std::move(arguments_));
    if (text_) files_.insert_or_assign(*file_, *std::move(text_));
    request.files = std::move(files_);
    return request;
  }

 private:
  std::optional<Error> take(const std::string& key, const Json& value) {
    static constexpr std::array keys{"id", "command", "file", "text", "files", "arguments", "options"};
    if (key == "id") return std::nullopt;  // id_of
    if (key == "command") return take_text_of(key, value, "the name of a command", command_);
    if (key == "file") return take_file(value);
    if (key == "text") return take_text_of(key, value, "the content of the file", text_);
    if (key == "files") return take_files(value);
    if (key == "arguments") return take_arguments(value);
    if (key == "options") return take_options(value);
    return service::refusal("request: unknown key '" + trf::visible(key) + "'" +
                            service::did_you_mean(key, {keys.begin(), keys.end()}));
  }

  std::optional<Error> take_file(const Json& value) {
    if (std::optional<Error> error = refuse_name("file", value)) return error;
    file_ = value.text();
    return std::nullopt;
  }
  std::optional<Error> take_files(const Json& value) {
    if (!value.is_object()) return expected("files", value, "an object with the contents of files by name");
    for (const Json::Member& file : value.members()) {
      if (std::optional<Error> error = refuse_name("files", Json(file.key))) return error;
      if (!file.value.is_string()) return expected("files/" + file.key, file.value, "the content of a file");
      files_.insert_or_assign(file.key, file.value.text());
    }
    return std::nullopt;
  }
  std::optional<Error> take_arguments(const Json& value) {
    if (!value.is_array()) return expected("arguments", value, "a list of texts");
    for (const Json& item : value.items()) {
      if (!item.is_string()) return expected("arguments", item, "a text");
      arguments_.push_back(item.text());
    }
    return std::nullopt;
  }
  std::optional<Error> take_options(const Json& value) {
    Result<Words> words = option_words(value);
    if (!words) return words.error();
    options_ = std::move(words).value();
    return std::nullopt;
  }

  std::optional<std::string> command_;
  std::optional<std::string> file_;
  std::optional<std::string> text_;
  platform::MemoryFiles::ByName files_;
  Words arguments_;
  Words options_;
};

// Returns the id of a request, whatever else is wrong with it; null if it has none.
Json id_of(std::string_view json) {
  const std::variant<Json, trf::Diagnostic> read = trf::parse_json(json);
  const Json* const root = std::get_if<Json>(&read);
  const Json* const id = root == nullptr ? nullptr : root->find("id");
  return id == nullptr ? Json() : *id;
}

// Returns "line 2, column 5", or the column alone in a text of one line.
std::string place_of(const trf::Diagnostic& fault, std::string_view json) {
  const bool has_lines = json.find('\n') != json.npos;
  return (has_lines ? "line " + std::to_string(fault.line) + ", " : "") + "column " +
         std::to_string(fault.column_begin);
}

Json error_json(const ReportedError& error) {
  Json json = {{"file", error.file}};
  if (error.line > 0) json["line"] = Json(error.line);
  if (error.column > 0) json["column"] = Json(error.column);
  json["message"] = Json(error.message);
  return json;
}

// Bytes that are not UTF-8 are read as Windows-1252.
Json text_json(const std::string& text) { return trf::decoded(text); }

AnsweredLine answered(const Json& id, MemoryAnswer answer) {
  Json json = Json::object();
  if (!id.is_null()) json["id"] = id;
  json["code"] = Json(static_cast<int>(answer.code));
  json["output"] = text_json(answer.output);
  json["messages"] = text_json(answer.messages);
  if (!answer.files.empty()) {
    Json files = Json::object();
    for (const auto& [name, text] : answer.files) files[name] = text_json(text);
    json["files"] = std::move(files);
  }
  if (answer.error) json["error"] = error_json(*answer.error);
  return {std::move(answer), json.dump()};
}

}  // namespace

Result<std::vector<std::string>> option_words(const trf::Json& options) {
  if (!options.is_object()) return expected("options", options, "an object with options by name");
  Words words;
  for (const Json::Member& member : options.members()) {
    if (!is_option_name(member.key))
      return service::refusal("request: options: found '" + trf::visible(member.key) +
                              "', expected the long name of an option, without dashes");
    if (std::optional<Error> error = add_option(member.key, member.value, words)) return *error;
  }
  return words;
}

Result<trf::Json> parsed(std::string_view json) {
  std::optional<trf::Diagnostic> repeated;
  std::variant<Json, trf::Diagnostic> read = trf::parse_json(json, repeated);
  if (const auto* const fault = std::get_if<trf::Diagnostic>(&read))
    return service::refusal("request: " + place_of(*fault, json) + ": found '" + trf::visible(fault->found) +
                            "', expected JSON");
  if (repeated)
    return service::refusal("request: " + place_of(*repeated, json) + ": the key '" +
                            trf::visible(repeated->found) + "' is repeated");
  return std::get<Json>(std::move(read));
}

AnsweredLine refusing_line(const Json& id, const Error& error) {
  return answered(id, failed_answer(platform::exit_code_of(error.code), error.message));
}

AnsweredLine answer_to(std::string_view json, const WorkLimit& limit, const ProgressCallback& progress) {
  const Result<Json> root = parsed(json);
  Result<MemoryRequest> read = root ? RequestReader().read(*root) : root.error();
  if (!read) return refusing_line(id_of(json), read.error());
  read->limit = limit;
  read->progress = progress;
  const Json* const id = root->find("id");
  return answered(id == nullptr ? Json() : *id, answer_in_memory(*std::move(read)));
}

}  // namespace bloesem::cli
