#include "engine/sequence/bracket.hpp"

#include <algorithm>
#include <numeric>

namespace bloesem::sequence {

using criteria::BracketKind;

std::vector<Place> Bracket::players() const { return joined(moved_down, residents); }

bool Bracket::is_mdp(Place p) const {
  return std::find(moved_down.begin(), moved_down.end(), p) != moved_down.end();
}

bool Bracket::ends_the_round() const noexcept {
  return kind == BracketKind::Last || kind == BracketKind::Collapsed;
}

Place end_of_score_group(const Field& field, Place begin) {
  Place end = begin;
  while (end < field.size() && field.score(end) == field.score(begin)) ++end;
  return end;
}

std::vector<Place> places(Place begin, Place end) {
  std::vector<Place> result(static_cast<std::size_t>(end - begin));
  std::iota(result.begin(), result.end(), begin);
  return result;
}

std::vector<Place> joined(std::span<const Place> first, std::span<const Place> second) {
  std::vector<Place> result(first.begin(), first.end());
  result.insert(result.end(), second.begin(), second.end());
  return result;
}

std::vector<Place> below(const Field& field, const Bracket& bracket) {
  return places(bracket.residents.back() + 1, field.size());
}

Bracket ordinary_bracket(const Field& field, std::vector<Place> moved_down, Place begin,
                         Completion completion) {
  const Place end = end_of_score_group(field, begin);
  const Place end_of_next = end_of_score_group(field, end);
  BracketKind kind = BracketKind::Normal;
  if (end == field.size())
    kind = BracketKind::Last;
  else if (end_of_next == field.size())
    kind = BracketKind::BeforeLast;
  if (kind == BracketKind::Last) completion = Completion::NotAsked;
  return {kind, std::move(moved_down), places(begin, end), places(end, end_of_next), completion};
}

Bracket penultimate_bracket(const Field& field, const Bracket& failed) {
  return {BracketKind::Penultimate, failed.moved_down, failed.residents, below(field, failed),
          Completion::Demanded};
}

Bracket collapsed_bracket(const Field& field, std::vector<Place> moved_down, Place begin) {
  return {BracketKind::Collapsed, std::move(moved_down), places(begin, field.size()), {}, Completion::NotAsked};
}

Bracket bracket_of(const Field& field, const BracketRecord& record, Completion completion) {
  std::vector<Place> moved_down;
  for (const PlayerIndex player : record.moved_down) moved_down.push_back(field.place_of(player));
  const Place begin = field.place_of(record.residents.front());
  if (record.kind == BracketKind::Collapsed) return collapsed_bracket(field, std::move(moved_down), begin);
  Bracket bracket = ordinary_bracket(field, std::move(moved_down), begin, completion);
  return record.kind == BracketKind::Penultimate ? penultimate_bracket(field, bracket) : bracket;
}

Candidate candidate_of(const Field& field, const Bracket& bracket, std::span<const Board> boards) {
  Candidate candidate;
  std::vector<Place> unpaired = bracket.players();
  const auto take = [&](Place p) { unpaired.erase(std::find(unpaired.begin(), unpaired.end(), p)); };
  const auto is_here = [&](Place p) {
    return std::find(unpaired.begin(), unpaired.end(), p) != unpaired.end();
  };
  for (const Board& board : boards) {
    const auto [higher, lower] = std::minmax({field.place_of(board.white), field.place_of(board.black)});
    if (!is_here(higher) || !is_here(lower)) continue;
    candidate.pairs.emplace_back(higher, lower);
    take(higher);
    take(lower);
  }
  std::sort(candidate.pairs.begin(), candidate.pairs.end());
  candidate.downfloaters = std::move(unpaired);
  return candidate;
}

Candidate candidate_of(const Field& field, const BracketRecord& record) {
  std::vector<Board> boards;
  for (const auto& [higher, lower] : record.pairs) boards.push_back({higher, lower});
  Candidate candidate = candidate_of(field, bracket_of(field, record), boards);
  candidate.exchanges = record.exchanges;
  return candidate;
}

}  // namespace bloesem::sequence
