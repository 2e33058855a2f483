#include "trf/report_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/fields.hpp"
#include "trf/line_text.hpp"
#include "trf/player_fields.hpp"
#include "trf/ranks.hpp"
#include "trf/rule_records.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::size_t person_width = static_cast<std::size_t>(player_points.first) - player_sex.first;

// Appends a word right-aligned in `width` columns.
void append_right(std::string& text, std::string_view word, int width) {
  text.append(static_cast<std::size_t>(width) - std::min(word.size(), static_cast<std::size_t>(width)), ' ');
  text.append(word);
}

void append_right(std::string& text, int number, int width) {
  std::array<char, 12> digits{};
  std::size_t at = digits.size();
  do {
    digits[--at] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  append_right(text, std::string_view(digits.data() + at, digits.size() - at), width);
}

class Report {
 public:
  Report(const Tournament& tournament, const ReportParts& parts)
      : tournament_(tournament),
        parts_(parts),
        target_(parts.layout.wide() ? Target::Wide : parts.target),
        told_(tournament, target_),
        rounds_(static_cast<std::size_t>(tournament.rounds_played) + 1),
        stranger_(stranger_to(tournament, parts.layout.largest_id())) {
    for (const ByeRequest& request : parts.requests) announced_.emplace_back(request.id, request.round);
    std::sort(announced_.begin(), announced_.end());
  }

  Written write() {
    RuleRecords rules = state_rules(tournament_, parts_.by_position, target_, parts_.layout);
    reserve(rules);
    if (parts_.layout.wide()) add("XXW " + std::to_string(parts_.layout.id_width()));
    for (const std::string& record : parts_.records) add(record);
    for (const std::string& record : request_records(requests())) add(record);
    for (const std::string& record : rules.lines) add(record);
    add_players();
    std::move(later_losses_.begin(), later_losses_.end(), std::back_inserter(losses_));
    for (const Notice& loss : rules.losses) losses_.push_back(parts_.source.placed(loss));
    return {std::move(text_), std::move(losses_)};
  }

 private:
  void add(std::string_view line) { text_.append(line).append(line_break()); }
  [[nodiscard]] std::string_view line_break() const noexcept { return spelling(parts_.line_end); }

  // Avoids moving a large text while it grows.
  void reserve(const RuleRecords& rules) {
    const auto last = static_cast<int>(rounds_) * round_block_width + before_first_round;
    std::size_t size = tournament_.players.size() * (static_cast<std::size_t>(parts_.layout.last(last)) + 2);
    for (const std::string& line : rules.lines) size += line.size() + 2;
    text_.reserve(size);
  }

  // ---- absences to come

  [[nodiscard]] std::vector<ByeRequest> requests() {
    std::vector<ByeRequest> list = parts_.requests;
    const int coming = tournament_.rounds_played;
    if (announces_coming_round() || everybody_is_marked()) name_coming_round(list);
    for (const Player& player : tournament_.players) {
      const int end = std::min(static_cast<int>(player.rounds.size()), last_round());
      for (int round = coming + 1; round < end; ++round) add_later_mark(player, round, list);
    }
    return list;
  }

  // TRF-2026 states requested byes of the coming round in records 240 only.
  [[nodiscard]] bool announces_coming_round() const noexcept {
    return parts_.target == Target::Trf26 && tournament_.rounds_played < last_round();
  }
  static bool is_requested(Outcome outcome) noexcept {
    return outcome == Outcome::FullBye || outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye;
  }

  [[nodiscard]] int last_round() const noexcept {
    return std::max(tournament_.rounds_declared.value_or(max_rounds), tournament_.rounds_played);
  }

  [[nodiscard]] bool everybody_is_marked() const {
    const int coming = tournament_.rounds_played;
    return !tournament_.players.empty() && coming < last_round() &&
           std::all_of(tournament_.players.begin(), tournament_.players.end(),
                       [coming](const Player& p) { return p.round(coming).outcome != Outcome::Absent; });
  }

  // A column with only absences looks like a played round; a request (240) states the round explicitly.
  void name_coming_round(std::vector<ByeRequest>& list) const {
    const int coming = tournament_.rounds_played;
    std::erase_if(list, [coming](const ByeRequest& request) { return request.round == coming; });
    for (const Player& player : tournament_.players) {
      const Outcome outcome = player.round(coming).outcome;
      if (is_requested(outcome)) list.push_back({player.id, coming, outcome});
    }
  }

  [[nodiscard]] bool is_announced(int id, int round) const {
    return std::binary_search(announced_.begin(), announced_.end(), std::pair(id, round));
  }

  // Marks in columns after the coming round would make earlier rounds look played, so they become requests.
  void add_later_mark(const Player& player, int round, std::vector<ByeRequest>& list) {
    const Outcome outcome = player.round(round).outcome;
    if (outcome == Outcome::PairingBye) {
      later_losses_.push_back(numbered("the bye of player ", player.id) + numbered(" in round ", round + 1) +
                              " is left out: it can be assigned in the coming round only");
    } else if (outcome != Outcome::Absent && !is_announced(player.id, round)) {
      list.push_back({player.id, round, outcome});
    }
  }

  // ---- players

  void add_players() {
    const std::vector<int> ranks = parts_.ranks.empty() ? ranks_of(tournament_) : parts_.ranks;
    for (std::size_t i = 0; i < ranks.size(); ++i) add_player(tournament_.players[i], ranks[i]);
  }

  void add_player(const Player& player, int rank) {
    const std::size_t begin = text_.size();
    text_ += "001 ";
    append_right(text_, player.id, parts_.layout.id_width());
    text_ += ' ';
    if (parts_.person) {
      const PersonText person = parts_.person(player);
      text_ += person.columns;
      add_points(player);
      text_ += ' ';
      append_right(text_, person.rank, parts_.layout.id_width());
    } else {
      add_person(player, begin);
      add_points(player);
      text_ += ' ';
      append_right(text_, rank, parts_.layout.id_width());
    }
    std::size_t count = std::min({player.rounds.size(), rounds_, static_cast<std::size_t>(last_round())});
    if (announces_coming_round() && count == rounds_ && is_requested(player.rounds[count - 1].outcome)) --count;
    for (std::size_t round = 0; round < count; ++round) add_entry(player.rounds[round]);
    text_.erase(text_.find_last_not_of(' ') + 1);
    text_.append(line_break());
  }

  void add_person(const Player& player, std::size_t line) {
    const std::size_t begin = text_.size();
    text_.append(static_cast<std::size_t>(player_name.first - player_sex.first), ' ');
    constexpr std::size_t name_width = player_name.last - player_name.first + 1;
    const std::string_view name = std::string_view(player.name).substr(0, byte_offset(player.name, name_width));
    const std::size_t length = count_characters(name);
    text_.append(name).append(name_width - length + 1, ' ');
    append_right(text_, player.rating, player_rating.last - player_rating.first + 1);
    if (player.rating == 0) text_.back() = ' ';
    text_.append(person_width - (text_.size() - begin) + (name.size() - length), ' ');
    report_name(player, line);
  }

  // Reports a name that a reader changes: surrounding blanks and no-break spaces are lost.
  void report_name(const Player& player, std::size_t line) {
    const LineText written(0, std::string_view(text_).substr(line), Columns::Characters, parts_.layout);
    if (trimmed(written.cut(player_name)) == player.name) return;
    losses_.push_back(numbered("the name of player ", player.id) + " is cut: it has more than 33 characters");
  }

  void add_points(const Player& player) {
    constexpr int width = player_points.last - player_points.first + 1;
    const Points points = told_.settled(player);
    const std::string shown = points_text(points, width);
    append_right(text_, shown, width);
    if (parse_signed_points(shown) != points)
      losses_.push_back(numbered("the points of player ", player.id) +
                        " are cut: four columns hold no half above 99.5");
  }

  // The model does not keep the opponent of a one-sided forfeit.
  void add_entry(const RoundEntry& entry) {
    const bool against_stranger = entry.outcome == Outcome::ForfeitWin && entry.opponent == no_player;
    if (entry.opponent == no_player && entry.outcome == Outcome::Absent) {
      text_.append(static_cast<std::size_t>(parts_.layout.block_width()), ' ');
      return;
    }
    text_ += "  ";
    if (entry.opponent == no_player && !against_stranger) {
      text_.append(static_cast<std::size_t>(parts_.layout.id_width()) - 4, ' ').append("0000");
    } else {
      const int opponent =
          against_stranger ? stranger_ : tournament_.players[static_cast<std::size_t>(entry.opponent)].id;
      append_right(text_, opponent, parts_.layout.id_width());
    }
    text_ += ' ';
    text_ += letter_of(entry.colour);
    text_ += ' ';
    text_ += code_of(entry.outcome);
  }

  const Tournament& tournament_;
  const ReportParts& parts_;
  Target target_;
  ToldPoints told_;
  std::size_t rounds_;  // number of columns written: rounds played and the coming one
  int stranger_;
  std::vector<std::pair<int, int>> announced_;  // id and round (from 0) of the requests
  std::string text_;
  std::vector<std::string> losses_;
  std::vector<std::string> later_losses_;
};

}  // namespace

Written write_report_text(const Tournament& tournament, const ReportParts& parts) {
  return Report(tournament, parts).write();
}

Layout wide_layout_for(const Tournament& tournament) noexcept {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  Layout layout(standard_id_width + 1);
  while (largest > layout.largest_id() && layout.id_width() < widest_id) layout = Layout(layout.id_width() + 1);
  return layout;
}

}  // namespace bloesem::trf
