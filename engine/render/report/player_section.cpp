#include <algorithm>

#include "engine/render/checklist_cells.hpp"
#include "engine/render/format_checklist.hpp"
#include "engine/render/report/html.hpp"
#include "engine/render/report/player_workings.hpp"
#include "engine/render/report/sections.hpp"
#include "engine/render/report/story.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

std::string floated(criteria::Float past, std::string_view when) {
  if (past == criteria::Float::None) return "";
  std::string text = "; floated " + float_word(past) + ' ';
  return text += when;
}

class PlayerCards {
 public:
  PlayerCards(const Tournament& tournament, const Report& report)
      : tournament_(tournament),
        report_(report),
        in_full_(tournament.players.size() <= max_players_in_full),
        facts_(tournament.players.size(), nullptr),
        boards_(tournament.players.size(), 0),
        rounds_(report.standings ? report.standings->table.rounds
                : report.round   ? report.round->number - 1
                                 : 0),
        points_(standings::counted_points(
            tournament, report.standings ? report.standings->options : standings::StandingsOptions{},
            rounds_)) {
    if (report.standings) {
      workings_.emplace(tournament, *report.standings);
      heads_ = workings_->heads();
      ranks_.resize(tournament.players.size());
      for (const standings::Place& place : report.standings->table.places)
        ranks_[static_cast<std::size_t>(place.player)] = place.rank;
    }
    if (!report.round) return;
    const ReportedRound& round = *report.round;
    if (round.facts)
      for (const ChecklistEntry& entry : round.facts->entries)
        facts_[static_cast<std::size_t>(entry.player)] = &entry;
    for (std::size_t i = 0; i < round.boards.size(); ++i) {
      boards_[static_cast<std::size_t>(round.boards[i].white)] = i + 1;
      boards_[static_cast<std::size_t>(round.boards[i].black)] = i + 1;
    }
  }

  [[nodiscard]] std::string html() {
    std::string text = introduction();
    for (std::size_t i = 0; i < tournament_.players.size(); ++i) text += card(static_cast<PlayerIndex>(i));
    return text;
  }

 private:
  [[nodiscard]] std::string introduction() const {
    if (!workings_) return "";
    std::string text = "<p class=hint>How every value was determined. ";
    text += in_full_ ? "Columns show what each round contributes; a value is the sum of its column, except as "
                       "stated in the line below."
                     : "A value is followed by its contributions, round by round, with those that are cut in "
                       "brackets; tie-breaks that differ only in cuts share them.";
    return text += '\n';
  }

  std::string card(PlayerIndex index) {
    const Player& player = service::player_at(tournament_, index);
    const std::string id = std::to_string(player.id);
    std::string text = "<details><summary><i>" + id;
    text += "</i><span>" + name_html(player);
    if (player.rating != 0) text += " <small>" + std::to_string(player.rating) + "</small>";
    text += "</span>";
    if (!ranks_.empty())
      text += "<small>rank " + std::to_string(ranks_[static_cast<std::size_t>(index)]) + "</small> ";
    text += trf::format_points(points_[static_cast<std::size_t>(index)]) + "</summary>\n";
    // The anchor is inside the card, so that a link to it opens the card.
    text += "<div class=card id=p" + id;
    text += '>' + this_round(index) + (in_full_ ? games(index) : games_line(player));
    if (workings_) text += in_full_ ? workings_->sums(index) : workings_->lines(index);
    return text += "</div></details>\n";
  }

  std::string this_round(PlayerIndex player) {
    if (!report_.round) return "";
    const ReportedRound& round = *report_.round;
    std::string text = "<p>Round " + std::to_string(round.number) + ": ";
    const std::size_t number = boards_[static_cast<std::size_t>(player)];
    if (number != 0) {
      const Board& board = round.boards[number - 1];
      const bool white = board.white == player;
      text += "<a href=#b" + std::to_string(number) + ">board " + std::to_string(number) + "</a>, ";
      text += (white ? "White against " : "Black against ") + opponent(white ? board.black : board.white);
    } else {
      text += is_left_over(player) ? left_over(player) : "not paired";
    }
    return text + ".\n" + story(player) + before(player);
  }

  // In a tournament with groups the round of the player's group has the story.
  [[nodiscard]] std::string story(PlayerIndex player) const {
    if (report_.groups.empty()) return story_of_player(tournament_, *report_.round, player);
    const int id = service::id_of(tournament_, player);
    for (const ReportedGroup& group : report_.groups)
      for (std::size_t i = 0; i < group.tournament.players.size(); ++i)
        if (group.tournament.players[i].id == id)
          return story_of_player(group.tournament, group.round, static_cast<PlayerIndex>(i));
    return "";
  }

  [[nodiscard]] bool is_left_over(PlayerIndex player) const {
    if (!report_.round->rules) return report_.round->bye == player;
    const std::vector<PlayerIndex>& further = report_.round->rules->further_byes;
    return report_.round->bye == player || std::find(further.begin(), further.end(), player) != further.end();
  }

  [[nodiscard]] std::string left_over(PlayerIndex player) const {
    std::string text = "<a href=#bye";
    if (!report_.groups.empty()) text += std::to_string(service::id_of(tournament_, player));
    return text += has_table(report_.round->edition) ? ">free</a>" : ">the bye</a>";
  }

  // Returns the facts about the player that the rules used.
  std::string before(PlayerIndex player) {
    const ChecklistEntry* const entry = facts_[static_cast<std::size_t>(player)];
    if (entry == nullptr) return "";
    const std::string colours = colour_letters(entry->colours);
    std::string text = "<p class=hint>Before it: " + trf::format_points(entry->standings) + " points";
    if (entry->facts.score != entry->standings)
      text += ", paired with " + trf::format_points(entry->facts.score);
    text += "; colours " + (colours.empty() ? "none" : colours);
    if (has_table(report_.round->edition)) return text += ".\n";
    const swiss::System& system = report_.round->edition.system();
    if (system.has_colour_preferences) text += ", preference " + preference_words(entry->facts.preference);
    if (system.floats_remembered > 0) text += floated(entry->facts.previous, "in the last round");
    if (system.floats_remembered > 1) text += floated(entry->facts.before_previous, "in the one before");
    return text += entry->facts.bye_eligible ? "; may have the bye.\n" : "; may not have the bye.\n";
  }

  std::string games(PlayerIndex index) {
    if (rounds_ == 0) return "";
    const Player& player = service::player_at(tournament_, index);
    PlayerWorkings::Columns columns;
    if (workings_) columns = workings_->columns(index);
    std::string table =
        "<table><thead><tr>" + column_head("Round") + column_head("Opponent") + column_head("Result");
    for (std::size_t i = 0; i < columns.cells.size(); ++i)
      if (!columns.cells[i].empty()) table += column_head(heads_[i]);
    table += "\n<tbody>\n";
    for (int round = 0; round < rounds_; ++round) {
      table += game_cells(player.round(round), round);
      for (const auto& cells : columns.cells)
        if (!cells.empty()) table += "<td>" + cells[static_cast<std::size_t>(round)];
      table += '\n';
    }
    std::string text = scroll_box("Games of No. " + std::to_string(player.id), table + "</table>");
    if (!columns.notes.empty()) text += "<ul class=notes>\n" + columns.notes + "</ul>\n";
    return text;
  }

  std::string game_cells(const RoundEntry& entry, int round) {
    std::string text = "<tr><th scope=row>" + std::to_string(round + 1);
    text += entry.colour == Colour::White   ? "<td class=w>"
            : entry.colour == Colour::Black ? "<td class=k>"
                                            : "<td>";
    if (entry.opponent != no_player) text += opponent(entry.opponent);
    return (text += "<td>") += result_sign(entry.outcome);
  }

  std::string opponent(PlayerIndex player) {
    if (!in_full_) return number_link(tournament_, player);
    return "<small>" + std::to_string(service::id_of(tournament_, player)) + "</small> " +
           player_link(tournament_, player);
  }

  std::string games_line(const Player& player) {
    std::string text = "<p>";
    for (int round = 0; round < rounds_; ++round) {
      const std::string game = game_html(tournament_, player.round(round), Links::No);
      (text += round == 0 ? "" : " ") += game.empty() ? "\xE2\x80\x93" : game;
    }
    return text += '\n';
  }

  const Tournament& tournament_;
  const Report& report_;
  bool in_full_;
  std::vector<const ChecklistEntry*> facts_;  // by player
  std::vector<std::size_t> boards_;           // by player, from 1; 0: none
  int rounds_;                                // number of rounds shown
  std::vector<Points> points_;                // by player, after them: those that count
  std::optional<PlayerWorkings> workings_;
  std::vector<std::string> heads_;  // of the columns with workings
  std::vector<int> ranks_;          // by player; empty without standings
};

}  // namespace

std::string players_html(const Tournament& tournament, const Report& report) {
  return PlayerCards(tournament, report).html();
}

}  // namespace bloesem::render
