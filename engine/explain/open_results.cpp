#include "bloesem/explain/open_results.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/explain/games.hpp"
#include "engine/explain/neighbouring_results.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

std::vector<OpenGame> open_games_before(const Subject& subject) {
  std::vector<OpenGame> games;
  for (int round = 1; round < subject.round(); ++round)
    for (const Game& game : games_of(subject.tournament, round))
      if (game.is_open()) games.push_back({round, game.white, game.black});
  return games;
}

// Who meets whom in a round.
struct Seats {
  std::vector<PlayerIndex> partners;  // by player: themselves with the bye, no_player if not paired
  std::vector<char> white;            // by player
  bool paired = false;                // there is a legal round
};

Seats seats_of(const Result<RoundPairing>& pairing, std::size_t players) {
  Seats seats{std::vector<PlayerIndex>(players, no_player), std::vector<char>(players, 0), pairing.has_value()};
  if (!pairing) return seats;
  for (const auto& [white, black] : pairing->boards) {
    seats.partners[static_cast<std::size_t>(white)] = black;
    seats.partners[static_cast<std::size_t>(black)] = white;
    seats.white[static_cast<std::size_t>(white)] = 1;
  }
  for (const PlayerIndex bye : byes_of(*pairing)) seats.partners[static_cast<std::size_t>(bye)] = bye;
  return seats;
}

// Pairs one set of results after another. Each differs from the one before it in one game, so where a board
// comes or goes both are the witness.
class OpenSearch {
 public:
  OpenSearch(const Subject& subject, std::vector<OpenGame> games, const OpenLimit& limit)
      : subject_(subject), limit_(limit), tournament_(subject.tournament), options_(plain_options(subject)) {
    answer_.games = std::move(games);
  }

  Result<OpenRound> run() {
    if (subject_.answer) list_boards(*subject_.answer);
    NeighbouringResults sets(answer_.games.size(), limit_.most_rounds);
    for (std::optional<OpenResults> results = sets.next(); results; results = sets.next()) {
      answer_.out_of_time = limit_.time.reached();
      if (answer_.out_of_time) break;
      if (std::optional<Error> error = take(*results)) return *std::move(error);
    }
    answer_.all = sets.is_every_set() && !answer_.out_of_time;
    finish();
    return std::move(answer_);
  }

 private:
  // What is known of a board while the search goes on.
  struct Running {
    bool is_on = false;
    std::size_t since = 0;  // number of the set that brought it last
    bool both_colours = false;
  };

  void list_boards(const RoundPairing& pairing) {
    for (const Board& board : pairing.boards) index_of(board.white, board.black);
    for (const PlayerIndex bye : byes_of(pairing)) index_of(bye, bye);
  }

  std::size_t index_of(PlayerIndex one, PlayerIndex other) {
    const auto [found, is_new] = indexes_.try_emplace(std::minmax(one, other), answer_.boards.size());
    if (is_new) {
      answer_.boards.push_back({.one = one, .other = other == one ? no_player : other});
      running_.emplace_back();
    }
    return found->second;
  }

  std::optional<Error> take(const OpenResults& results) {
    for (std::size_t i = 0; i < results.size(); ++i)
      apply(ending(answer_.games[i], results[i]), tournament_, options_);
    Result<RoundPairing> pairing = Error{};
    answer_.out_of_time =
        stopped_at(limit_.time.left(), [&] { pairing = pair_consistent(tournament_, options_); }).has_value();
    if (answer_.out_of_time) return std::nullopt;
    if (!pairing && pairing.error().code != ErrorCode::NoValidPairing) return pairing.error();
    Seats seats = seats_of(pairing, tournament_.players.size());
    answer_.impossible += seats.paired ? 0 : 1;
    for (std::size_t i = 0; i < seats.partners.size(); ++i)
      compare(static_cast<PlayerIndex>(i), seats, results);
    seats_ = std::move(seats);
    results_ = results;
    ++answer_.searched;
    return std::nullopt;
  }

  void compare(PlayerIndex player, const Seats& now, const OpenResults& results) {
    const auto i = static_cast<std::size_t>(player);
    const PlayerIndex before = seats_.partners.empty() ? no_player : seats_.partners[i];
    const PlayerIndex partner = now.partners[i];
    if (before != partner && before >= player) end(index_of(player, before), now, results);
    if (partner < player) return;  // not paired, or seen with the partner
    const bool white = now.white[i] != 0;
    const std::size_t board = white ? index_of(player, partner) : index_of(partner, player);
    if (before != partner) begin(board, results);
    note_colour(board, white ? player : partner);
  }

  void begin(std::size_t board, const OpenResults& results) {
    running_[board].is_on = true;
    running_[board].since = answer_.searched;
    if (answer_.searched > 0) witness(board, results, results_, !seats_.paired);
  }

  void end(std::size_t board, const Seats& now, const OpenResults& results) {
    running_[board].is_on = false;
    answer_.boards[board].met += answer_.searched - running_[board].since;
    witness(board, results_, results, !now.paired);
  }

  void witness(std::size_t board, const OpenResults& with, const OpenResults& without, bool no_round) {
    if (answer_.boards[board].witness) return;
    const auto [one, other] = std::mismatch(with.begin(), with.end(), without.begin());
    answer_.boards[board].witness =
        Witness{with, without, static_cast<std::size_t>(one - with.begin()), no_round};
  }

  void note_colour(std::size_t board, PlayerIndex white) {
    OpenBoard& known = answer_.boards[board];
    if (known.is_bye() || running_[board].both_colours) return;
    const Colour colour = known.one == white ? Colour::White : Colour::Black;
    running_[board].both_colours = known.colour && *known.colour != colour;
    known.colour = running_[board].both_colours ? std::nullopt : std::optional(colour);
  }

  void finish() {
    for (std::size_t i = 0; i < answer_.boards.size(); ++i) {
      OpenBoard& board = answer_.boards[i];
      if (running_[i].is_on) board.met += answer_.searched - running_[i].since;
      board.certainty = board.witness                   ? Certainty::NotCertain
                        : !answer_.all                  ? Certainty::Undecided
                        : board.met == answer_.searched ? Certainty::Certain
                                                        : Certainty::Never;
    }
    std::stable_partition(answer_.boards.begin(), answer_.boards.end(),
                          [](const OpenBoard& board) { return !board.is_bye(); });
  }

  const Subject& subject_;
  const OpenLimit& limit_;
  Tournament tournament_;
  PairOptions options_;
  OpenRound answer_;
  std::map<Pair, std::size_t> indexes_;  // of boards; a bye is a pair with oneself
  std::vector<Running> running_;         // by board
  // Of the set before.
  Seats seats_;
  OpenResults results_;
};

std::optional<Error> refuse_open(const Subject& subject, const std::vector<OpenGame>& games) {
  const auto refusal = [](std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message), {}};
  };
  if (games.empty())
    return refusal("every game before round " + std::to_string(subject.round()) +
                   " has a result: expected one that has none");
  const Result<RequestedRound> request = request_of_consistent(subject.tournament, subject.options);
  if (!request) return request.error();
  if (subject.tournament.rounds_are_matches || request->edition.system().of_teams)
    return refusal(
        "open matches have more results than won, drawn and lost: expected an event of single games");
  return std::nullopt;
}

}  // namespace

Result<OpenRound> open_results(const Subject& subject, const OpenLimit& limit) {
  std::vector<OpenGame> games = open_games_before(subject);
  if (std::optional<Error> error = refuse_open(subject, games)) return *std::move(error);
  return OpenSearch(subject, std::move(games), limit).run();
}

}  // namespace bloesem::explain
