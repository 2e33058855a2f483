#include "bloesem/trf/convert.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "bloesem/validate.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/editor.hpp"
#include "trf/fields.hpp"
#include "trf/notice.hpp"
#include "trf/round_cell.hpp"
#include "trf/rule_records.hpp"
#include "trf/team_event.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Every record by which some dialect states a rule of the tournament.
constexpr std::array<std::string_view, 18> stated_rules = {"142", "152", "162", "250", "260", "299",
                                                           "XXR", "XXC", "XXS", "XXP", "XXA", "XXZ",
                                                           "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"};

// Records of 2026 about the event that TRF06 lacks, except those that state rules.
constexpr std::array<std::string_view, 14> event_records = {"172", "182", "192", "202", "212", "222", "300",
                                                            "310", "320", "330", "352", "362", "801", "802"};

class Converter {
 public:
  Converter(Document document, Tournament tournament, bool by_position, Target target, DutchName dutch_name)
      : editor_(std::move(document)),
        tournament_(std::move(tournament)),
        by_position_(by_position),
        target_(target),
        told_(tournament_, target),
        dutch_name_(target == Target::Trfbx ? DutchName::Fide2025 : dutch_name) {
    int number = 0;
    std::vector<std::string_view> lines;
    for (const Line& line : editor_.document().lines()) {
      source_.note(line.text, ++number);
      lines.emplace_back(line.text);
    }
    of_teams_ = find_team_event(lines).has_value();
  }

  [[nodiscard]] bool knows_players() const {
    std::vector<int> ids;
    for (const Player& player : tournament_.players) ids.push_back(player.id);
    std::vector<int> written = editor_.ids();
    std::sort(ids.begin(), ids.end());
    std::sort(written.begin(), written.end());
    return ids == written;
  }

  Conversion convert() {
    editor_.to_utf8();
    drop_rounds_after_the_last();
    for (const Player& player : tournament_.players) write_player(player);
    if (!of_teams_) write_requests();
    for (const std::string_view code : stated_rules) {
      if (!stays(code)) editor_.erase_records(code);
    }
    settle_numbers();
    RuleRecords rules = state_rules(tournament_, by_position_, target_);
    std::erase_if(rules.lines, [this](std::string_view line) { return stays(line.substr(0, code_width)); });
    editor_.insert_records(rules.lines);
    for (const Notice& loss : rules.losses) lose(loss.sentence, loss.records);
    if (target_ == Target::Trf06) drop_event_records();
    if (target_ == Target::Trf26 || target_ == Target::Trfbx) name_system();
    if (target_ == Target::Trf26) write_dates();
    if (!modern()) report_unusual_marks();
    return {editor_.document(), std::move(losses_), std::move(changes_)};
  }

 private:
  // In team events, records about teams are kept; 162 also holds the values of games.
  [[nodiscard]] bool stays(std::string_view code) const noexcept {
    return of_teams_ && (code == "162" || is_about_teams(code));
  }
  void lose(std::string sentence, std::string records = {}) {
    losses_.push_back(source_.placed({std::move(sentence), std::move(records)}));
  }
  void tell(std::string sentence, std::string records = {}) {
    changes_.push_back(source_.placed({std::move(sentence), std::move(records)}));
  }

  [[nodiscard]] bool modern() const noexcept { return has_records_of_2026(target_); }
  [[nodiscard]] ResultCodes codes() const noexcept {
    return target_ == Target::Trf06 ? ResultCodes::Signs : ResultCodes::Letters;
  }
  // Drops absences after the last round, as the reader does.
  void drop_rounds_after_the_last() {
    const int last = std::max(tournament_.rounds_declared.value_or(max_rounds), tournament_.rounds_played);
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
    if (cells.size() == rounds && is_announced_only(cells.back().outcome)) cells.pop_back();
    editor_.write_cells(player.id, cells, codes());
    if (codes() == ResultCodes::Signs) report_letters(player, cells);
    if (editor_.fields(player.id).name != player.name) {
      lose(numbered("the name of player ", player.id) + " is cut: it has more than 33 characters");
    }
    write_points(player);
  }

  // TRF-2026 states requested byes of the coming round in records 240.
  [[nodiscard]] bool is_announced_only(Outcome outcome) const noexcept {
    return target_ == Target::Trf26 && !of_teams_ && is_requested(outcome);
  }
  static bool is_requested(Outcome outcome) noexcept {
    return outcome == Outcome::FullBye || outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye;
  }

  // Reports results for which the sign means something other than the letter.
  void report_letters(const Player& player, const std::vector<Cell>& cells) {
    for (std::size_t round = 0; round < cells.size(); ++round) {
      const Outcome outcome = cells[round].outcome;
      const std::string where =
          numbered("player ", player.id) + numbered(", round ", static_cast<int>(round) + 1);
      if (outcome == Outcome::FullBye) {
        lose(where + ": the full-point bye becomes a bye like that of the pairing (+)");
      } else if (sign_of(outcome) != code_of(outcome) && is_played(outcome)) {
        tell(where + ": a game that is not rated becomes one that is");
      }
    }
  }

  [[nodiscard]] Cell cell(const RoundEntry& entry, const Cell& written) const {
    // The model does not keep the opponent of a one-sided forfeit; the file does.
    if (entry.outcome == Outcome::ForfeitWin && entry.opponent == no_player) return written;
    const int opponent =
        entry.opponent == no_player ? 0 : tournament_.players[static_cast<std::size_t>(entry.opponent)].id;
    return {opponent, entry.colour, entry.outcome, false, written.code};
  }

  // JaVaFo includes the bye of the coming round in the points.
  void write_points(const Player& player) {
    Points points = told_.settled(player);
    const RoundEntry coming = player.round(tournament_.rounds_played);
    if (target_ == Target::Trfx && coming.outcome != Outcome::Absent) points += told_.coming(player);
    editor_.write_points(player.id, points);
    if (editor_.points(player.id) != points) {
      lose(numbered("the points of player ", player.id) + " are cut: four columns hold no half above 99.5");
    }
  }

  // ---- absences

  void write_requests() {
    std::vector<ByeRequest> requests = editor_.requests();
    for (const ByeRequest& request : requests) announced_.insert({request.id, request.round});
    for (const Player& player : tournament_.players) add_later_marks(player, requests);
    if (target_ == Target::Trf26) {
      announce_coming_round(requests);
    } else if (everybody_is_marked()) {
      name_coming_round(requests);
    }
    const bool later = std::any_of(requests.begin(), requests.end(), [this](const ByeRequest& request) {
      return request.round > tournament_.rounds_played;
    });
    if (!modern()) requests.clear();
    if (later && !modern())
      lose("byes of rounds after the coming one are left out: this dialect cannot announce them", "240");
    if (requests != editor_.requests()) editor_.write_requests(std::move(requests));
  }

  void announce_coming_round(std::vector<ByeRequest>& requests) const {
    const int coming = tournament_.rounds_played;
    std::erase_if(requests, [coming](const ByeRequest& request) { return request.round == coming; });
    for (const Player& player : tournament_.players) {
      const Outcome outcome = player.round(coming).outcome;
      if (is_requested(outcome)) requests.push_back({player.id, coming, outcome});
    }
  }

  [[nodiscard]] bool everybody_is_marked() const {
    const int coming = tournament_.rounds_played;
    return !tournament_.players.empty() &&
           std::all_of(tournament_.players.begin(), tournament_.players.end(),
                       [coming](const Player& p) { return p.round(coming).outcome != Outcome::Absent; });
  }

  // A column with only absences looks like a played round; a request (240) states the round explicitly.
  void name_coming_round(std::vector<ByeRequest>& requests) {
    if (!modern())
      return lose("everybody is absent in the coming round: this dialect takes it for a played one");
    announce_coming_round(requests);
  }

  // Marks in columns after the coming round would make earlier rounds look played, so they become requests.
  void add_later_marks(const Player& player, std::vector<ByeRequest>& requests) {
    for (auto round = tournament_.rounds_played + 1; round < static_cast<int>(player.rounds.size()); ++round) {
      const Outcome outcome = player.round(round).outcome;
      const bool announced = announced_.contains({player.id, round});
      if (outcome == Outcome::PairingBye) {
        lose(numbered("the bye of player ", player.id) + numbered(" in round ", round + 1) +
             " is left out: it can be assigned in the coming round only");
      } else if (outcome != Outcome::Absent && !announced) {
        requests.push_back({player.id, round, outcome});
      }
    }
  }

  // ---- pairing numbers

  // Engines for the older dialects require either all numbers from 1 on, or numbering by lines.
  void settle_numbers() {
    const bool cannot_say = modern() || target_ == Target::Trf06;
    if (by_position_ && cannot_say) return renumber_by_position();
    const std::vector<int> ids = editor_.ids();
    const bool complete = ids.empty() || tournament_.players.back().id == static_cast<int>(ids.size());
    if (by_position_ || cannot_say || complete) return;
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
    lose("starting ranks are numbered anew: this dialect cannot express that the order of the file counts",
         "XXC");
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

  // ---- records that no pairing depends on

  void drop_event_records() {
    // Systems that are named in a comment may rank by the list.
    const bool may_rank = tournament_.heading.rules.has_value();
    for (const std::string_view code : event_records) {
      if (!editor_.erase_records(code)) continue;
      const std::string why = "left out, as this dialect does not have it";
      if (may_rank && (code == "202" || code == "212"))
        lose(why, std::string(code));
      else
        tell(why, std::string(code));
    }
  }

  // Writes the code as readers compare it: upper case without surrounding blanks.
  void name_system() {
    editor_.change_records("192", [this](std::string& text) {
      const std::string code = upper(trimmed(std::string_view(text).substr(code_width)));
      if (!is_system_code(code)) return;
      text = "192 " + renamed_dutch(code, dutch_name_);
      if (!text.ends_with(code)) tell("the rules of 2026 are named " + text.substr(text_begins - 1), "192");
    });
  }

  void write_dates() {
    for (const std::string_view code : {"042", "052"}) {
      editor_.change_records(code, [this, code](std::string& text) {
        const std::string_view date = trimmed(std::string_view(text).substr(code_width));
        const std::optional<std::string> right = standard_date(date);
        if (!right || *right == date) return;
        tell("the date " + std::string(date) + " is written " + *right, std::string(code));
        text = std::string(code).append(" ").append(*right);
      });
    }
  }

  Editor editor_;
  Tournament tournament_;
  bool by_position_;
  Target target_;
  ToldPoints told_;
  DutchName dutch_name_;
  RecordLines source_;
  bool of_teams_ = false;  // team event: byes, acceleration and forbidden pairs are about teams and kept
                           // unchanged
  std::set<std::pair<int, int>> announced_;  // id and round (from 0) of the records 240
  std::vector<std::string> losses_;
  std::vector<std::string> changes_;
};

}  // namespace

bool states_a_rule(std::string_view code) noexcept {
  return std::find(stated_rules.begin(), stated_rules.end(), code) != stated_rules.end();
}

Result<Conversion> convert(Document document, const Tournament& tournament, bool by_position, Target target,
                           DutchName dutch_name) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  Converter converter(std::move(document), tournament, by_position, target, dutch_name);
  if (!converter.knows_players())
    return Error{ErrorCode::InvalidInput, "the tournament has other players than the document", {}};
  return converter.convert();
}

}  // namespace bloesem::trf
