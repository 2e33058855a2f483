#include "tests/explain/sequence_cost.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/sequence/pair_round.hpp"

namespace bloesem::test {
namespace {

using explain::PairAnswer;
using explain::PairFate;

std::set<std::set<PlayerIndex>> groups_of(const BracketRecord& bracket) {
  std::set<std::set<PlayerIndex>> groups;
  for (const auto& [one, other] : bracket.pairs) groups.insert({one, other});
  for (const PlayerIndex floater : bracket.downfloaters) groups.insert({floater});
  return groups;
}

std::vector<const BracketRecord*> kept(const Record& record) {
  std::vector<const BracketRecord*> brackets;
  for (const BracketRecord& bracket : record.brackets)
    if (!bracket.discarded) brackets.push_back(&bracket);
  return brackets;
}

// Returns the only downfloater; no_player if there is none, or more.
PlayerIndex only_downfloater(const BracketRecord& bracket) {
  return bracket.downfloaters.size() == 1 ? bracket.downfloaters.front() : no_player;
}

// True if the bracket closes (2026): its only downfloater has the bye, and so meets nobody in the next bracket.
// C8 is then no value by which the bracket is paired, though the sequence engine states it.
bool closes(const BracketRecord& bracket, const RoundPairing& round) {
  return round.bye && only_downfloater(bracket) == *round.bye;
}

Result<RoundPairing> paired(const Tournament& tournament, const PairOptions& options) {
  Result<RoundPairing> round = sequence::pair_round(tournament, options);
  if (!round && round.error().code != ErrorCode::NoValidPairing)
    throw std::runtime_error("sequence engine: " + round.error().message);
  return round;
}

}  // namespace

PairAnswer sequence_cost(const explain::Subject& subject, const PairOptions& options) {
  const Result<RoundPairing> other = paired(subject.tournament, options);
  if (!other) return {PairFate::Impossible};
  const Result<RoundPairing> own = paired(subject.tournament, subject.options);
  const auto ours = kept(own->record);
  const auto theirs = kept(other->record);
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    const auto bracket = static_cast<std::uint32_t>(ours[i] - own->record.brackets.data());
    if (ours[i]->residents != theirs[i]->residents || ours[i]->moved_down != theirs[i]->moved_down)
      return {PairFate::Completion, bracket};
    for (std::size_t row = 0; row < ours[i]->criteria.size(); ++row) {
      const criteria::CriterionValue& own_value = ours[i]->criteria[row];
      if (own_value.article == "C8" && (closes(*ours[i], *own) || closes(*theirs[i], *other))) continue;
      for (const criteria::CriterionValue& value : theirs[i]->criteria)
        if (value.article == own_value.article && value.meaning == own_value.meaning && value != own_value)
          return {PairFate::Criterion, bracket, static_cast<std::uint32_t>(row), value};
    }
    if (groups_of(*ours[i]) != groups_of(*theirs[i])) return {PairFate::Order, bracket};
  }
  return {PairFate::Board};
}

bool same_cost(const PairAnswer& cost, const PairAnswer& by_sequence) {
  return cost.fate == by_sequence.fate && cost.with == by_sequence.with &&
         (cost.with.article == "C5" || cost.bracket == by_sequence.bracket);
}

PairOptions meeting_only(const explain::Subject& subject, PlayerIndex player,
                         const std::vector<PlayerIndex>& opponents) {
  PairOptions options = subject.options;
  for (std::size_t i = 0; i < subject.tournament.players.size(); ++i) {
    const auto other = static_cast<PlayerIndex>(i);
    if (other != player && std::count(opponents.begin(), opponents.end(), other) == 0)
      options.forbidden.emplace_back(player, other);
  }
  options.without_bye.push_back(player);
  return options;
}

std::string text_of(const explain::PairAnswer& answer) {
  std::string text = "fate " + std::to_string(static_cast<int>(answer.fate)) + ", bracket " +
                     std::to_string(answer.bracket) + ", criterion " + std::to_string(answer.criterion) + ' ' +
                     std::string(answer.with.article) + " = " + std::to_string(answer.with.count);
  for (const Points difference : answer.with.differences) text += ' ' + std::to_string(difference);
  return text;
}

}  // namespace bloesem::test
