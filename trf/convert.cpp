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

// Every record by which some dialect states a rule of the tournament. 240 stays for the rounds still far off.
constexpr std::array<std::string_view, 17> stated_rules = {"142", "152", "162", "250", "260", "XXR", "XXC", "XXS", "XXP",
                                                           "XXA", "XXZ", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"};

class Converter {
 public:
  Converter(Document document, const Tournament& tournament, bool by_position, Target target)
      : editor_(std::move(document)), tournament_(tournament), by_position_(by_position), target_(target) {}

  Conversion convert() {
    editor_.to_utf8();
    for (const Player& player : tournament_.players) write_player(player);
    const bool had_requests = keep_later_requests();
    for (const std::string_view code : stated_rules) editor_.erase_records(code);
    if (had_requests && target_ != Target::Trf16) lose("byes of later rounds (240) are not known to this dialect");
    state_rules();
    if (by_position_ && target_ == Target::Trf16) renumber_by_position();
    return {editor_.document(), std::move(losses_)};
  }

 private:
  void lose(std::string sentence) { losses_.push_back(std::move(sentence)); }

  [[nodiscard]] int id(PlayerIndex player) const { return tournament_.players[static_cast<std::size_t>(player)].id; }

  void write_player(const Player& player) {
    editor_.straighten(player.id);
    for (std::size_t round = 0; round < player.rounds.size(); ++round) {
      write_entry(player, static_cast<int>(round), player.rounds[round]);
    }
    const Points points = settled_points(player);
    if (editor_.points(player.id) != points) editor_.write_points(player.id, points);
  }

  // A game without a result has given nobody a point yet.
  [[nodiscard]] Points settled_points(const Player& player) const {
    Points sum = 0;
    for (int round = 0; round < tournament_.rounds_played; ++round) {
      const Outcome outcome = player.round(round).outcome;
      if (outcome != Outcome::Unfinished) sum += points_of(outcome, tournament_.points);
    }
    return sum;
  }

  void write_entry(const Player& player, int round, const RoundEntry& entry) {
    // The model does not name the opponent of a one-sided forfeit: the file does.
    if (entry.outcome == Outcome::ForfeitWin && entry.opponent == no_player) return;
    const bool adjourned = editor_.result_code(player.id, round) == '?';
    const int opponent = entry.opponent == no_player ? 0 : id(entry.opponent);
    editor_.write_cell(player.id, round, {opponent, entry.colour, entry.outcome});
    if (adjourned) editor_.write_adjourned(player.id, round);
  }

  // The coming round's stand in its column now.
  bool keep_later_requests() {
    std::vector<ByeRequest> later = editor_.requests();
    std::erase_if(later, [this](const ByeRequest& request) { return request.round <= tournament_.rounds_played; });
    const bool any = !later.empty();
    editor_.write_requests(std::move(later));
    return any;
  }

  void state_rules() {
    std::vector<std::string> lines;
    const bool modern = target_ == Target::Trf16;
    if (tournament_.rounds_declared) {
      lines.push_back((modern ? "142 " : "XXR ") + std::to_string(*tournament_.rounds_declared));
    }
    add_colour(lines);
    add_scoring(lines);
    for (const auto& group : tournament_.forbidden_groups) lines.push_back(forbidding(group, 1, most_rounds));
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) add_span(span, lines);
    add_virtual_points(lines);
    editor_.insert_records(lines);
  }

  void add_colour(std::vector<std::string>& lines) const {
    const auto colour = tournament_.initial_colour;
    if (target_ == Target::Trf16) {
      if (colour) lines.push_back(*colour == Colour::White ? "152 W" : "152 B");
      return;
    }
    std::string line = "XXC";
    if (colour) line += *colour == Colour::White ? " white1" : " black1";
    if (by_position_) line += " rank";
    if (line.size() > 3) lines.push_back(std::move(line));
  }

  void add_scoring(std::vector<std::string>& lines) {
    const PointSystem& system = tournament_.points;
    const auto records = target_ == Target::Trfx    ? xxs_records(system)
                         : target_ == Target::Trfbx ? bb_records(system)
                                                    : records_162(system);
    if (!records) return lose("the point system cannot be said in this dialect");
    lines.insert(lines.end(), records->begin(), records->end());
  }

  [[nodiscard]] std::string forbidding(const std::vector<PlayerIndex>& group, int first, int last) const {
    const bool modern = target_ == Target::Trf16;
    std::string line = modern ? "260 " + three_digits(first) + ' ' + three_digits(last) : "XXP";
    for (const PlayerIndex player : group) line += ' ' + (modern ? id_text(id(player)) : std::to_string(id(player)));
    return line;
  }

  // The older dialects know no rounds here: what holds in the coming round holds for them, all else is left out.
  void add_span(const ForbiddenSpan& span, std::vector<std::string>& lines) {
    const int coming = tournament_.rounds_played + 1;
    if (target_ == Target::Trf16) {
      lines.push_back(forbidding(span.group, span.first_round, span.last_round));
    } else if (span.first_round <= coming && coming <= span.last_round) {
      lines.push_back(forbidding(span.group, 1, most_rounds));
      lose("players who must not meet in rounds " + std::to_string(span.first_round) + " to " +
           std::to_string(span.last_round) + " (260) must not meet at all in this dialect");
    } else {
      lose("players who must not meet in rounds " + std::to_string(span.first_round) + " to " +
           std::to_string(span.last_round) + " (260) may meet in this dialect: the coming round is none of these");
    }
  }

  void add_virtual_points(std::vector<std::string>& lines) const {
    for (const Player& player : tournament_.players) {
      if (player.virtual_points.empty()) continue;
      if (target_ != Target::Trf16) {
        lines.push_back(xxa_record(player.id, player.virtual_points));
      } else {
        const std::vector<std::string> records = records_250(player.id, player.virtual_points);
        lines.insert(lines.end(), records.begin(), records.end());
      }
    }
  }

  void renumber_by_position() {
    std::vector<int> ids(largest_id + 1, 0);
    int position = 0;
    for (const Player& player : tournament_.players) ids[static_cast<std::size_t>(player.id)] = ++position;
    editor_.renumber(ids);
    lose("starting ranks are numbered anew: this dialect cannot say that the order of the file counts");
  }

  Editor editor_;
  const Tournament& tournament_;
  bool by_position_;
  Target target_;
  std::vector<std::string> losses_;
};

}  // namespace

Conversion convert(Document document, const Tournament& tournament, bool by_position, Target target) {
  return Converter(std::move(document), tournament, by_position, target).convert();
}

}  // namespace bloesem::trf
