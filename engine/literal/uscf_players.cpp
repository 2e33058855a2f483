#include "engine/literal/uscf_players.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace bloesem::literal {
namespace {

std::string us_columns(const Player& player, int rounds) {
  std::string columns;
  for (int r = 0; r < rounds; ++r) {
    const RoundEntry entry = player.round(r);
    const bool coloured = was_played(entry) && entry.colour != Colour::None;
    columns += !coloured ? '-' : entry.colour == Colour::White ? 'W' : 'B';
  }
  return columns;
}

char us_due(const std::string& columns, int balance) {
  if (balance != 0) return balance > 0 ? 'B' : 'W';
  const std::size_t last = columns.find_last_of("WB");
  if (last == std::string::npos) return '-';
  return columns[last] == 'W' ? 'B' : 'W';
}

// 28L: a full point without a game.
bool had_us_bye(const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    const Outcome outcome = player.round(r).outcome;
    if (outcome == Outcome::PairingBye || outcome == Outcome::FullBye || outcome == Outcome::ForfeitWin)
      return true;
  }
  return false;
}

bool had_us_half_bye(const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (player.round(r).outcome == Outcome::HalfBye) return true;
  return false;
}

UsPlayer us_player(const LiteralRound& request, const Field& field, Place p) {
  UsPlayer made;
  const Player& player = field.player(p);
  made.score = field[p].score;
  made.rating = player.rating;
  made.columns = us_columns(player, field.before());
  for (const char colour : made.columns) made.balance += colour == 'W' ? 1 : colour == 'B' ? -1 : 0;
  made.due = us_due(made.columns, made.balance);
  made.had_bye = had_us_bye(player, field.before());
  made.had_half_bye =
      had_us_half_bye(player, request.us.booked_byes ? static_cast<int>(player.rounds.size()) : field.before());
  return made;
}

// True if one more game with this colour is the third running.
bool third_running(const UsPlayer& player, char colour) {
  std::string games = player.columns;
  std::erase(games, '-');
  return games.size() >= 2 && games.ends_with(std::string(2, colour));
}

bool third_running(const UsRound& round, Place higher, Place lower, bool may_equalise) {
  const std::optional<bool> white = higher_has_white(round, higher, lower);
  if (!white) return false;
  const auto bad = [&](Place p, char colour) {
    const bool equalises = colour == 'W' ? round[p].balance < 0 : round[p].balance > 0;
    return third_running(round[p], colour) && !(may_equalise && equalises);
  };
  return bad(higher, *white ? 'W' : 'B') || bad(lower, *white ? 'B' : 'W');
}

}  // namespace

std::vector<Place> UsRound::ranked(Mask set) const {
  std::vector<Place> members;
  for (const Place p : ranking)
    if (has(set, p)) members.push_back(p);
  return members;
}

UsRound us_round(const LiteralRound& request, const Field& field) {
  UsRound round{request, field, {}, {}, Completion({})};
  for (Place p = 0; p < field.size(); ++p) {
    round.players.push_back(us_player(request, field, p));
    round.ranking.push_back(p);
  }
  std::sort(round.ranking.begin(), round.ranking.end(), [&](Place a, Place b) {
    return std::tuple(-round[a].score, -round[a].rating, a) < std::tuple(-round[b].score, -round[b].rating, b);
  });
  for (std::size_t i = 0; i < round.ranking.size(); ++i)
    round.players[static_cast<std::size_t>(round.ranking[i])].rank = static_cast<int>(i);
  const bool forbidden = request.us.streaks == UsStreaks::Hard && !round.is_last();
  std::vector<Mask> partners;
  for (Place p = 0; p < field.size(); ++p) {
    Mask some = field.partners(p);
    for (const Place q : places_of(some)) {
      const bool higher = round[p].rank < round[q].rank;
      if (forbidden && third_running(round, higher ? p : q, higher ? q : p, false)) some &= ~bit(q);
    }
    partners.push_back(some);
  }
  round.completion = Completion(std::move(partners));
  return round;
}

std::optional<bool> higher_has_white(const UsRound& round, Place higher, Place lower) {
  const UsPlayer& a = round[higher];
  const UsPlayer& b = round[lower];
  if (a.due == '-' && b.due == '-') return std::nullopt;
  if (a.due != b.due) return a.due == 'W' || (a.due == '-' && b.due == 'B');
  const bool white_to_who_gets_due = a.due == 'W';
  // 29E4: unequal numbers before equal ones, the larger difference before the smaller.
  if (std::abs(a.balance) != std::abs(b.balance))
    return (std::abs(a.balance) > std::abs(b.balance)) == white_to_who_gets_due;
  // The latest round in which the colours differ; by the column, not by the game.
  for (std::size_t r = a.columns.size(); r-- > 0;) {
    if (a.columns[r] == b.columns[r]) continue;
    const bool last = r + 1 == a.columns.size();
    if (!last && !round.request.us.earlier_rounds) break;
    if (a.columns[r] != '-') return a.columns[r] == 'B';
    return b.columns[r] == 'W';
  }
  bool preferred = true;  // the higher ranked one
  if (round.request.us.by_score_group) {
    const Points half = round.field.tournament().points.win * round.field.before();
    preferred = 2 * std::min(a.score, b.score) >= half;
  }
  return preferred == white_to_who_gets_due;
}

UsConflicts us_conflicts(const UsRound& round, Place one, Place other) {
  UsConflicts conflicts{};
  const bool first = round[one].rank < round[other].rank;
  const Place higher = first ? one : other;
  const Place lower = first ? other : one;
  if (round.request.us.streaks != UsStreaks::Accepted)
    conflicts[0] = third_running(round, higher, lower, true) ? 1 : 0;
  const char due = round[higher].due;
  if (due == '-' || due != round[lower].due) return conflicts;
  const bool higher_refused = *higher_has_white(round, higher, lower) != (due == 'W');
  const int balance = round[higher_refused ? higher : lower].balance + (due == 'W' ? -1 : 1);
  conflicts[std::abs(balance) >= 2 ? 1 : 2] = 1;
  return conflicts;
}

bool gives_extra_black(const UsRound& round, Place one, Place other) {
  return us_conflicts(round, one, other)[1] != 0 && round[one].due == 'W';
}

int us_distance(const UsRound& round, Place one, Place other) {
  if (round[one].rating == 0 || round[other].rating == 0) return 0;
  return std::abs(round[one].rating - round[other].rating);
}

}  // namespace bloesem::literal
