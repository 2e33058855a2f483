#include "engine/judge/departure_by_appraisal.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/judge/first_step.hpp"
#include "engine/judge/kept_floaters.hpp"
#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using swiss::Appraisal;
using swiss::Position;

// A complete pairing in positions.
struct Positioned {
  std::vector<std::pair<Position, Position>> pairs;
  std::optional<Position> bye;
};

Positioned positioned(const Tournament& tournament, const swiss::RoundField& field,
                      const std::vector<Board>& boards) {
  std::vector<Position> positions(tournament.players.size(), -1);
  for (Position p = 0; p < field.size(); ++p) positions[static_cast<std::size_t>(field.player(p))] = p;
  std::vector<bool> paired(static_cast<std::size_t>(field.size()), false);
  Positioned result;
  for (const Board& board : boards) {
    const Position white = positions[static_cast<std::size_t>(board.white)];
    const Position black = positions[static_cast<std::size_t>(board.black)];
    result.pairs.emplace_back(std::min(white, black), std::max(white, black));
    paired[matching::at(white)] = paired[matching::at(black)] = true;
  }
  std::sort(result.pairs.begin(), result.pairs.end());
  const auto left = std::find(paired.begin(), paired.end(), false);
  if (left != paired.end()) result.bye = static_cast<Position>(left - paired.begin());
  return result;
}

using PlayerPairs = std::vector<std::pair<PlayerIndex, PlayerIndex>>;

// Returns the pairs in a form in which the order of pairs and players does not matter.
PlayerPairs unordered(PlayerPairs pairs) {
  for (auto& [one, other] : pairs)
    if (other < one) std::swap(one, other);
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

bool same_choice(const BracketRecord& a, const BracketRecord& b) {
  return unordered(a.pairs.to_vector()) == unordered(b.pairs.to_vector()) && a.downfloaters == b.downfloaters;
}

JudgedCandidate judged_record(const BracketRecord& record) {
  return {record.pairs.to_vector(), record.downfloaters.to_vector(), record.criteria};
}

// Compares two stages criterion by criterion and key by key, in their order of precedence.
class StageComparison {
 public:
  StageComparison(const Appraisal& system, const Appraisal& proposal)
      : system_(system),
        proposal_(proposal),
        departure_{.system = judged_record(system.record), .proposal = judged_record(proposal.record)} {
    count_other_floaters(departure_);
  }

  // Returns why the second stage is worse or later; `order` becomes the order of the two. Requires the same
  // rows in both.
  Departure compare(std::strong_ordering& order) {
    const std::size_t rows = system_.record.criteria.size();
    for (std::size_t row = 0; row < rows && order_ == 0; ++row)
      if (!compare_keys(row)) compare_values(row);
    if (order_ == 0) compare_keys(OrderKey::all_criteria);
    order = order_;
    return std::move(departure_);
  }

 private:
  using OrderKey = swiss::OrderKey;

  void compare_values(std::size_t row) {
    order_ = swiss::compare(departure_.system.criteria[row], departure_.proposal.criteria[row]);
    if (order_ != 0) departure_.worse = row;
  }

  // Compares the keys that precede the criteria from `row` on. True if they decide.
  bool compare_keys(std::size_t row) {
    const std::size_t keys = std::min(system_.order.size(), proposal_.order.size());
    for (; next_key_ < keys && system_.order[next_key_].after <= row; ++next_key_) {
      const OrderKey& ours = system_.order[next_key_];
      const OrderKey& theirs = proposal_.order[next_key_];
      order_ = swiss::compare(ours, theirs);
      if (order_ == 0) continue;
      departure_.later = GenerationStep{.first_is_earlier = order_ < 0,
                                        .first = ours.numbers,
                                        .second = theirs.numbers,
                                        .article = ours.article,
                                        .meaning = ours.meaning};
      return true;
    }
    return false;
  }

  const Appraisal& system_;
  const Appraisal& proposal_;
  Departure departure_;
  std::strong_ordering order_ = std::strong_ordering::equal;
  std::size_t next_key_ = 0;
};

Error contradiction_at(const RequestedRound& request, std::size_t stage, const std::string& what) {
  return {ErrorCode::Internal,
          "round " + std::to_string(request.number) + ", bracket " + std::to_string(stage + 1) + ": " + what,
          {}};
}

// Names the first step of the system that the proposal does not take. Criteria decide nothing in it.
Result<std::optional<Departure>> first_other_step(const RequestedRound& request, const RoundPairing& pairing,
                                                  const std::vector<Board>& boards) {
  const std::optional<WalkStep> missing = first_missing_pair(pairing, boards);
  if (!missing)
    return contradiction_at(request, pairing.record.brackets.size(), "no pair of the system is missing");
  const std::optional<WalkStep> bye = missing_bye(pairing, boards);
  const BracketRecord& record = pairing.record.brackets[missing->bracket];
  const auto place = std::find_if(record.pairs.begin(), record.pairs.end(),
                                  [&](const auto& pair) { return pair.first == missing->player; });
  Departure departure{.bracket = missing->bracket,
                      .system = judged_record(record),
                      .proposal = candidate_among(record, boards),
                      .step = bye ? bye : missing};
  departure.system.criteria.clear();
  departure.later = GenerationStep{.first = {static_cast<int>(place - record.pairs.begin()) + 1},
                                   .second = {},
                                   .article = request.edition.system().articles.pairs,
                                   .meaning = "the first pair of the procedure that is missing"};
  return std::optional(std::move(departure));
}

}  // namespace

Result<std::optional<Departure>> departure_by_appraisal(const Tournament& tournament,
                                                        const PairOptions& options,
                                                        const RequestedRound& request,
                                                        const RoundPairing& pairing,
                                                        const std::vector<Board>& boards) {
  const swiss::System& system = request.edition.system();
  if (system.appraise == nullptr) return first_other_step(request, pairing, boards);
  const swiss::RoundTask task = request.task(tournament, options);
  const auto appraise = [&](const std::vector<Board>& of) {
    const Positioned complete = positioned(tournament, request.field, of);
    return system.appraise(request.field, task, {complete.pairs, complete.bye});
  };
  const std::vector<Appraisal> ours = appraise(pairing.boards);
  const std::vector<Appraisal> theirs = appraise(boards);
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
    if (same_choice(ours[i].record, theirs[i].record)) continue;
    if (ours[i].record.criteria != pairing.record.brackets[i].criteria)
      return contradiction_at(request, i, "the criteria of the system's pairing are not those of its record");
    if (ours[i].record.criteria.size() != theirs[i].record.criteria.size())
      return contradiction_at(request, i, "the two pairings have different criteria");
    std::strong_ordering order = std::strong_ordering::equal;
    Departure departure = StageComparison(ours[i], theirs[i]).compare(order);
    departure.bracket = i;
    if (order >= 0) return contradiction_at(request, i, "the proposal is not worse than the system's pairing");
    return std::optional(std::move(departure));
  }
  return contradiction_at(request, ours.size(), "no bracket has the pairs in which the two differ");
}

}  // namespace bloesem
