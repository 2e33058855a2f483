#include <algorithm>

#include "bloesem/standings/direct_encounter.hpp"
#include "engine/model/counted.hpp"
#include "engine/render/report/html.hpp"
#include "engine/render/report/sections.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

using standings::Decision;
using standings::Measure;
using standings::TieBreak;

namespace {

// Larger groups of tied players are described in words; a table of a hundred rows would be useless.
constexpr std::size_t max_rows_of_encounter = 12;

const standings::Value& value_of(const standings::Standings& table, std::size_t position, PlayerIndex player) {
  return table.values[position][static_cast<std::size_t>(player)];
}

bool is_encounter(const TieBreak& tie_break) {
  return tie_break.measure == Measure::DirectEncounter && tie_break.foreign.empty();
}

std::string meaning_of(const TieBreak& tie_break) {
  if (!tie_break.foreign.empty()) return "a method of the organisers, which is not computed";
  const standings::TieBreakRow& row = standings::row_of(tie_break.measure);
  std::string text(row.name);
  (text += ": ") += row.meaning;
  return (text += " (C.07, article ") += std::string(row.article) + ')';
}

// Where points decide, the column of points says so.
std::string decision_text(const TieBreak& tie_break) {
  return tie_break.measure == Measure::Points ? "" : tie_break.text();
}

std::string decision_text(const standings::Standings& table, const standings::Place& place) {
  switch (place.decision) {
    case Decision::First: return "";
    case Decision::TieBreak: return decision_text(table.list[static_cast<std::size_t>(place.tie_break)]);
    case Decision::NotCounted: return "not counted";
    case Decision::Arbiter: return "arbiter";
    case Decision::Lots: return "lots";
    case Decision::Shared: break;
  }
  return "shared";
}

// Returns the player's entry in a list, which may be empty, followed by a blank if there is one.
std::string detail(const std::vector<std::string>& list, PlayerIndex player) {
  const auto at = static_cast<std::size_t>(player);
  return at < list.size() && !list[at].empty() ? escaped(list[at]) + ' ' : "";
}

// Number, title, name and rating.
std::string player_head(const Tournament& tournament, const ReportedStandings& standings, PlayerIndex index) {
  const Player& player = service::player_at(tournament, index);
  const std::string title = detail(standings.titles, index);
  std::string text = "<th scope=row><small>" + std::to_string(player.id) + ' ' + title + "</small>" +
                     player_link(tournament, index);
  std::string after = detail(standings.federations, index);
  if (player.rating != 0) after += std::to_string(player.rating);
  return after.empty() ? text : text + " <small>" + after + "</small>";
}

class StandingsTable {
 public:
  StandingsTable(const Tournament& tournament, const ReportedStandings& standings)
      : tournament_(tournament), standings_(standings), table_(standings.table), groups_(table_.list.size()) {
    for (const standings::Column& column : table_.values) decimals_.push_back(decimals_of(column));
    for (const TiedGroup& group : tied_groups(table_)) {
      auto& ids = groups_[group.position];
      ids.resize(tournament.players.size());
      for (const PlayerIndex player : group.players) ids[static_cast<std::size_t>(player)] = group.id;
    }
  }

  [[nodiscard]] std::string html() const {
    std::string text = "<table class=grid>\n<thead><tr>" + column_head("Rank") + column_head("Player");
    for (const TieBreak& tie_break : table_.list) text += column_head(tie_break.text(), meaning_of(tie_break));
    text += column_head("Decided by") + "\n<tbody>\n";
    for (const standings::Place& place : table_.places) text += row(place);
    return text += "</table>";
  }

 private:
  // Returns the number of decimals of the value that needs most.
  static std::size_t decimals_of(const standings::Column& column) {
    std::size_t decimals = 0;
    for (const standings::Value& value : column) {
      if (value && *value % 100 != 0) decimals = std::max<std::size_t>(decimals, *value % 10 == 0 ? 1 : 2);
    }
    return decimals;
  }

  [[nodiscard]] std::string row(const standings::Place& place) const {
    std::string text =
        "<tr><td>" + std::to_string(place.rank) + player_head(tournament_, standings_, place.player);
    for (std::size_t i = 0; i < table_.list.size(); ++i) text += "<td>" + cell(i, place.player);
    text += "<td>" + escaped(decision_text(table_, place));
    return text += '\n';
  }

  [[nodiscard]] std::string cell(std::size_t position, PlayerIndex player) const {
    const standings::Value& value = value_of(table_, position, player);
    if (is_encounter(table_.list[position])) return encounter_cell(position, player, value);
    if (!value) return "\xE2\x80\x93";
    std::string text = standings::decimal_text(*value);
    const std::size_t point = text.find('.');
    const std::size_t has = point == std::string::npos ? 0 : text.size() - point - 1;
    if (has < decimals_[position]) text += has == 0 ? "." : "";
    return text.append(decimals_[position] - has, '0');
  }

  // Returns a rank among the tied players, = if all stayed tied, or an empty text for a player who was not
  // tied.
  [[nodiscard]] std::string encounter_cell(std::size_t position, PlayerIndex player,
                                           const standings::Value& value) const {
    if (groups_[position].empty()) return "";
    const std::string& id = groups_[position][static_cast<std::size_t>(player)];
    if (id.empty()) return "";
    std::string text = "<a href=#" + id + '>';
    return (text += value ? standings::decimal_text(*value) : "=") += "</a>";
  }

  const Tournament& tournament_;
  const ReportedStandings& standings_;
  const standings::Standings& table_;
  std::vector<std::size_t> decimals_;  // by position in the list
  std::vector<std::vector<std::string>>
      groups_;  // [position][player]: id of the element about the group of tied players
};

// Returns the results of the games between the two players; games that do not count are in brackets.
std::string met_cell(const Tournament& tournament, PlayerIndex one, PlayerIndex other, int rounds,
                     bool forfeits) {
  std::string text;
  for (int round = 0; round < rounds; ++round) {
    const RoundEntry entry = service::player_at(tournament, one).round(round);
    if (entry.opponent != other || entry.outcome == Outcome::Absent) continue;
    if (!text.empty()) text += ' ';
    const std::string sign(result_sign(entry.outcome));
    text += was_played(entry) || forfeits ? sign : '(' + sign + ')';
  }
  return text;
}

std::string parts_html(const Tournament& tournament, const standings::EncounterTable& table) {
  std::string text;
  for (const std::vector<PlayerIndex>& part : table.parts) {
    text += text.empty() ? "" : ", then ";
    for (std::size_t i = 0; i < part.size(); ++i)
      (text += i == 0 ? "" : " = ") += number_link(tournament, part[i]);
  }
  return text;
}

class EncounterHtml {
 public:
  EncounterHtml(const Tournament& tournament, const ReportedStandings& standings)
      : tournament_(tournament), standings_(standings) {}

  [[nodiscard]] std::string html(const TiedGroup& group) const {
    const TieBreak& tie_break = standings_.table.list[group.position];
    std::string text = "<div id=" + group.id + "><h3>" + escaped(tie_break.text()) + " of " +
                       std::to_string(group.players.size()) + " players" + tied_on(group) + "</h3>\n";
    const auto tables = standings::explain_encounter(tournament_, tie_break, group.players, standings_.options);
    for (const standings::EncounterTable& table : tables) text += step(table, tie_break);
    return text += "</div>\n";
  }

 private:
  // Returns " with PTS 4.5", the first value of the list.
  [[nodiscard]] std::string tied_on(const TiedGroup& group) const {
    if (group.position == 0) return "";
    const standings::Value& value = value_of(standings_.table, 0, group.players.front());
    return value ? " with " + escaped(standings_.table.list[0].text()) + ' ' + standings::decimal_text(*value)
                 : "";
  }

  [[nodiscard]] std::string step(const standings::EncounterTable& table, const TieBreak& tie_break) const {
    std::string text;
    if (table.rows.size() <= max_rows_of_encounter) text += grid(table, tie_break);
    text += "<p class=hint>";
    if (table.rows.size() > max_rows_of_encounter) text += counted(table.rows.size(), "player") + "; ";
    text += table.all_met ? "all have met" : "not all have met";
    if (table.parts.size() < 2)
      return text += table.all_met ? ": no tie is broken.\n" : ": no place is certain.\n";
    return text +=
           (table.all_met ? ": " : ", but these places are certain: ") + parts_html(tournament_, table) + ".\n";
  }

  [[nodiscard]] std::string grid(const standings::EncounterTable& table, const TieBreak& tie_break) const {
    std::string text = "<table class=met><thead><tr>" + column_head("Player");
    for (const auto& row : table.rows)
      text += column_head(std::to_string(service::id_of(tournament_, row.player)));
    text += column_head("Score", "sum of the averages of the games with each") +
            column_head("Highest", "with a win in every encounter that did not take place") +
            column_head("Not met") + "\n<tbody>\n";
    for (const auto& row : table.rows) {
      text += "<tr>" + player_head(tournament_, standings_, row.player);
      for (const auto& other : table.rows)
        text += "<td>" + (other.player == row.player ? std::string("\xC2\xB7")
                                                     : met_cell(tournament_, row.player, other.player,
                                                                standings_.table.rounds, tie_break.forfeits));
      text += "<td>" + standings::decimal_text(row.score) + "<td>" + standings::decimal_text(row.highest) +
              "<td>" + std::to_string(row.not_met) + '\n';
    }
    return scroll_box("Direct encounter", text + "</table>");
  }

  const Tournament& tournament_;
  const ReportedStandings& standings_;
};

}  // namespace

std::string game_html(const Tournament& tournament, const RoundEntry& entry, Links links) {
  const std::string sign(result_sign(entry.outcome));
  if (entry.opponent == no_player) return sign;
  const std::string number = links == Links::Yes ? number_link(tournament, entry.opponent)
                                                 : std::to_string(service::id_of(tournament, entry.opponent));
  return number + (entry.colour == Colour::White ? 'w' : entry.colour == Colour::Black ? 'b' : '-') + sign;
}

std::vector<TiedGroup> tied_groups(const standings::Standings& table) {
  std::vector<TiedGroup> groups;
  for (std::size_t position = 0; position < table.list.size(); ++position) {
    if (!is_encounter(table.list[position])) continue;
    const auto alike = [&](PlayerIndex a, PlayerIndex b) {
      for (std::size_t i = 0; i < position; ++i)
        if (value_of(table, i, a) != value_of(table, i, b)) return false;
      return true;
    };
    auto first = table.places.begin();
    while (first != table.places.end()) {
      const auto last = std::find_if(first, table.places.end(), [&](const standings::Place& place) {
        return !alike(first->player, place.player);
      });
      if (last - first > 1) {
        TiedGroup& group = groups.emplace_back();
        group.position = position;
        group.id = "d" + std::to_string(groups.size());
        for (auto place = first; place != last; ++place) group.players.push_back(place->player);
      }
      first = last;
    }
  }
  return groups;
}

std::string standings_html(const Tournament& tournament, const ReportedStandings& standings) {
  const standings::Standings& table = standings.table;
  std::string text = "<p class=hint>Order of the list: ";
  for (std::size_t i = 0; i < table.list.size(); ++i)
    (text += i == 0 ? "" : ", ") += escaped(table.list[i].text());
  const standings::Regulations& rules = standings.options.regulations != nullptr
                                            ? *standings.options.regulations
                                            : standings::all_regulations().back();
  text += "; tie-break regulations (C.07) of " + std::string(rules.name) +
          ". The last column states why a player ranks below the one above with as many points. A name links "
          "to the working of "
          "every value";
  text += std::any_of(table.list.begin(), table.list.end(), is_encounter)
              ? ", = to a direct encounter that broke no tie.\n"
              : ".\n";
  return text += scroll_box("Standings", StandingsTable(tournament, standings).html());
}

std::string crosstable_html(const Tournament& tournament, const ReportedStandings& standings) {
  const standings::Standings& table = standings.table;
  const Links links = tournament.players.size() <= max_players_in_full ? Links::Yes : Links::No;
  std::string text =
      "<p class=hint>The opponent's number, w or b, and the result. Without a game: + won, \xE2\x88\x92 lost, "
      "U the "
      "bye of the pairing, F, H and Z byes of a full, half or no point. Nothing behind the colour: no result "
      "yet.\n";
  std::string rows = "<table class=cross>\n<thead><tr>" + column_head("Rank") + column_head("Player");
  for (int round = 1; round <= table.rounds; ++round) rows += column_head(std::to_string(round));
  rows += column_head("Points") + "\n<tbody>\n";
  const std::vector<Points> points = standings::counted_points(tournament, standings.options, table.rounds);
  for (const standings::Place& place : table.places) {
    const Player& player = service::player_at(tournament, place.player);
    rows += "<tr><td>" + std::to_string(place.rank) + player_head(tournament, standings, place.player);
    for (int round = 0; round < table.rounds; ++round)
      rows += "<td>" + game_html(tournament, player.round(round), links);
    rows += "<td>" + trf::format_points(points[static_cast<std::size_t>(place.player)]) + '\n';
  }
  return text += scroll_box("Crosstable", rows + "</table>");
}

std::string encounters_html(const Tournament& tournament, const ReportedStandings& standings) {
  const EncounterHtml writer(tournament, standings);
  std::string text;
  for (const TiedGroup& group : tied_groups(standings.table)) text += writer.html(group);
  if (text.empty()) return text;
  return "<p class=hint>The results of tied players among themselves (C.07, article 6). Where not all have "
         "met, a place is given only to a player who keeps it whatever the results of the missing games.\n" +
         text;
}

}  // namespace bloesem::render
