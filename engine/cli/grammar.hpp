// The program's options and commands, and what was typed. Only grammar.cpp knows the parser behind it
// (CLI11).
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace bloesem::cli {

class Option {
 public:
  explicit Option(CLI::Option& option) noexcept : option_(&option) {}

  // Setters; each returns the option itself.
  Option* type_name(std::string_view name);
  Option* required(bool value = true);
  Option* excludes(Option* other);
  Option* needs(Option* other);
  Option* allow_extra_args(bool value);
  Option* expected(int least, int most);

  [[nodiscard]] std::vector<std::string> short_names() const;  // without dashes
  [[nodiscard]] std::vector<std::string> long_names() const;   // without dashes
  [[nodiscard]] std::string name() const;                      // with dashes; of an argument, its own name
  [[nodiscard]] bool answers_to(const std::string& name) const;
  [[nodiscard]] bool is_positional() const;
  [[nodiscard]] bool is_flag() const;
  [[nodiscard]] bool is_hidden() const;
  [[nodiscard]] bool is_required() const;
  [[nodiscard]] bool is_repeatable() const;
  [[nodiscard]] bool takes_nothing() const;
  [[nodiscard]] std::string value_name() const;
  [[nodiscard]] std::string help() const;

  // What was typed.
  [[nodiscard]] std::size_t count() const;
  [[nodiscard]] const std::vector<std::string>& results() const;

 private:
  friend class Grammar;
  CLI::Option* option_;
};

// The outcome of parsing the arguments.
enum class Understood { Yes, AsksHelp, AsksVersion, No };

struct ReadArguments {
  Understood understood = Understood::Yes;
  std::string text;  // the version, or why parsing failed
};

// The grammar of the program or of one of its commands. Commands and options live as long as the program's
// grammar.
class Grammar {
 public:
  Grammar(std::string_view help, const std::string& name);
  ~Grammar();
  Grammar(const Grammar&) = delete;
  Grammar& operator=(const Grammar&) = delete;

  Grammar* add_subcommand(const std::string& name, std::string_view help);
  void group(const std::string& name);
  void footer(const std::string& text);
  void set_version_flag(const std::string& names, const std::string& version);
  void require_subcommand();

  Option* add_option(std::string_view names, std::string& target, std::string_view help);
  Option* add_option(std::string_view names, std::vector<std::string>& target, std::string_view help);
  Option* add_flag(std::string_view names, bool& target, std::string_view help);
  Option* add_flag_callback(std::string_view names, const std::function<void()>& take, std::string_view help);
  // Value: std::string, a vector or a pair of strings. `take` rejects a value by calling refuse_argument().
  template <class Value>
  Option* add_option_function(std::string_view names, const std::function<void(const Value&)>& take,
                              std::string_view help);

  // `words` are the arguments in reverse order.
  [[nodiscard]] ReadArguments parse(std::vector<std::string> words);

  [[nodiscard]] std::string name() const;
  [[nodiscard]] std::string help() const;
  [[nodiscard]] std::string group_name() const;  // empty: hidden
  [[nodiscard]] std::string footer_text() const;
  // Options and commands are in the order in which they were added. Looking one up by name requires that it
  // exists.
  [[nodiscard]] std::vector<Option*> options() const;
  [[nodiscard]] Option* get_option(const std::string& name) const;
  [[nodiscard]] bool has_option(const std::string& name) const;
  [[nodiscard]] std::vector<Grammar*> commands() const;
  [[nodiscard]] Grammar* get_subcommand(const std::string& name) const;

  // What was typed: whether this command was, which of its commands, its options in the order typed, and
  // unknown words.
  [[nodiscard]] bool parsed() const;
  [[nodiscard]] const Grammar* chosen() const;
  [[nodiscard]] std::vector<Option*> parse_order() const;
  [[nodiscard]] std::vector<std::string> remaining() const;

 private:
  explicit Grammar(CLI::App& app);
  Option* keep(CLI::Option* option);
  [[nodiscard]] Option* kept(const CLI::Option* option) const;

  std::unique_ptr<CLI::App> own_;
  CLI::App* app_;
  std::vector<std::unique_ptr<Option>> options_;
  std::vector<std::unique_ptr<Grammar>> commands_;
};

extern template Option* Grammar::add_option_function<std::string>(
    std::string_view, const std::function<void(const std::string&)>&, std::string_view);
extern template Option* Grammar::add_option_function<std::vector<std::string>>(
    std::string_view, const std::function<void(const std::vector<std::string>&)>&, std::string_view);

extern template Option* Grammar::add_option_function<std::pair<std::string, std::string>>(
    std::string_view, const std::function<void(const std::pair<std::string, std::string>&)>&, std::string_view);

// Ends parsing with the message "OPTION: WHY".
[[noreturn]] void refuse_argument(const std::string& option, const std::string& why);

}  // namespace bloesem::cli
