#include "engine/render/report/report.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/board_list.hpp"
#include "engine/groups.hpp"
#include "engine/judge/colour_fault.hpp"
#include "engine/model/counted.hpp"
#include "engine/render/explain/all_pairs/pair_picture.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/render/report/html.hpp"
#include "engine/render/report/sections.hpp"
#include "engine/render/report/story.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/requested_round.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::render {

namespace {

// A table with more columns of values or rounds is printed in landscape.
constexpr std::size_t max_columns_upright = 9;

// Returns "the FIDE (Dutch) System, rules of 2026".
std::string rules_in_words(Edition edition, const Readings& readings) {
  std::string text = has_table(edition) ? "the schedule of a round robin"
                                        : "the " + std::string(title_of(edition)) + " System";
  if (!is_of_fide(edition)) text += " (not a FIDE system)";
  if (!name_of(edition).empty()) text += ", rules of " + std::string(name_of(edition));
  const std::vector<ReadingChoice> chosen = chosen_readings(edition, readings);
  if (!chosen.empty()) text += ", read with " + readings_text(chosen);
  return text;
}

std::string subtitle(const Tournament& tournament, const Report& report) {
  std::string text = counted(tournament.players.size(), "player");
  if (tournament.rounds_declared) text += ", " + counted(*tournament.rounds_declared, "round");
  if (report.round)
    text += ". Round " + std::to_string(report.round->number) +
            (report.round->reasons.empty() ? " is paired by " : " is compared with ") +
            rules_in_words(report.round->edition, report.round->readings);
  return text + '.';
}

std::string title_of(const Tournament& tournament, const Report& report) {
  const std::string name = tournament.name.empty() ? "Tournament" : tournament.name;
  if (!report.standings && report.round) return name + ", round " + std::to_string(report.round->number);
  return name;
}

std::optional<ReportedPairs> reported_pairs(explain::Subject&& subject) {
  if (subject.tournament.players.size() > max_players_pictured) return std::nullopt;
  Result<explain::AllPairs> pairs = explain::all_pairs(subject);
  if (!pairs) return std::nullopt;
  return ReportedPairs{std::move(subject), std::move(pairs).value()};
}

// Adds what only questions about the round answer.
void add_answers(const Tournament& tournament, const PairOptions& options, std::size_t most_told,
                 ReportedRound& round) {
  if (tournament.players.size() > std::max(max_players_pictured, most_told)) return;
  Result<explain::Subject> subject = explain::subject_of(tournament, options);
  if (!subject || !subject->answer || subject->answer->boards != round.boards) return;
  round.stories = reported_stories(*subject, most_told);
  round.all_pairs = reported_pairs(std::move(subject).value());
}

}  // namespace

Result<ReportedRound> reported_round(const Tournament& tournament, const PairOptions& options,
                                     const RoundPairing& pairing, std::size_t most_told) {
  Result<Checklist> facts = checklist(tournament, options, pairing);
  if (!facts) return facts.error();
  ReportedRound round;
  round.number = pairing.round;
  round.edition = pairing.edition;
  round.readings = pairing.readings;
  round.boards = pairing.boards;
  round.bye = pairing.bye;
  round.facts = std::move(facts).value();
  round.rules = pairing;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i) round.same.emplace_back(i);
  if (!tournament.groups.empty()) return round;
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  round.colour_reasons = colour_reasons(tournament, options, *request, pairing);
  add_answers(tournament, options, most_told, round);
  return round;
}

Result<std::vector<ReportedGroup>> reported_groups(const Tournament& tournament, const PairOptions& options,
                                                   const RoundPairing& pairing) {
  std::vector<ReportedGroup> groups;
  if (tournament.groups.empty()) return groups;
  Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  const std::vector<int> group_of = groups_of_players(tournament);
  std::size_t brackets = 0;
  for (GroupPart& part : *parts) {
    const PairOptions own = options_of_part(options, part);
    Result<ReportedRound> round = reported_round(part.tournament, own, part_of_pairing(pairing, part));
    if (!round) return error_of_part(round.error(), part);
    for (std::size_t i = 0; i < pairing.boards.size(); ++i)
      if (group_of[static_cast<std::size_t>(pairing.boards[i].white)] == std::ssize(groups))
        round->board_numbers.push_back(i + 1);
    round->group = groups.size() + 1;
    round->brackets_before = brackets;
    brackets += round->rules->record.brackets.size();
    groups.push_back({part.name, std::move(part.tournament), std::move(round).value()});
  }
  return groups;
}

ReportedRound played_report(const std::string& file, const Tournament& tournament, const PairOptions& options,
                            int number, std::size_t most_told) {
  PairOptions replay = replay_options(tournament, options);
  replay.round = number;
  const Result<RoundPairing> pairing = pair_round(tournament, replay);
  const Result<ReportedRound> explained = pairing ? reported_round(tournament, replay, *pairing, most_told)
                                                  : Result<ReportedRound>(pairing.error());
  ReportedRound round = explained ? *explained : ReportedRound{};
  if (!explained) round.trouble = explained.error().message;
  round.number = number;
  if (const auto choice = choose_edition(tournament.heading, options.edition, options.readings)) {
    round.edition = choice->edition;
    round.readings = choice->readings;
  }
  round.boards = published_boards(tournament, number, options);
  round.bye = played_round(tournament, number).bye;
  if (round.rules && !round.bye && has_table(round.edition)) round.bye = round.rules->bye;  // free
  std::map<std::pair<PlayerIndex, PlayerIndex>, std::size_t> paired;
  if (round.rules)
    for (std::size_t i = 0; i < round.rules->boards.size(); ++i)
      paired[{round.rules->boards[i].white, round.rules->boards[i].black}] = i;
  round.same.clear();
  for (const Board& board : round.boards) {
    const auto same = paired.find({board.white, board.black});
    round.same.push_back(same == paired.end() ? std::nullopt : std::optional(same->second));
  }
  const bool differs = round.rules && (round.bye != round.rules->bye ||
                                       std::count(round.same.begin(), round.same.end(), std::nullopt) != 0);
  if (!differs) return round;
  const Result<Verdict> verdict = judge(tournament, played_proposal(tournament, number), replay);
  if (verdict) round.reasons = reasons_of(tournament, *verdict);
  for (const service::Remark& remark :
       service::remarks_on(tournament, number, service::background_of(file, tournament, replay, number)))
    round.reasons.push_back((remark.ground == "perhaps" ? "perhaps " : "") + remark.text);
  return round;
}

ReportedStandings reported_standings(const service::RankedFile& file) {
  ReportedStandings standings{.table = file.result,
                              .coverage = file.plan.coverage,
                              .options = file.plan.options,
                              .titles = {},
                              .federations = {}};
  for (const trf::StatedPlayer& player : file.stated) {
    standings.titles.push_back(player.fields.title);
    standings.federations.push_back(player.fields.federation);
  }
  return standings;
}

Result<std::string> format_html(const Tournament& tournament, const Report& report) {
  if (tournament.players.size() > max_reported_players) {
    return Error{.code = ErrorCode::TooLarge,
                 .message = std::to_string(tournament.players.size()) +
                            " players are too many for a page; at most " +
                            std::to_string(max_reported_players) + " (the other formats take more)"};
  }
  Page page;
  const auto add_round = [&](const Tournament& players, const ReportedRound& round, const std::string& id,
                             const std::string& name) {
    page.sections.push_back({"pairings" + id, "Pairings of round " + std::to_string(round.number) + name,
                             boards_html(players, round, report.details.byes)});
    if (has_score_groups(round.edition))
      page.sections.push_back({"brackets" + id, "Brackets" + name, brackets_html(players, round)});
    if (const auto& pairs = round.all_pairs)
      page.sections.push_back({"pairs" + id, "Why not" + name,
                               pair_picture_html(pairs->subject, pairs->pairs, english(), "zoom" + id), true});
  };
  page.title = title_of(tournament, report);
  page.lines = service::head_lines(report.details);
  page.subtitle = subtitle(tournament, report);
  page.condensed = tournament.players.size() > max_players_in_full;
  for (std::size_t i = 0; i < report.groups.size(); ++i)
    add_round(report.groups[i].tournament, report.groups[i].round, '-' + std::to_string(i + 1),
              ", group " + report.groups[i].name);
  if (report.round && report.groups.empty()) add_round(tournament, *report.round, "", "");
  const bool many_columns = report.standings && report.standings->table.list.size() > max_columns_upright;
  if (report.standings) {
    const std::string after = coverage_words(report.standings->coverage);
    const standings::Standings& table = report.standings->table;
    page.sections.push_back(
        {"standings", "Standings " + after, standings_html(tournament, *report.standings), many_columns});
    page.sections.push_back({"crosstable", "Crosstable", crosstable_html(tournament, *report.standings),
                             table.rounds > static_cast<int>(max_columns_upright)});
    const std::string encounters = encounters_html(tournament, *report.standings);
    if (!encounters.empty()) page.sections.push_back({"encounters", "Direct encounters", encounters});
  }
  page.sections.push_back({"players", "Players", players_html(tournament, report), many_columns});
  return page_html(page);
}

}  // namespace bloesem::render
