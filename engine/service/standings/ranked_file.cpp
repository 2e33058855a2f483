#include "engine/service/standings/ranked_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/system_code.hpp"
#include "engine/as_paired.hpp"
#include "engine/model/matches.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/round_robin/withdrawal.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::service {

namespace {

using standings::Hundredths;
using standings::Regulations;
using standings::TieBreak;
using List = std::vector<TieBreak>;

// Used if neither the file nor the request gives a list: FIDE's former recommendations.
constexpr std::string_view usual_in_swiss = "fide-swiss";
constexpr std::string_view usual_in_round_robin = "fide-rr";

// Returns the list as written: record 212 need not begin with the points.
Result<List> list_of(const trf::StandingsOrder& order) {
  List list;
  for (const trf::TieBreak& key : order.keys) {
    Result<TieBreak> tie_break = standings::parse_tie_break(key.text());
    if (!tie_break) {
      return Error{.code = tie_break.error().code,
                   .message = "the list of tie-breaks in line " + std::to_string(order.place.line) + ": " +
                              tie_break.error().message};
    }
    list.push_back(std::move(tie_break).value());
  }
  return list;
}

Result<List> list_asked_for(const std::string& text) {
  Result<List> list = standings::parse_tie_breaks(text);
  if (list) return list;
  return Error{.code = list.error().code, .message = "the list of tie-breaks: " + list.error().message};
}

Result<List> choose_list(const StandingsRequest& request, const LoadedFile& loaded, StandingsPlan& plan) {
  if (request.tie_breaks) return list_asked_for(*request.tie_breaks);
  plan.in_file = loaded.order.has_value();
  if (loaded.order) return list_of(*loaded.order);
  Result<List> usual =
      standings::parse_tie_breaks(plan.options.round_robin ? usual_in_round_robin : usual_in_swiss);
  if (!usual) return usual.error();
  plan.note = std::string(loaded.team_event ? "the file's lists of tie-breaks (records 202, 212) are for teams"
                                            : "the file has no list of tie-breaks (records 202, 212)") +
              ": by " + list_text(*usual);
  return usual;
}

// Chosen like the edition of the pairing rules: by request, otherwise by start date, otherwise the newest with
// a warning.
const Regulations& choose_regulations(const StandingsRequest& request, const LoadedFile& loaded,
                                      StandingsPlan& plan) {
  if (request.regulations != nullptr) return *request.regulations;
  const std::optional<std::string> date = loaded.start_date ? sortable_date(*loaded.start_date) : std::nullopt;
  if (date) return standings::regulations_on(*date);
  const Regulations& newest = standings::all_regulations().back();
  plan.warning = "no start date (042) determines the edition of the tie-breaks: " + std::string(newest.name) +
                 " is assumed";
  return newest;
}

std::optional<Error> take_decided(const StandingsRequest& request, const Tournament& tournament,
                                  StandingsPlan& plan) {
  for (const std::string& text : request.decided) {
    const Result<PlayerIndex> player = find_player(tournament, "decided order", text);
    if (!player) return player.error();
    plan.options.decided.push_back(id_of(tournament, *player));
  }
  return std::nullopt;
}

// Returns the settings of a round robin; without any in the file, those of the plain table with as many cycles
// as there are rounds, once all have been played.
std::optional<round_robin::Settings> settings_of(const Tournament& tournament) {
  const Result<EditionChoice> choice = choose_edition(tournament.heading);
  if (choice && has_table(choice->edition)) return round_robin::settings_for(tournament, choice->readings);
  const int length = round_robin::rounds_of_cycle(static_cast<int>(tournament.players.size()));
  const int rounds = tournament.rounds_played;
  if (length == 0 || rounds == 0 || rounds % length != 0) return std::nullopt;
  if (tournament.rounds_declared.value_or(rounds) != rounds) return std::nullopt;
  return round_robin::Settings{.cycles = rounds / length};
}

std::vector<PlayerIndex> not_counted_by(const round_robin::Settings& settings, const Tournament& tournament,
                                        const std::vector<PlayerIndex>& withdrawn) {
  const auto schedule = round_robin::Schedule::of(static_cast<int>(tournament.players.size()), settings);
  if (!schedule || tournament.rounds_played > schedule->rounds()) return {};
  return round_robin::not_counted(tournament, *schedule, withdrawn);
}

// Leaves out the players of a round robin who have played too few of their games.
std::optional<Error> leave_out(const StandingsRequest& request, const Tournament& tournament,
                               StandingsPlan& plan) {
  if (!request.withdrawn.empty() && !plan.options.round_robin)
    return refusal("withdrawn players: all games of a Swiss tournament count");
  if (!plan.options.round_robin) return std::nullopt;
  std::vector<PlayerIndex> withdrawn;
  for (const std::string& text : request.withdrawn) {
    const Result<PlayerIndex> player = find_player(tournament, "withdrawn players", text);
    if (!player) return player.error();
    withdrawn.push_back(*player);
  }
  Tournament counted = tournament;
  counted.rounds_played = std::min(counted.rounds_played, plan.coverage.rounds);
  const std::optional<round_robin::Settings> settings = settings_of(counted);
  if (!settings) {
    if (withdrawn.empty()) return std::nullopt;
    return refusal(
        "withdrawn players: the file does not tell the number of their games (record 192, or all "
        "rounds of a table)");
  }
  plan.options.not_counted = not_counted_by(*settings, counted, withdrawn);
  for (const PlayerIndex player : plan.options.not_counted)
    plan.uncounted +=
        (plan.uncounted.empty() ? "the games of " : ", ") + std::to_string(id_of(tournament, player));
  if (!plan.uncounted.empty()) plan.uncounted += " do not count: less than half of them were completed";
  return std::nullopt;
}

}  // namespace

std::vector<PlayerIndex> not_counted_in_table(const Tournament& tournament) {
  const std::optional<round_robin::Settings> settings = settings_of(tournament);
  return settings ? not_counted_by(*settings, tournament, {}) : std::vector<PlayerIndex>{};
}

Result<StandingsPlan> plan_standings(const StandingsRequest& request, const LoadedFile& loaded) {
  StandingsPlan plan;
  plan.options.round_robin = request.round_robin || trf::is_round_robin(loaded.system_code) ||
                             (loaded.names && loaded.names->system == trf::round_robin_by_name);
  plan.coverage = standings::coverage_of(*loaded.tournament, request.after, request.with_open_games);
  plan.options.after = plan.coverage.rounds;
  plan.options.lots = request.lots;
  if (std::optional<Error> error = take_decided(request, *loaded.tournament, plan)) return *std::move(error);
  if (std::optional<Error> error = leave_out(request, *loaded.tournament, plan)) return *std::move(error);
  plan.options.regulations = &choose_regulations(request, loaded, plan);
  Result<List> list = choose_list(request, loaded, plan);
  if (!list) return list.error();
  plan.list = std::move(list).value();
  return plan;
}

std::string list_text(const List& list) {
  std::string text;
  for (const TieBreak& tie_break : list) text += (text.empty() ? "" : ",") + tie_break.text();
  return text;
}

std::vector<trf::StatedPlayer> stated_players(const LoadedFile& loaded) {
  if (loaded.format != trf::FileFormat::Report)
    return std::vector<trf::StatedPlayer>(loaded.tournament->players.size());
  const trf::SourceText source(loaded.bytes);
  return trf::stated_players(source.lines(), *loaded.tournament);
}

namespace {

Result<RankedFile> rank_counted(const StandingsRequest& request, const LoadedFile& loaded) {
  Result<StandingsPlan> plan = plan_standings(request, loaded);
  if (!plan) return plan.error();
  Result<standings::Standings> result =
      standings::compute_standings(*loaded.tournament, (*plan).list, (*plan).options);
  if (!result) return result.error();
  RankedFile file{
      *loaded.tournament, stated_players(loaded), std::move(plan).value(), std::move(result).value(), {}, {}};
  file.points = standings::counted_points(file.tournament, file.plan.options, file.result.rounds);
  return file;
}

}  // namespace

bool differs_from_rules(const LoadedFile& loaded) {
  if (loaded.as_paired) return false;
  if (loaded.of_matches) return !loaded.tournament->rounds_are_matches;
  const Result<EditionChoice> choice = choose_edition(loaded.tournament->heading);
  return choice && !is_paired_as_filed(choice->edition);
}

Result<Tournament> in_rules_of_file(const LoadedFile& loaded) {
  if (!differs_from_rules(loaded)) return *loaded.tournament;
  if (loaded.of_matches) {
    Tournament games = *loaded.tournament;
    games.points.unfinished = 0;
    return fold_matches(games);
  }
  const Result<EditionChoice> choice = choose_edition(loaded.tournament->heading);
  return as_paired(*loaded.tournament, choice->edition, choice->readings);
}

Result<RankedFile> rank_file(const StandingsRequest& request, const LoadedFile& loaded) {
  if (!differs_from_rules(loaded)) return rank_counted(request, loaded);
  Result<Tournament> tournament = in_rules_of_file(loaded);
  if (!tournament && loaded.of_matches) return tournament.error();
  LoadedFile counted = loaded;
  if (tournament) counted.tournament = std::move(tournament).value();
  Result<RankedFile> ranked = rank_counted(request, counted);
  if (!ranked) return ranked;
  if (loaded.of_matches) ranked->games = loaded.tournament;
  if (!tournament) ranked->plan.scores = "the points are match points: " + tournament.error().message;
  return ranked;
}

std::optional<std::vector<int>> ranks_after(const StandingsPlan& plan, const Tournament& tournament) {
  const Result<standings::Standings> result = standings::compute_standings(tournament, plan.list, plan.options);
  if (!result) return std::nullopt;
  std::vector<int> ranks(tournament.players.size());
  for (const standings::Place& place : (*result).places)
    ranks[static_cast<std::size_t>(place.player)] = place.rank;
  return ranks;
}

std::string value_text(const standings::Value& value) {
  if (!value) return "";
  const Hundredths size = std::abs(*value);
  std::string text = (*value < 0 ? "-" : "") + std::to_string(size / standings::one);
  const Hundredths rest = size % standings::one;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

}  // namespace bloesem::service
