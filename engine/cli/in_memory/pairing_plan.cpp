#include "engine/cli/in_memory/pairing_plan.hpp"

#include <optional>
#include <utility>

#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/limit_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/cli/round_remarks.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::cli {

struct PairingPlan::Parts {
  Grammar program{"", "bloesem"};
  ChosenLimits limits;
  service::PairingRequest request;
  service::Hints hints;
};

namespace {

Grammar& add_grammar(Grammar& program, service::PairingRequest& request, ChosenLimits& limits) {
  Grammar& grammar = *program.add_subcommand("pair", "");
  add_tournament_options(grammar, request);
  add_round_options(grammar, request);
  add_arrangement_options(grammar, request.arrangement);
  add_restriction_options(grammar, request);
  add_ranking_option(grammar, request.tie_breaks);
  add_limit_options(grammar, limits, Limits::InputAndTime);
  return grammar;
}

// What reading and pairing one file takes.
class OneRound {
 public:
  OneRound(const service::PairingRequest& request, const service::Hints& hints, const std::string& name)
      : request_(request), hints_(hints), name_(name) {}

  Result<PlannedRound, MemoryAnswer> pair(std::string bytes, const ProgressCallback& progress) {
    if (const std::optional<Error> error = platform::refuse_larger(bytes.size())) return failure(*error);
    service::LoadedFile loaded = service::load_bytes(
        std::move(bytes), name_, service::load_request(request_, trf::Purpose::Pair, hints_));
    messages_ = loaded.messages;
    if (!loaded.tournament) return failure(loaded.code);
    if (const auto error = refuse_ranking(request_.tie_breaks, loaded)) return failure(*error);
    Tournament& tournament = *loaded.tournament;
    const Result<service::Restrictions> restrictions = service::restrictions_of(request_, loaded);
    if (!restrictions) return failure(restrictions.error());
    service::restrict_meetings(*restrictions, tournament);
    const std::string file = platform::display_name(name_);
    messages_ += remarks_about(file, *restrictions);
    Result<PairOptions> options = service::pair_options(request_, loaded);
    if (!options) return failure(options.error());
    options->progress = progress;
    Result<RoundPairing> pairing = pair_round(tournament, *options);
    if (!pairing) return no_round(pairing.error(), tournament, loaded.rules);
    messages_ += remarks_about(file, request_, tournament, *pairing, options->absent) + loaded.rules;
    return PlannedRound{std::move(tournament), std::move(pairing).value(), std::move(messages_)};
  }

 private:
  [[nodiscard]] MemoryAnswer failure(platform::ExitCode code) const {
    return reporting_answer(code, messages_);
  }
  [[nodiscard]] MemoryAnswer failure(const Error& error) {
    messages_ += platform::error_line(platform::display_name(name_), trf::visible(error.message));
    return failure(platform::exit_code_of(error.code));
  }
  [[nodiscard]] MemoryAnswer no_round(Error error, const Tournament& tournament, const std::string& rules) {
    if (error.code == ErrorCode::NoValidPairing)
      error.message = std::string(platform::no_valid_pairing) + error.message;
    MemoryAnswer answer = failure(with_hint(error, hints_));
    answer.messages += rules;
    for (const PlayerIndex player : error.players) answer.players.push_back(tournament.id(player));
    return answer;
  }

  const service::PairingRequest& request_;
  const service::Hints& hints_;
  const std::string& name_;
  std::string messages_;
};

}  // namespace

PairingPlan::PairingPlan(std::unique_ptr<Parts> parts) noexcept : parts_(std::move(parts)) {}
PairingPlan::PairingPlan(PairingPlan&&) noexcept = default;
PairingPlan& PairingPlan::operator=(PairingPlan&&) noexcept = default;
PairingPlan::~PairingPlan() = default;

Result<PairingPlan, MemoryAnswer> PairingPlan::from_words(const std::vector<std::string>& words) {
  auto parts = std::make_unique<Parts>();
  const Grammar& grammar = add_grammar(parts->program, parts->request, parts->limits);
  parts->hints = option_hints(grammar);
  platform::MemoryFiles memory;
  const platform::InMemory in_memory(&memory);
  const platform::ExitCode code = understand(parts->program, command_words("pair", words, {}));
  if (code == platform::ExitCode::Done) return PairingPlan(std::move(parts));
  return reporting_answer(code, std::move(memory.errors));
}

const PairingPlan& PairingPlan::plain() {
  static const Result<PairingPlan, MemoryAnswer> without_options = from_words({});
  return *without_options;
}

Result<PlannedRound, MemoryAnswer> PairingPlan::pair(std::string bytes, const std::string& name,
                                                     const WorkLimit& limit,
                                                     const ProgressCallback& progress) const {
  platform::MemoryFiles memory;
  memory.limits = parts_->limits.input();
  const platform::InMemory in_memory(&memory);
  std::optional<Result<PlannedRound, MemoryAnswer>> round;
  const auto work = [&] {
    round = OneRound(parts_->request, parts_->hints, name).pair(std::move(bytes), progress);
  };
  std::optional<Error> stopped_by_plan;
  const std::optional<Error> stopped =
      stopped_at(limit, [&] { stopped_by_plan = stopped_at(parts_->limits.work, work); });
  if (!stopped && !stopped_by_plan) return *std::move(round);
  const Error& error = stopped ? *stopped : *stopped_by_plan;
  return reporting_answer(platform::exit_code_of(error.code),
                          platform::error_line(platform::display_name(name), error.message));
}

}  // namespace bloesem::cli
