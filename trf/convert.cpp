#include "trf/convert.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "trf/columns.hpp"
#include "trf/editor.hpp"
#include "trf/rule_records.hpp"

namespace bloesem::trf {

namespace {

// Every record by which some dialect states a rule of the tournament.
constexpr std::array<std::string_view, 17> stated_rules = {"142", "152", "162", "250", "260", "XXR",
                                                           "XXC", "XXS", "XXP", "XXA", "XXZ", "BBW",
                                                           "BBD", "BBL", "BBZ", "BBF", "BBU"};

std::string numbered(std::string_view what, int number) {
  return std::string(what).append(std::to_string(number));
}

class Converter {
 public:
  Converter(Document document, Tournament tournament, bool by_position, Target target)
      : editor_(std::move(document)),
        tournament_(std::move(tournament)),
        by_position_(by_position),
        target_(target) {}

  Conversion convert() {
    editor_.to_utf8();
    drop_rounds_after_the_last();
    for (const Player& player : tournament_.players) write_player(player);
    write_requests();
    for (const std::string_view code : stated_rules) editor_.erase_records(code);
    settle_numbers();
    RuleRecords rules = state_rules(tournament_, by_position_, target_);
    editor_.insert_records(rules.lines);
    std::move(rules.losses.begin(), rules.losses.end(), std::back_inserter(losses_));
    if (!modern()) report_unusual_marks();
    return {editor_.document(), std::move(losses_)};
  }

 private:
  void lose(std::string sentence) { losses_.push_back(std::move(sentence)); }

  [[nodiscard]] bool modern() const noexcept { return target_ == Target::Trf16; }
  // Absences in rounds that will not be: the reader drops them too, where it sees them.
  void drop_rounds_after_the_last() {
    const int last = std::max(tournament_.rounds_declared.value_or(most_rounds), tournament_.rounds_played);
    for (Player& player : tournament_.players) {
      player.rounds.resize(std::min(player.rounds.size(), static_cast<std::size_t>(last)));
    }
  }

  // ---- players

  void write_player(const Player& player) {
    const std::vector<Cell> written = editor_.cells(player.id);
    std::vector<Cell> cells;
    const auto rounds = static_cast<std::size_t>(tournament_.rounds_played) + 1;
    for (std::size_t round = 0; round < std::min(rounds, player.rounds.size()); ++round) {
      cells.push_back(cell(player.rounds[round], round < written.size() ? written[round] : Cell{}));
    }
    editor_.write_cells(player.id, cells);
    if (editor_.fields(player.id).name != player.name) {
      lose(numbered("the name of player ", player.id) + " is cut: it has more than 33 characters");
    }
    write_points(player);
  }

  [[nodiscard]] Cell cell(const RoundEntry& entry, const Cell& written) const {
    // The model does not name the opponent of a one-sided forfeit: the file does.
    if (entry.outcome == Outcome::ForfeitWin && entry.opponent == no_player) return written;
    const int opponent =
        entry.opponent == no_player ? 0 : tournament_.players[static_cast<std::size_t>(entry.opponent)].id;
    return {opponent, entry.colour, entry.outcome, false, written.code};
  }

  // JaVaFo counts the bye of the coming round already.
  void write_points(const Player& player) {
    Points points = settled_points(tournament_, player, tournament_.rounds_played);
    const RoundEntry coming = player.round(tournament_.rounds_played);
    if (target_ == Target::Trfx && coming.outcome != Outcome::Absent) {
      points += points_of(coming.outcome, tournament_.points);
    }
    editor_.write_points(player.id, points);
    if (editor_.points(player.id) != points) {
      lose(numbered("the points of player ", player.id) + " are cut: four columns hold no half above 99.5");
    }
  }

  // ---- absences

  void write_requests() {
    std::vector<ByeRequest> requests = editor_.requests();
    for (const Player& player : tournament_.players) add_later_marks(player, requests);
    if (everybody_is_marked()) name_coming_round(requests);
    const bool later = std::any_of(requests.begin(), requests.end(), [this](const ByeRequest& request) {
      return request.round > tournament_.rounds_played;
    });
    if (!modern()) requests.clear();
    if (later && !modern())
      lose("byes of rounds after the coming one are left out: this dialect cannot announce them");
    if (requests != editor_.requests()) editor_.write_requests(std::move(requests));
  }

  [[nodiscard]] bool everybody_is_marked() const {
    const int coming = tournament_.rounds_played;
    return !tournament_.players.empty() &&
           std::all_of(tournament_.players.begin(), tournament_.players.end(),
                       [coming](const Player& p) { return p.round(coming).outcome != Outcome::Absent; });
  }

  // A column in which all are absent looks like a round that has been played; only a request names the round.
  void name_coming_round(std::vector<ByeRequest>& requests) {
    const int coming = tournament_.rounds_played;
    if (!modern())
      return lose("everybody is absent in the coming round: this dialect takes it for a played one");
    std::erase_if(requests, [coming](const ByeRequest& request) { return request.round == coming; });
    for (const Player& player : tournament_.players) {
      const Outcome outcome = player.round(coming).outcome;
      if (outcome != Outcome::PairingBye) requests.push_back({player.id, coming, outcome});
    }
  }

  // In columns behind the coming round they would be taken for rounds that have been played.
  void add_later_marks(const Player& player, std::vector<ByeRequest>& requests) {
    for (auto round = tournament_.rounds_played + 1; round < static_cast<int>(player.rounds.size()); ++round) {
      const Outcome outcome = player.round(round).outcome;
      const bool announced = std::any_of(requests.begin(), requests.end(), [&](const ByeRequest& request) {
        return request.id == player.id && request.round == round;
      });
      if (outcome == Outcome::PairingBye) {
        lose(numbered("the bye of player ", player.id) + numbered(" in round ", round + 1) +
             " is left out: it can be assigned in the coming round only");
      } else if (outcome != Outcome::Absent && !announced) {
        requests.push_back({player.id, round, outcome});
      }
    }
  }

  // ---- pairing numbers

  // Engines of the older dialects want every number from 1 on, or to count the lines.
  void settle_numbers() {
    if (by_position_ && modern()) return renumber_by_position();
    const std::vector<int> ids = editor_.ids();
    const bool complete = ids.empty() || tournament_.players.back().id == static_cast<int>(ids.size());
    if (by_position_ || modern() || complete) return;
    by_position_ = std::is_sorted(ids.begin(), ids.end());
    if (!by_position_)
      lose("starting ranks are missing, and the lines are not in their order: older engines refuse that");
  }

  void renumber_by_position() {
    std::vector<int> ids(largest_id + 1, 0);
    int position = 0;
    bool changed = false;
    for (Player& player : tournament_.players) {
      ids[static_cast<std::size_t>(player.id)] = ++position;
      changed = changed || player.id != position;
      player.id = position;
    }
    by_position_ = false;
    if (!changed) return;
    editor_.renumber(ids);
    lose("starting ranks are numbered anew: this dialect cannot say that the order of the file counts");
  }

  // ---- what the target's engine does not take

  void report_unusual_marks() {
    report_coming_bye();
    report_unfinished_games();
  }

  void report_coming_bye() {
    for (const Player& player : tournament_.players) {
      if (player.round(tournament_.rounds_played).outcome != Outcome::PairingBye) continue;
      lose(numbered("player ", player.id) + numbered(" has the bye of round ", tournament_.rounds_played + 1) +
           " already: older engines take the round for one that has been played");
    }
  }

  void report_unfinished_games() {
    for (int round = 0; round < tournament_.rounds_played; ++round) {
      const bool any =
          std::any_of(tournament_.players.begin(), tournament_.players.end(),
                      [round](const Player& p) { return p.round(round).outcome == Outcome::Unfinished; });
      if (any) lose(numbered("round ", round + 1) + " has games without a result: older engines refuse them");
    }
  }

  Editor editor_;
  Tournament tournament_;
  bool by_position_;
  Target target_;
  std::vector<std::string> losses_;
};

}  // namespace

bool states_a_rule(std::string_view code) noexcept {
  return std::find(stated_rules.begin(), stated_rules.end(), code) != stated_rules.end();
}

Conversion convert(Document document, const Tournament& tournament, bool by_position, Target target) {
  return Converter(std::move(document), tournament, by_position, target).convert();
}

}  // namespace bloesem::trf
