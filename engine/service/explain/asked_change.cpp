#include "engine/service/explain/asked_change.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "engine/service/event/game_result.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/words.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Subject;

constexpr const char* a_change = "the change";
constexpr const char* a_goal = "what is to be so";

struct WordOfChange {
  std::string_view word;
  ChangeKind kind;
  bool of_pair;
};
constexpr std::array words_of_changes{
    WordOfChange{"absent", ChangeKind::Absent, false},
    WordOfChange{"withdrawn", ChangeKind::Withdrawn, false},
    WordOfChange{"forbid", ChangeKind::Forbidden, true},
    WordOfChange{"allow", ChangeKind::Allowed, true},
};

// Returns what follows the first word and its blanks, if that is the word.
std::optional<std::string_view> text_after(std::string_view word, std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos || !same_word(word, text.substr(0, blank))) return std::nullopt;
  return trf::trimmed(text.substr(blank));
}

// Returns the last round before the one asked about in which the two were opponents; 0: none.
int round_of_game(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  const Player& player = player_at(subject.tournament, one);
  int round = subject.round() - 1;
  while (round > 0 && player.round(round - 1).opponent != other) --round;
  return round;
}

Result<Change> result_asked(const Subject& subject, std::string_view text, std::size_t sign) {
  const auto pair = pair_named(subject.tournament, a_change, trf::trimmed(text.substr(0, sign)));
  if (!pair) return pair.error();
  const std::string_view typed = trf::trimmed(text.substr(sign + 1));
  const std::optional<GameResult> result = parse_result(typed);
  if (!result)
    return refusal(std::string(a_change) + ": found '" + std::string(typed) +
                   "', expected a result: " + std::string(known_results));
  Change change{.kind = ChangeKind::Result, .one = pair->first, .other = pair->second};
  change.round = round_of_game(subject, change.one, change.other);
  if (change.round == 0)
    return refusal(std::string(a_change) + ": found '" + std::string(text) + "', but " +
                   std::to_string(id_of(subject.tournament, change.one)) + " and " +
                   std::to_string(id_of(subject.tournament, change.other)) + " have no game before round " +
                   std::to_string(subject.round()));
  change.of_one = result->white;
  change.of_other = result->black;
  return change;
}

}  // namespace

Result<Change> change_asked(const Subject& subject, std::string_view text) {
  text = trf::trimmed(text);
  for (const WordOfChange& row : words_of_changes) {
    const std::optional<std::string_view> about = text_after(row.word, text);
    if (!about) continue;
    if (row.of_pair) {
      const auto pair = pair_named(subject.tournament, a_change, *about);
      if (!pair) return pair.error();
      return Change{.kind = row.kind, .one = pair->first, .other = pair->second};
    }
    const Result<PlayerIndex> player = find_player(subject.tournament, a_change, *about);
    if (!player) return player.error();
    return Change{.kind = row.kind, .one = *player};
  }
  const std::size_t sign = text.find('=');
  if (sign != std::string_view::npos) return result_asked(subject, text, sign);
  return refusal(std::string(a_change) + ": found '" + std::string(text) +
                 "', expected '12-5=1/2', 'absent 7', 'withdrawn 9', 'forbid 3-9' or 'allow 3-9'");
}

Result<explain::Goal> goal_asked(const Subject& subject, std::string_view text) {
  text = trf::trimmed(text);
  if (const std::optional<std::string_view> about = text_after("bye", text)) {
    const Result<PlayerIndex> player = find_player(subject.tournament, a_goal, *about);
    if (!player) return player.error();
    return explain::Goal{*player};
  }
  const auto pair = pair_named(subject.tournament, a_goal, text);
  if (!pair) return pair.error();
  return explain::Goal{pair->first, pair->second};
}

}  // namespace bloesem::service
