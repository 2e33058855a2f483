#include "trf/rule_records.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

#include "trf/abnormal_points.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/scoring_records.hpp"
#include "trf/virtual_records.hpp"

namespace bloesem::trf {

namespace {

ScoringRecords scoring_of(const PointSystem& system, Target target) {
  switch (target) {
    case Target::Trfx: return xxs_records(system);
    case Target::Trfbx: return bb_records(system);
    case Target::Trf26: return records_162_and_299(system);
    case Target::Trf06: return no_scoring_records(system);
    case Target::Trf16:
    case Target::Wide: break;
  }
  return records_162(system);
}

class Statement {
 public:
  Statement(const Tournament& tournament, bool by_position, Target target, Layout layout)
      : tournament_(tournament), by_position_(by_position), target_(target), layout_(layout) {}

  RuleRecords write() {
    add_rounds();
    add_colour();
    add_scoring();
    for (const auto& group : tournament_.forbidden_groups) add_forbidden(group, 1, last_round());
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) add_span(span);
    add_virtual_points();
    add_adjustments();
    return std::move(records_);
  }

 private:
  void add(const std::vector<std::string>& lines) {
    records_.lines.insert(records_.lines.end(), lines.begin(), lines.end());
  }
  void lose(std::string sentence, std::string records) {
    records_.losses.push_back({std::move(sentence), std::move(records)});
  }

  [[nodiscard]] bool modern() const noexcept { return has_records_of_2026(target_); }
  [[nodiscard]] bool silent() const noexcept { return target_ == Target::Trf06; }
  [[nodiscard]] int last_round() const noexcept { return tournament_.rounds_declared.value_or(max_rounds); }

  void add_rounds() {
    if (!tournament_.rounds_declared) return;
    if (silent()) return lose("the number of rounds is left out: this dialect cannot express it", "142 XXR");
    records_.lines.push_back((modern() ? "142 " : "XXR ") + std::to_string(*tournament_.rounds_declared));
  }

  void add_colour() {
    const auto colour = tournament_.initial_colour;
    if (silent()) {
      if (colour) lose("the initial colour is left out: this dialect cannot express it", "152 XXC");
      return;
    }
    if (modern()) {
      if (colour) records_.lines.emplace_back(*colour == Colour::White ? "152 W" : "152 B");
      if (by_position_ && layout_.wide()) records_.lines.emplace_back("XXC rank");
      return;
    }
    std::string line = "XXC";
    if (colour) line += *colour == Colour::White ? " white1" : " black1";
    if (by_position_) line += " rank";
    if (colour || by_position_) records_.lines.push_back(std::move(line));
  }

  void add_scoring() {
    const ScoringRecords records = scoring_of(tournament_.points, target_);
    add(records.lines);
    if (records.unsaid.empty()) return;
    std::string kinds;
    for (const std::string& kind : records.unsaid) kinds += (kinds.empty() ? "" : ", ") + kind;
    lose("this dialect cannot express what these are worth here: " + kinds,
         "162 299 XXS BBW BBD BBL BBZ BBF BBU");
  }

  void add_forbidden(const std::vector<PlayerIndex>& group, int first, int last) {
    std::string ids;
    for (const PlayerIndex index : group) {
      const int id = tournament_.players[static_cast<std::size_t>(index)].id;
      ids += ' ' + (modern() ? id_text(id) : std::to_string(id));
    }
    if (silent()) return lose("this dialect cannot express who must not meet:" + ids, "260 XXP");
    const std::string code = modern() ? "260 " + three_digits(first) + ' ' + three_digits(last) : "XXP";
    records_.lines.push_back(code + ids);
  }

  // The older dialects cannot restrict this to rounds: a pair forbidden in the coming round is forbidden in
  // all, others are left out.
  void add_span(const ForbiddenSpan& span) {
    const int coming = tournament_.rounds_played + 1;
    const bool now = span.first_round <= coming && coming <= span.last_round;
    const bool always = span.first_round == 1 && span.last_round >= last_round();
    if (modern() || silent() || now || always) add_forbidden(span.group, span.first_round, span.last_round);
    if (modern() || silent() || always) return;
    const std::string rounds =
        "rounds " + std::to_string(span.first_round) + " to " + std::to_string(span.last_round);
    lose(now ? "players who must not meet in " + rounds + " must not meet at all in this dialect"
             : "players who must not meet in " + rounds +
                   " may meet in this dialect: the coming round is not one of them",
         "260");
  }

  // Returns the fictitious points up to the last round, without trailing zeros.
  [[nodiscard]] std::vector<Points> virtual_points(const Player& player) const {
    std::vector<Points> points = player.virtual_points;
    points.resize(std::min(points.size(), static_cast<std::size_t>(last_round())));
    while (!points.empty() && points.back() == 0) points.pop_back();
    return points;
  }

  // True if no other player has an id between theirs.
  [[nodiscard]] bool follows(const Player& player, const Player& next) const noexcept {
    return !by_position_ || next.id == player.id + 1;
  }

  void add_virtual_points() {
    const std::vector<Player>& players = tournament_.players;
    bool any = false;
    for (std::size_t first = 0, end = 0; first < players.size(); first = end) {
      const std::vector<Points> points = virtual_points(players[first]);
      end = first + 1;
      while (modern() && end < players.size() && follows(players[end - 1], players[end]) &&
             virtual_points(players[end]) == points)
        ++end;
      if (points.empty()) continue;
      any = true;
      if (silent())
        return lose("fictitious points are left out: this dialect cannot express them", "250 XXA 192");
      add(modern() ? records_250({players[first].id, players[end - 1].id}, points, layout_)
                   : std::vector<std::string>{xxa_record(players[first].id, points)});
    }
    if (!any) add_zero_points();
  }

  // A record of fictitious points, even with 0 points, means that none are computed (192).
  void add_zero_points() {
    const auto stated = [](const Player& player) { return !player.virtual_points.empty(); };
    const auto player = std::find_if(tournament_.players.begin(), tournament_.players.end(), stated);
    if (player == tournament_.players.end() || silent()) return;
    records_.lines.push_back(modern() ? record_250({player->id, player->id}, 0, {1, 1}, layout_)
                                      : xxa_record(player->id, {0}));
  }

  // Adds, for each round, one record per value for all players with that value.
  void add_adjustments() {
    std::map<std::pair<std::size_t, Points>, std::vector<int>> given;  // round from 0, points: ids
    for (const Player& player : tournament_.players) {
      for (std::size_t round = 0; round < player.adjustments.size(); ++round) {
        if (player.adjustments[round] != 0) given[{round, player.adjustments[round]}].push_back(player.id);
      }
    }
    if (!modern() && !given.empty())
      return lose("points apart from the results are left out: this dialect cannot express them", "299");
    for (const auto& [key, ids] : given)
      records_.lines.push_back(record_299(key.second, static_cast<int>(key.first) + 1, ids, layout_));
  }

  const Tournament& tournament_;
  bool by_position_;
  Target target_;
  Layout layout_;
  RuleRecords records_;
};

}  // namespace

ToldPoints::ToldPoints(const Tournament& tournament, Target target)
    : rounds_(tournament.rounds_played), adjusted_(has_records_of_2026(target)) {
  told_.points = scoring_of(tournament.points, target).read;
}

Points ToldPoints::settled(const Player& player) const noexcept {
  return settled_points(told_, player, rounds_) - (adjusted_ ? 0 : player.adjusted(rounds_));
}

Points ToldPoints::coming(const Player& player) const noexcept {
  return points_of(player.round(rounds_).outcome, told_.points);
}

RuleRecords state_rules(const Tournament& tournament, bool by_position, Target target, Layout layout) {
  return Statement(tournament, by_position, target, layout).write();
}

}  // namespace bloesem::trf
