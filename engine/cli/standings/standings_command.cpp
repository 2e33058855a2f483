#include "engine/cli/standings/standings_command.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/player_options.hpp"
#include "engine/cli/standings/source.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/file_lock.hpp"
#include "engine/render/display_width.hpp"
#include "engine/render/report/report.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/render/standings/crosstable.hpp"
#include "engine/render/standings/format_standings.hpp"
#include "engine/render/standings/separation_text.hpp"
#include "engine/render/standings/standings_json.hpp"
#include "engine/service/generate/seed.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/service/standings/separation.hpp"
#include "engine/service/standings/write_ranks.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"

namespace bloesem::cli {

namespace {

struct StandingsCommand : Source {
  // Two players, as typed; nothing: the whole table.
  std::optional<std::pair<std::string, std::string>> why;
  std::string into;
  std::optional<std::string> group;
  bool overall = false;  // all players in one table, also of a tournament with groups
  ChangeNote note;
};

struct CrosstableCommand : Source {
  std::optional<std::string> group;
  render::CrosstableStyle style;
};

constexpr const char* standings_examples = R"(Examples:
  bloesem standings open.trf                              by the file's own list (record 212 or 202)
  bloesem standings open.trf --tiebreaks BH/C1,BH,SB,DE   by this list; points come first
  bloesem standings open.trf --after 5 --format csv       after round 5
  bloesem standings open.trf --why 4 7                    why one ranks above the other, round by round
  bloesem standings open.trf --into open.trf              write the ranks into the file)";

constexpr const char* crosstable_examples = R"(Examples:
  bloesem crosstable open.trf                   in the order of the standings
  bloesem crosstable open.trf --order number    in the order of the list
A cell shows opponent, colour and result: 1 = 0 of games played (W D L: not rated), + - by forfeit; U F H Z are the
pairing-allocated, full-point, half-point and zero-point bye. In a round robin the columns are the players.)";

std::string list_of_codes() {
  std::string text = "\nTie-breaks (docs/cli.md):";
  for (const standings::TieBreakRow& row : standings::tie_break_table()) {
    text += "\n  " + render::left_aligned(row.code, 6) + std::string(row.name);
    if (!row.article.empty()) text += " (" + std::string(row.article) + ")";
  }
  text += "\nLists with a name:";
  for (const standings::Preset& preset : standings::presets())
    text += "\n  " + std::string(preset.name) + " = " + std::string(preset.list);
  return text;
}

// ---- the file and its standings

// Warns of tie-breaks that cannot be computed, which therefore separate no players.
void warn_of_foreign_entries(const std::string& file, const service::StandingsPlan& plan) {
  for (const standings::TieBreak& tie_break : plan.list) {
    if (tie_break.foreign.empty()) continue;
    platform::print_to_stderr(file + ": warning: " + trf::visible(tie_break.text()) +
                              " cannot be computed from results: it breaks no ties\n");
  }
}

struct Loaded {
  service::LoadedFile file;
  std::optional<service::RankedFile>
      ranked;  // absent: `code` is the exit code, and the reason has been reported
  platform::ExitCode code = platform::ExitCode::Done;
};

service::LoadedFile read_source(const Source& source) {
  service::LoadedFile loaded =
      service::load_report(source.input, reading_of_lists(), source.hints, source.input_format);
  platform::print_to_stderr(loaded.messages);
  return loaded;
}

// Ranks all players, or those of a group.
Loaded rank(const Source& source, service::LoadedFile read, const std::optional<std::string>& group = {}) {
  Loaded loaded{std::move(read), {}, {}};
  loaded.code = loaded.file.code;
  if (!loaded.file.tournament || loaded.code != platform::ExitCode::Done) return loaded;
  if (group) {
    Result<service::GroupFile> own = service::group_file(loaded.file, group);
    if (!own) {
      loaded.code = platform::fail(platform::display_name(source.input), own.error());
      return loaded;
    }
    loaded.file = std::move(own->file);
  }
  Result<service::RankedFile> ranked = rank_and_report(source, loaded.file);
  if (ranked) {
    loaded.ranked = std::move(ranked).value();
  } else {
    loaded.code = platform::fail(platform::display_name(source.input), ranked.error());
  }
  return loaded;
}

Result<std::string> standings_text(const service::LoadedFile& loaded, const service::RankedFile& file,
                                   const StandingsCommand& command) {
  switch (command.form) {
    case render::OutputForm::Table: break;
    case render::OutputForm::Csv: return render::standings_csv(file, command.csv_text);
    case render::OutputForm::Json: return render::standings_json(file);
    case render::OutputForm::Html:
      return render::format_html(file.tournament, {.details = service::event_details(loaded),
                                                   .round = std::nullopt,
                                                   .standings = render::reported_standings(file)});
  }
  return render::standings_table(file);
}

// ---- standings

Result<std::string> why_text(const std::pair<std::string, std::string>& players, render::OutputForm form,
                             const service::RankedFile& file) {
  const Result<PlayerIndex> one = service::find_player(file.tournament, "--why", players.first);
  if (!one) return one.error();
  const Result<PlayerIndex> other = service::find_player(file.tournament, "--why", players.second);
  if (!other) return other.error();
  if (*one == *other) {
    return Error{.code = ErrorCode::InvalidInput,
                 .message = "--why: found '" + players.first + "' twice, expected two different players"};
  }
  const Result<service::Separation> separation =
      service::separation_of(file.tournament, file.result, file.plan.options, *one, *other);
  if (!separation) return separation.error();
  return form == render::OutputForm::Json ? render::separation_json(file, *separation)
                                          : render::explanation(file.tournament, file.result, *separation);
}

std::optional<Error> refuse_clash(const StandingsCommand& command) {
  const auto refuse = [](std::string message) {
    return Error{.code = ErrorCode::InvalidInput, .message = std::move(message)};
  };
  if (command.why && (command.form == render::OutputForm::Csv || command.form == render::OutputForm::Html))
    return refuse("--why is available only as table or json");
  if (platform::same_file(command.input, command.output))
    return refuse("the output " + command.output + " would replace the tournament");
  if (command.into.empty()) return std::nullopt;
  if (command.into == platform::standard_stream) return refuse("--into needs the name of a file");
  if (platform::same_target(command.into, command.output))
    return refuse("the output " + command.output + " would overwrite the tournament (--into)");
  return std::nullopt;
}

// ---- the groups of a tournament

using RankedGroups = std::vector<std::pair<std::string, service::RankedFile>>;

Result<std::string> groups_text(const StandingsCommand& command, const RankedGroups& groups) {
  if (command.form == render::OutputForm::Json) return render::standings_json(groups);
  if (command.why || command.form != render::OutputForm::Table)
    return Error{
        .code = ErrorCode::InvalidInput,
        .message = "the tournament has groups: use --group NAME, or --overall for all players together"};
  std::string text;
  for (const auto& [name, ranked] : groups)
    text +=
        (text.empty() ? "" : "\n") + ("Group " + trf::visible(name)) + "\n" + render::standings_table(ranked);
  return text;
}

platform::ExitCode run_groups(const StandingsCommand& command, service::LoadedFile loaded) {
  const std::string file = platform::display_name(command.input);
  const Result<std::vector<service::GroupFile>> groups = service::group_files(loaded);
  if (!groups) return platform::fail(file, groups.error());
  RankedGroups ranked;
  std::string ranked_text;
  for (const service::GroupFile& group : *groups) {
    Result<service::RankedFile> own =
        ranked.empty() ? rank_and_report(command, group.file) : service::rank_file(command.request, group.file);
    if (!own) return platform::fail(file + ": group " + group.name, own.error());
    if (!command.into.empty()) {
      const Result<service::RankedText> written = service::with_ranks(loaded, *own);
      if (!written) return platform::fail(file, written.error());
      loaded.bytes = ranked_text = written->bytes;
    }
    ranked.emplace_back(group.name, std::move(own).value());
  }
  const Result<std::string> text = groups_text(command, ranked);
  if (!text) return platform::fail(file, text.error());
  std::vector<platform::Output> outputs{{command.output, *text}};
  if (!command.into.empty()) outputs.push_back({command.into, ranked_text});
  const std::optional<Error> error = platform::write_outputs(outputs, [&] {
    if (!command.into.empty())
      record_change(command.into, ranked_text, command.note, platform::same_file(command.input, command.into));
  });
  if (error) return platform::fail("bloesem", *error);
  if (!command.into.empty())
    report_written(command.into, "ranks of " + counted(ranked.size(), "group") + " written");
  return platform::ExitCode::Done;
}

// True if each group has a table of its own.
bool shows_groups(const StandingsCommand& command, const service::LoadedFile& loaded) {
  return loaded.tournament && loaded.code == platform::ExitCode::Done && !loaded.tournament->groups.empty() &&
         !command.overall && !command.group;
}

platform::ExitCode run(const StandingsCommand& command) {
  if (const std::optional<Error> error = refuse_clash(command)) return platform::fail("bloesem", *error);
  const Result<platform::FileLock> lock = platform::FileLock::on(command.into);
  if (!lock) return platform::fail("bloesem", lock.error());
  service::LoadedFile read = read_source(command);
  if (shows_groups(command, read)) return run_groups(command, std::move(read));
  const Loaded loaded = rank(command, std::move(read), command.group);
  if (!loaded.ranked) return loaded.code;
  const std::string file = platform::display_name(command.input);
  const Result<std::string> text = command.why ? why_text(*command.why, command.form, *loaded.ranked)
                                               : standings_text(loaded.file, *loaded.ranked, command);
  if (!text) return platform::fail(file, text.error());
  std::vector<platform::Output> outputs{{command.output, *text}};
  std::string ranked_text;
  if (!command.into.empty()) {
    Result<service::RankedText> ranked = service::with_ranks(loaded.file, *loaded.ranked);
    if (!ranked) return platform::fail(file, ranked.error());
    if (!ranked->warning.empty())
      platform::print_to_stderr(file + ": warning: " + trf::visible(ranked->warning) + '\n');
    ranked_text = std::move((*ranked).bytes);
    outputs.push_back({command.into, ranked_text});
  }
  const std::optional<Error> error = platform::write_outputs(outputs, [&] {
    if (!command.into.empty())
      record_change(command.into, ranked_text, command.note, platform::same_file(command.input, command.into));
  });
  if (error) return platform::fail("bloesem", *error);
  if (!command.into.empty())
    report_written(command.into,
                   "ranks of " + counted(loaded.file.tournament->players.size(), "player") + " written");
  return platform::ExitCode::Done;
}

// ---- crosstable

std::string crosstable(const CrosstableCommand& command, const service::RankedFile& file) {
  switch (command.form) {
    case render::OutputForm::Table:
    case render::OutputForm::Html: break;  // the grammar does not offer it here
    case render::OutputForm::Csv: return render::crosstable_csv(file, command.style, command.csv_text);
    case render::OutputForm::Json: return render::crosstable_json(file, command.style);
  }
  return render::crosstable_text(file, command.style);
}

platform::ExitCode run(const CrosstableCommand& command) {
  if (platform::same_file(command.input, command.output)) {
    return platform::fail("bloesem",
                          {.code = ErrorCode::InvalidInput,
                           .message = "the output " + command.output + " would replace the tournament"});
  }
  const Loaded loaded = rank(command, read_source(command), command.group);
  if (!loaded.ranked) return loaded.code;
  const std::optional<Error> error =
      platform::write_output(command.output, crosstable(command, *loaded.ranked));
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

// ---- the grammar

}  // namespace

Result<service::RankedFile> rank_and_report(const Source& source, const service::LoadedFile& loaded) {
  Result<service::RankedFile> ranked = service::rank_file(source.request, loaded);
  if (!ranked) return ranked;
  const std::string file = platform::display_name(source.input);
  const service::StandingsPlan& plan = (*ranked).plan;
  print_assumptions(file, plan, source.hints);
  warn_of_foreign_entries(file, plan);
  platform::print_to_stderr(render::open_games_message(file, ranked->tournament, plan.coverage));
  return ranked;
}

trf::ReadOptions reading_of_lists() {
  return {.purpose = trf::Purpose::Check,
          .team_events = true,
          .open_games = trf::OpenGames::NotTold,
          .needs_players = true};
}

FormChoices forms_of_lists() {
  return {{"table", render::OutputForm::Table},
          {"csv", render::OutputForm::Csv},
          {"json", render::OutputForm::Json}};
}

void add_source_options(Grammar& grammar, Source& source, const FormChoices& forms) {
  source.hints = option_hints(grammar);
  grammar.add_option("FILE", source.input, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  add_output_option(grammar, source.output);
  add_choice<render::OutputForm>(grammar, "--format", forms, source.form, "Output format; default: table");
  add_raw_csv_option(grammar, source.csv_text);
  add_json_flag(grammar, source.form, render::OutputForm::Json);
  add_input_format_option(grammar, source.input_format);
}

void add_after_option(Grammar& grammar, Source& source) {
  add_number(grammar, "--after", 1, trf::max_rounds, source.request.after,
             "After this round; default: the last round that has ended");
  add_open_games_option(grammar, source.request);
}

void add_open_games_option(Grammar& grammar, service::StandingsRequest& request) {
  grammar.add_flag("--with-open-games", request.with_open_games,
                   "Include a round in progress; games without a result give no points yet");
}

void add_list_options(Grammar& command, service::StandingsRequest& request) {
  command
      .add_option_function<std::string>(
          "--tiebreaks", [&request](const std::string& text) { request.tie_breaks = as_typed(text); },
          "Tie-breaks in order, or the name of a list; default: the list of the file (202, 212)")
      ->type_name("TIEBREAKS");
  std::vector<std::pair<std::string, const standings::Regulations*>> editions;
  for (const standings::Regulations& regulations : standings::all_regulations())
    editions.emplace_back(std::string(regulations.name), &regulations);
  add_choice<const standings::Regulations*>(
      command, "--tiebreak-rules", editions, request.regulations,
      "Edition of the tie-break regulations (C.07); default: that of the start date (042)");
  command.add_flag("--round-robin", request.round_robin,
                   "Treat as a round robin, where forfeits count as games; default: determined by record 192");
  std::vector<std::string>& withdrawn = request.withdrawn;
  add_players_option(
      command, "--withdrawn",
      "Players who have left a round robin: their games count only if they completed half of them",
      [&withdrawn](int id) { withdrawn.push_back(std::to_string(id)); },
      [&withdrawn](std::string name) { withdrawn.push_back(std::move(name)); });
}

Command add_standings_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("standings", "Rank the players by points and tie-breaks, and explain why");
  const auto command = std::make_shared<StandingsCommand>();
  FormChoices forms = forms_of_lists();
  forms.emplace_back("html", render::OutputForm::Html);
  add_source_options(grammar, *command, forms);
  add_list_options(grammar, command->request);
  add_after_option(grammar, *command);
  add_group_option(grammar, command->group);
  grammar.add_flag("--overall", command->overall, "Rank the players of all groups together")
      ->excludes(grammar.get_option("--group"));
  std::vector<std::string>& decided = command->request.decided;
  add_players_option(
      grammar, "--decided", "Tied players in the order decided by a play-off or the arbiter: 4,7 or 'Smit;Kok'",
      [&decided](int id) { decided.push_back(std::to_string(id)); },
      [&decided](std::string name) { decided.push_back(std::move(name)); });
  const auto read_lots = [command = command.get()](const std::string& text) {
    const std::optional<std::uint64_t> seed = service::parse_seed(text);
    if (!seed) refuse_value("--lots", text, "a number from 0 to 18446744073709551615");
    command->request.lots = *seed;
  };
  grammar
      .add_option_function<std::string>(
          "--lots", read_lots, "Draw lots among players still tied, with this seed; default: shared places")
      ->type_name("N");
  const auto read_why = [command = command.get()](const std::pair<std::string, std::string>& players) {
    command->why = {trf::decoded(as_typed(players.first)), trf::decoded(as_typed(players.second))};
    for (const std::string& player : {command->why->first, command->why->second})
      if (!service::is_name(player)) static_cast<void>(read_id("--why", player));
  };
  grammar
      .add_option_function<std::pair<std::string, std::string>>(
          "--why", read_why, "Instead, explain why one of these two players ranks above the other")
      ->type_name("PLAYER PLAYER");
  add_into_option(grammar, command->input, command->into, "Write the tournament with points and ranks here");
  add_note_options(grammar, command->note);
  grammar.footer(standings_examples + list_of_codes());
  return {&grammar, [command] { return run(*command); }};
}

Command add_crosstable_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("crosstable", "Show the games and results of all players");
  const auto command = std::make_shared<CrosstableCommand>();
  add_source_options(grammar, *command);
  add_list_options(grammar, command->request);
  add_after_option(grammar, *command);
  add_group_option(grammar, command->group);
  add_choice<render::CrosstableOrder>(
      grammar, "--order",
      {{"rank", render::CrosstableOrder::Rank}, {"number", render::CrosstableOrder::Number}},
      command->style.order, "Order of the players; default: rank");
  grammar.add_flag("--running", command->style.running, "Also show the score after each round");
  grammar.footer(crosstable_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
