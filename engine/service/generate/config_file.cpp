#include "engine/service/generate/config_file.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include "bloesem/trf/document.hpp"
#include "engine/service/generate/config_keys.hpp"
#include "engine/service/word_lines.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

using generator::find_knob;
using generator::Knob;

constexpr int max_one_in = 1'000'000;

std::string_view dialect_name(ConfigDialect dialect) {
  return dialect == ConfigDialect::Bbp ? "bbpPairings" : "JaVaFo";
}

std::string_view owner_of(ConfigDialect dialect) {
  return dialect == ConfigDialect::Bbp ? "bbpPairings'" : "JaVaFo's";
}

ConfigDialect other(ConfigDialect dialect) {
  return dialect == ConfigDialect::Bbp ? ConfigDialect::JaVaFo : ConfigDialect::Bbp;
}

// Adds the leading zero: ".5" is half a point in these files.
std::string with_zero(std::string_view text) { return (text.starts_with('.') ? "0" : "") + std::string(text); }

// Parses "12.5" into thousandths.
std::optional<int> parse_one_in(std::string_view text, int least) {
  constexpr Knob number{"", generator::Unit::PerMille, nullptr, 0, max_one_in * generator::one_in_scale, 0, 0,
                        ""};
  const std::optional<int> value = generator::parse_value(number, text);
  return value && *value >= least * generator::one_in_scale ? value : std::nullopt;
}

// The value of KEY=VALUE and the columns, from 1, at which both begin.
struct Entry {
  const ConfigKey* key = nullptr;
  std::string_view value;
  int line = 0;
  int value_column = 1;
};

class ConfigReader {
 public:
  ConfigReader(ConfigDialect dialect, std::string name)
      : dialect_(dialect), name_(std::move(name)), configuration_{Recipe::of(dialect), {}} {}

  Result<Configuration> read(const trf::Document& document) {
    int number = 0;
    for (const trf::Line& line : document.lines()) {
      ++number;
      const std::string_view text = trf::without_invisible_end(line.text);
      if (trf::trimmed(text).empty() || trf::trimmed(text).starts_with('#')) continue;
      if (std::optional<Error> error = read_line(text, number)) return *std::move(error);
    }
    if (std::optional<Error> error = compare_colours()) return *std::move(error);
    return std::move(configuration_);
  }

 private:
  static int column_of(std::string_view line, std::string_view part) {
    return static_cast<int>(
               trf::count_characters(line.substr(0, static_cast<std::size_t>(part.data() - line.data())))) +
           1;
  }

  [[nodiscard]] std::string place(int line, int column) const {
    return name_ + ':' + std::to_string(line) + ':' + std::to_string(column) + ": ";
  }

  [[nodiscard]] Error refuse(int line, int column, const std::string& message) const {
    return {.code = ErrorCode::InvalidInput, .message = place(line, column) + "error: " + message};
  }

  std::optional<Error> read_line(std::string_view text, int number) {
    const std::size_t sign = text.find('=');
    const std::string_view name = trf::trimmed(text.substr(0, sign));
    if (sign == std::string_view::npos)
      return refuse(number, column_of(text, name), "found '" + excerpt(name) + "', expected KEY=VALUE");
    const ConfigKey* const key = find_key(dialect_, name);
    if (key == nullptr) return refuse_key(name, number, name.empty() ? 1 : column_of(text, name));
    const auto [earlier, fresh] = entries_.try_emplace(key);
    if (!fresh) {
      return refuse(number, column_of(text, name),
                    "found " + std::string(name) + " again (see line " + std::to_string(earlier->second.line) +
                        "), expected each key once");
    }
    std::string_view value = text.substr(sign + 1);
    if (!trf::trimmed(value).empty()) value = trf::trimmed(value);
    Entry& entry = earlier->second;
    entry = {key, value, number, column_of(text, value)};
    warn(entry, column_of(text, name));
    return take(entry);
  }

  [[nodiscard]] Error refuse_key(std::string_view name, int line, int column) const {
    std::string expected = "a key of " + std::string(owner_of(dialect_)) + " generator";
    if (find_key(other(dialect_), name) != nullptr)
      expected += " (this one is " + std::string(owner_of(other(dialect_))) + ")";
    return refuse(line, column, "found '" + excerpt(name) + "', expected " + expected);
  }

  // Warns about a key that has another meaning in the other dialect.
  void warn(const Entry& entry, int column) {
    if (entry.key->name != "ForfeitRate") return;
    const bool bbp = dialect_ == ConfigDialect::Bbp;
    configuration_.warnings.push_back(place(entry.line, column) + "warning: ForfeitRate is read as " +
                                      (bbp ? "one game in N" : "games per thousand") + ", as " +
                                      std::string(dialect_name(dialect_)) + " does; " +
                                      std::string(dialect_name(other(dialect_))) + " means " +
                                      (bbp ? "games per thousand" : "one game in N"));
  }

  std::optional<Error> take(const Entry& entry) {
    const std::string value = with_zero(entry.value);
    if (entry.key->rate != nullptr) return take_rate(entry, value);
    const Knob& knob = *find_knob(entry.key->knob);
    const std::optional<int> parsed = generator::parse_value(knob, value);
    if (!parsed) return refuse_value(entry, generator::expected_value(knob));
    configuration_.recipe.set(knob, *parsed);
    const Knob* const also = find_knob(entry.key->also);
    if (also != nullptr) configuration_.recipe.set(*also, *parsed);
    return std::nullopt;
  }

  std::optional<Error> take_rate(const Entry& entry, const std::string& value) {
    const std::optional<int> parsed = parse_one_in(value, entry.key->least_one_in);
    if (!parsed) {
      return refuse_value(entry, "a number from " + std::to_string(entry.key->least_one_in) + " to " +
                                     std::to_string(max_one_in));
    }
    configuration_.recipe.set(entry.key->rate, *parsed);
    return std::nullopt;
  }

  [[nodiscard]] Error refuse_value(const Entry& entry, const std::string& expected) const {
    return refuse(
        entry.line, entry.value_column,
        std::string(entry.key->name) + ": found '" + excerpt(entry.value) + "', expected " + expected);
  }

  // No scoring system gives White and Black different values for the same result.
  [[nodiscard]] std::optional<Error> compare_colours() const {
    for (const auto& [key, entry] : entries_) {
      if (key->other_colour.empty()) continue;
      const Knob& knob = *find_knob(key->knob);
      const auto partner = entries_.find(find_key(dialect_, key->other_colour));
      const int own = *generator::parse_value(knob, with_zero(entry.value));
      const int theirs = partner == entries_.end()
                             ? knob.usual_least
                             : *generator::parse_value(knob, with_zero(partner->second.value));
      if (own == theirs) continue;
      return refuse_value(entry, "the value of " + std::string(key->other_colour) + ", which is " +
                                     generator::format_value(knob, theirs));
    }
    return std::nullopt;
  }

  ConfigDialect dialect_;
  std::string name_;
  Configuration configuration_;
  std::map<const ConfigKey*, Entry> entries_;
};

}  // namespace

Result<Configuration> read_config(std::string_view bytes, ConfigDialect dialect, const std::string& name) {
  const trf::Document document = trf::Document::parse(bytes);
  return ConfigReader(dialect, name).read(document);
}

}  // namespace bloesem::service
