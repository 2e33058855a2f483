#include "engine/program/campaign/engines.hpp"

#include <algorithm>
#include <utility>

#include "bloesem/pair_round.hpp"
#include "engine/as_paired.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/model/counted.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/service/external_engine.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::cli {

namespace {

using campaign::Answer;
using campaign::Engine;

const std::string matching = "matching";
const std::string by_sequence = "sequence";
const std::string literally = "literal";

struct MatchingEngine {
  std::string name;
  SolverChoice solver;
};

const std::vector<MatchingEngine>& matching_engines() {
  static const std::vector<MatchingEngine> engines{{matching, SolverChoice::Auto},
                                                   {"matching:fast", SolverChoice::Fast},
                                                   {"matching:blossom", SolverChoice::Blossom},
                                                   {"matching:lemon", SolverChoice::Lemon},
                                                   {"matching:whole", SolverChoice::Whole},
                                                   {"matching-backwards", SolverChoice::LemonBackwards}};
  return engines;
}

Engine matching_engine(const MatchingEngine& engine) {
  return {engine.name, [solver = engine.solver](const Tournament& tournament, PairOptions options) {
            options.solver = solver;
            return pair_round(tournament, options);
          }};
}

Answer pair_by_sequence(const Tournament& tournament, const PairOptions& options, std::uint64_t budget,
                        std::string_view rule) {
  sequence::SequenceOptions how;
  how.budget = budget;
  how.without = rule;
  return sequence::pair_round(tournament, options, how);
}

Engine sequence_engine(std::uint64_t budget) {
  return {by_sequence, [budget](const Tournament& tournament, const PairOptions& options) {
            return pair_by_sequence(tournament, options, budget, {});
          }};
}

Answer answer_of(const Result<Proposal>& proposal, const Tournament& tournament, const PairOptions& options) {
  if (!proposal) return proposal.error();
  RoundPairing pairing;
  pairing.round = options.round.value_or(tournament.rounds_played + 1);
  for (const ProposedBoard& board : proposal->boards) pairing.boards.push_back(board.board);
  // One of two byes is enough to show a difference, because a board is missing then.
  if (!proposal->byes.empty()) pairing.bye = proposal->byes.front();
  return pairing;
}

Engine external_engine(const std::string& line, const service::ExternalEngine& program) {
  return {line, [program](const Tournament& tournament, const PairOptions& options) {
            return answer_of(program.pair(tournament, options), tournament, options);
          }};
}

// Returns the engine for tournaments as files keep them.
Engine of_files(Engine engine) {
  engine.pair = [pair = std::move(engine.pair)](const Tournament& tournament,
                                                const PairOptions& options) -> Answer {
    const auto choice = choose_edition(tournament.heading, options.edition, options.readings);
    if (!choice || is_paired_as_filed(choice->edition)) return pair(tournament, options);
    const Result<Tournament> counted = as_paired(tournament, choice->edition, choice->readings);
    return counted ? pair(*counted, options) : Answer(counted.error());
  };
  return engine;
}

Result<Engine> own_engine(const std::string& name, std::uint64_t budget) {
  for (const MatchingEngine& engine : matching_engines())
    if (name == engine.name) return of_files(matching_engine(engine));
  if (name == by_sequence) return sequence_engine(budget);
  if (name == literally) return of_files({literally, literal::pair_round});
  return Error{ErrorCode::InvalidInput, "--engines: found '" + name + "', expected two of " +
                                            service::joined(engine_names(), ", ", " and ")};
}

// Returns the rules to vary, in the edition's order.
Result<std::vector<std::string_view>> varied_rules(const EngineChoice& choice) {
  const std::vector<std::string_view> all = sequence::variable_rules(choice.edition);
  for (const std::string& rule : choice.varied) {
    if (std::find(all.begin(), all.end(), rule) != all.end()) continue;
    return Error{ErrorCode::InvalidInput,
                 "--decisive-rules: found '" + rule + "', expected some of " +
                     service::joined(std::vector<std::string>(all.begin(), all.end()), ", ", " and ")};
  }
  std::vector<std::string_view> rules(all.begin(), all.end());
  if (choice.varied.empty()) return rules;
  std::erase_if(rules, [&](std::string_view rule) {
    return std::find(choice.varied.begin(), choice.varied.end(), rule) == choice.varied.end();
  });
  return rules;
}

}  // namespace

const std::vector<std::string>& engine_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result;
    for (const MatchingEngine& engine : matching_engines()) result.push_back(engine.name);
    result.push_back(by_sequence);
    result.push_back(literally);
    return result;
  }();
  return names;
}

std::vector<std::string> default_engines(Edition edition) {
  const swiss::System& system = edition.system();
  if (system.rulebook != nullptr) return {matching, by_sequence};
  return {matching, system.literal != nullptr ? literally : "matching:blossom"};
}

Result<campaign::Engines> make_engines(const EngineChoice& choice) {
  if (choice.names.size() != 2)
    return Error{ErrorCode::InvalidInput, "--engines: found " + counted(choice.names.size(), "name") +
                                              ", expected two of " +
                                              service::joined(engine_names(), ", ", " and ")};
  Result<Engine> first = own_engine(choice.names.front(), choice.budget);
  if (!first) return first.error();
  Result<Engine> second = own_engine(choice.names.back(), choice.budget);
  if (!second) return second.error();
  const Result<std::optional<service::ExternalEngine>> program = engine_of(choice.against);
  if (!program) return program.error();
  if (*program) second = external_engine(*choice.against.command, **program);
  campaign::Engines engines;
  if (first->name != matching) engines.first = std::move(first).value();
  engines.second = std::move(second).value();
  const auto vary = [budget = choice.budget](const Tournament& tournament, const PairOptions& options,
                                             std::string_view rule) {
    return pair_by_sequence(tournament, options, budget, rule);
  };
  Result<std::vector<std::string_view>> rules = varied_rules(choice);
  if (!rules) return rules.error();
  engines.variations = {std::move(rules).value(), vary};
  return engines;
}

}  // namespace bloesem::cli
