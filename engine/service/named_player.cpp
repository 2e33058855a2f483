#include "engine/service/named_player.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/service/nearest_word.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/words.hpp"
#include "matching/steps.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

using NameWords = std::vector<std::string>;

// Returns the words of a name in capitals.
NameWords words_of_name(std::string_view text) {
  NameWords words{""};
  for (const char c : text) {
    if (c != ' ' && c != ',' && c != '\t') {
      words.back() += trf::upper(c);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool is_whole(const NameWords& typed, const Player& player) {
  NameWords words = words_of_name(player.name);
  return std::is_permutation(typed.begin(), typed.end(), words.begin(), words.end());
}

bool is_surname(const NameWords& typed, const Player& player) {
  const std::size_t comma = player.name.find(',');
  return comma != std::string::npos && typed == words_of_name(std::string_view(player.name).substr(0, comma));
}

template <class Fits>
bool each_word(const NameWords& typed, const Player& player, Fits fits) {
  const NameWords words = words_of_name(player.name);
  return std::all_of(typed.begin(), typed.end(), [&](const std::string& part) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return fits(word, part); });
  });
}

bool is_some_words(const NameWords& typed, const Player& player) {
  return each_word(typed, player,
                   [](const std::string& word, const std::string& part) { return word == part; });
}

bool is_some_beginnings(const NameWords& typed, const Player& player) {
  return each_word(typed, player,
                   [](const std::string& word, const std::string& part) { return word.starts_with(part); });
}

// Returns all players matched by the first way of matching that matches any player.
std::vector<PlayerIndex> players_named(const Tournament& tournament, const NameWords& typed) {
  constexpr std::array ways{is_whole, is_surname, is_some_words, is_some_beginnings};
  std::vector<PlayerIndex> found;
  for (const auto way : ways) {
    matching::spend_steps(16 * tournament.players.size());  // a name takes as long as many steps
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
      if (way(typed, tournament.players[i])) found.push_back(static_cast<PlayerIndex>(i));
    if (!found.empty()) break;
  }
  return found;
}

Error refuse_name(const std::string& what, std::string_view name, const std::string& why) {
  return {.code = ErrorCode::InvalidInput, .message = what + ": found '" + std::string(name) + "', " + why};
}

// Returns "4 (Kok, Jan) or 17 (Kok, Piet)".
std::string candidates(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  constexpr std::size_t most = 5;
  std::vector<std::string> shown;
  for (std::size_t i = 0; i < std::min(most, players.size()); ++i) {
    const Player& player = player_at(tournament, players[i]);
    shown.push_back(std::to_string(player.id) + " (" + player.name + ")");
  }
  if (players.size() > most) shown.push_back("one of " + std::to_string(players.size() - most) + " more");
  return joined(shown, ", ", " or ");
}

std::vector<std::string> all_names(const Tournament& tournament) {
  std::vector<std::string> names;
  for (const Player& player : tournament.players) {
    names.push_back(player.name.substr(0, player.name.find(',')));
    names.push_back(player.name);
  }
  return names;
}

}  // namespace

bool is_name(std::string_view text) noexcept {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return (trf::upper(c) >= 'A' && trf::upper(c) <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
  });
}

Result<PlayerIndex> player_named(const Tournament& tournament, const std::string& what, std::string_view name) {
  const NameWords typed = words_of_name(name);
  const std::vector<PlayerIndex> found =
      typed.empty() ? std::vector<PlayerIndex>() : players_named(tournament, typed);
  if (found.size() == 1) return found.front();
  if (!found.empty())
    return refuse_name(what, name, "which could be " + candidates(tournament, found) + ": use the number");
  return refuse_name(
      what, name,
      "expected the starting rank or the name of a player" + did_you_mean(name, all_names(tournament)) +
          (name.find(',') == std::string_view::npos ? "" : " (names are separated by semicolons)"));
}

Result<PlayerIndex> find_player(const Tournament& tournament, const std::string& what, std::string_view text) {
  if (is_name(text)) return player_named(tournament, what, text);
  const std::optional<int> id = trf::parse_number(text);
  const std::optional<PlayerIndex> player = id ? tournament.find(*id) : std::nullopt;
  if (player) return *player;
  return refuse_name(what, text, "expected the starting rank or the name of a player of the tournament");
}

Result<std::pair<PlayerIndex, PlayerIndex>> pair_named(const Tournament& tournament, const std::string& what,
                                                       std::string_view text) {
  constexpr std::ptrdiff_t most_hyphens = 20;
  if (std::count(text.begin(), text.end(), '-') > most_hyphens)
    return refuse_name(what, text.substr(0, 40), "expected two players like 3-9");
  std::vector<std::pair<PlayerIndex, PlayerIndex>> readings;
  std::optional<Error> error;
  for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
    const Result<PlayerIndex> first = find_player(tournament, what, trf::trimmed(text.substr(0, at)));
    const Result<PlayerIndex> second = find_player(tournament, what, trf::trimmed(text.substr(at + 1)));
    if (first && second) {
      readings.emplace_back(*first, *second);
    } else if (!error) {
      error = first ? second.error() : first.error();
    }
  }
  if (readings.size() > 1) return refuse_name(what, text, "which is ambiguous: use the numbers");
  if (readings.empty()) return error ? *error : refuse_name(what, text, "expected two players like 3-9");
  if (readings.front().first == readings.front().second)
    return refuse_name(what, text, "expected two different players");
  return readings.front();
}

}  // namespace bloesem::service
