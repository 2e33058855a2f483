#include "engine/program/campaign/file_campaign.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/prepare.hpp"
#include "bloesem/trf/document.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/random.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/grouped.hpp"
#include "engine/program/campaign/ordered_work.hpp"
#include "engine/program/campaign/progress_bar.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/check/rank_check.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/pairing_ranking.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"

namespace bloesem::cli {

namespace {

using generator::Random;
using Clock = std::chrono::steady_clock;

// Salt for the random choice of the place of the file that is spoiled.
constexpr std::uint64_t which_place = 4;

struct FileOutcome {
  std::uint64_t index = 0;
  std::uint64_t seed = 0;
  int rounds = 0;
  int ranks = 0;
  int parted = 0;
  int wrong_rounds = 0;
  int wrong_standings = 0;
  bool spoiled = false;
  bool noticed = false;
};

// Thrown by a worker to end the run.
struct CheckFailure {
  Error error;
};

service::LoadedFile read(std::string text) {
  service::LoadedFile loaded =
      service::read_report(std::move(text), "tournament", {.purpose = trf::Purpose::Check}, service::no_hints);
  if (!loaded.tournament)
    throw CheckFailure{{ErrorCode::Internal, "the file written cannot be read: " + loaded.problem, {}}};
  return loaded;
}

service::CheckedStandings standings_of(const service::LoadedFile& loaded) {
  service::StandingsRequest by_file;
  const Result<service::StandingsPlan> plan = service::plan_standings(by_file, loaded);
  if (!plan) throw CheckFailure{plan.error()};
  Result<service::CheckedStandings> checked =
      service::check_standings(*loaded.tournament, *plan, service::stated_players(loaded), loaded.wrong_points);
  if (!checked) throw CheckFailure{checked.error()};
  return std::move(checked).value();
}

bool parted_by_tie_break(const service::CheckedStandings& checked, const standings::Place& place) {
  return place.decision == standings::Decision::TieBreak &&
         checked.result.list[static_cast<std::size_t>(place.tie_break)].measure != standings::Measure::Points;
}

// ---- a copy with one thing wrong

std::vector<int> player_lines(const trf::Document& document) {
  std::vector<int> lines;
  for (int number = 1; number <= static_cast<int>(document.lines().size()); ++number)
    if (document.text(number).starts_with("001 ")) lines.push_back(number);
  return lines;
}

std::string field_of(const trf::Document& document, int line, const trf::Field& field) {
  return std::string(document.text(line).substr(static_cast<std::size_t>(field.first) - 1,
                                                static_cast<std::size_t>(field.last - field.first) + 1));
}

void put_field(trf::Document& document, int line, const trf::Field& field, const std::string& value) {
  std::string text(document.text(line));
  text.replace(static_cast<std::size_t>(field.first) - 1, value.size(), value);
  document.replace(line, std::move(text));
}

// Exchanges the points or the ranks of two players. Returns nothing if all players have the same.
std::optional<std::string> spoiled(const std::string& text, std::uint64_t seed) {
  trf::Document document = trf::Document::parse(text);
  const std::vector<int> lines = player_lines(document);
  if (lines.empty()) return std::nullopt;
  Random random(generator::derive(seed, which_place));
  const trf::Field& field = random.between(0, 1) == 0 ? trf::player_rank : trf::player_points;
  const int one = lines[static_cast<std::size_t>(random.between(0, static_cast<int>(lines.size()) - 1))];
  const std::string value = field_of(document, one, field);
  const auto other = std::find_if(lines.begin(), lines.end(),
                                  [&](int line) { return field_of(document, line, field) != value; });
  if (other == lines.end()) return std::nullopt;
  put_field(document, one, field, field_of(document, *other, field));
  put_field(document, *other, field, value);
  return document.to_bytes();
}

// ---- one tournament

class FileCheck {
 public:
  FileCheck(const FileCampaign& campaign, std::uint64_t index) : campaign_(campaign) {
    outcome_.index = index;
    outcome_.seed = generator::derive(campaign.seed, index);
  }

  FileOutcome run() {
    const std::string text = written();
    const service::LoadedFile loaded = read(text);
    check_rounds(*loaded.tournament);
    const service::CheckedStandings checked = standings_of(loaded);
    outcome_.wrong_standings = checked.differences();
    outcome_.ranks = static_cast<int>(checked.result.places.size());
    outcome_.parted = static_cast<int>(
        std::count_if(checked.result.places.begin(), checked.result.places.end(),
                      [&](const standings::Place& place) { return parted_by_tie_break(checked, place); }));
    if (std::optional<std::string> copy = spoiled(text, outcome_.seed)) {
      outcome_.spoiled = true;
      outcome_.noticed = standings_of(read(*std::move(copy))).differences() > 0;
    }
    return outcome_;
  }

 private:
  std::string written() {
    const generator::Settings settings = campaign::draw_settings(campaign_.ranges, outcome_.seed);
    const auto pair =
        service::pairing_by({settings.edition, EditionGround::Request, settings.readings}, campaign_.list);
    if (!pair) throw CheckFailure{pair.error()};
    const Result<generator::Generated> generated = generator::generate(settings, outcome_.seed, {}, *pair);
    if (!generated) throw CheckFailure{generated.error()};
    Result<std::string> text =
        service::generated_report(*generated, settings, service::OutputFormat::Trf26, campaign_.list);
    if (!text) throw CheckFailure{text.error()};
    return std::move(text).value();
  }

  void check_rounds(const Tournament& tournament) {
    const Result<service::Prepared> prepared =
        service::prepare(tournament, {.edition = campaign_.ranges.least.edition});
    if (!prepared) throw CheckFailure{prepared.error()};
    const Result<CheckReport> report = check_tournament(prepared->tournament, prepared->options);
    if (!report) throw CheckFailure{report.error()};
    outcome_.rounds = (*report).rounds;
    outcome_.wrong_rounds = static_cast<int>((*report).differences.size());
  }

  const FileCampaign& campaign_;
  FileOutcome outcome_;
};

class FileRunner {
 public:
  explicit FileRunner(const FileCampaign& campaign)
      : campaign_(campaign),
        next_(campaign.only.value_or(campaign.shard.number)),
        end_(campaign.only ? *campaign.only + 1 : campaign.tournaments),
        start_(Clock::now()) {
    progress_.all = next_ >= end_ ? 0 : (end_ - next_ - 1) / campaign.shard.count + 1;
  }

  Result<FileCampaignEnd> go() {
    OrderedWork<std::uint64_t, FileOutcome> work;
    work.next = [this]() -> std::optional<std::uint64_t> {
      if (next_ >= end_) return std::nullopt;
      return std::exchange(next_, next_ + campaign_.shard.count);
    };
    work.make = [this](std::uint64_t index) -> std::optional<FileOutcome> {
      if (interrupt_.flag()) return std::nullopt;
      return check(index);
    };
    work.take = [this](FileOutcome&& outcome) { take(outcome); };
    work.tick = [this] { bar_.show(progress_); };
    work.stop = &interrupt_.flag();
    try {
      work.run(campaign_.jobs);
    } catch (const CheckFailure& trouble) {
      return trouble.error;
    }
    end_state_.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    end_state_.interrupted = interrupt_.flag();
    return end_state_;
  }

 private:
  FileOutcome check(std::uint64_t index) const {
    try {
      return FileCheck(campaign_, index).run();
    } catch (CheckFailure& trouble) {
      trouble.error.message.insert(0, "tournament " + std::to_string(index) + ": ");
      throw;
    }
  }

  void take(const FileOutcome& outcome) {
    ++end_state_.tournaments;
    end_state_.rounds += static_cast<std::uint64_t>(outcome.rounds);
    end_state_.ranks += static_cast<std::uint64_t>(outcome.ranks);
    end_state_.parted += static_cast<std::uint64_t>(outcome.parted);
    end_state_.wrong_rounds += static_cast<std::uint64_t>(outcome.wrong_rounds);
    end_state_.wrong_standings += static_cast<std::uint64_t>(outcome.wrong_standings);
    end_state_.spoiled += outcome.spoiled ? 1 : 0;
    end_state_.unnoticed += outcome.spoiled && !outcome.noticed ? 1 : 0;
    progress_.done = end_state_.tournaments;
    progress_.rounds = end_state_.rounds;
    progress_.differences = end_state_.wrong_rounds + end_state_.wrong_standings;
    report(outcome);
  }

  void report(const FileOutcome& outcome) {
    const std::string begin =
        "tournament " + std::to_string(outcome.index) + " (seed " + std::to_string(outcome.seed) + "): ";
    if (outcome.wrong_rounds > 0)
      bar_.say(begin + counted(outcome.wrong_rounds, "round") +
               (outcome.wrong_rounds == 1 ? " differs\n" : " differ\n"));
    if (outcome.wrong_standings > 0)
      bar_.say(begin + counted(outcome.wrong_standings, "rank") +
               (outcome.wrong_standings == 1 ? " or its points differ\n" : " or their points differ\n"));
    if (outcome.spoiled && !outcome.noticed) bar_.say(begin + "the spoiled copy was not noticed\n");
  }

  const platform::Interrupt interrupt_;
  const FileCampaign& campaign_;
  std::uint64_t next_;
  std::uint64_t end_;
  ProgressBar bar_;
  CampaignProgress progress_;
  FileCampaignEnd end_state_;
  Clock::time_point start_;
};

}  // namespace

Result<FileCampaignEnd> run_file_campaign(const FileCampaign& campaign) { return FileRunner(campaign).go(); }

std::string format_end(const FileCampaign& campaign, const FileCampaignEnd& end) {
  return counted_in_groups(end.tournaments, "tournament") + " written, read back and checked by " +
         service::list_text(campaign.list) + ":\n  " + counted_in_groups(end.rounds, "round") + ", " +
         counted_in_groups(end.wrong_rounds, "difference") + "\n  " + counted_in_groups(end.ranks, "rank") +
         " (" + grouped(end.parted) + " decided by tie-breaks), " +
         counted_in_groups(end.wrong_standings, "difference") + "\n  " + grouped(end.spoiled) +
         (end.spoiled == 1 ? " copy" : " copies") + " with two ranks or points exchanged, " +
         grouped(end.unnoticed) + " not noticed\n";
}

std::string format_json(const FileCampaign& campaign, const FileCampaignEnd& end) {
  return render::text_of({{"schema", render::json_schema},
                          {"tie_breaks", service::list_text(campaign.list)},
                          {"tournaments", end.tournaments},
                          {"rounds", end.rounds},
                          {"round_differences", end.wrong_rounds},
                          {"ranks", end.ranks},
                          {"ranks_by_tie_breaks", end.parted},
                          {"rank_differences", end.wrong_standings},
                          {"spoiled_copies", end.spoiled},
                          {"unnoticed_copies", end.unnoticed}});
}

platform::ExitCode code_of(const FileCampaignEnd& end) noexcept {
  platform::ExitCode code =
      end.wrong_rounds > 0 ? platform::ExitCode::PairingDiffers : platform::ExitCode::Done;
  if (end.wrong_standings > 0 || end.unnoticed > 0)
    code = platform::more_severe(code, platform::ExitCode::StandingsDiffer);
  return code;
}

}  // namespace bloesem::cli
