#include "engine/dutch/equal_candidates.hpp"

#include <algorithm>
#include <string>

#include "engine/dutch/bye_score.hpp"
#include "engine/dutch/equal_exchange.hpp"
#include "engine/dutch/equal_face.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using Pairs = std::vector<std::pair<Position, Position>>;

// A bracket as it was paired, without those looked ahead to.
struct BracketOfRecord {
  Bracket bracket;
  Pairs pairs;

  [[nodiscard]] Position end() const noexcept { return bracket.residents.back() + 1; }
};

// Collects the candidates that an edition admits.
class Collector {
 public:
  Collector(const RoundField& field, criteria::CriteriaTable criteria)
      : field_(field), criteria_(criteria), completion_(field) {}
  Collector(const Collector&) = delete;
  Collector& operator=(const Collector&) = delete;
  virtual ~Collector() = default;

  Result<std::vector<EqualCandidates>> run(const Record& record, std::optional<Points> score) {
    const ByPlayer<Position> places = positions_by_player(field_);
    std::vector<EqualCandidates> all;
    for (std::size_t i = 0; i < record.brackets.size(); ++i) {
      const BracketRecord& bracket = record.brackets[i];
      if (bracket.discarded || (score && bracket.score != *score)) continue;
      EqualCandidates& found = all.emplace_back();
      found.bracket = i;
      if (auto error = collect({bracket_of(bracket, places), pairs_of(bracket, places)}, found)) return *error;
    }
    return all;
  }

 protected:
  // Prepares the face of a bracket. Errors: those of take().
  virtual std::optional<Error> start(BracketOfRecord bracket) = 0;
  // Makes an equal candidate without this pair, after which the rest can be completed, that of `source`. False
  // if there is none.
  virtual Result<bool> find_without(std::size_t pair, const EqualFace*& source) = 0;

  std::optional<Error> take(EqualFace& face, const Bracket& bracket, const Pairs& pairs) const {
    const BracketProblem problem(field_, criteria_, bracket);
    if (BracketFace::refuses(problem))
      return Error{ErrorCode::TooLarge, "a bracket is too large to look for equal candidates", {}};
    if (!face.take(problem, pairs))
      return Error{ErrorCode::Internal, "a bracket's pairing is not among its best candidates", {}};
    return std::nullopt;
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  Completion completion_;

 private:
  // Most pairs are exchanged for others without a face, which is built for the rest.
  std::optional<Error> collect(BracketOfRecord bracket, EqualCandidates& result) {
    const Pairs pairs = bracket.pairs;
    result.without.resize(pairs.size());
    const EqualExchange exchanges(BracketProblem(field_, criteria_, bracket.bracket), pairs);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (result.without[i]) continue;
      if (auto other = exchanges.without(i)) add(pairs, *std::move(other), result);
    }
    bool started = false;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (result.without[i]) continue;
      if (!std::exchange(started, true))
        if (std::optional<Error> error = start(std::move(bracket))) return error;
      const EqualFace* source = nullptr;
      const Result<bool> found = find_without(i, source);
      if (!found) return found.error();
      if (*found) add(pairs, source->current(), result);
    }
    return std::nullopt;
  }

  // Adds a candidate, and notes which pairs it is without.
  static void add(const Pairs& pairs, EqualCandidate other, EqualCandidates& result) {
    for (const auto& pair : other.gone) {
      const auto i =
          static_cast<std::size_t>(std::lower_bound(pairs.begin(), pairs.end(), pair) - pairs.begin());
      if (!result.without[i]) result.without[i] = result.others.size();
    }
    result.others.push_back(std::move(other));
  }
};

// Under 2016 only the PPB compares what C.4 demands: after other brackets that is asked of the downfloaters.
class Collector2016 final : public Collector {
 public:
  using Collector::Collector;

 protected:
  std::optional<Error> start(BracketOfRecord bracket) override {
    end_ = bracket.end();
    const BracketKind kind = bracket.bracket.kind;
    looks_ahead_ = criteria::only_looks_ahead(kind);
    if (looks_ahead_) bracket.bracket.ahead = positions(end_, end_of_group_at(field_, end_));
    if (kind == BracketKind::Penultimate) bracket.bracket.ahead = positions(end_, field_.size());
    bracket_ = std::move(bracket);
    return take(face_, bracket_.bracket, bracket_.pairs);
  }

  Result<bool> find_without(std::size_t pair, const EqualFace*& source) override {
    source = &face_;
    const auto completes = [&](std::span<const Position> floaters) {
      return !looks_ahead_ || completion_.possible(floaters, end_);
    };
    if (!face_.find_without(pair)) return false;
    return completes(face_.current_downfloaters()) ? Result<bool>(true) : face_.find_without(pair, completes);
  }

 private:
  BracketOfRecord bracket_;  // the face refers to it
  Position end_ = 0;
  bool looks_ahead_ = false;
  EqualFace face_;
};

// A bracket that was paired without C4 has no candidate under C4 that is equal and not on its face; whether one
// on it complies with C4, the graph of all players below decides where the face does not show it.
class Collector2026 final : public Collector {
 public:
  using Collector::Collector;

 protected:
  std::optional<Error> start(BracketOfRecord bracket) override {
    bracket_ = std::move(bracket);
    with_all_below_ = false;
    switch (bracket_.bracket.kind) {
      case BracketKind::Normal:
        bracket_.bracket.ahead = positions(bracket_.end(), end_of_group_at(field_, bracket_.end()));
        return take(face_, bracket_.bracket, bracket_.pairs);
      case BracketKind::Completing: return take_all_below();
      default: return take(face_, bracket_.bracket, bracket_.pairs);
    }
  }

  Result<bool> find_without(std::size_t pair, const EqualFace*& source) override {
    if (!with_all_below_) {
      source = &face_;
      if (!face_.find_without(pair)) return false;
      if (bracket_.bracket.kind == BracketKind::Closing || completes()) return true;
      if (std::optional<Error> error = take_all_below()) return *std::move(error);
    }
    source = &completing_face_;
    return completing_face_.find_without(pair);
  }

 private:
  // True if those whom the current matching leaves single can be paired with all players below.
  bool completes() {
    const Position end = face_.looks_ahead() ? bracket_.bracket.ahead.back() + 1 : bracket_.end();
    return completion_.possible(face_.single_inside_or_ahead(), end);
  }

  std::optional<Error> take_all_below() {
    with_all_below_ = true;
    const Position end_of_ahead = end_of_group_at(field_, bracket_.end());
    completing_ = bracket_.bracket;
    completing_.kind = BracketKind::Completing;
    completing_.ahead = positions(bracket_.end(), end_of_ahead);
    completing_.below = positions(end_of_ahead, field_.size());
    return take(completing_face_, completing_, bracket_.pairs);
  }

  BracketOfRecord bracket_;  // the faces refer to it
  EqualFace face_;
  bool with_all_below_ = false;  // the face that decides is the following
  Bracket completing_;
  EqualFace completing_face_;
};

}  // namespace

Result<std::vector<EqualCandidates>> equal_candidates_2016(RoundField& field, criteria::CriteriaTable criteria,
                                                           const Record& record, std::optional<Points> score) {
  return Collector2016(field, criteria).run(record, score);
}

Result<std::vector<EqualCandidates>> equal_candidates_2026(RoundField& field, criteria::CriteriaTable criteria,
                                                           const Record& record, std::optional<Points> score) {
  if (!settle_bye_score(field))
    return Error{ErrorCode::Internal, "a round that was paired cannot be completed", {}};
  return Collector2026(field, criteria).run(record, score);
}

}  // namespace bloesem::swiss::dutch
