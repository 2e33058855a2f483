#include "tests/support/tournament_builder.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "bloesem/edition.hpp"

namespace bloesem::test {
namespace {

[[noreturn]] void reject(std::string_view text) {
  throw std::invalid_argument("not understood: \"" + std::string(text) + "\"");
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Returns the parts before and after the first `separator`, or the whole text and an empty one.
std::pair<std::string_view, std::string_view> split(std::string_view text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return {trimmed(text), {}};
  return {trimmed(text.substr(0, at)), trimmed(text.substr(at + 1))};
}

Outcome outcome_of(std::string_view code) {
  constexpr std::string_view codes = "1=0WDL+-UFHZ";
  constexpr Outcome outcomes[] = {Outcome::Win,        Outcome::Draw,        Outcome::Loss,
                                  Outcome::UnratedWin, Outcome::UnratedDraw, Outcome::UnratedLoss,
                                  Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::PairingBye,
                                  Outcome::FullBye,    Outcome::HalfBye,     Outcome::ZeroBye};
  const std::size_t at = code.size() == 1 ? codes.find(code) : std::string_view::npos;
  if (at == std::string_view::npos) reject(code);
  return outcomes[at];
}

}  // namespace

TournamentBuilder::TournamentBuilder(int players) {
  tournament_.heading.system_code = system_code_of(Edition::Baku2016);
  for (int number = 1; number <= players; ++number) {
    Player player;
    player.id = number;
    player.name = "Player " + std::to_string(number);
    player.rating = std::max(2500 - number, 0);
    tournament_.players.push_back(player);
  }
  tournament_.rounds_declared = 99;
  tournament_.initial_colour = Colour::White;
}

TournamentBuilder& TournamentBuilder::heading(Heading heading) {
  tournament_.heading = std::move(heading);
  return *this;
}

Player& TournamentBuilder::player(std::string_view number) {
  if (number.empty() || number.find_first_not_of("0123456789") != std::string_view::npos) reject(number);
  const auto index = static_cast<std::size_t>(std::stoul(std::string(number)));
  if (index < 1 || index > tournament_.players.size()) reject(number);
  return tournament_.players[index - 1];
}

void TournamentBuilder::enter(std::string_view entry, int round_index) {
  const auto set = [&](Player& of, RoundEntry value) {
    of.rounds.resize(static_cast<std::size_t>(round_index) + 1);
    RoundEntry& place = of.rounds.back();
    if (place != RoundEntry{}) reject(entry);  // named twice
    place = value;
  };
  const auto [who, code] = split(entry, ' ');
  const bool coloured = who.find('-') != std::string_view::npos;
  if (!coloured && who.find(':') == std::string_view::npos)
    return set(player(who), {no_player, Colour::None, outcome_of(code)});

  const auto [first, second] = split(who, coloured ? '-' : ':');
  Player& white = player(first);
  Player& black = player(second);
  if (&white == &black) reject(entry);
  const auto [white_code, black_code] = code == "=" ? std::pair(code, code) : split(code, '/');
  set(white, {nr(black.id), coloured ? Colour::White : Colour::None, outcome_of(white_code)});
  set(black, {nr(white.id), coloured ? Colour::Black : Colour::None, outcome_of(black_code)});
}

TournamentBuilder& TournamentBuilder::round(std::string_view text) {
  coming(text);
  ++tournament_.rounds_played;
  return *this;
}

TournamentBuilder& TournamentBuilder::coming(std::string_view text) {
  for (text = trimmed(text); !text.empty();) {
    const auto [entry, rest] = split(text, ',');
    enter(entry, tournament_.rounds_played);
    text = rest;
  }
  return *this;
}

TournamentBuilder& TournamentBuilder::byes(std::string_view text) {
  round(text);
  for (Player& p : tournament_.players) {
    p.rounds.resize(static_cast<std::size_t>(tournament_.rounds_played));
    if (p.rounds.back() == RoundEntry{}) p.rounds.back().outcome = Outcome::ZeroBye;
  }
  return *this;
}

TournamentBuilder& TournamentBuilder::declared(int rounds) {
  tournament_.rounds_declared = rounds;
  return *this;
}

TournamentBuilder& TournamentBuilder::initial(Colour colour) {
  tournament_.initial_colour = colour;
  return *this;
}

TournamentBuilder& TournamentBuilder::points(const PointSystem& system) {
  tournament_.points = system;
  return *this;
}

TournamentBuilder& TournamentBuilder::virtual_points(int number, std::vector<Points> by_round) {
  player(std::to_string(number)).virtual_points = std::move(by_round);
  return *this;
}

TournamentBuilder& TournamentBuilder::forbid(std::initializer_list<int> group) {
  std::vector<PlayerIndex> members;
  for (const int number : group) members.push_back(nr(player(std::to_string(number)).id));
  tournament_.forbidden_groups.push_back(std::move(members));
  return *this;
}

TournamentBuilder& TournamentBuilder::forbid_between(std::initializer_list<int> some,
                                                     std::initializer_list<int> others) {
  for (const int a : some)
    for (const int b : others) forbid({a, b});
  return *this;
}

TournamentBuilder among_strangers(const std::vector<std::string_view>& histories) {
  const auto players = static_cast<int>(histories.size());
  std::vector<std::string> rounds;
  std::string left;
  int stranger = players;
  for (int number = 1; number <= players; ++number) {
    std::string_view history = histories[static_cast<std::size_t>(number - 1)];
    for (std::size_t r = 0; !history.empty(); ++r) {
      const auto [game, rest] = split(history, ' ');
      history = rest;
      if (r == rounds.size()) rounds.emplace_back();
      const std::string self = std::to_string(number);
      if (game.size() == 1) {
        rounds[r].append(self).append(" ").append(game).append(", ");
        continue;
      }
      if (game.size() != 2 || (game[0] != 'W' && game[0] != 'B')) reject(game);
      const std::string other = std::to_string(++stranger);
      const std::string own = {game[1]};
      const std::string theirs = own == "1" ? "0" : own == "0" ? "1" : own;
      rounds[r] += game[0] == 'W' ? self + "-" + other + " " + own + "/" + theirs + ", "
                                  : other + "-" + self + " " + theirs + "/" + own + ", ";
      left += other + " Z, ";
    }
  }
  TournamentBuilder builder(stranger);
  for (const std::string& round : rounds) builder.round(round);
  return builder.coming(left);
}

}  // namespace bloesem::test
