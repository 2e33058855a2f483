#include "bloesem/explain/how.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/explain/change_trials.hpp"
#include "engine/explain/decisive_pairs.hpp"
#include "engine/explain/forbidden_pairs.hpp"
#include "engine/explain/games.hpp"
#include "engine/explain/taking_part.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

// Returns the round in which the two met. In systems whose rules the literal engine of the Dutch family reads,
// no pairing ever has two players who have met (C.1), and no change here undoes a game that was played.
int round_of_meeting(const Subject& subject, const Goal& goal, Edition edition) {
  if (goal.is_bye() || edition.system().rulebook == nullptr) return 0;
  const Player& player = subject.tournament.players[static_cast<std::size_t>(goal.one)];
  for (int round = 1; round < subject.round(); ++round) {
    const RoundEntry entry = player.round(round - 1);
    if (entry.opponent == goal.other && was_played(entry)) return round;
  }
  return 0;
}

class HowSearch {
  // Trials wait for each other, so that several threads can try them.
  static constexpr std::size_t most_waiting = 4096;

 public:
  HowSearch(const Subject& subject, const Goal& goal, const HowLimit& limit)
      : subject_(subject), limit_(limit), options_(plain_options(subject)), trials_(subject, goal, limit.time) {
    how_.goal = goal;
  }

  Result<How> run() {
    const Result<bool> already = trials_.start();
    if (!already) return already.error();
    how_.holds_already = *already;
    const Result<RequestedRound> request = request_of_consistent(subject_.tournament, options_);
    if (!request) return request.error();
    how_.met_in = round_of_meeting(subject_, how_.goal, request->edition);
    std::vector<PlayerIndex> players{how_.goal.one};
    if (!how_.goal.is_bye()) players.push_back(how_.goal.other);
    how_.away = players_away(subject_, request->field, players);
    if (how_.holds_already || how_.met_in > 0 || !how_.away.empty()) return std::move(how_);
    const int last = subject_.round() - 1;
    const std::vector<Change> last_results = results_of(last, last);
    try_each(HowStage::LastResult, last_results);
    try_each(HowStage::EarlierResult, results_of(last - 1, 1));
    try_each(HowStage::Absence, absences(request->field));
    try_forbidden(request->field, request->edition);
    try_each(HowStage::Allowed, allowed());
    try_waiting();
    if (how_.answers.empty()) try_two(last_results);
    try_waiting();
    if (error_) return *std::move(error_);
    return std::move(how_);
  }

 private:
  // Those of rounds `last` down to `first`.
  [[nodiscard]] std::vector<Change> results_of(int last, int first) const {
    std::vector<Change> changes;
    for (int round = last; round >= first && round >= 1; --round)
      for (const Change& change : other_results(subject_.tournament, options_, round))
        changes.push_back(change);
    return changes;
  }

  // An absent player neither meets anybody nor has the bye.
  [[nodiscard]] std::vector<Change> absences(const swiss::RoundField& field) const {
    std::vector<Change> changes;
    for (swiss::Position p = 0; p < field.size(); ++p)
      if (const PlayerIndex player = field.player(p); player != how_.goal.one && player != how_.goal.other)
        changes.push_back({ChangeKind::Absent, player});
    return changes;
  }

  [[nodiscard]] std::vector<Change> allowed() const {
    std::vector<Change> changes;
    for (const auto& [one, other] : forbidden_pairs(subject_.tournament, options_))
      changes.push_back({ChangeKind::Allowed, one, other});
    return changes;
  }

  void try_each(HowStage kind, const std::vector<Change>& changes) {
    stage(kind).changes = changes.size();
    for (const Change& change : changes)
      if (!try_changes(kind, {change})) return;
  }

  // Pairs that are barred from the field already are no changes: the field would be the same.
  void try_forbidden(const swiss::RoundField& field, Edition edition) {
    Searched& searched = stage(HowStage::Forbidden);
    std::size_t open = 0;
    for (swiss::Position p = 0; p < field.size(); ++p)
      open += static_cast<std::size_t>(field.size()) - 1 - field.barred(p).size();
    searched.changes = open / 2 - (is_open(field, pair_of_goal()) ? 1 : 0);
    const std::optional<std::vector<Pair>> decisive = decisive_pairs(subject_, field, edition);
    const std::vector<Pair> first = decisive ? *decisive : pairs_of_boards();
    bool none = true;
    for (const Pair& pair : first) {
      if (pair == pair_of_goal() || !is_open(field, pair)) continue;
      none = false;
      if (!try_forbidding(pair)) return;
    }
    if (!decisive)
      try_forbidding_others(field, first);
    else if (none || try_waiting())
      searched.searched = searched.changes;  // no other pair changes the round
  }

  void try_forbidding_others(const swiss::RoundField& field, const std::vector<Pair>& tried) {
    for (swiss::Position p = 0; p < field.size(); ++p) {
      const std::vector<swiss::Position> barred = field.barred(p);
      for (swiss::Position q = p + 1; q < field.size(); ++q) {
        const Pair pair = std::minmax(field.player(p), field.player(q));
        if (pair == pair_of_goal() || std::binary_search(barred.begin(), barred.end(), q) ||
            std::binary_search(tried.begin(), tried.end(), pair))
          continue;
        if (!try_forbidding(pair)) return;
      }
    }
  }

  bool try_forbidding(const Pair& pair) {
    return try_changes(HowStage::Forbidden, {{ChangeKind::Forbidden, pair.first, pair.second}});
  }

  [[nodiscard]] Pair pair_of_goal() const { return std::minmax(how_.goal.one, how_.goal.other); }

  [[nodiscard]] std::vector<Pair> pairs_of_boards() const {
    std::vector<Pair> pairs;
    if (subject_.answer)
      for (const Board& board : subject_.answer->boards) pairs.push_back(std::minmax(board.white, board.black));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  }

  // True if both players are in the field and may meet.
  static bool is_open(const swiss::RoundField& field, const Pair& pair) {
    swiss::Position one = -1;
    swiss::Position other = -1;
    for (swiss::Position p = 0; p < field.size(); ++p) {
      if (field.player(p) == pair.first) one = p;
      if (field.player(p) == pair.second) other = p;
    }
    if (one < 0 || other < 0) return false;
    const std::vector<swiss::Position> barred = field.barred(one);
    return !std::binary_search(barred.begin(), barred.end(), other);
  }

  void try_two(const std::vector<Change>& changes) {
    const auto of_one_game = [](const Change& a, const Change& b) { return a.one == b.one; };
    Searched& searched = stage(HowStage::TwoResults);
    for (std::size_t i = 0; i < changes.size(); ++i)
      for (std::size_t j = i + 1; j < changes.size(); ++j)
        searched.changes += of_one_game(changes[i], changes[j]) ? 0 : 1;
    for (std::size_t i = 0; i < changes.size(); ++i)
      for (std::size_t j = i + 1; j < changes.size(); ++j)
        if (!of_one_game(changes[i], changes[j]) &&
            !try_changes(HowStage::TwoResults, {changes[i], changes[j]}))
          return;
  }

  // Tries these changes together, at the latest in try_waiting. Returns false if the search has ended.
  bool try_changes(HowStage kind, ChangeTrials::Trial changes) {
    if (ended_) return false;
    waiting_.push_back(std::move(changes));
    kinds_.push_back(kind);
    return waiting_.size() < most_waiting || try_waiting();
  }

  // Takes the outcomes in the order of the trials. Returns false if the search has ended.
  bool try_waiting() {
    const std::vector<ChangeTrials::Outcome> outcomes =
        trials_.outcomes(waiting_, limit_.most_answers - how_.answers.size());
    for (std::size_t i = 0; i < outcomes.size() && !ended_; ++i)
      ended_ = !take(kinds_[i], std::move(waiting_[i]), outcomes[i]);
    waiting_.clear();
    kinds_.clear();
    return !ended_;
  }

  bool take(HowStage kind, ChangeTrials::Trial&& changes, const ChangeTrials::Outcome& outcome) {
    if (how_.answers.size() >= limit_.most_answers) return false;
    how_.out_of_time = !outcome;
    if (!outcome) return false;
    if (!*outcome) error_ = outcome->error();
    if (!*outcome) return false;
    ++stage(kind).searched;
    if (**outcome) how_.answers.push_back(std::move(changes));
    return true;
  }

  Searched& stage(HowStage kind) { return how_.stages[static_cast<std::size_t>(kind)]; }

  const Subject& subject_;
  const HowLimit& limit_;
  PairOptions options_;
  ChangeTrials trials_;
  // Parallel: what is to be tried, and which kind of change it is.
  std::vector<ChangeTrials::Trial> waiting_;
  std::vector<HowStage> kinds_;
  How how_;
  bool ended_ = false;
  std::optional<Error> error_;
};

std::optional<Error> refuse_goal(const Subject& subject, const Goal& goal) {
  const auto exists = [&](PlayerIndex player) {
    return player >= 0 && static_cast<std::size_t>(player) < subject.tournament.players.size();
  };
  if (exists(goal.one) && (goal.is_bye() || (exists(goal.other) && goal.one != goal.other)))
    return std::nullopt;
  return Error{ErrorCode::InvalidInput,
               goal.is_bye() ? "expected a player of the tournament" : "expected two players of the tournament",
               {}};
}

}  // namespace

Result<How> how(const Subject& subject, const Goal& goal, const HowLimit& limit) {
  if (std::optional<Error> error = refuse_goal(subject, goal)) return *std::move(error);
  return HowSearch(subject, goal, limit).run();
}

}  // namespace bloesem::explain
