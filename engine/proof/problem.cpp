#include "engine/proof/problem.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "criteria/mask_facts.hpp"
#include "matching/assertions.hpp"

namespace bloesem::proof {

using criteria::Criterion;
using criteria::Measure;
using criteria::SingleShape;
using criteria::Zone;

namespace {

// True if the row charges players by their score instead of a difference.
bool charges_scores(const Criterion& row) {
  if (row.single.shape != SingleShape::Score || row.pair) return false;
  criteria::PlayerFacts any;
  any.score = 2 * one_point;
  return row.single({any, Zone::Bracket, false, one_point}).difference == any.score;
}

bool any_row(const Rows& rows, bool (*test)(const Criterion& row)) {
  return std::any_of(rows.begin(), rows.end(), [&](const Criterion* row) { return test(*row); });
}

}  // namespace

Problem::Problem(const RoundField& field, Rows rows, ProblemPlayers players, int rounds)
    : field_(&field), rows_(std::move(rows)), players_(std::move(players)) {
  find_kinds();
  find_digits();
  find_bits(rounds);
  weigh();
}

Problem::Problem(const RoundField& field, const swiss::ProofClaim& claim, int rounds)
    : field_(&field), players_{claim.players}, kind_of_(claim.kind_of), kind_count_(claim.kinds) {
  players_.inside = players_.ahead = size();
  places_.assign(at(field.size()), no_vertex);
  for (Vertex v = 0; v < size(); ++v) places_[at(claim.players[at(v)])] = v;
  find_bits(rounds);
  std::vector<std::int64_t> digits(claim.digits);
  for (std::int32_t h = 0; h < kinds(); ++h) {
    for (std::int32_t l = 0; l < kinds(); ++l) {
      may_meet_.push_back(claim.joins(h, l) ? 1 : 0);
      std::fill(digits.begin(), digits.end(), 0);
      if (may_meet_.back() != 0) claim.weigh(h, l, digits);
      twice_.push_back(2 * packed(digits, bits_));
    }
  }
}

Integer packed(std::span<const std::int64_t> digits, unsigned bits) {
  const Integer base = Integer(1) << bits;
  Integer sum = 0;
  for (const std::int64_t digit : digits) sum = sum * base + digit;
  return sum;
}

Vertex Problem::vertex_at(Position position) const noexcept {
  if (!places_.empty()) return places_[at(position)];
  const auto place = std::lower_bound(players_.players.begin(), players_.players.end(), position);
  if (place == players_.players.end() || *place != position) return no_vertex;
  return static_cast<Vertex>(place - players_.players.begin());
}

criteria::FactMask Problem::mask() const {
  criteria::FactMask mask{.topscorers = false, .downfloats = true, .upfloats = false};
  for (Vertex v = 0; v < players_.inside; ++v) {
    const criteria::PlayerFacts& facts = field_->facts(players_.players[at(v)]);
    mask.topscorers = mask.topscorers || facts.topscorer;
    mask.upfloats = mask.upfloats || facts.score != field_->facts(players_.players.front()).score;
  }
  return mask;
}

struct Problem::Seen {
  explicit Seen(const Rows& rows)
      : pairs(any_row(rows, [](const Criterion& row) { return static_cast<bool>(row.pair); })),
        lists(any_row(rows, [](const Criterion& row) { return row.measure == Measure::Differences; })),
        byes(any_row(rows, [](const Criterion& row) { return row.single.shape == SingleShape::Incomplete; })),
        unplayed(
            any_row(rows, [](const Criterion& row) { return row.single.shape == SingleShape::Unplayed; })) {}

  bool pairs;
  bool lists;
  bool byes;
  bool unplayed;
  criteria::FactMask mask;
};

// Returns what the rows in force, and C.3, see of a vertex.
Problem::Kind Problem::seen(Vertex v, const Seen& seen) const {
  const Position position = players_.players[at(v)];
  const criteria::PlayerFacts& facts = field_->facts(position);
  Kind kind{{{}, players_.zone(v), v < players_.moved_down}, field_->indispensable_colour(position)};
  criteria::PlayerFacts& visible = kind.vertex.facts;
  if (v < players_.inside && seen.pairs) visible = criteria::mask_facts(facts, seen.mask);
  if (v < players_.inside && seen.lists) visible.score = facts.score;
  visible.bye_eligible = facts.bye_eligible || !seen.byes;
  if (seen.unplayed) visible.unplayed = facts.unplayed;
  return kind;
}

void Problem::find_kinds() {
  Seen visible(rows_);
  visible.mask = mask();
  std::map<Kind, std::int32_t> numbers;
  kind_of_.reserve(players_.players.size());
  for (Vertex v = 0; v < size(); ++v) {
    const auto [known, is_new] = numbers.try_emplace(seen(v, visible), kind_count_);
    kind_of_.push_back(known->second);
    if (!is_new) continue;
    kinds_.push_back(known->first);
    ++kind_count_;
  }
}

// Returns the score that differences of singles are measured to (A.8).
Points Problem::artificial(Zone scope) const {
  const Vertex end = scope == Zone::Next && players_.ahead > players_.inside ? players_.ahead : players_.inside;
  return field_->facts(players_.players[at(end - 1)]).score - one_point;
}

void Problem::find_digits() {
  std::set<Points> scores;
  for (Vertex v = 0; v < players_.inside; ++v) scores.insert(field_->facts(players_.players[at(v)]).score);
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    const Criterion& row = *rows_[k];
    if (row.measure == Measure::Count) {
      digits_.push_back({k, 0});
      continue;
    }
    std::set<Points, std::greater<>> differences;
    for (const Points s : scores) {
      if (charges_scores(row))
        differences.insert(s);
      else if (row.single)
        differences.insert(s - artificial(row.scope));
      if (charges_scores(row)) continue;
      for (const Points t : scores)
        if (s > t) differences.insert(s - t);
    }
    for (const Points difference : differences) digits_.push_back({k, difference});
  }
}

// Returns one unit of a digit. Requires that the digit exists.
Integer Problem::unit(std::size_t row, Points difference) const {
  const bool list = rows_[row]->measure == Measure::Differences;
  const auto digit = std::find_if(digits_.begin(), digits_.end(), [&](const Digit& each) {
    return each.row == row && (!list || each.difference == difference);
  });
  BLOESEM_ASSERT(digit != digits_.end());
  return Integer(1) << (bits_ * static_cast<unsigned>(digits_.end() - digit - 1));
}

// Returns the costs of a single player in all rows that reach so far.
Integer Problem::single(const Kind& kind, Zone reach) const {
  Integer sum = 0;
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    const Criterion& row = *rows_[k];
    if (!row.single || row.scope < std::max(reach, kind.vertex.zone)) continue;
    const criteria::Charge charge =
        row.single({kind.vertex.facts, kind.vertex.zone, kind.vertex.moved_down, artificial(row.scope)});
    if (charge.amount != 0) sum += charge.amount * unit(k, charge.difference);
  }
  return sum;
}

Integer Problem::pair(const Kind& higher, const Kind& lower) const {
  Integer sum = 0;
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    if (!rows_[k]->pair) continue;
    const criteria::Charge charge = rows_[k]->pair(higher.vertex.facts, lower.vertex.facts);
    if (charge.amount != 0) sum += charge.amount * unit(k, charge.difference);
  }
  return sum;
}

bool Problem::may_be_paired(const Kind& h, const Kind& l) noexcept {
  if (l.vertex.moved_down || h.vertex.zone > l.vertex.zone) return false;
  if (h.indispensable != Colour::None && h.indispensable == l.indispensable) return false;
  return l.vertex.zone != Zone::Bracket || h.vertex.facts.score >= l.vertex.facts.score;
}

void Problem::find_bits(int rounds) {
  bits_ = static_cast<unsigned>(
      std::bit_width(4U * static_cast<std::uint64_t>(size()) * (static_cast<std::uint64_t>(rounds) + 4U)));
}

void Problem::weigh() {
  std::vector<Integer> singles;  // by kind and reach
  for (const Kind& kind : kinds_)
    for (const Zone reach : {Zone::Bracket, Zone::Next, Zone::Below}) singles.push_back(single(kind, reach));
  may_meet_.resize(kinds_.size() * kinds_.size());
  twice_.resize(kinds_.size() * kinds_.size());
  for (std::int32_t h = 0; h < kinds(); ++h) {
    for (std::int32_t l = 0; l < kinds(); ++l) {
      if (!may_be_paired(kinds_[at(h)], kinds_[at(l)])) continue;
      may_meet_[at(h) * kinds_.size() + at(l)] = 1;
      const Zone reach = kinds_[at(l)].vertex.zone;
      const std::size_t place = static_cast<std::size_t>(reach);
      Integer weight = singles[at(h) * criteria::zones + place] + singles[at(l) * criteria::zones + place];
      if (reach == Zone::Bracket) weight -= pair(kinds_[at(h)], kinds_[at(l)]);
      twice_[at(h) * kinds_.size() + at(l)] = 2 * weight;
    }
  }
}

}  // namespace bloesem::proof
