#include "engine/program/campaign/run_campaign.hpp"

#include <chrono>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/campaign/axes.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/database.hpp"
#include "engine/program/campaign/dispute_files.hpp"
#include "engine/program/campaign/ordered_work.hpp"
#include "engine/program/campaign/progress_bar.hpp"
#include "engine/service/load_tournament.hpp"
#include "matching/steps.hpp"

namespace bloesem::cli {

namespace {

using campaign::Agreement;
using campaign::Incident;
using campaign::TournamentOutcome;
using Clock = std::chrono::steady_clock;

constexpr double save_after = 2.0;  // seconds between saves: the most that a crash loses

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Iterates over the tournaments still to be played, in ascending order.
class Agenda {
 public:
  Agenda(const CampaignRun& run, std::vector<bool> there)
      : there_(std::move(there)),
        next_(run.only.value_or(run.shard.number)),
        step_(run.shard.count),
        end_(run.only ? *run.only + 1 : run.identity.tournaments) {
    for (std::uint64_t k = next_; k < end_; k += step_) {
      ++all_;
      earlier_ += is_there(k) ? 1 : 0;
    }
  }

  std::optional<std::uint64_t> next() {
    while (next_ < end_ && is_there(next_)) next_ += step_;
    if (next_ >= end_) return std::nullopt;
    return std::exchange(next_, next_ + step_);
  }

  [[nodiscard]] std::uint64_t all() const { return all_; }
  [[nodiscard]] std::uint64_t earlier() const { return earlier_; }

 private:
  [[nodiscard]] bool is_there(std::uint64_t k) const { return k < there_.size() && there_[k]; }

  std::vector<bool> there_;
  std::uint64_t next_;
  std::uint64_t step_;
  std::uint64_t end_;
  std::uint64_t all_ = 0;
  std::uint64_t earlier_ = 0;
};

// Thrown while results are taken, to end the run.
struct SaveFailure {
  Error error;
};

void require(const std::optional<Error>& error) {
  if (error) throw SaveFailure{*error};
}

class Runner {
 public:
  Runner(const CampaignRun& run, std::optional<CampaignDatabase> database, std::vector<bool> there)
      : run_(run),
        database_(std::move(database)),
        agenda_(run, std::move(there)),
        summary_(empty_summary(run.identity)),
        start_(Clock::now()),
        saved_(start_) {}

  Result<CampaignEnd> go() {
    progress_ = {agenda_.earlier(), agenda_.all(), agenda_.earlier(), 0, 0};
    OrderedWork<std::uint64_t, TournamentOutcome> work;
    work.next = [&] { return agenda_.next(); };
    work.make = [&](std::uint64_t k) { return run_tournament(run_.plan, run_.engines, k, interrupt_.flag()); };
    work.take = [&](TournamentOutcome&& outcome) { take(outcome); };
    work.tick = [&] { tick(); };
    work.stop = &interrupt_.flag();
    try {
      work.run(run_.jobs);
    } catch (const SaveFailure& trouble) {
      return trouble.error;
    } catch (const matching::StepLimitReached&) {
      if (database_ && database_->save()) bar_.say("the last rounds are not saved\n");
      throw;
    }
    if (database_) {
      if (const auto error = database_->save()) return *error;
    }
    const double seconds = seconds_since(start_);
    if (database_) {
      const auto add = [&](const TournamentOutcome& outcome) { summary_.add(outcome); };
      if (const auto error = database_->for_each(add)) return *error;
    }
    return CampaignEnd{std::move(summary_), progress_.rounds, seconds, interrupt_.flag()};
  }

 private:
  void take(const TournamentOutcome& outcome) {
    ++progress_.done;
    progress_.rounds += outcome.rounds.size();
    for (const Incident& incident : outcome.incidents) report(outcome, incident);
    for (const campaign::Dispute& dispute : outcome.disputes) keep(outcome.index, dispute);
    if (database_)
      require(database_->add(outcome));
    else
      summary_.add(outcome);
  }

  void tick() {
    bar_.show(progress_);
    if (!database_ || seconds_since(saved_) < save_after) return;
    require(database_->save());
    saved_ = Clock::now();
  }

  // Reports the first failure of each kind; the others are only counted.
  void report(const TournamentOutcome& outcome, const Incident& incident) {
    if (incident.agreement == Agreement::Different) ++progress_.differences;
    if (incident.agreement != Agreement::Failed || !reported_.insert(incident.kind).second) return;
    bar_.say(platform::error_line(
        "tournament " + std::to_string(outcome.index) + ", round " + std::to_string(incident.round),
        trf::visible(incident.text)));
  }

  void keep(std::uint64_t tournament, const campaign::Dispute& dispute) {
    if (!run_.disputes || kept_ == run_.max_disputes) return;
    ++kept_;
    require(write_dispute(*run_.disputes, tournament, dispute, run_.engines, interrupt_.flag()));
  }

  const platform::Interrupt interrupt_;
  const CampaignRun& run_;
  std::optional<CampaignDatabase> database_;
  Agenda agenda_;
  campaign::Summary summary_;
  ProgressBar bar_;
  CampaignProgress progress_;
  std::set<std::string> reported_;
  std::size_t kept_ = 0;
  Clock::time_point start_;
  Clock::time_point saved_;
};

}  // namespace

campaign::Summary empty_summary(const CampaignIdentity& identity) {
  return {identity.axes.size(), identity.rules.size(), campaign::bucket_of};
}

Result<CampaignEnd> run_campaign(const CampaignRun& run) {
  std::optional<CampaignDatabase> database;
  std::vector<bool> there;
  if (run.database) {
    Result<CampaignDatabase> opened = CampaignDatabase::open(*run.database, run.identity);
    if (!opened) return opened.error();
    Result<std::vector<bool>> found = (*opened).tournaments_there();
    if (!found) return found.error();
    database = std::move(opened).value();
    there = std::move(found).value();
  }
  return Runner(run, std::move(database), std::move(there)).go();
}

}  // namespace bloesem::cli
