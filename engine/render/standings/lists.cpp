#include "engine/render/standings/lists.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/render/standings/format_standings.hpp"
#include "engine/render/standings/standings_json.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using standings::Cents;
using standings::Hundredths;

std::string half_points_text(int half_points) { return trf::format_points(half_points * one_point / 2); }
std::string hundredths_text(Hundredths value) {
  const Hundredths size = value < 0 ? -value : value;
  const std::string rest = std::to_string(size % standings::one);
  return (value < 0 ? "-" : "") + std::to_string(size / standings::one) + (rest.size() == 1 ? ".0" : ".") +
         rest;
}
// Returns +0.36, -1.20 or 0.00.
std::string change_text(Hundredths value) { return (value > 0 ? "+" : "") + hundredths_text(value); }

Json rating_json(const Player& player) { return player.rating == 0 ? Json(nullptr) : Json(player.rating); }

// Returns "Kersen Open, upsets", or "Upsets" if the event has no name.
std::string heading(const Tournament& tournament, std::string what) {
  if (!tournament.name.empty()) return tournament.name + ", " + what;
  what.front() = trf::upper(what.front());
  return what;
}

Json facts_of(const Tournament& tournament, const char* kind, const standings::Coverage& coverage) {
  Json facts = {{"tournament", text_or_null(tournament.name)}, {"kind", kind}, {"rounds", coverage.rounds}};
  facts.update(coverage_json(coverage));
  return facts;
}

std::string ids_text(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  std::string text;
  for (const PlayerIndex player : players)
    text += (text.empty() ? "" : ", ") + std::to_string(service::id_of(tournament, player));
  return text;
}

// ---- rating changes

const char* name_of(standings::Differences differences) {
  switch (differences) {
    case standings::Differences::Fide: return "fide";
    case standings::Differences::Capped: return "capped";
    case standings::Differences::Full: return "full";
  }
  return "";
}

const char* meaning_of(standings::Differences differences) {
  switch (differences) {
    case standings::Differences::Fide: return "differences above 400 count as 400, but not from 2650 on";
    case standings::Differences::Capped: return "differences above 400 count as 400";
    case standings::Differences::Full: return "all differences count as they are";
  }
  return "";
}

Json games_json(const Tournament& tournament, const standings::RatingChange& change) {
  Json games = Json::array();
  for (const standings::RatedGame& game : change.games) {
    games.push_back({{"round", game.round},
                     {"opponent", service::id_of(tournament, game.opponent)},
                     {"rating", service::player_at(tournament, game.opponent).rating},
                     {"difference", game.difference},
                     {"score", hundredths_text(game.score)},
                     {"expected", hundredths_text(game.expected)}});
  }
  return games;
}

// ---- strengths

std::string parameter_text(const char* name, double value, bool given) {
  return std::string(name) + " = " + decimal_text(value) + (given ? " (given)" : " (estimated)");
}

// Returns notes on the order of the groups.
std::vector<std::string> notes_on_groups(const std::vector<standings::ResultGroup>& groups) {
  std::vector<std::string> notes;
  if (groups.size() > 1)
    notes.emplace_back(
        "Strengths of different groups cannot be compared: no results bind them both ways. Better groups come "
        "first.");
  for (std::size_t first = 0; first < groups.size();) {
    std::size_t last = first;
    while (last + 1 < groups.size() && groups[last + 1].tier == groups[first].tier) ++last;
    if (last > first)
      notes.push_back("No result compares the groups " + std::to_string(first + 1) + " to " +
                      std::to_string(last + 1) + ": their places cannot be compared.");
    first = last + 1;
  }
  return notes;
}

std::vector<std::string> notes_on_strengths(const Tournament& tournament,
                                            const standings::ZermeloRanking& ranking,
                                            const standings::ZermeloOptions& options) {
  std::vector<std::string> notes = notes_on_groups(ranking.groups);
  if (options.prior > 0)
    notes.push_back("A prior is included: drawn games of every player with a player of strength 1, " +
                    decimal_text(options.prior) + " each.");
  if (ranking.left_out > 0)
    notes.push_back(
        "Games that did not end 1-0, 1/2-1/2 or 0-1 are left out: " + std::to_string(ranking.left_out) + '.');
  if (!ranking.unplayed.empty())
    notes.push_back("Without such a game: " + ids_text(tournament, ranking.unplayed) + '.');
  return notes;
}

// ---- prizes and groups

const char* name_of(standings::Sharing sharing) {
  switch (sharing) {
    case standings::Sharing::ByPlace: return "place";
    case standings::Sharing::Hort: return "hort";
    case standings::Sharing::Equal: return "equal";
  }
  return "";
}

const char* meaning_of(standings::Sharing sharing) {
  switch (sharing) {
    case standings::Sharing::ByPlace: return "by place";
    case standings::Sharing::Hort: return "half by place, half shared among equal points (Hort)";
    case standings::Sharing::Equal: return "shared among equal points";
  }
  return "";
}

Listing of_file(const service::RankedFile& file, const char* kind, const std::string& what) {
  std::string title = standings_title(file, what);
  title.pop_back();
  Listing listing{.heading = std::move(title), .facts = facts_of(file.tournament, kind, file.plan.coverage)};
  listing.facts["regulations"] = file.plan.options.regulations->name;
  listing.facts["round_robin"] = file.plan.options.round_robin;
  listing.facts["list"] = list_json(file.result.list);
  return listing;
}

Points points_of(const service::RankedFile& file, PlayerIndex player) {
  return file.points[static_cast<std::size_t>(player)];
}

std::vector<Json> person_cells(const service::RankedFile& file, PlayerIndex index) {
  const Player& player = service::player_at(file.tournament, index);
  const trf::PlayerFields& fields = file.stated[static_cast<std::size_t>(index)].fields;
  return {player.id, text_or_null(fields.title), player.name, rating_json(player),
          text_or_null(fields.federation)};
}

}  // namespace

Listing list_rating_changes(const Tournament& tournament, const std::vector<standings::RatingChange>& changes,
                            standings::Differences differences, const standings::Coverage& coverage) {
  Listing listing{.heading = heading(tournament, "changes of ratings " + coverage_words(coverage) + " (" +
                                                     meaning_of(differences) + ")"),
                  .facts = facts_of(tournament, "ratings", coverage)};
  listing.facts["differences"] = name_of(differences);
  listing.columns = {{"id", "No"},
                     {"name", "Name", Align::Left},
                     {"rating", "Rating"},
                     {"games", "Games"},
                     {"score", "Score"},
                     {"expected", "Expected"},
                     {"k", "K"},
                     {"change", "Change"},
                     {"by_game", "", Align::Left, true}};
  NamedList list;
  for (const standings::RatingChange& change : changes) {
    const Player& player = service::player_at(tournament, change.player);
    list.rows.push_back({player.id, player.name, player.rating, change.games.size(),
                         hundredths_text(change.score), hundredths_text(change.expected), change.k,
                         change_text(change.change), games_json(tournament, change)});
  }
  listing.lists.push_back(std::move(list));
  return listing;
}

Listing list_upsets(const Tournament& tournament, const std::vector<standings::Upset>& upsets,
                    std::optional<int> round, const standings::Coverage& coverage) {
  std::string what = round ? "upsets of round " + std::to_string(*round) : "upsets";
  if (round && round == coverage.in_play) {
    what += ", which is in play";
  } else if (!round && coverage.in_play) {
    what += ' ' + coverage_words(coverage);
  }
  Listing listing{.heading = heading(tournament, what), .facts = facts_of(tournament, "upsets", coverage)};
  listing.facts["round"] = round ? Json(*round) : Json(nullptr);
  listing.columns = {{"key", "Key"},
                     {"round", "Round"},
                     {"id", "No"},
                     {"name", "Name", Align::Left},
                     {"rating", "Rating"},
                     {"colour", "Colour", Align::Left},
                     {"result", "Result"},
                     {"opponent_id", "No"},
                     {"opponent_name", "Opponent", Align::Left},
                     {"opponent_rating", "Rating"},
                     {"difference", "Difference"}};
  NamedList list;
  for (const standings::Upset& upset : upsets) {
    const Player& lower = service::player_at(tournament, upset.lower);
    const Player& higher = service::player_at(tournament, upset.higher);
    const char* colour = upset.lower == upset.game.white ? "w" : "b";
    list.rows.push_back({half_points_text(upset.doubled_key), upset.game.round, lower.id, lower.name,
                         lower.rating, upset.game.colours_known ? Json(colour) : Json(nullptr),
                         upset.drawn ? "0.5" : "1", higher.id, higher.name, higher.rating, upset.difference});
  }
  listing.lists.push_back(std::move(list));
  return listing;
}

Listing list_strengths(const Tournament& tournament, const standings::ZermeloRanking& ranking,
                       const standings::ZermeloOptions& options, const standings::Coverage& coverage) {
  const bool plain = options.draw == 0.0 && options.colour == 1.0;
  std::string what = "strengths " + coverage_words(coverage);
  what += plain ? " (Zermelo)"
                : " (Zermelo extended: " + parameter_text("draws", ranking.draw, options.draw.has_value()) +
                      ", " + parameter_text("colours", ranking.colour, options.colour.has_value()) + ")";
  Listing listing{.heading = heading(tournament, what), .facts = facts_of(tournament, "zermelo", coverage)};
  listing.facts["games"] = ranking.games;
  listing.facts["left_out"] = ranking.left_out;
  listing.facts["draws"] = {{"value", decimal_text(ranking.draw)}, {"estimated", !options.draw.has_value()}};
  listing.facts["colours"] = {{"value", decimal_text(ranking.colour)},
                              {"estimated", !options.colour.has_value()}};
  listing.facts["prior"] = decimal_text(options.prior);
  listing.facts["steps"] = ranking.steps;
  Json groups = Json::array();
  for (const standings::ResultGroup& group : ranking.groups)
    groups.push_back({{"tier", group.tier + 1}, {"players", ids_json(tournament, group.players)}});
  listing.facts["groups"] = std::move(groups);
  listing.facts["unplayed"] = ids_json(tournament, ranking.unplayed);
  listing.columns = {
      {"rank", "Rank"},      {"id", "No"},         {"name", "Name", Align::Left},
      {"rating", "Rating"},  {"points", "Points"}, {"games", "Games"},
      {"strength", "Z Pts"}, {"normal", "ZN Pts"}, {"group", ranking.groups.size() > 1 ? "Group" : ""}};
  NamedList list;
  for (const standings::Strength& strength : ranking.players) {
    const Player& player = service::player_at(tournament, strength.player);
    // A player who is alone in a group has no meaningful strength.
    const bool alone =
        options.prior == 0 && ranking.groups[static_cast<std::size_t>(strength.group)].players.size() == 1;
    list.rows.push_back({strength.rank, player.id, player.name, rating_json(player),
                         half_points_text(strength.half_points), strength.games,
                         alone ? Json(nullptr) : Json(decimal_text(strength.strength)),
                         alone ? Json(nullptr) : Json(decimal_text(strength.normal)), strength.group + 1});
  }
  listing.lists.push_back(std::move(list));
  listing.notes = notes_on_strengths(tournament, ranking, options);
  return listing;
}

Listing list_prizes(const service::RankedFile& file, const std::vector<Cents>& prizes,
                    standings::Sharing sharing) {
  Listing listing = of_file(file, "prizes", "prizes " + std::string(meaning_of(sharing)));
  listing.facts["sharing"] = name_of(sharing);
  listing.columns = {{"rank", "Rank"},
                     {"id", "No"},
                     {"title", "Title", Align::Left},
                     {"name", "Name", Align::Left},
                     {"rating", "Rating"},
                     {"federation", "Fed", Align::Left},
                     {"points", "Points"},
                     {"prize", "Of place"},
                     {"amount", "Amount"}};
  std::vector<standings::PaidPlace> places;
  for (const standings::Place& place : file.result.places)
    places.push_back({points_of(file, place.player), place.rank});
  const std::vector<Cents> amounts = standings::share_prizes(places, prizes, sharing);
  NamedList list;
  Cents paid = 0;
  Cents offered = 0;
  for (const Cents prize : prizes) offered += prize;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i >= prizes.size() && amounts[i] == 0) continue;
    paid += amounts[i];
    std::vector<Json> row = person_cells(file, file.result.places[i].player);
    row.insert(row.begin(), places[i].rank);
    row.insert(row.end(), {trf::format_points(places[i].points),
                           i < prizes.size() ? Json(money_text(prizes[i])) : Json(), money_text(amounts[i])});
    list.rows.push_back(std::move(row));
  }
  listing.lists.push_back(std::move(list));
  listing.facts["total"] = money_text(paid);
  if (paid < offered)
    listing.notes.push_back("There are fewer players than prizes: " + money_text(offered - paid) +
                            " is not given out.");
  return listing;
}

Listing list_groups(const service::RankedFile& file, const standings::Grouping& grouping,
                    const std::vector<standings::GroupRanking>& rankings, const std::string& by) {
  Listing listing = of_file(file, "rankings", "rankings by " + by);
  listing.facts["by"] = by;
  listing.columns = {{"rank", "Rank"},
                     {"overall", "Overall"},
                     {"id", "No"},
                     {"title", "Title", Align::Left},
                     {"name", "Name", Align::Left},
                     {"rating", "Rating"},
                     {"federation", "Fed", Align::Left},
                     {"points", "Points"}};
  for (const standings::GroupRanking& ranking : rankings) {
    NamedList list{.name = ranking.name};
    for (const standings::GroupPlace& place : ranking.players) {
      std::vector<Json> row = person_cells(file, place.player);
      row.insert(row.begin(), {place.rank, place.overall});
      row.emplace_back(trf::format_points(points_of(file, place.player)));
      list.rows.push_back(std::move(row));
    }
    listing.lists.push_back(std::move(list));
  }
  const std::vector<PlayerIndex> others = standings::in_no_group(file.result.places, grouping);
  if (!others.empty()) listing.notes.push_back("In no group: " + ids_text(file.tournament, others) + '.');
  return listing;
}

Listing list_teams(const service::RankedFile& file, const std::vector<standings::TeamPlace>& teams, int best) {
  Listing listing = of_file(file, "teams", "teams by their best " + std::to_string(best));
  listing.facts["best"] = best;
  listing.columns = {
      {"rank", "Rank"},       {"team", "Team", Align::Left},       {"points", "Points"},
      {"members", "Members"}, {"counted", "Counted", Align::Left}, {"players", "", Align::Left, true}};
  NamedList list;
  for (const standings::TeamPlace& team : teams) {
    std::string counted;
    for (const PlayerIndex player : team.counted) {
      counted += (counted.empty() ? "" : " + ") + std::to_string(service::id_of(file.tournament, player)) +
                 " (" + trf::format_points(points_of(file, player)) + ")";
    }
    list.rows.push_back({team.rank, team.name, trf::format_points(team.points), team.members, counted,
                         ids_json(file.tournament, team.counted)});
  }
  listing.lists.push_back(std::move(list));
  return listing;
}

std::string money_text(Cents amount) { return hundredths_text(amount); }

std::string decimal_text(double number) {
  std::array<char, 512> text{};
  const auto written = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  return {text.data(), written.ptr};
}

}  // namespace bloesem::render
