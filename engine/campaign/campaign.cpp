#include "engine/campaign/campaign.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/tournament_before.hpp"
#include "engine/as_paired.hpp"
#include "engine/campaign/shapes.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/random.hpp"

namespace bloesem::campaign {

namespace {

using generator::derive;
using generator::Random;

// What is drawn from a tournament's seed apart from the tournament itself.
enum Purpose : std::uint64_t { which_shape = 1, which_rounds = 2 };

int players_to_pair(const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  std::vector<bool> away(tournament.players.size());
  for (const PlayerIndex p : options.absent) away[static_cast<std::size_t>(p)] = true;
  int count = 0;
  for (std::size_t p = 0; p < away.size(); ++p) {
    if (!away[p] && tournament.players[p].round(round - 1) == RoundEntry{}) ++count;
  }
  return count;
}

// True for the CLB or (2026) a bracket solved under C4.
bool looks_at_completion(criteria::BracketKind kind) {
  return kind == criteria::BracketKind::Collapsed || kind == criteria::BracketKind::Completing;
}

void note_record(const Record& record, RoundOutcome& round) {
  for (const BracketRecord& bracket : record.brackets) {
    if (bracket.discarded) continue;
    ++round.brackets;
    round.moved_down += static_cast<int>(bracket.moved_down.size());
    round.exchanged = std::max(round.exchanged, bracket.exchanges);
    round.completion = round.completion || looks_at_completion(bracket.kind);
  }
}

const Error* failure_of(const Answer& answer) {
  const bool failed =
      !answer && answer.error().code != ErrorCode::NoValidPairing && answer.error().code != ErrorCode::GaveUp;
  return failed ? &answer.error() : nullptr;
}

// Returns the round to be paired, where a file may have two columns for a round.
int round_to_pair(const Tournament& tournament, const PairOptions& options) {
  const int columns = options.edition ? columns_of_a_round(*options.edition) : 1;
  return options.round.value_or(tournament.rounds_played / columns + 1);
}

class Run {
 public:
  Run(const Plan& plan, const Engines& engines, std::uint64_t index, const std::atomic<bool>& stop)
      : plan_(plan), engines_(engines), stop_(stop) {
    outcome_.index = index;
    outcome_.seed = seed_of(plan, index);
  }

  std::optional<TournamentOutcome> run() {
    const ShapeIndex shape = shape_of(plan_, outcome_.index);
    if (shape == played) {
      play();
    } else {
      pose(shapes()[static_cast<std::size_t>(shape - 1)]);
      outcome_.axes = axes_of_position(shape);
    }
    if (stop_) return std::nullopt;
    return std::move(outcome_);
  }

 private:
  void play() {
    const generator::Settings settings = draw_settings(plan_.ranges, outcome_.seed);
    outcome_.axes = axes_of_played(settings);
    const auto watch = [this](const Tournament& tournament, const PairOptions& options, const Answer& paired) {
      if (!stop_) observe(tournament, options, paired);
    };
    const auto pair = [this](const Tournament& tournament, const PairOptions& options) -> Answer {
      if (stop_) return Error{ErrorCode::Cancelled, "stopped"};
      return pair_checked(tournament, options);
    };
    const auto generated = generator::generate(settings, outcome_.seed, watch, pair);
    if (!generated && generated.error().code != ErrorCode::Cancelled)
      throw std::runtime_error("tournament " + std::to_string(outcome_.index) + ": " +
                               generated.error().message);
  }

  void pose(const Shape& shape) {
    Random random(outcome_.seed);
    const Between players{plan_.ranges.least.players, plan_.ranges.most.players};
    const PairOptions options{.edition = plan_.ranges.least.edition};
    Tournament position = make_position(shape, random, players);
    state_rules(position.heading, plan_.ranges.least.edition, plan_.ranges.least.readings);
    observe(position, options, pair_checked(position, options));
  }

  [[nodiscard]] Answer pair_checked(const Tournament& tournament, PairOptions options) const {
    options.check = plan_.check;
    return pair_round(tournament, options);
  }

  // Returns why the round that the matching engine paired is not proved; empty if it is, or need not be.
  [[nodiscard]] std::string unproved(const Tournament& tournament, const PairOptions& options,
                                     const Answer& paired) const {
    if (!plan_.prove || failure_of(paired) != nullptr) return {};
    const Result<std::string> proof = plan_.prove(tournament, options, paired, {});
    return proof ? std::string() : proof.error().message;
  }

  void observe(const Tournament& tournament, PairOptions options, const Answer& paired) {
    options.check = plan_.check;
    const std::string fault = unproved(tournament, options, paired);
    if (engines_.first)
      compare_answers(tournament, options, engines_.first->pair(tournament, options), fault);
    else
      compare_answers(tournament, options, paired, fault);
  }

  // A wrong answer of a solver ends the campaign.
  void stop_at_wrong(int round, const Answer& answer) const {
    if (plan_.check == nullptr || answer || answer.error().code != ErrorCode::Internal) return;
    throw std::runtime_error("tournament " + std::to_string(outcome_.index) + ", round " +
                             std::to_string(round) + ": " + answer.error().message);
  }

  // `unproved`: why the round has no proof.
  void compare_answers(const Tournament& tournament, const PairOptions& options, const Answer& first,
                       const std::string& unproved) {
    const Answer second = engines_.second.pair(tournament, options);
    for (const Answer* answer : {&first, &second}) stop_at_wrong(round_to_pair(tournament, options), *answer);
    RoundOutcome round;
    round.round = round_to_pair(tournament, options);
    round.agreement = compare(first, second);
    round.players = players_to_pair(tournament, options);
    if (first) note_record(first->record, round);
    if (is_examined(round.round)) round.decisive = decisive_rules(engines_.variations, tournament, options);
    outcome_.rounds.push_back(round);
    if (round.agreement == Agreement::Failed) note_failure(round.round, first, second);
    if (!unproved.empty())
      return note_unproved(unproved, text_of(first, tournament), text_of(second, tournament));
    if (round.agreement == Agreement::Different) note_difference(tournament, options, first, second);
  }

  // Pseudo-random, but the same in every run.
  [[nodiscard]] bool is_examined(int round) const {
    if (plan_.examined == 0) return false;
    const std::uint64_t lot = derive(derive(outcome_.seed, which_rounds), static_cast<std::uint64_t>(round));
    return lot % static_cast<std::uint64_t>(plan_.examined) == 0;
  }

  void note_unproved(std::string why, const std::string& first, const std::string& second) {
    RoundOutcome& round = outcome_.rounds.back();
    if (round.agreement == Agreement::Failed) return;
    if (round.agreement == Agreement::Different) why += "; it also differs: " + first + " against " + second;
    round.agreement = Agreement::Failed;
    outcome_.incidents.push_back({round.round, Agreement::Failed, std::string(not_proved), std::move(why)});
  }

  void note_failure(int round, const Answer& first, const Answer& second) {
    const Error* failure = failure_of(second) != nullptr ? failure_of(second) : failure_of(first);
    const std::string& message = failure->message;
    // "'engine' ended with exit code 5: output of the engine": the kind is the part before the colon.
    outcome_.incidents.push_back({round, Agreement::Failed, message.substr(0, message.find(": ")), message});
  }

  void note_difference(const Tournament& tournament, const PairOptions& options, const Answer& first,
                       const Answer& second) {
    const int round = outcome_.rounds.back().round;
    outcome_.incidents.push_back({round, Agreement::Different, "",
                                  text_of(first, tournament) + " against " + text_of(second, tournament)});
    outcome_.disputes.push_back(
        {round, plan_.ranges.least.edition, tournament_before(tournament, options).value()});
  }

  const Plan& plan_;
  const Engines& engines_;
  const std::atomic<bool>& stop_;
  TournamentOutcome outcome_;
};

}  // namespace

std::uint64_t seed_of(const Plan& plan, std::uint64_t index) noexcept { return derive(plan.seed, index); }

ShapeIndex shape_of(const Plan& plan, std::uint64_t index) noexcept {
  const std::uint64_t lot = derive(seed_of(plan, index), which_shape);
  return plan.shapes[static_cast<std::size_t>(lot % plan.shapes.size())];
}

std::optional<TournamentOutcome> run_tournament(const Plan& plan, const Engines& engines, std::uint64_t index,
                                                const std::atomic<bool>& stop) {
  return Run(plan, engines, index, stop).run();
}

}  // namespace bloesem::campaign
