// The Amalfi rating: one ranking, and opponents as many places below as rounds are still to play.
#include <algorithm>
#include <optional>
#include <tuple>

#include "engine/literal/colours.hpp"
#include "engine/literal/facts.hpp"
#include "engine/literal/literal.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

struct AmalfiPlayer {
  Place place = -1;
  int rating = 0;
  std::vector<Colour> colours;  // oldest first
  int whites = 0;
  int blacks = 0;
};

bool had_free_point(const Field& field, Place p) {
  for (int r = 0; r < field.before(); ++r) {
    const Outcome outcome = field.player(p).round(r).outcome;
    if (outcome == Outcome::PairingBye || outcome == Outcome::ForfeitWin) return true;
  }
  return false;
}

std::vector<AmalfiPlayer> amalfi_ranking(const Field& field) {
  std::vector<Place> places = places_of(field.everybody());
  std::stable_sort(places.begin(), places.end(), [&](Place a, Place b) {
    return std::tuple(-field[a].score, -field.player(a).rating) <
           std::tuple(-field[b].score, -field.player(b).rating);
  });
  std::vector<AmalfiPlayer> players;
  for (const Place p : places) {
    AmalfiPlayer player{p, field.player(p).rating, field[p].colours, 0, 0};
    player.whites = static_cast<int>(std::count(player.colours.begin(), player.colours.end(), Colour::White));
    player.blacks = static_cast<int>(player.colours.size()) - player.whites;
    players.push_back(std::move(player));
  }
  return players;
}

// The lowest who had neither a bye nor a win by forfeit; if all had, the lowest.
Place take_amalfi_bye(const Field& field, std::vector<AmalfiPlayer>& players) {
  auto bye = std::find_if(players.rbegin(), players.rend(),
                          [&](const AmalfiPlayer& p) { return !had_free_point(field, p.place); });
  if (bye == players.rend()) bye = players.rbegin();
  const Place place = bye->place;
  players.erase(std::next(bye).base());
  return place;
}

bool has_fictitious_points(const Field& field) {
  for (Place p = 0; p < field.size(); ++p)
    if (field.player(p).virtual_in(field.before()) != 0) return true;
  return false;
}

// Whether the first of two players has White, and whether their colours let them meet.
struct AmalfiColours {
  bool first_is_white = true;
  bool possible = true;
};

// Players are numbered by rating.
bool is_stronger(const AmalfiPlayer& x, const AmalfiPlayer& y) {
  return std::tuple(-x.rating, x.place) < std::tuple(-y.rating, y.place);
}

bool third_time(const AmalfiPlayer& player, Colour colour) { return repeated_colour(player.colours) == colour; }

bool bears(const AmalfiPlayer& player, Colour colour) {
  const int difference = colour_difference(player.colours) + (colour == Colour::White ? 1 : -1);
  return difference >= -2 && difference <= 2;
}

// Who had fewer Whites, or as many Whites and more Blacks, has White; x is ranked higher.
AmalfiColours amalfi_by_number(const AmalfiPlayer& x, const AmalfiPlayer& y) {
  AmalfiColours found{x.whites != y.whites ? x.whites < y.whites : x.blacks > y.blacks};
  const AmalfiPlayer& white = found.first_is_white ? x : y;
  const AmalfiPlayer& black = found.first_is_white ? y : x;
  found.possible = !third_time(white, Colour::White) && !third_time(black, Colour::Black);
  return found;
}

// Where both numbers are equal: the latest difference decides, or else the stronger player alternates, to White
// if there is nothing to alternate.
AmalfiColours amalfi_by_history(const AmalfiPlayer& x, const AmalfiPlayer& y) {
  AmalfiColours found;
  if (const auto colour = alternated(x.colours, y.colours)) {
    found.first_is_white = *colour == Colour::White;
  } else {
    const bool stronger_is_white = x.colours.empty() || x.colours.back() == Colour::Black;
    found.first_is_white = stronger_is_white == is_stronger(x, y);
  }
  const Colour twice = repeated_colour(x.colours);
  const bool both_twice = twice != Colour::None && twice == repeated_colour(y.colours);
  found.possible = !both_twice && bears(found.first_is_white ? x : y, Colour::White) &&
                   bears(found.first_is_white ? y : x, Colour::Black);
  return found;
}

AmalfiColours amalfi_colours(const AmalfiPlayer& x, const AmalfiPlayer& y) {
  return x.whites == y.whites && x.blacks == y.blacks ? amalfi_by_history(x, y) : amalfi_by_number(x, y);
}

class AmalfiWalk {
 public:
  AmalfiWalk(const LiteralRound& request, const Field& field, std::vector<AmalfiPlayer> players, int step)
      : field_(field), players_(std::move(players)), step_(step) {
    last_round_ = request.round >= request.rounds_declared;
    first_round_ = request.round == 1;
  }

  // Pairs the highest player who is free, then all others. Returns false if there is no way.
  bool pair(Mask free) {
    if (free == 0) return true;
    const Place i = first_of(free);
    for (const Place j : candidates(i)) {
      if (!has(free, j) || !possible(i, j)) continue;
      pairs_.emplace_back(i, j);
      if (pair(free & ~bit(i) & ~bit(j))) return true;
      pairs_.pop_back();
    }
    return false;
  }

  // In round 1 the colours alternate from board to board, that of the stronger player first.
  [[nodiscard]] std::vector<Board> boards() const {
    std::vector<Board> boards;
    for (const auto& [i, j] : pairs_) {
      const AmalfiPlayer& x = players_[static_cast<std::size_t>(i)];
      const AmalfiPlayer& y = players_[static_cast<std::size_t>(j)];
      const bool stronger_is_white = (boards.size() % 2 == 0) == (field_.initial_colour() == Colour::White);
      const bool white =
          first_round_ ? stronger_is_white == is_stronger(x, y) : amalfi_colours(x, y).first_is_white;
      const Board board{field_[x.place].player, field_[y.place].player};
      boards.push_back(white ? board : Board{board.black, board.white});
    }
    return boards;
  }

 private:
  // From the place that is `step` below upwards, then from there downwards.
  [[nodiscard]] std::vector<Place> candidates(Place i) const {
    const auto last = static_cast<Place>(players_.size()) - 1;
    const Place aim = std::min(i + step_, last);
    std::vector<Place> list;
    for (Place j = aim; j > i; --j) list.push_back(j);
    for (Place j = aim + 1; j <= last; ++j) list.push_back(j);
    return list;
  }

  [[nodiscard]] bool possible(Place i, Place j) const {
    const AmalfiPlayer& x = players_[static_cast<std::size_t>(i)];
    const AmalfiPlayer& y = players_[static_cast<std::size_t>(j)];
    if (!has(field_.partners(x.place), y.place)) return false;
    return first_round_ || last_round_ || amalfi_colours(x, y).possible;
  }

  const Field& field_;
  std::vector<AmalfiPlayer> players_;
  int step_;
  bool last_round_;
  bool first_round_;
  std::vector<std::pair<Place, Place>> pairs_;
};

}  // namespace

Result<LiteralPairing> amalfi_2008(const LiteralRound& request) {
  const Result<Field> field = Field::of(request);
  if (!field) return field.error();
  if (has_fictitious_points(*field))
    return Error{ErrorCode::InvalidInput, "the Amalfi rating knows no fictitious points", {}};
  std::vector<AmalfiPlayer> players = amalfi_ranking(*field);
  const int rounds_left = request.rounds_declared - request.round + 1;
  const int half = static_cast<int>(players.size()) / 2;
  LiteralPairing pairing;
  pairing.bye = field->assigned_bye();
  if (players.size() % 2 != 0) pairing.bye = (*field)[take_amalfi_bye(*field, players)].player;
  const auto paired = static_cast<Place>(players.size());
  AmalfiWalk walk(request, *field, std::move(players), std::max(1, std::min(rounds_left, half)));
  if (!walk.pair(bit(paired) - 1)) return no_pairing();
  if (request.round == 1 && !field->initial_colour())
    return Error{ErrorCode::InvalidInput, "the initial colour must be known", {}};
  pairing.boards = walk.boards();
  return pairing;
}

}  // namespace bloesem::literal
