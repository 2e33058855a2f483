#include "engine/cli/rankings/rankings_commands.hpp"

#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/player_options.hpp"
#include "engine/cli/standings/source.hpp"
#include "engine/model/counted.hpp"
#include "engine/model/whole_number.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/render/standings/lists.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/standings/grouping.hpp"
#include "engine/standings/shared.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

using standings::Cents;

struct RatingsCommand : Source {
  standings::Differences differences = standings::Differences::Fide;
  std::optional<int> k;
  std::vector<std::pair<std::string, int>> k_of;  // starting rank or name, and K
};

struct UpsetsCommand : Source {
  std::optional<int> round;
};

struct ZermeloCommand : Source {
  bool extended = false;
  std::optional<double> draws;
  std::optional<double> colours;
  std::optional<double> prior;
};

// Of a tournament with groups: each by itself, one of them, or all players together.
struct GroupChoice {
  std::optional<std::string> group;
  bool overall = false;
};

struct PrizesCommand : Source, GroupChoice {
  std::vector<Cents> amounts;
  standings::Sharing sharing = standings::Sharing::Hort;
};

struct RankingsCommand : Source, GroupChoice {
  service::GroupingRequest grouping;
  std::optional<int> best;
  bool boards = false;
};

constexpr const char* ratings_examples = R"(Examples:
  bloesem ratings open.trf                       K by rating, and by age if the file states it
  bloesem ratings open.trf --k 20 --k-of 4:40    20 for all players, 40 for player 4 (or Kok:40)
  bloesem ratings open.trf --differences full    without the rule of 400 points)";

constexpr const char* upsets_examples = R"(Examples:
  bloesem upsets open.trf             the greatest first; a draw counts half of the difference
  bloesem upsets open.trf --round 3   only one round)";

constexpr const char* zermelo_examples = R"(Examples:
  bloesem zermelo open.trf                          a draw is half a win, colours do not matter
  bloesem zermelo open.trf --extended               estimates parameters for draws and colours
  bloesem zermelo open.trf --extended --colours 1   estimates only draws
  bloesem zermelo open.trf --prior 1                ranks all players, even those who won or lost all games
The model and its limits: docs/rankings.md. No FIDE regulation defines this ranking.)";

constexpr const char* prizes_examples = R"(Examples:
  bloesem prizes open.trf --amounts 1000,500,250                    by Hort's method
  bloesem prizes open.trf --amounts 1000,500,250 --sharing equal    shared equally among equal points)";

constexpr const char* rankings_examples = R"(Examples:
  bloesem rankings open.trf --by rating:0-1600,1601-2000
  bloesem rankings open.trf --by age:2010-2012,2013-       years of birth
  bloesem rankings open.trf --by sex                       also category, federation; number:1-20,21-40
  bloesem rankings open.trf --by team                      sums of the best four (records 013, 310)
  bloesem rankings open.trf --by federation --best 3       sums of the best three
  bloesem rankings open.trf --by team --boards             the best of each team, the second-best, ... to the fourth
All are views of the standings: nothing is recomputed within a group.)";

// ---- files

// For lists other than standings, which check the round themselves.
std::optional<Error> refuse_later_round(const char* option, std::optional<int> round,
                                        const Tournament& tournament) {
  if (!round || *round <= tournament.rounds_played) return std::nullopt;
  std::string message(option);
  message +=
      ": found " + std::to_string(*round) + ", the file has " + counted(tournament.rounds_played, "round");
  return standings::invalid(std::move(message));
}

Result<std::vector<service::GroupFile>> files_of(const service::LoadedFile& loaded,
                                                 const std::optional<std::string>& group) {
  if (!group) return service::group_files(loaded);
  Result<service::GroupFile> file = service::group_file(loaded, group);
  if (!file) return file.error();
  return std::vector{std::move(file).value()};
}

Error in_group(Error error, const std::string& name) {
  error.message.insert(0, "group " + name + ": ");
  return error;
}

// The games of a file, for lists that count games and not rounds: a round may be a match of two of them.
class GamesOfFile {
 public:
  // InvalidInput: the matches of the file cannot be told.
  static Result<GamesOfFile> of(const service::LoadedFile& loaded) {
    GamesOfFile file(*loaded.tournament);
    if (!loaded.of_matches) return file;
    Result<Tournament> matches = service::in_rules_of_file(loaded);
    if (!matches) return matches.error();
    file.matches_ = std::move(matches).value();
    return file;
  }

  [[nodiscard]] const Tournament& games() const { return *games_; }
  [[nodiscard]] const Tournament& rounds() const { return matches_ ? *matches_ : *games_; }
  // Returns the number of games of a player until the end of that many rounds.
  [[nodiscard]] int games_until(int round) const { return round * games_of_a_round(); }
  [[nodiscard]] int round_of(int game) const { return (game + games_of_a_round() - 1) / games_of_a_round(); }

 private:
  explicit GamesOfFile(const Tournament& games) : games_(&games) {}
  [[nodiscard]] int games_of_a_round() const { return matches_ ? 2 : 1; }

  const Tournament* games_;
  std::optional<Tournament> matches_;
};

standings::Coverage coverage_and_report(const Source& source, const Tournament& tournament) {
  const standings::Coverage coverage =
      standings::coverage_of(tournament, source.request.after, source.request.with_open_games);
  platform::print_to_stderr(
      render::open_games_message(platform::display_name(source.input), tournament, coverage));
  return coverage;
}

// What is made of a loaded file.
using MakeText = std::function<Result<std::string>(const service::LoadedFile& loaded)>;

platform::ExitCode write_list(const Source& source, const MakeText& make) {
  if (platform::same_file(source.input, source.output))
    return platform::fail("bloesem",
                          standings::invalid("the output " + source.output + " would replace the tournament"));
  const service::LoadedFile loaded =
      service::load_report(source.input, reading_of_lists(), source.hints, source.input_format);
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament || loaded.code != platform::ExitCode::Done) return loaded.code;
  const Result<std::string> text = make(loaded);
  if (!text) return platform::fail(platform::display_name(source.input), text.error());
  const std::optional<Error> error = platform::write_output(source.output, *text);
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

template <class MakeListing>
platform::ExitCode list(const Source& source, MakeListing make) {
  return write_list(source, [&](const service::LoadedFile& loaded) -> Result<std::string> {
    const Result<render::Listing> listing = make(loaded);
    if (!listing) return listing.error();
    return render::listing_text(*listing, source.form, source.csv_text);
  });
}

// Lists each group by itself, unless one of them or all players together are chosen.
template <class MakeListing>
platform::ExitCode list(const Source& source, const GroupChoice& choice, MakeListing make) {
  return write_list(source, [&](const service::LoadedFile& loaded) -> Result<std::string> {
    std::vector<render::GroupListing> groups;
    const bool whole = choice.overall || (!choice.group && loaded.tournament->groups.empty());
    if (whole) {
      Result<render::Listing> listing = make(loaded);
      if (!listing) return listing.error();
      return render::listing_text(*listing, source.form, source.csv_text);
    }
    const Result<std::vector<service::GroupFile>> files = files_of(loaded, choice.group);
    if (!files) return files.error();
    for (const service::GroupFile& file : *files) {
      Result<render::Listing> listing = make(file.file);
      if (!listing) return in_group(listing.error(), file.name);
      groups.push_back({file.name, std::move(listing).value()});
    }
    return choice.group ? render::listing_text(groups.front().listing, source.form, source.csv_text)
                        : render::listing_text(groups, source.form, source.csv_text);
  });
}

// ---- ratings

std::optional<int> year_of_event(const service::LoadedFile& loaded) {
  const auto date = loaded.start_date ? trf::standard_date(*loaded.start_date) : std::nullopt;
  return date ? trf::parse_number(date->substr(0, 4)) : std::nullopt;
}

Result<std::vector<std::optional<int>>> k_by_player(const RatingsCommand& command,
                                                    const service::LoadedFile& loaded) {
  std::vector<std::optional<int>> k;
  const std::vector<trf::StatedPlayer> stated = service::stated_players(loaded);
  for (std::size_t i = 0; i < stated.size(); ++i) {
    const int rating = loaded.tournament->players[i].rating;
    const std::optional<int> born = standings::year_of_birth(stated[i].fields.birth);
    k.push_back(command.k ? *command.k : standings::default_k(rating, born, year_of_event(loaded)));
  }
  for (const auto& [text, value] : command.k_of) {
    const Result<PlayerIndex> player = service::find_player(*loaded.tournament, "--k-of", text);
    if (!player) return player.error();
    k[static_cast<std::size_t>(*player)] = value;
  }
  return k;
}

platform::ExitCode run(const RatingsCommand& command) {
  return list(command, [&command](const service::LoadedFile& loaded) -> Result<render::Listing> {
    const Result<GamesOfFile> file = GamesOfFile::of(loaded);
    if (!file) return file.error();
    if (const auto error = refuse_later_round("--after", command.request.after, file->rounds())) return *error;
    const standings::Coverage coverage = coverage_and_report(command, file->rounds());
    const auto k = k_by_player(command, loaded);
    if (!k) return k.error();
    std::vector<standings::RatingChange> changes = standings::rating_changes(
        file->games(),
        {.differences = command.differences, .k = *k, .after = file->games_until(coverage.rounds)});
    for (standings::RatingChange& change : changes)
      for (standings::RatedGame& game : change.games) game.round = file->round_of(game.round);
    return render::list_rating_changes(file->rounds(), changes, command.differences, coverage);
  });
}

// Parses "4:40" or "Kok:40".
void read_k(RatingsCommand& command, const std::string& option, std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) refuse_value(option, text, "a player and K, as in 4:40 or Kok:40");
  const std::string_view player = trf::trimmed(text.substr(0, colon));
  if (!service::is_name(player)) static_cast<void>(read_id(option, player));
  command.k_of.emplace_back(player, number_between(option, text.substr(colon + 1), 1, 100));
}

// ---- upsets

platform::ExitCode run(const UpsetsCommand& command) {
  return list(command, [&command](const service::LoadedFile& loaded) -> Result<render::Listing> {
    const Result<GamesOfFile> file = GamesOfFile::of(loaded);
    if (!file) return file.error();
    if (const auto error = refuse_later_round("--round", command.round, file->rounds())) return *error;
    Source source = command;
    source.request.after = command.round;
    const standings::Coverage coverage = coverage_and_report(source, file->rounds());
    std::vector<standings::Upset> upsets = standings::upsets(file->games());
    for (standings::Upset& upset : upsets) upset.game.round = file->round_of(upset.game.round);
    std::erase_if(upsets, [&](const standings::Upset& upset) {
      return upset.game.round > coverage.rounds || upset.game.round != command.round.value_or(upset.game.round);
    });
    return render::list_upsets(file->rounds(), upsets, command.round, coverage);
  });
}

// ---- strengths

standings::ZermeloOptions options_of(const ZermeloCommand& command) {
  standings::ZermeloOptions options{.prior = command.prior.value_or(0), .after = command.request.after};
  if (command.extended) options.draw = options.colour = std::nullopt;
  if (command.draws) options.draw = command.draws;
  if (command.colours) options.colour = command.colours;
  return options;
}

platform::ExitCode run(const ZermeloCommand& command) {
  return list(command, [&command](const service::LoadedFile& loaded) -> Result<render::Listing> {
    const Result<GamesOfFile> file = GamesOfFile::of(loaded);
    if (!file) return file.error();
    standings::ZermeloOptions options = options_of(command);
    if (const auto error = refuse_later_round("--after", options.after, file->rounds())) return *error;
    const standings::Coverage coverage = coverage_and_report(command, file->rounds());
    options.after = file->games_until(coverage.rounds);
    const Result<standings::ZermeloRanking> ranking = standings::rank_by_strength(file->games(), options);
    if (!ranking) return ranking.error();
    return render::list_strengths(file->rounds(), *ranking, options, coverage);
  });
}

// Adds an option that takes a decimal number such as "0.5": digits with at most one point.
void add_decimal(Grammar& command, const std::string& name, std::optional<double>& target,
                 std::string_view help) {
  const auto read = [name, &target](const std::string& text) {
    double value = 0;
    const auto [end, problem] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    const bool plain = text.find_first_not_of("0123456789.") == std::string::npos;
    if (!plain || problem != std::errc() || end != text.data() + text.size())
      refuse_value(name, text, "a decimal number such as 0.5");
    target = value;
  };
  command.add_option_function<std::string>(name, read, help)->type_name("X");
}

// ---- prizes

// Returns "500" or "249.50" in cents.
Cents read_amount(const std::string& option, std::string_view text) {
  const std::size_t dot = std::min(text.find('.'), text.size());
  const std::string_view decimals = text.substr(std::min(dot + 1, text.size()));
  const std::string digits = std::string(text.substr(0, dot)) + std::string(decimals) +
                             std::string(2 - std::min<std::size_t>(decimals.size(), 2), '0');
  const std::optional<Cents> amount = whole_number<Cents>(digits);
  const bool plain = dot > 0 && decimals.size() <= 2 && (dot == text.size() || !decimals.empty());
  if (plain && amount && *amount <= standings::largest_fund) return *amount;
  refuse_value(option, text, "an amount such as 500 or 249.50");
}

// Refuses rounds with missing results, because prizes must not be computed from them.
std::optional<Error> refuse_open_games(const Source& source, const Tournament& tournament) {
  if (source.request.with_open_games) return std::nullopt;
  const standings::Coverage coverage = standings::coverage_of(tournament, source.request.after, false);
  if (coverage.in_play)
    return standings::invalid("round " + std::to_string(*coverage.in_play) +
                              " is in progress: prizes are given after it has ended (--after " +
                              std::to_string(*coverage.in_play - 1) +
                              ": as of the round before; --with-open-games: as of now)");
  for (int round = 1; round <= coverage.rounds; ++round) {
    const standings::OpenGames games = standings::open_games(tournament, round);
    if (games.empty()) continue;
    return standings::invalid("round " + std::to_string(round) + ": no result for " +
                              render::open_games_words(tournament, games) +
                              ": prizes are given after all games are decided (--with-open-games: as of now)");
  }
  return std::nullopt;
}

platform::ExitCode run(const PrizesCommand& command) {
  return list(command, command, [&command](const service::LoadedFile& loaded) -> Result<render::Listing> {
    Cents fund = 0;
    for (const Cents amount : command.amounts) {
      fund += amount;
      if (fund > standings::largest_fund)
        return standings::invalid("--amounts: the prizes together are too large");
    }
    const Result<GamesOfFile> games = GamesOfFile::of(loaded);
    if (!games) return games.error();
    if (const auto error = refuse_open_games(command, games->rounds())) return *error;
    const Result<service::RankedFile> file = rank_and_report(command, loaded);
    if (!file) return file.error();
    return render::list_prizes(*file, command.amounts, command.sharing);
  });
}

// ---- groups

platform::ExitCode run(const RankingsCommand& command) {
  return list(command, command, [&command](const service::LoadedFile& loaded) -> Result<render::Listing> {
    const Result<service::RankedFile> file = rank_and_report(command, loaded);
    if (!file) return file.error();
    const Result<standings::Grouping> groups = service::group_players(command.grouping, loaded, *file);
    if (!groups) return groups.error();
    const std::vector<standings::Place>& order = (*file).result.places;
    const int best = command.best.value_or(standings::default_team_size);
    if (command.boards)
      return render::list_groups(*file, *groups, standings::rank_boards(order, *groups, best),
                                 command.grouping.word);
    if (command.best || command.grouping.by == service::GroupedBy::Team)
      return render::list_teams(*file, standings::rank_teams(order, *groups, (*file).points, best), best);
    return render::list_groups(*file, *groups, standings::rank_groups(order, *groups), command.grouping.word);
  });
}

Grammar& add_command(Grammar& program, const char* name, const char* help, const char* examples,
                     Source& source) {
  Grammar& grammar = *program.add_subcommand(name, help);
  add_source_options(grammar, source);
  grammar.footer(examples);
  return grammar;
}

}  // namespace

namespace {

void add_group_choice(Grammar& grammar, GroupChoice& choice) {
  add_group_option(grammar, choice.group);
  grammar.add_flag("--overall", choice.overall, "List the players of all groups together")
      ->excludes(grammar.get_option("--group"));
}

}  // namespace

Command add_ratings_command(Grammar& program) {
  const auto command = std::make_shared<RatingsCommand>();
  Grammar& grammar =
      add_command(program, "ratings", "Show expected scores and rating changes", ratings_examples, *command);
  add_after_option(grammar, *command);
  add_choice<standings::Differences>(
      grammar, "--differences",
      {{"fide", standings::Differences::Fide},
       {"capped", standings::Differences::Capped},
       {"full", standings::Differences::Full}},
      command->differences,
      "Rating differences above 400 points: count as 400 except from 2650 on (fide, the default), count as 400 "
      "for all players (capped, before October 2025), or count in full (full)");
  add_number(grammar, "--k", 1, 100, command->k, "K of all players; default: by rating and age");
  const TakeNumber take_k = [command = command.get()](const std::string& option, std::string_view item) {
    read_k(*command, option, item);
  };
  add_named_list(grammar, "--k-of", "PLAYER:K", "K of individual players: 4:40,7:20 or 'Kok:40;Smit:20'",
                 take_k, [take_k](const std::string& item) { take_k("--k-of", item); });
  return {&grammar, [command] { return run(*command); }};
}

Command add_upsets_command(Grammar& program) {
  const auto command = std::make_shared<UpsetsCommand>();
  Grammar& grammar =
      add_command(program, "upsets", "List results against the ratings", upsets_examples, *command);
  add_number(grammar, "--round", 1, trf::max_rounds, command->round, "Only this round");
  add_open_games_option(grammar, command->request);
  return {&grammar, [command] { return run(*command); }};
}

Command add_zermelo_command(Grammar& program) {
  const auto command = std::make_shared<ZermeloCommand>();
  Grammar& grammar = add_command(program, "zermelo", "Rank by strengths of maximum likelihood (Zermelo)",
                                 zermelo_examples, *command);
  add_after_option(grammar, *command);
  grammar.add_flag("--extended", command->extended, "Also estimate the effect of draws and colours");
  add_decimal(grammar, "--draws", command->draws,
              "Tendency to draw, instead of an estimate; 0: a draw is half a win");
  add_decimal(grammar, "--colours", command->colours,
              "Weight of Black, instead of an estimate; 1: colours do not matter");
  add_decimal(grammar, "--prior", command->prior, "Additional draws with a player of strength 1; default: 0");
  return {&grammar, [command] { return run(*command); }};
}

Command add_prizes_command(Grammar& program) {
  const auto command = std::make_shared<PrizesCommand>();
  Grammar& grammar = add_command(program, "prizes", "Distribute prizes, shared among players with equal points",
                                 prizes_examples, *command);
  add_after_option(grammar, *command);
  add_group_choice(grammar, *command);
  add_list_options(grammar, command->request);
  add_list(grammar, "--amounts", "LIST", "Prizes by place: 1000,500,249.50",
           [command = command.get()](const std::string& option, std::string_view item) {
             command->amounts.push_back(read_amount(option, item));
           });
  grammar.get_option("--amounts")->required();
  add_choice<standings::Sharing>(
      grammar, "--sharing",
      {{"hort", standings::Sharing::Hort},
       {"equal", standings::Sharing::Equal},
       {"place", standings::Sharing::ByPlace}},
      command->sharing, "Half of each prize by place and half shared (hort, the default), all shared, or none");
  return {&grammar, [command] { return run(*command); }};
}

Command add_rankings_command(Grammar& program) {
  const auto command = std::make_shared<RankingsCommand>();
  Grammar& grammar =
      add_command(program, "rankings", "Show the standings by rating, age, category, federation or team",
                  rankings_examples, *command);
  add_after_option(grammar, *command);
  add_group_choice(grammar, *command);
  add_list_options(grammar, command->request);
  const auto read_by = [command = command.get()](const std::string& text) {
    Result<service::GroupingRequest> grouping = service::parse_grouping(text);
    if (!grouping) refuse_argument("--by", grouping.error().message);
    command->grouping = std::move(grouping).value();
  };
  grammar.add_option_function<std::string>("--by", read_by, "Group by: " + service::grouping_words())
      ->required()
      ->type_name("WHAT");
  add_number(grammar, "--best", 1, 9999, command->best,
             "Add up the points of the best N of each group; for teams always, default: 4");
  grammar.add_flag("--boards", command->boards,
                   "Rank the best of each group, then the second-best of each, and so on to the N-th");
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
