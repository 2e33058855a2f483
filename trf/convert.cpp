#include "trf/convert.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "trf/columns.hpp"
#include "trf/editor.hpp"
#include "trf/fields.hpp"
#include "trf/scoring_records.hpp"
#include "trf/text.hpp"
#include "trf/virtual_records.hpp"

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
  Converter(Document document, const Tournament& tournament, bool by_position, Target target)
      : editor_(std::move(document)), tournament_(tournament), by_position_(by_position), target_(target) {}

  Conversion convert() {
    editor_.to_utf8();
    for (const Player& player : tournament_.players) write_player(player);
    write_requests();
    for (const std::string_view code : stated_rules) editor_.erase_records(code);
    if (renumbers()) renumber_by_position();
    state_rules();
    report_unusual_marks();
    return {editor_.document(), std::move(losses_)};
  }

 private:
  void lose(std::string sentence) { losses_.push_back(std::move(sentence)); }

  [[nodiscard]] bool modern() const noexcept { return target_ == Target::Trf16; }
  // Only the older dialects can say that the order of the file counts.
  [[nodiscard]] bool renumbers() const noexcept { return by_position_ && modern(); }
  [[nodiscard]] const Player& player(PlayerIndex index) const {
    return tournament_.players[static_cast<std::size_t>(index)];
  }
  // In the file that is written.
  [[nodiscard]] int id(PlayerIndex index) const { return renumbers() ? index + 1 : player(index).id; }

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
    const int opponent = entry.opponent == no_player ? 0 : player(entry.opponent).id;
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
    const bool later = std::any_of(requests.begin(), requests.end(), [this](const ByeRequest& request) {
      return request.round > tournament_.rounds_played;
    });
    if (!modern()) requests.clear();
    if (later && !modern())
      lose("byes of rounds after the coming one are left out: this dialect cannot announce them");
    if (requests != editor_.requests()) editor_.write_requests(std::move(requests));
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

  // ---- rules

  void state_rules() {
    if (tournament_.rounds_declared)
      lines_.push_back(numbered(modern() ? "142 " : "XXR ", *tournament_.rounds_declared));
    add_colour();
    add_scoring();
    for (const auto& group : tournament_.forbidden_groups) add_forbidden(group, 1, last_round());
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) add_span(span);
    add_virtual_points();
    editor_.insert_records(lines_);
  }

  [[nodiscard]] int last_round() const noexcept { return tournament_.rounds_declared.value_or(most_rounds); }

  void add_colour() {
    const auto colour = tournament_.initial_colour;
    if (modern()) {
      if (colour) lines_.emplace_back(*colour == Colour::White ? "152 W" : "152 B");
      return;
    }
    std::string line = "XXC";
    if (colour) line += *colour == Colour::White ? " white1" : " black1";
    if (by_position_) line += " rank";
    if (colour || by_position_) lines_.push_back(std::move(line));
  }

  [[nodiscard]] ScoringRecords scoring() const {
    switch (target_) {
      case Target::Trfx: return xxs_records(tournament_.points);
      case Target::Trfbx: return bb_records(tournament_.points);
      case Target::Trf16: break;
    }
    return records_162(tournament_.points);
  }

  void add_scoring() {
    const ScoringRecords records = scoring();
    lines_.insert(lines_.end(), records.lines.begin(), records.lines.end());
    if (records.unsaid.empty()) return;
    std::string kinds;
    for (const std::string& kind : records.unsaid) kinds += (kinds.empty() ? "" : ", ") + kind;
    lose("this dialect cannot say what these are worth here: " + kinds);
  }

  void add_forbidden(const std::vector<PlayerIndex>& group, int first, int last) {
    std::string line = modern() ? "260 " + three_digits(first) + ' ' + three_digits(last) : "XXP";
    for (const PlayerIndex index : group)
      line += ' ' + (modern() ? id_text(id(index)) : std::to_string(id(index)));
    lines_.push_back(std::move(line));
  }

  // The older dialects know no rounds here: what holds in the coming round holds for them, all else is left
  // out.
  void add_span(const ForbiddenSpan& span) {
    const int coming = tournament_.rounds_played + 1;
    const bool now = span.first_round <= coming && coming <= span.last_round;
    const bool always = span.first_round == 1 && span.last_round >= last_round();
    if (modern() || now || always) add_forbidden(span.group, span.first_round, span.last_round);
    if (modern() || always) return;
    const std::string rounds = numbered("rounds ", span.first_round) + numbered(" to ", span.last_round);
    lose(now ? "players who must not meet in " + rounds + " must not meet at all in this dialect"
             : "players who must not meet in " + rounds +
                   " may meet in this dialect: the coming round is none of them");
  }

  // Of the rounds there will be.
  [[nodiscard]] std::vector<Points> virtual_points(const Player& player) const {
    std::vector<Points> points = player.virtual_points;
    points.resize(std::min(points.size(), static_cast<std::size_t>(last_round())));
    while (!points.empty() && points.back() == 0) points.pop_back();
    return points;
  }

  void add_virtual_points() {
    const auto count = static_cast<PlayerIndex>(tournament_.players.size());
    for (PlayerIndex first = 0; first < count;) {
      const std::vector<Points> points = virtual_points(player(first));
      PlayerIndex last = first;
      while (modern() && last + 1 < count && virtual_points(player(last + 1)) == points) ++last;
      if (!points.empty()) add_virtual_points(first, last, points);
      first = last + 1;
    }
  }

  void add_virtual_points(PlayerIndex first, PlayerIndex last, const std::vector<Points>& points) {
    if (modern()) {
      const std::vector<std::string> records = records_250({id(first), id(last)}, points);
      lines_.insert(lines_.end(), records.begin(), records.end());
    } else {
      lines_.push_back(xxa_record(id(first), points));
    }
  }

  void renumber_by_position() {
    std::vector<int> ids(largest_id + 1, 0);
    int position = 0;
    for (const Player& player : tournament_.players) ids[static_cast<std::size_t>(player.id)] = ++position;
    editor_.renumber(ids);
    lose("starting ranks are numbered anew: this dialect cannot say that the order of the file counts");
  }

  // ---- what the target's engine does not take

  void report_unusual_marks() {
    if (modern()) return;
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
  const Tournament& tournament_;
  bool by_position_;
  Target target_;
  std::vector<std::string> lines_;
  std::vector<std::string> losses_;
};

}  // namespace

Conversion convert(Document document, const Tournament& tournament, bool by_position, Target target) {
  return Converter(std::move(document), tournament, by_position, target).convert();
}

}  // namespace bloesem::trf
