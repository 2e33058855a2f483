#include "tests/explain/random_change.hpp"

namespace bloesem::test {
namespace {

using explain::Change;
using explain::ChangeKind;
using explain::Pair;
using explain::Subject;

Change random_change(Random& random, const Subject& subject) {
  constexpr std::pair<Outcome, Outcome> results[] = {{Outcome::Win, Outcome::Loss},
                                                     {Outcome::Draw, Outcome::Draw},
                                                     {Outcome::Loss, Outcome::Win},
                                                     {Outcome::ForfeitWin, Outcome::ForfeitLoss},
                                                     {Outcome::UnratedWin, Outcome::UnratedLoss},
                                                     {Outcome::Unfinished, Outcome::Unfinished}};
  const auto last = static_cast<PlayerIndex>(subject.tournament.players.size() - 1);
  Change change{.one = random.between(PlayerIndex(0), last), .other = random.between(PlayerIndex(0), last)};
  const int roll = random.between(1, 100);
  if (roll > 55) {
    change.kind = roll <= 70   ? ChangeKind::Absent
                  : roll <= 75 ? ChangeKind::Withdrawn
                  : roll <= 90 ? ChangeKind::Forbidden
                               : ChangeKind::Allowed;
    return change;
  }
  if (subject.round() == 1) return change;
  change.round = random.chance(60) ? subject.round() - 1 : random.between(1, subject.round() - 1);
  change.other =
      subject.tournament.players[static_cast<std::size_t>(change.one)].round(change.round - 1).opponent;
  const auto& [one, other] = results[random.between<std::size_t>(0, std::size(results) - 1)];
  change.of_one = one;
  change.of_other = other;
  return change;
}

}  // namespace

std::vector<Change> random_changes(Random& random, const Subject& subject, int number) {
  std::vector<Change> changes;
  Tournament tournament = subject.tournament;
  PairOptions options = subject.options;
  for (int tries = 0; tries < 200 && static_cast<int>(changes.size()) < number; ++tries) {
    const Change change = random_change(random, subject);
    if (refuse_change(change, tournament, options)) continue;
    apply(change, tournament, options);
    changes.push_back(change);
  }
  return changes;
}

}  // namespace bloesem::test
