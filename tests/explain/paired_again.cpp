#include "tests/explain/paired_again.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <utility>

#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Pair;
using explain::Subject;

void forbid_again(Tournament& tournament, const std::pair<PlayerIndex, PlayerIndex>& allowed) {
  std::vector<std::vector<PlayerIndex>> pairs;
  for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups)
    for (const PlayerIndex a : group)
      for (const PlayerIndex b : group)
        if (a < b && std::pair(a, b) != allowed) pairs.push_back({a, b});
  tournament.forbidden_groups = pairs;
}

}  // namespace

Subject round_to_change(Random& random, int most_players, int most_rounds) {
  for (;;) {
    const int players = random.between(4, most_players);
    Tournament tournament = random.chance(70)
                                ? played_tournament(random, players, random.between(1, most_rounds))
                                : made_up_tournament(random, players, random.between(1, most_rounds));
    if (!tournament.rounds_declared)
      tournament.rounds_declared = tournament.rounds_played + random.between(1, 3);
    if (random.chance(15)) tournament.forbidden_groups.push_back({0, 1, 3});
    PairOptions options;
    options.edition = random.chance(50) ? Edition::Baku2016 : Edition::Fide2026;
    if (random.chance(20) && tournament.rounds_played > 0)
      options.round = random.between(1, tournament.rounds_played);
    if (random.chance(20)) options.absent.push_back(random.between(0, players - 1));
    if (random.chance(20)) options.forbidden.emplace_back(0, players - 1);
    Result<Subject> subject = explain::subject_of(tournament, options);
    if (subject) return std::move(subject).value();
  }
}

std::pair<Tournament, PairOptions> changed_again(const Subject& subject, const std::vector<Change>& changes) {
  Tournament tournament = subject.tournament;
  PairOptions options = subject.options;
  for (const Change& change : changes) {
    switch (change.kind) {
      case ChangeKind::Result:
        for (auto& player : tournament.players) {
          const auto index = static_cast<PlayerIndex>(&player - tournament.players.data());
          if (index == change.one)
            player.rounds[static_cast<std::size_t>(change.round - 1)].outcome = change.of_one;
          if (index == change.other)
            player.rounds[static_cast<std::size_t>(change.round - 1)].outcome = change.of_other;
        }
        break;
      case ChangeKind::Absent:
      case ChangeKind::Withdrawn: options.absent.push_back(change.one); break;
      case ChangeKind::Forbidden: tournament.forbidden_groups.push_back({change.one, change.other}); break;
      case ChangeKind::Allowed:
        for (const auto& [a, b] : std::exchange(options.forbidden, {}))
          tournament.forbidden_groups.push_back({a, b});
        forbid_again(tournament, std::minmax(change.one, change.other));
    }
  }
  return {std::move(tournament), std::move(options)};
}

std::optional<RoundPairing> paired_again(const Subject& subject, const std::vector<Change>& changes) {
  const auto [tournament, options] = changed_again(subject, changes);
  Result<RoundPairing> pairing = pair_round(tournament, options);
  if (!pairing) return std::nullopt;
  return std::move(pairing).value();
}

std::vector<Pair> pairs_and_byes(const RoundPairing& pairing) {
  std::vector<Pair> pairs;
  for (const Board& board : pairing.boards)
    pairs.emplace_back(std::min(board.white, board.black), std::max(board.white, board.black));
  for (const PlayerIndex bye : byes_of(pairing)) pairs.emplace_back(no_player, bye);
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::string text_of(const Change& change) {
  std::ostringstream text;
  text << static_cast<int>(change.kind) << ' ' << std::min(change.one, change.other).value() << ' '
       << std::max(change.one, change.other).value() << " @" << change.round << ' '
       << static_cast<int>(change.one < change.other ? change.of_one : change.of_other) << ' '
       << static_cast<int>(change.one < change.other ? change.of_other : change.of_one);
  return text.str();
}

}  // namespace bloesem::test
