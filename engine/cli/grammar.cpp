#include "engine/cli/grammar.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <utility>

namespace bloesem::cli {

namespace {

// A text that is copied only by a parser that keeps it.
struct Help {
  std::string_view text;
  operator std::string() const { return std::string(text); }
};

}  // namespace

Option* Option::type_name(std::string_view name) {
  option_->type_name(std::string(name));
  return this;
}

Option* Option::required(bool value) {
  option_->required(value);
  return this;
}

Option* Option::excludes(Option* other) {
  option_->excludes(other->option_);
  return this;
}

Option* Option::needs(Option* other) {
  option_->needs(other->option_);
  return this;
}

Option* Option::allow_extra_args(bool value) {
  option_->allow_extra_args(value);
  return this;
}

Option* Option::expected(int least, int most) {
  option_->expected(least, most);
  return this;
}

std::vector<std::string> Option::short_names() const { return option_->get_snames(); }
std::vector<std::string> Option::long_names() const { return option_->get_lnames(); }
std::string Option::name() const { return option_->get_name(is_positional()); }
bool Option::answers_to(const std::string& name) const { return option_->check_name(name); }
bool Option::is_positional() const { return option_->get_positional(); }
bool Option::is_flag() const { return option_->get_items_expected_max() == 0; }
bool Option::is_hidden() const { return option_->get_group().empty(); }
bool Option::is_required() const { return option_->get_required(); }
bool Option::is_repeatable() const { return option_->get_items_expected_max() > 1; }
bool Option::takes_nothing() const { return option_->get_type_size() == 0; }
std::string Option::value_name() const { return option_->get_type_name(); }
std::string Option::help() const { return option_->get_description(); }
std::size_t Option::count() const { return option_->count(); }
const std::vector<std::string>& Option::results() const { return option_->results(); }

Grammar::Grammar(std::string_view help, const std::string& name)
    : own_(std::make_unique<CLI::App>(Help{help}, name)), app_(own_.get()) {
  keep(app_->get_help_ptr());
}

Grammar::Grammar(CLI::App& app) : app_(&app) { keep(app_->get_help_ptr()); }

Grammar::~Grammar() = default;

Option* Grammar::keep(CLI::Option* option) {
  return options_.emplace_back(std::make_unique<Option>(*option)).get();
}

Option* Grammar::kept(const CLI::Option* option) const {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [option](const auto& own) { return own->option_ == option; });
  return found == options_.end() ? nullptr : found->get();
}

Grammar* Grammar::add_subcommand(const std::string& name, std::string_view help) {
  return commands_.emplace_back(std::unique_ptr<Grammar>(new Grammar(*app_->add_subcommand(name, Help{help}))))
      .get();
}

void Grammar::group(const std::string& name) { app_->group(name); }
void Grammar::footer(const std::string& text) { app_->footer(text); }
void Grammar::set_version_flag(const std::string& names, const std::string& version) {
  keep(app_->set_version_flag(names, version));
}
void Grammar::require_subcommand() { app_->require_subcommand(1); }

Option* Grammar::add_option(std::string_view names, std::string& target, std::string_view help) {
  return keep(app_->add_option(std::string(names), target, Help{help}));
}

Option* Grammar::add_option(std::string_view names, std::vector<std::string>& target, std::string_view help) {
  return keep(app_->add_option(std::string(names), target, Help{help}));
}

Option* Grammar::add_flag(std::string_view names, bool& target, std::string_view help) {
  return keep(app_->add_flag(std::string(names), target, Help{help}));
}

Option* Grammar::add_flag_callback(std::string_view names, const std::function<void()>& take,
                                   std::string_view help) {
  return keep(app_->add_flag_callback(std::string(names), take, Help{help}));
}

template <class Value>
Option* Grammar::add_option_function(std::string_view names, const std::function<void(const Value&)>& take,
                                     std::string_view help) {
  return keep(app_->add_option_function<Value>(std::string(names), take, Help{help}));
}

template Option* Grammar::add_option_function<std::string>(std::string_view,
                                                           const std::function<void(const std::string&)>&,
                                                           std::string_view);
template Option* Grammar::add_option_function<std::vector<std::string>>(
    std::string_view, const std::function<void(const std::vector<std::string>&)>&, std::string_view);
template Option* Grammar::add_option_function<std::pair<std::string, std::string>>(
    std::string_view, const std::function<void(const std::pair<std::string, std::string>&)>&, std::string_view);

namespace {

// Returns CLI11's message about too many or too few values in the words of other messages.
std::string about_number_of_values(const std::string& message) {
  const std::string_view too_many = ": At Most 1 required but received ";
  const std::string_view missing = ": 1 required ";
  if (const std::size_t place = message.find(too_many); place != std::string::npos)
    return message.substr(0, place) + ": found " + message.substr(place + too_many.size()) +
           " values, expected one";
  if (const std::size_t place = message.find(missing); place != std::string::npos) {
    const std::string type = message.substr(place + missing.size());
    return message.substr(0, place) + ": expected a value (" + type.substr(0, type.find(' ')) + ")";
  }
  return message;
}

}  // namespace

ReadArguments Grammar::parse(std::vector<std::string> words) {
  try {
    app_->parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return {Understood::AsksHelp, ""};
  } catch (const CLI::CallForVersion& version) {
    return {Understood::AsksVersion, version.what()};
  } catch (const CLI::ExcludesError& error) {
    std::string why = error.what();  // "--one excludes --other"
    const std::string verb = " excludes ";
    if (const std::size_t place = why.rfind(verb); place != std::string::npos)
      why.replace(place, verb.size(), " cannot be combined with ");
    return {Understood::No, why};
  } catch (const CLI::ArgumentMismatch& error) {
    return {Understood::No, about_number_of_values(error.what())};
  } catch (const CLI::ParseError& error) {
    return {Understood::No, error.what()};
  }
  return {};
}

std::string Grammar::name() const { return app_->get_name(); }
std::string Grammar::help() const { return app_->get_description(); }
std::string Grammar::group_name() const { return app_->get_group(); }
std::string Grammar::footer_text() const { return app_->get_footer(); }

std::vector<Option*> Grammar::options() const {
  std::vector<Option*> all;
  for (const CLI::Option* option : std::as_const(*app_).get_options()) all.push_back(kept(option));
  return all;
}

Option* Grammar::get_option(const std::string& name) const { return kept(app_->get_option(name)); }

bool Grammar::has_option(const std::string& name) const {
  return std::as_const(*app_).get_option_no_throw(name) != nullptr;
}

std::vector<Grammar*> Grammar::commands() const {
  std::vector<Grammar*> all;
  for (const auto& command : commands_) all.push_back(command.get());
  return all;
}

Grammar* Grammar::get_subcommand(const std::string& name) const {
  const auto found = std::find_if(commands_.begin(), commands_.end(),
                                  [&name](const auto& command) { return command->name() == name; });
  return found == commands_.end() ? nullptr : found->get();
}

bool Grammar::parsed() const { return app_->parsed(); }

const Grammar* Grammar::chosen() const {
  const std::vector<CLI::App*> chosen = app_->get_subcommands();
  const auto found = std::find_if(commands_.begin(), commands_.end(), [&chosen](const auto& command) {
    return !chosen.empty() && command->app_ == chosen.front();
  });
  return found == commands_.end() ? nullptr : found->get();
}

std::vector<Option*> Grammar::parse_order() const {
  std::vector<Option*> order;
  for (const CLI::Option* option : app_->parse_order()) order.push_back(kept(option));
  return order;
}

std::vector<std::string> Grammar::remaining() const { return app_->remaining(); }

void refuse_argument(const std::string& option, const std::string& why) {
  throw CLI::ValidationError(option, why);
}

}  // namespace bloesem::cli
