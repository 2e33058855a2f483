#include "engine/render/explain/sentence.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "engine/service/player_id.hpp"
#include "trf/text.hpp"
#include "trf/visible.hpp"

namespace bloesem::render {

namespace {

using explain::Pair;
using explain::Value;

// Of a list this long or shorter every player is named; of a longer one there are only the numbers.
constexpr std::size_t max_named = 8;

// Returns the name as people say it: without what follows a comma.
std::string spoken_name(const Player& player) {
  const std::string name = trf::visible(player.name);
  return std::string(trf::trimmed(std::string_view(name).substr(0, name.find(','))));
}

std::string player_words(const Tournament& tournament, PlayerIndex index, bool named) {
  const Player& player = service::player_at(tournament, index);
  std::string text = std::to_string(player.id);
  if (!named) return text;
  const std::string name = spoken_name(player);
  return name.empty() ? text : text + ' ' + name;
}

std::string pair_words(const Tournament& tournament, const Pair& pair) {
  return player_words(tournament, pair.first, false) + '-' + player_words(tournament, pair.second, false);
}

// Returns "3, 9 and 12".
std::string joined(const std::vector<std::string>& items, std::string_view and_word, std::string_view empty) {
  if (items.empty()) return std::string(empty);
  std::string text = items.front();
  for (std::size_t i = 1; i < items.size(); ++i) {
    text += i + 1 == items.size() ? and_word : std::string_view(", ");
    text += items[i];
  }
  return text;
}

struct WordMaker {
  const Tournament& tournament;
  const Language& language;

  std::string operator()(std::int64_t count) const { return std::to_string(count); }
  std::string operator()(const explain::Score& score) const { return trf::format_points(score.tenths); }
  std::string operator()(PlayerIndex player) const { return player_words(tournament, player, true); }
  std::string operator()(const Pair& pair) const { return pair_words(tournament, pair); }
  std::string operator()(const std::string& text) const { return std::string(term_of(text, language)); }
  std::string operator()(Colour colour) const {
    return std::string(colour == Colour::White ? language.white : language.black);
  }
  std::string operator()(const std::vector<PlayerIndex>& players) const {
    std::vector<std::string> words;
    words.reserve(players.size());
    for (const PlayerIndex player : players)
      words.push_back(player_words(tournament, player, players.size() <= max_named));
    return joined(words, language.and_word, language.nobody);
  }
  std::string operator()(const std::vector<Pair>& pairs) const {
    std::vector<std::string> words;
    words.reserve(pairs.size());
    for (const Pair& pair : pairs) words.push_back(pair_words(tournament, pair));
    return joined(words, language.and_word, language.none);
  }
};

std::int64_t count_of(const Value& value) {
  if (const auto* count = std::get_if<std::int64_t>(&value)) return *count;
  if (const auto* players = std::get_if<std::vector<PlayerIndex>>(&value))
    return static_cast<std::int64_t>(players->size());
  if (const auto* pairs = std::get_if<std::vector<Pair>>(&value))
    return static_cast<std::int64_t>(pairs->size());
  assert(false && "a plural needs a count or a list");
  return 0;
}

// Returns the forms of "name|# board|# boards" without the name.
std::vector<std::string_view> forms_of(std::string_view field) {
  std::vector<std::string_view> forms;
  for (std::size_t bar = field.find('|'); bar != std::string_view::npos;) {
    const std::size_t next = field.find('|', bar + 1);
    forms.push_back(field.substr(bar + 1, next == std::string_view::npos ? next : next - bar - 1));
    bar = next;
  }
  return forms;
}

std::string plural_words(std::string_view field, const Value& value, const Language& language) {
  const std::vector<std::string_view> forms = forms_of(field);
  // What stands for an empty list is singular: "nobody floats down".
  const bool is_word = field.find('#') == std::string_view::npos && is_empty_list(value);
  const std::int64_t count = is_word ? 1 : count_of(value);
  const std::size_t form = std::min(language.form_of(count), forms.size() - 1);
  std::string text;
  for (const char c : forms[form]) c == '#' ? text += std::to_string(count) : text += c;
  return text;
}

std::string_view name_of_field(std::string_view field) { return field.substr(0, field.find('|')); }

const Value* find_argument(const std::vector<explain::Argument>& arguments, std::string_view name) {
  for (const explain::Argument& argument : arguments)
    if (argument.name == name) return &argument.value;
  return nullptr;
}

// Calls on_text and on_field for the parts of a pattern, in order.
template <class OnText, class OnField>
void walk_pattern(std::string_view pattern, const OnText& on_text, const OnField& on_field) {
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    on_text(pattern.substr(0, open));
    if (open == std::string_view::npos) return;
    const std::size_t close = pattern.find('}', open);
    assert(close != std::string_view::npos);
    on_field(pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
  }
}

}  // namespace

std::string_view term_of(std::string_view key, const Language& language) {
  for (const Term& term : terms())
    if (term.key == key) return term.*language.term;
  return key;
}

std::string words_of(const Tournament& tournament, const Value& value, const Language& language) {
  return std::visit(WordMaker{tournament, language}, value);
}

bool is_empty_list(const Value& value) noexcept {
  const auto* const players = std::get_if<std::vector<PlayerIndex>>(&value);
  const auto* const pairs = std::get_if<std::vector<Pair>>(&value);
  return (players != nullptr && players->empty()) || (pairs != nullptr && pairs->empty());
}

std::vector<std::string_view> arguments_of(std::string_view pattern) {
  std::vector<std::string_view> names;
  walk_pattern(
      pattern, [](std::string_view) {},
      [&](std::string_view field) {
        const std::string_view name = name_of_field(field);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
      });
  return names;
}

std::string sentence_by(std::string_view pattern, const Tournament& tournament,
                        const std::vector<explain::Argument>& arguments, const Language& language) {
  std::string text;
  walk_pattern(
      pattern, [&](std::string_view words) { text += words; },
      [&](std::string_view field) {
        const Value* const value = find_argument(arguments, name_of_field(field));
        assert(value != nullptr && "the claim lacks an argument of its phrase");
        if (value == nullptr) return;
        text += field.find('|') == std::string_view::npos ? words_of(tournament, *value, language)
                                                          : plural_words(field, *value, language);
      });
  if (!text.empty()) text.front() = trf::upper(text.front());
  return text;
}

std::string sentence_of(const Tournament& tournament, const explain::Claim& claim, const Language& language) {
  return sentence_by(phrase_of(claim.statement).*language.phrase, tournament, claim.arguments, language);
}

}  // namespace bloesem::render
