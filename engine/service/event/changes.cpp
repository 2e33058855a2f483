#include "engine/service/event/changes.hpp"

#include <algorithm>

#include "engine/model/counted.hpp"
#include "engine/service/event/absences.hpp"
#include "engine/service/event/bans.hpp"
#include "engine/service/event/contradictions.hpp"
#include "engine/service/event/late_entry.hpp"
#include "engine/service/event/manual_pairs.hpp"
#include "engine/service/event/undo.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

// Applies the changes one by one and stops at the first that fails.
class Applier {
 public:
  Applier(const Changes& changes, EventText& event, const Referee& referee)
      : changes_(changes), event_(event), referee_(referee) {}

  Result<std::string> apply() {
    if (changes_.undo_from) note(undo_rounds_from(event_, *changes_.undo_from, changes_.sure));
    if (!changes_.newcomers.empty()) enter_players();
    const int round =
        changes_.round.value_or(changes_.pairs.empty() ? event_.coming_round() : event_.last_round());
    if (round < 1) fail(refusal("no round has been paired yet: choose round 1"));
    if (!error_) error_ = find_contradiction(changes_, event_, round);
    pair_by_hand(round);
    for (const auto& pair : changes_.forbidden)
      if (!error_) note(forbid_pair(event_, pair));
    for (const int id : changes_.withdrawn) note(withdraw(event_, changes_.round.value_or(1), id));
    for (const int id : changes_.returned) note(take_back(event_, changes_.round.value_or(1), id));
    enter_results();
    if (!error_) text_ += warning_about_rest(round);
    if (error_) return *error_;
    return text_;
  }

 private:
  void fail(const Error& error) {
    if (!error_) error_ = error;
  }

  // After the first failure the other changes are skipped, because their errors may follow from it.
  void note(const Result<std::string>& done) {
    if (error_) return;
    if (done) {
      text_ += *done;
    } else {
      error_ = done.error();
    }
  }

  // The table of a round robin is that of all who enter together.
  void enter_players() {
    if (const auto error = refuse_entry(event_)) return fail(*error);
    const Tournament before = event_.has_table() ? event_.tournament() : Tournament{};
    for (const trf::PlayerFields& newcomer : changes_.newcomers)
      if (!error_) note(enter_late(event_, newcomer, referee_.by_position, changes_.allow_duplicates));
    if (!error_) note(fit_table(event_, before));
  }

  // Pairs and byes of one round belong together: a player who loses the opponent needs a new one or a bye.
  void pair_by_hand(int round) {
    const std::vector<PlayerIndex> field = field_of(event_, round);
    for (const auto& pair : changes_.pairs) {
      if (error_) return;
      if (const auto error = seat_pair(event_, round, pair)) fail(*error);
    }
    for (const auto& [id, outcome] : changes_.byes) {
      if (!error_) note(give_bye(event_, round, id, outcome));
    }
    if (!error_ && !changes_.byes.empty()) error_ = find_second_bye(event_, round);
    if (!error_ && round <= event_.last_round()) error_ = find_left_over(event_, round, field);
    give_verdicts(round);
  }

  void give_verdicts(int round) {
    if (error_) return;
    for (const auto& pair : changes_.pairs) {
      text_ += referee_.options ? verdict_on_pair(event_, round, pair, *referee_.options) : no_verdict(round);
    }
    for (const auto& [id, outcome] : changes_.byes) {
      if (outcome != Outcome::PairingBye) continue;
      text_ += referee_.options ? verdict_on_bye(event_, round, id, *referee_.options) : no_verdict(round);
    }
  }

  // With a bye given in advance, the number of the others must be even; each group has a bye of its own.
  [[nodiscard]] std::string warning_about_rest(int round) const {
    const std::vector<Player>& players = event_.tournament().players;
    const bool has_bye = std::any_of(changes_.byes.begin(), changes_.byes.end(),
                                     [](const auto& bye) { return bye.second == Outcome::PairingBye; });
    if (!has_bye || round <= event_.last_round() || !event_.tournament().groups.empty()) return "";
    const auto rest = std::count_if(players.begin(), players.end(), [round](const Player& player) {
      return player.round(round - 1).outcome == Outcome::Absent;
    });
    if (rest % 2 == 0) return "";
    return "round " + std::to_string(round) + ": " + counted(rest, "player") +
           (rest == 1 ? " remains" : " remain") +
           " to be paired, an odd number: the round can be paired when one more is absent or plays again\n";
  }

  static std::string no_verdict(int round) {
    return "round " + std::to_string(round) +
           ": not judged: choose the pairing system and the edition of its rules\n";
  }

  void enter_results() {
    if (changes_.results.empty()) return;
    const int round = changes_.round.value_or(event_.last_round());
    if (const auto error = refuse_unpaired(event_, round)) return fail(*error);
    for (const ResultEntry& entry : changes_.results) {
      if (error_) return;
      note(enter_result(event_, round, entry));
    }
    if (!error_) error_ = event_.count_matches();
    if (!error_) text_ += progress_of(event_, round);
  }

  const Changes& changes_;
  EventText& event_;
  const Referee& referee_;
  std::string text_;
  std::optional<Error> error_;
};

}  // namespace

Result<std::string> apply(const Changes& changes, EventText& event, const Referee& referee) {
  return Applier(changes, event, referee).apply();
}

}  // namespace bloesem::service
