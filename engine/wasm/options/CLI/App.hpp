// Takes the place of CLI11 2.1 in the module, as far as engine/cli/grammar.cpp uses it, with the same meaning
// and messages. The words of a request are "--name", "--name=value" and names of files (engine/cli/in_memory),
// so there are no short options; nor is there a help, whose texts are left out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {

class ParseError {
 public:
  explicit ParseError(std::string what) : what_(std::move(what)) {}
  [[nodiscard]] const std::string& what() const { return what_; }

 private:
  std::string what_;
};
struct ValidationError : ParseError {
  ValidationError(const std::string& option, const std::string& why) : ParseError(option + ": " + why) {}
};
struct ArgumentMismatch : ParseError {
  using ParseError::ParseError;
};
struct ExcludesError : ParseError {
  using ParseError::ParseError;
};
struct CallForHelp {};
struct CallForVersion : ParseError {
  using ParseError::ParseError;
};

using Results = std::vector<std::string>;
using Callback = std::function<bool(const Results&)>;
inline constexpr int endless = 1 << 29;

// Returns 1 for true, -1 for false, 0 for any other word, or the sign of a number.
inline int flag_value(std::string word) {
  if (word == "true") return 1;
  if (word == "false") return -1;
  for (char& c : word)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  if (word.size() == 1) {
    constexpr std::string_view yes = "123456789ty+";
    constexpr std::string_view no = "0fn-";
    return yes.find(word[0]) != yes.npos ? 1 : no.find(word[0]) != no.npos ? -1 : 0;
  }
  for (const std::string_view yes : {"true", "on", "yes", "enable"})
    if (word == yes) return 1;
  for (const std::string_view no : {"false", "off", "no", "disable"})
    if (word == no) return -1;
  std::size_t place = word.find_first_not_of(" \t\n\v\f\r");
  if (place == word.npos) return 0;
  const bool negative = word[place] == '-';
  if (negative || word[place] == '+') ++place;
  const auto is_digit = [&] { return place < word.size() && word[place] >= '0' && word[place] <= '9'; };
  if (!is_digit()) return 0;
  while (is_digit() && word[place] == '0') ++place;
  return negative || !is_digit() ? -1 : 1;
}

class Option {
 public:
  Option(std::string_view names, Callback callback, int size, int least, int most, bool extra)
      : callback_(std::move(callback)), size_(size), least_(least), most_(most), extra_(extra) {
    while (!names.empty()) {
      const std::string_view name = names.substr(0, names.find(','));
      names.remove_prefix(std::min(names.size(), name.size() + 1));
      if (name.starts_with("--"))
        long_.emplace_back(name.substr(2));
      else if (name.starts_with('-'))
        short_.emplace_back(name.substr(1));
      else
        positional_ = name;
    }
  }

  void type_name(std::string_view name) { type_ = name; }
  void required(bool value) { required_ = value; }
  void excludes(Option* other) {
    excludes_.push_back(other);
    other->excludes_.push_back(this);
  }
  void needs(Option* other) { needs_.push_back(other); }
  void allow_extra_args(bool value) { extra_ = value; }
  void expected(int least, int most) {
    least_ = least;
    most_ = most;
  }

  [[nodiscard]] const std::vector<std::string>& get_snames() const { return short_; }
  [[nodiscard]] const std::vector<std::string>& get_lnames() const { return long_; }
  [[nodiscard]] std::string get_name(bool positional = false) const {
    if (positional || (long_.empty() && short_.empty())) return positional_;
    return long_.empty() ? '-' + short_.front() : "--" + long_.front();
  }
  [[nodiscard]] bool check_name(std::string_view name) const {
    if (name.size() > 2 && name.starts_with("--")) return has(long_, name.substr(2));
    if (name.size() > 1 && name.starts_with('-')) return has(short_, name.substr(1));
    return !positional_.empty() && name == positional_;
  }
  [[nodiscard]] bool get_positional() const { return !positional_.empty(); }
  [[nodiscard]] std::string get_group() const { return "Options"; }
  [[nodiscard]] std::string get_description() const { return {}; }
  [[nodiscard]] std::string get_type_name() const { return type_; }
  [[nodiscard]] bool get_required() const { return required_; }
  [[nodiscard]] int get_type_size() const { return size_; }
  [[nodiscard]] int get_items_expected_min() const { return size_ * least_; }
  [[nodiscard]] int get_items_expected_max() const { return most_ == endless ? endless : size_ * most_; }
  [[nodiscard]] std::size_t count() const { return results_.size(); }
  [[nodiscard]] const Results& results() const { return results_; }

 private:
  friend class App;

  static bool has(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  }

  [[nodiscard]] bool is_flag() const { return most_ == 0; }
  // The next argument without a name belongs to this option.
  [[nodiscard]] bool takes_next() const {
    return get_positional() && (extra_ || static_cast<int>(count()) < get_items_expected_min());
  }

  // Returns how many values the word contains: "[a,b]" is a list where several are allowed.
  int add(std::string_view word) {
    if (!extra_ || word.size() < 2 || word.front() != '[' || word.back() != ']') {
      results_.emplace_back(word);
      return 1;
    }
    int added = 0;
    for (word = word.substr(1, word.size() - 2); !word.empty();) {
      const std::string_view item = word.substr(0, word.find(','));
      if (!item.empty()) added += add(item);
      word.remove_prefix(std::min(word.size(), item.size() + 1));
    }
    return added;
  }

  void take() const {
    if (!is_flag()) {
      const auto refuse = [this](const char* what, int number) {
        throw ArgumentMismatch(get_name() + ": " + what + " " + std::to_string(number) +
                               " required but received " + std::to_string(results_.size()));
      };
      const int given = static_cast<int>(count());
      const int least = std::max(get_items_expected_min(), 1);
      if (given < least) refuse("At least", least);
      if (given > get_items_expected_max()) refuse("At Most", get_items_expected_max());
    }
    if (!callback_ || callback_(results_)) return;
    std::string joined;
    for (const std::string& result : results_) joined += (joined.empty() ? "" : ",") + result;
    throw ParseError("Could not convert: " + get_name() + " = " + joined);
  }

  void refuse_relations() const {
    if (required_ && results_.empty()) throw ParseError(get_name() + " is required");
    if (results_.empty()) return;
    for (const Option* other : needs_)
      if (other->results_.empty()) throw ParseError(get_name() + " requires " + other->get_name());
    for (const Option* other : excludes_)
      if (!other->results_.empty()) throw ExcludesError(get_name() + " excludes " + other->get_name());
  }

  std::vector<std::string> short_;
  std::vector<std::string> long_;
  std::string positional_;
  Callback callback_;
  int size_;  // strings of one value
  int least_;
  int most_;    // 0: a flag
  bool extra_;  // several values may follow
  bool required_ = false;
  std::string type_;
  std::vector<Option*> excludes_;
  std::vector<Option*> needs_;
  Results results_;
};

class App {
 public:
  template <class Help>
  App(const Help& /*help*/, std::string name) : name_(std::move(name)) {
    add_help();
  }

  [[nodiscard]] Option* get_help_ptr() const { return options_.front().get(); }
  template <class Help>
  App* add_subcommand(std::string name, const Help& help) {
    commands_.push_back(std::make_unique<App>(help, std::move(name)));
    commands_.back()->parent_ = this;
    return commands_.back().get();
  }
  void group(const std::string& name) { group_ = name; }
  void footer(const std::string&) {}
  Option* set_version_flag(const std::string& names, const std::string& version) {
    return add_flag_callback(
        names, [version] { throw CallForVersion(version); }, "");
  }
  void require_subcommand(int) {}

  template <class Help>
  Option* add_option(std::string_view names, std::string& target, const Help& /*help*/) {
    return add(
        names, [&target](const Results& given) { return target = given.front(), true; }, 1, 1, 1, false);
  }
  template <class Help>
  Option* add_option(std::string_view names, Results& target, const Help& /*help*/) {
    return add(
        names, [&target](const Results& given) { return target = given, true; }, 1, 1, endless, true);
  }
  template <class Help>
  Option* add_flag(std::string_view names, bool& target, const Help& /*help*/) {
    return add(
        names,
        [&target](const Results& given) {
          const int value = flag_value(given.back());
          if (value != 0) target = value > 0;
          return value != 0;
        },
        1, 0, 0, false);
  }
  template <class Help>
  Option* add_flag_callback(std::string_view names, std::function<void()> take, const Help& /*help*/) {
    return add(
        names,
        [take = std::move(take)](const Results& given) {
          const int value = flag_value(given.back());
          if (value > 0) take();
          return value != 0;
        },
        1, 0, 0, false);
  }
  template <class Value, class Help>
  Option* add_option_function(std::string_view names, std::function<void(const Value&)> take,
                              const Help& /*help*/) {
    constexpr int size = std::is_same_v<Value, std::pair<std::string, std::string>> ? 2 : 1;
    constexpr bool many = std::is_same_v<Value, Results>;
    const auto call = [take = std::move(take)](const Results& given) {
      if constexpr (many)
        take(given);
      else if constexpr (size == 2)
        take(Value{given[0], given.size() > 1 ? given[1] : ""});
      else
        take(given.front());
      return true;
    };
    return add(names, call, size, 1, many ? endless : 1, many);
  }

  // `words` are the arguments in reverse order.
  void parse(std::vector<std::string> words) {
    parsed_ = true;
    while (!words.empty()) parse_one(words);
    process_callbacks();
    if (asks_help()) throw CallForHelp{};
    refuse_relations();
    refuse_extras();
  }

  [[nodiscard]] const std::string& get_name() const { return name_; }
  [[nodiscard]] std::string get_description() const { return {}; }
  [[nodiscard]] const std::string& get_group() const { return group_; }
  [[nodiscard]] std::string get_footer() const { return {}; }
  [[nodiscard]] std::vector<const Option*> get_options() const {
    std::vector<const Option*> all;
    for (const auto& option : options_) all.push_back(option.get());
    return all;
  }
  [[nodiscard]] Option* get_option(std::string_view name) const { return get_option_no_throw(name); }
  [[nodiscard]] Option* get_option_no_throw(std::string_view name) const {
    for (const auto& option : options_)
      if (option->check_name(name)) return option.get();
    return nullptr;
  }
  [[nodiscard]] bool parsed() const { return parsed_; }
  [[nodiscard]] const std::vector<App*>& get_subcommands() const { return chosen_; }
  [[nodiscard]] const std::vector<Option*>& parse_order() const { return order_; }
  [[nodiscard]] const std::vector<std::string>& remaining() const { return remaining_; }

 private:
  enum class Kind { Command, Long, Terminator, Plain };

  void add_help() { add("-h,--help", {}, 1, 0, 0, false); }
  Option* add(std::string_view names, Callback callback, int size, int least, int most, bool extra) {
    options_.push_back(std::make_unique<Option>(names, std::move(callback), size, least, most, extra));
    return options_.back().get();
  }

  [[nodiscard]] App* command(std::string_view name, bool also_parsed) const {
    for (const auto& each : commands_)
      if (each->name_ == name && (also_parsed || !each->parsed_)) return each.get();
    return nullptr;
  }
  [[nodiscard]] bool is_command(std::string_view word, bool also_parsed) const {
    return command(word, also_parsed) != nullptr ||
           (parent_ != nullptr && parent_->is_command(word, also_parsed));
  }
  [[nodiscard]] Kind kind_of(std::string_view word, bool also_parsed = false) const {
    if (is_command(word, also_parsed)) return Kind::Command;
    if (word.size() > 2 && word.starts_with("--")) return Kind::Long;
    return word == "++" && parent_ != nullptr ? Kind::Terminator : Kind::Plain;
  }

  [[nodiscard]] std::size_t required_arguments() const {
    std::size_t number = 0;
    for (const auto& option : options_)
      if (option->get_positional() && option->required_ && static_cast<int>(option->count()) < option->least_)
        number += static_cast<std::size_t>(option->least_) - option->count();
    return number;
  }

  void parse_command(App& app, std::vector<std::string>& words) {
    app.parsed_ = true;
    while (!words.empty() && app.parse_one(words)) {
    }
  }

  // Returns false if the rest belongs to the parent.
  bool parse_one(std::vector<std::string>& words) {
    switch (kind_of(words.back())) {
      case Kind::Terminator: return words.pop_back(), false;
      case Kind::Long: return parse_long(words), true;
      case Kind::Plain: return parse_plain(words);
      case Kind::Command: break;
    }
    if (required_arguments() > 0) return parse_plain(words), true;
    App* const next = command(words.back(), false);
    if (next == nullptr) return false;
    words.pop_back();
    chosen_.push_back(next);
    parse_command(*next, words);
    return true;
  }

  bool parse_plain(std::vector<std::string>& words) {
    for (const auto& option : options_) {
      if (!option->takes_next()) continue;
      add_to(*option, words);
      return true;
    }
    if (App* const again = command(words.back(), true)) {
      words.pop_back();
      parse_command(*again, words);
      return true;
    }
    if (parent_ != nullptr && parent_->command(words.back(), true) != nullptr) return false;
    remaining_.push_back(std::move(words.back()));
    words.pop_back();
    return true;
  }

  // Adds the next word; returns the number of values.
  int add_to(Option& option, std::vector<std::string>& words) {
    const int added = option.add(words.back());
    order_.push_back(&option);
    words.pop_back();
    return added;
  }

  void parse_long(std::vector<std::string>& words) {
    const std::string word = std::move(words.back());
    words.pop_back();
    const std::size_t equals = word.find('=');
    const std::string value = equals == word.npos ? "" : word.substr(equals + 1);
    Option* const found = get_option_no_throw(std::string_view(word).substr(0, equals));
    if (found == nullptr) {
      remaining_.push_back(word);
      return;
    }
    Option& option = *found;
    if (option.is_flag()) {
      option.add(value.empty() || value == "{}" ? "true" : value);
      order_.push_back(&option);
      return;
    }
    const int least = std::min(option.size_, option.get_items_expected_min());
    int most = option.get_items_expected_max();
    if (most >= endless / 16 && !option.extra_) most = option.size_ * option.least_;
    int collected = 0;
    if (!value.empty()) {
      collected += option.add(value);
      order_.push_back(&option);
    }
    while (least > collected && !words.empty()) collected += add_to(option, words);
    if (least > collected)
      throw ArgumentMismatch(option.get_name() + ": " + std::to_string(least) + " required " + option.type_ +
                             " missing");
    if (most <= collected && !option.extra_) return;
    const std::size_t kept = required_arguments();
    while ((collected < most || option.extra_) && words.size() > kept &&
           kind_of(words.back(), true) == Kind::Plain)
      collected += add_to(option, words);
    if (least == 0 && most > 0 && collected == 0) {
      option.add("");
      order_.push_back(&option);
    }
  }

  void process_callbacks() const {
    for (const auto& option : options_)
      if (option->count() > 0) option->take();
    for (const auto& each : commands_) each->process_callbacks();
  }
  [[nodiscard]] bool asks_help() const {
    return get_help_ptr()->count() > 0 ||
           std::any_of(chosen_.begin(), chosen_.end(), [](const App* each) { return each->asks_help(); });
  }
  void refuse_relations() const {
    for (const auto& option : options_) option->refuse_relations();
    for (const auto& each : commands_)
      if (each->parsed_) each->refuse_relations();
  }
  void refuse_extras() const {
    if (!remaining_.empty()) {
      std::string words;
      for (auto word = remaining_.rbegin(); word != remaining_.rend(); ++word)
        words += (words.empty() ? "" : " ") + *word;
      throw ParseError((remaining_.size() > 1 ? "The following arguments were not expected: "
                                              : "The following argument was not expected: ") +
                       words);
    }
    for (const auto& each : commands_)
      if (each->parsed_) each->refuse_extras();
  }

  std::string name_;
  std::string group_ = "Subcommands";
  App* parent_ = nullptr;
  std::vector<std::unique_ptr<Option>> options_;
  std::vector<std::unique_ptr<App>> commands_;
  std::vector<App*> chosen_;
  std::vector<Option*> order_;
  std::vector<std::string> remaining_;
  bool parsed_ = false;
};

}  // namespace CLI
