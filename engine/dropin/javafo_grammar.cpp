#include <algorithm>
#include <array>
#include <string_view>

#include "engine/dropin/grammars.hpp"
#include "engine/service/generate/seed.hpp"
#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::dropin {

namespace {

constexpr const char* javafo_line =
    "bloesem [-r] INPUT [-b] -p [OUTPUT] [-l [LIST]], or bloesem [-r] INPUT -c [ROUND]";
constexpr const char* javafo_generator_line =
    "bloesem [-r] [MODEL] -g [-b] -o OUTPUT, or bloesem [-r] -g (CONFIG | SEED) [-b] -o OUTPUT";

bool is_number(const std::string& word) { return trf::parse_number(word).has_value(); }
bool is_digits(const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; }
bool is_option(const std::string& word) { return word.size() > 1 && word.front() == '-'; }
bool is_name(const std::string& word) { return !is_option(word); }

// Removes -w and -q [number], which controlled the search of JaVaFo 1.
Words without_search_options(const Words& words) {
  Words kept;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "-w") continue;
    if (words[i] == "-q") {
      if (i + 1 < words.size() && is_number(words[i + 1])) ++i;
      continue;
    }
    kept.push_back(words[i]);
  }
  return kept;
}

class JavafoReader {
 public:
  explicit JavafoReader(Words words) : words_(std::move(words)) {}

  Result<Request> read() {
    request_.dialect = Dialect::JaVaFo;
    while (at_ < words_.size()) {
      if (std::optional<Error> error = take(words_[at_++])) return *std::move(error);
    }
    if (generate_) return read_generator();
    if (out_) return usage_error("-o", "-g with it", javafo_line);
    if (request_.input.empty()) return usage_error("", "an input file", javafo_line);
    if (pair_ == check_) return usage_error(pair_ ? "-p and -c" : "", "either -p or -c", javafo_line);
    request_.task = check_ ? Task::Check : Task::Pair;
    if (output_) request_.outputs = {beside(*output_, request_.input)};
    if (list_) {
      request_.checklist = list_name_ ? beside(*list_name_, request_.input) : default_checklist(request_.input);
    }
    return request_;
  }

 private:
  Result<Request> read_generator() {
    request_.task = Task::Generate;
    if (pair_ || check_ || list_)
      return usage_error(pair_ ? "-p" : check_ ? "-c" : "-l", "-g alone", javafo_generator_line);
    if (!out_name_) return usage_error("", "-o and the output", javafo_generator_line);
    if (source_ && !request_.input.empty())
      return usage_error(*source_, "nothing after -g", javafo_generator_line);
    if (source_ && is_digits(*source_)) {
      request_.seed = service::parse_seed(*source_);
      if (!request_.seed) return usage_error(*source_, "a seed below 2^64", javafo_generator_line);
    } else if (source_) {
      request_.config = *source_;
    }
    request_.outputs = {beside(*out_name_, request_.input.empty() ? request_.config : request_.input)};
    return request_;
  }

  std::optional<Error> take(const std::string& word) {
    if (word == "-g") return set(generate_, word, is_name, source_);
    if (word == "-o") return set(out_, word, is_name, out_name_);
    if (word == "-r") return set(request_.release, word);
    if (word == "-b") return set(request_.accelerate, word);
    if (word == "-p") return set(pair_, word, is_name, output_);
    if (word == "-l") return set(list_, word, is_name, list_name_);
    if (word == "-c") return take_check(word);
    if (is_option(word)) return usage_error(word, "-r, -b, -p, -l, -c, -g, -o, -w or -q", javafo_line);
    if (!request_.input.empty()) return usage_error(word, "one input file", javafo_line);
    request_.input = word;
    return std::nullopt;
  }

  std::optional<Error> take_check(const std::string& word) {
    std::optional<std::string> number;
    std::optional<Error> error = set(check_, word, is_number, number);
    if (error || !number) return error;
    request_.round = *trf::parse_number(*number);
    if (*request_.round >= 1 && *request_.round <= trf::max_rounds) return std::nullopt;
    return usage_error(*number, "a round from 1 to " + std::to_string(trf::max_rounds), javafo_line);
  }

  static std::optional<Error> set(bool& given, const std::string& word) {
    if (given) return usage_error(word, "each option once", javafo_line);
    given = true;
    return std::nullopt;
  }

  // Reads an option with an optional value: the next word, if it `fits`.
  std::optional<Error> set(bool& given, const std::string& word, bool (*fits)(const std::string&),
                           std::optional<std::string>& value) {
    if (at_ < words_.size() && fits(words_[at_])) value = words_[at_++];
    return set(given, word);
  }

  Words words_;
  std::size_t at_ = 0;
  Request request_;
  bool pair_ = false;
  bool check_ = false;
  bool list_ = false;
  bool generate_ = false;
  bool out_ = false;
  std::optional<std::string> source_;  // the value of -g
  std::optional<std::string> out_name_;
  std::optional<std::string> output_;
  std::optional<std::string> list_name_;
};

}  // namespace

std::optional<Result<Request>> read_javafo(const Words& words) {
  constexpr std::array<std::string_view, 3> tasks{"-p", "-c", "-g"};
  const bool has_task =
      std::find_first_of(words.begin(), words.end(), tasks.begin(), tasks.end()) != words.end();
  const bool has_release = !words.empty() && words.front() == "-r";
  if (!has_task && !has_release) return std::nullopt;
  return JavafoReader(without_search_options(words)).read();
}

}  // namespace bloesem::dropin
