// Open results: the round is paired with every set of results.
#include <algorithm>

#include "tests/explain/claims/changed_round.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Claim;
using explain::Statement;

struct OpenGameOf {
  int round = 0;
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;
};

struct SetOfResults {
  std::vector<std::string> results;  // by game
  std::optional<RoundPairing> round;
};

std::vector<OpenGameOf> open_games_of(Evidence& e) {
  std::vector<OpenGameOf> games;
  for (int round = 1; round < e.subject().round(); ++round)
    for (std::size_t i = 0; i < e.tournament().players.size(); ++i) {
      const RoundEntry entry = e.tournament().players[i].round(round - 1);
      if (entry.outcome == Outcome::Unfinished && entry.colour == Colour::White && entry.opponent != no_player)
        games.push_back({round, static_cast<PlayerIndex>(i), entry.opponent});
    }
  return games;
}

std::vector<SetOfResults> every_set(Evidence& e) {
  constexpr const char* texts[] = {"1-0", "1/2-1/2", "0-1"};
  const std::vector<OpenGameOf> games = open_games_of(e);
  std::size_t sets = 1;
  for (std::size_t i = 0; i < games.size(); ++i) sets *= 3;
  std::vector<SetOfResults> all;
  for (std::size_t number = 0; number < sets; ++number) {
    SetOfResults set;
    std::vector<Change> changes;
    std::size_t rest = number;
    for (const OpenGameOf& game : games) {
      set.results.emplace_back(texts[rest % 3]);
      const auto [white, black] = outcomes_of(set.results.back());
      changes.push_back({ChangeKind::Result, game.white, game.black, game.round, white, black});
      rest /= 3;
    }
    set.round = ChangedRound(e.subject(), changes).round();
    all.push_back(std::move(set));
  }
  return all;
}

bool has_argument_named(const Claim& c, std::string_view name) {
  return std::any_of(c.arguments.begin(), c.arguments.end(),
                     [&](const auto& each) { return each.name == name; });
}

// The pair of the claim; the bye if it names no opponent.
bool has_it(const SetOfResults& set, const Claim& c) {
  if (!set.round) return false;
  if (has_argument_named(c, "opponent"))
    return opponent_of(*set.round, player_in(c)) == player_in(c, "opponent");
  return set.round->bye == player_in(c);
}

int sets_with_it(const std::vector<SetOfResults>& sets, const Claim& c) {
  return static_cast<int>(
      std::count_if(sets.begin(), sets.end(), [&](const SetOfResults& set) { return has_it(set, c); }));
}

bool is_certain(Evidence& e, const Claim& c) {
  const std::vector<SetOfResults> sets = every_set(e);
  return sets_with_it(sets, c) == number_in(c, "sets") && static_cast<int>(sets.size()) == number_in(c, "sets");
}

bool is_never(Evidence& e, const Claim& c) {
  const std::vector<SetOfResults> sets = every_set(e);
  return sets_with_it(sets, c) == 0 && static_cast<int>(sets.size()) == number_in(c, "sets");
}

bool is_certain_board(Evidence& e, const Claim& c) {
  const std::vector<SetOfResults> sets = every_set(e);
  const Board board{player_in(c, "white"), player_in(c, "black")};
  return std::all_of(sets.begin(), sets.end(), [&](const SetOfResults& set) {
    return set.round && std::count(set.round->boards.begin(), set.round->boards.end(), board) == 1;
  });
}

// Returns the results of the other games: "3-9 1-0, 4-8 0-1".
std::string rest_beside(Evidence& e, const SetOfResults& set, const OpenGameOf& game) {
  const std::vector<OpenGameOf> games = open_games_of(e);
  std::string text;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i].white == game.white && games[i].round == game.round) continue;
    if (!text.empty()) text += ", ";
    text += std::to_string(e.tournament().id(games[i].white)) + '-' +
            std::to_string(e.tournament().id(games[i].black)) + ' ' + set.results[i];
  }
  return text;
}

bool depends_on_game(Evidence& e, const Claim& c) {
  const std::vector<OpenGameOf> games = open_games_of(e);
  bool with = false;
  bool without = false;
  for (const SetOfResults& set : every_set(e))
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (games[i].white != player_in(c, "one") || games[i].black != player_in(c, "other")) continue;
      if (has_argument_named(c, "rest") && rest_beside(e, set, games[i]) != text_in(c, "rest")) continue;
      if (set.results[i] == text_in(c, "with")) with = with || has_it(set, c);
      if (set.results[i] == text_in(c, "without")) without = without || !has_it(set, c);
    }
  return with && without;
}

bool is_undecided(Evidence& e, const Claim& c) {
  return number_in(c, "met") <= number_in(c, "sets") && number_in(c, "met") <= sets_with_it(every_set(e), c);
}

bool games_are_counted(Evidence& e, const Claim& c) {
  return number_in(c, "games") == static_cast<int>(open_games_of(e).size());
}

bool sets_fail(Evidence& e, const Claim& c) {
  const std::vector<SetOfResults> sets = every_set(e);
  return number_in(c, "count") == std::count_if(sets.begin(), sets.end(),
                                                [](const SetOfResults& set) { return !set.round.has_value(); });
}

constexpr Verifier open_rows[] = {
    {Statement::OpenGamesTried,
     [](Evidence& e, const Claim& c) {
       return games_are_counted(e, c) && number_in(c, "sets") == static_cast<int>(every_set(e).size());
     }},
    {Statement::OpenGamesUntried,
     [](Evidence& e, const Claim& c) {
       return games_are_counted(e, c) && number_in(c, "sets") < static_cast<int>(every_set(e).size());
     }},
    {Statement::SetsWithoutRound, sets_fail},
    {Statement::BoardCertain, is_certain_board},
    {Statement::PairCertain, is_certain},
    {Statement::PairNotCertain, depends_on_game},
    {Statement::PairNotCertainBeside, depends_on_game},
    {Statement::PairNever, is_never},
    {Statement::PairUndecided, is_undecided},
    {Statement::ByeCertain, is_certain},
    {Statement::ByeNotCertain, depends_on_game},
    {Statement::ByeNotCertainBeside, depends_on_game},
    {Statement::ByeNever, is_never},
    {Statement::ByeUndecided, is_undecided},
};

}  // namespace

std::span<const Verifier> open_verifiers() { return open_rows; }

}  // namespace bloesem::test
