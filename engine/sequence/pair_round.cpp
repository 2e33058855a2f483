#include "engine/sequence/pair_round.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include "bloesem/validate.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/arranged_round.hpp"
#include "engine/model/counted.hpp"
#include "engine/model/so_far.hpp"
#include "engine/obstacle.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/requested_field.hpp"
#include "engine/sequence/round.hpp"
#include "matching/step_limit.hpp"

namespace bloesem::sequence {
namespace {

// C.04.2.D.9: by the score of the better player, then of the other, then by the better player's number.
auto publication_key(const Field& field, const std::pair<Place, Place>& pair, BoardOrder order) {
  const auto rank = [&](Place p) {
    const Points score = order == BoardOrder::Standings ? field[p].standings : field.score(p);
    return std::tuple(-score, field[p].number);
  };
  const auto better = std::min(rank(pair.first), rank(pair.second));
  const auto other = std::max(rank(pair.first), rank(pair.second));
  return std::tuple(std::get<0>(better), std::get<0>(other), std::get<1>(better));
}

std::vector<PlayerIndex> players_at(const Field& field, const std::vector<Place>& places) {
  std::vector<PlayerIndex> players;
  for (const Place p : places) players.push_back(field[p].player);
  return players;
}

BracketRecord record_of(const Field& field, const PairedBracket& paired, const Rulebook& rules) {
  const auto& [bracket, candidate, discarded] = paired;
  BracketRecord record;
  record.kind = bracket.kind;
  record.score = field.score(bracket.residents.front());
  record.discarded = discarded;
  record.moved_down = players_at(field, bracket.moved_down);
  record.residents = players_at(field, bracket.residents);
  for (const auto& [higher, lower] : candidate.pairs)
    record.pairs.emplace_back(field[higher].player, field[lower].player);
  record.downfloaters = players_at(field, candidate.downfloaters);
  record.exchanges = candidate.exchanges;
  record.criteria = evaluate(field, bracket, candidate, rules);
  record.solved_by = "sequence";
  return record;
}

std::optional<Colour> initial_colour(const Tournament& tournament, const PairOptions& options) {
  if (options.initial_colour) return options.initial_colour;
  return tournament.initial_colour ? tournament.initial_colour : infer_initial_colour(tournament);
}

// Adds the colours, and sorts the boards for publication.
std::optional<Error> publish(const Tournament& tournament, const PairOptions& options, const Field& field,
                             const Walk& walk, const Rulebook& rules, RoundPairing& result) {
  std::vector<std::pair<Place, Place>> pairs;
  for (const PairedBracket& paired : walk.brackets)
    if (!paired.discarded)
      pairs.insert(pairs.end(), paired.candidate.pairs.begin(), paired.candidate.pairs.end());
  std::sort(pairs.begin(), pairs.end(), [&](const auto& a, const auto& b) {
    return publication_key(field, a, options.board_order) < publication_key(field, b, options.board_order);
  });
  const std::optional<Colour> initial = initial_colour(tournament, options);
  for (const auto& [h, l] : pairs) {
    const Entrant& higher = field[h];
    const Entrant& lower = field[l];
    const int number = options.numbers == Numbering::Effective ? higher.effective_number : higher.number;
    const auto colouring = colours_of({higher, lower, initial, number}, rules.colours);
    if (!colouring) return swiss::unknown_initial_colour();
    const bool white = colouring->of_higher == Colour::White;
    result.boards.push_back(white ? Board{higher.player, lower.player} : Board{lower.player, higher.player});
    result.record.colour_rules.push_back(colouring->rule);
    result.record.higher_is_white.push_back(white ? 1 : 0);
  }
  if (walk.bye) result.bye = field[*walk.bye].player;
  return std::nullopt;
}

// Returns the error with a message for the user.
Error explained(const Tournament& tournament, const RequestedField& request, Error error) {
  if (error.code == ErrorCode::NoValidPairing && !error.players.empty())
    return obstacle_error(tournament, error.players, request.field.size());
  return error;
}

Error spent(const RequestedField& request, const SequenceOptions& sequence) {
  std::string message = "gave up on round " + std::to_string(request.number) + ": the budget is spent";
  if (so_far.bracket > 0) message += ", in bracket " + std::to_string(so_far.bracket);
  return {ErrorCode::GaveUp, message + " (" + counted(sequence.budget, "step") + ")", {}};
}

// As walk, within the budget.
Result<Walk> walk_within(const RequestedField& request, const PairOptions& options, const Rulebook& rules,
                         const SequenceOptions& sequence, const WishedRules* wish) {
  so_far = {request.number, request.field.size()};
  const std::uint64_t most = std::min(sequence.budget, std::uint64_t{1} << 60U);
  const matching::LimitedSteps limited({{}, static_cast<std::int64_t>(most)});
  try {
    return walk(request.field, rules, options.progress, wish);
  } catch (const matching::StepLimitReached&) {
    if (limited.outer_is_reached()) throw;
    return spent(request, sequence);
  }
}

Result<RoundPairing> pair_requested(const Tournament& tournament, const RequestedField& request,
                                    const PairOptions& options, const SequenceOptions& sequence) {
  std::optional<Rulebook> varied;
  if (!sequence.without.empty()) {
    varied = rulebook_without(sequence.without, request.edition);
    if (!varied)
      return Error{
          ErrorCode::InvalidInput, "there is no rule " + std::string(sequence.without) + " to do without", {}};
  }
  const Rulebook& rules = varied ? *varied : rulebook(request.edition);
  const std::optional<WishedRules> wish = wished_rules(tournament, request.number, rules);
  const Result<Walk> walked = walk_within(request, options, rules, sequence, wish ? &*wish : nullptr);
  if (!walked) return explained(tournament, request, walked.error());

  const int size = request.field.size();
  if (options.progress && !options.progress({"colours", size, size}))
    return Error{ErrorCode::Cancelled, "cancelled", {}};

  RoundPairing result;
  result.round = request.number;
  result.edition = request.edition;
  result.readings = request.readings;
  if (auto error = publish(tournament, options, request.field, *walked, rules, result))
    return *std::move(error);
  if (request.assigned_bye) result.bye = request.assigned_bye;
  for (const PairedBracket& paired : walked->brackets)
    result.record.brackets.push_back(record_of(request.field, paired, wish ? wish->rules : rules));
  return result;
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options,
                                const SequenceOptions& sequence) {
  if (options.time_limit) {
    PairOptions unlimited = options;
    unlimited.time_limit.reset();
    return within({.time = options.time_limit}, [&] { return pair_round(tournament, unlimited, sequence); });
  }
  if (tournament.is_arranged()) {
    if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
    return pair_arranged(tournament, options, [&sequence](const Tournament& part, const PairOptions& of_part) {
      return pair_round(part, of_part, sequence);
    });
  }
  const Result<RequestedField> request = requested_field(tournament, options);
  if (!request) return request.error();
  return pair_requested(tournament, *request, options, sequence);
}

}  // namespace bloesem::sequence
