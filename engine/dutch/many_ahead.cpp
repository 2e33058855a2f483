#include "engine/dutch/many_ahead.hpp"

#include <bit>
#include <optional>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;

std::vector<Position> players_of(const Bracket& bracket) {
  std::vector<Position> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  players.insert(players.end(), bracket.ahead.begin(), bracket.ahead.end());
  return players;
}

std::size_t size_of(const Bracket& bracket) { return bracket.moved_down.size() + bracket.residents.size(); }

}  // namespace

ManyAhead::Carried::Carried(const RoundField& field, const Bracket& bracket)
    : players(players_of(bracket)),
      graph(field, players, LegalPairs::Bye::Eligible, size_of(bracket)),
      matching(graph) {}

void ManyAhead::look_at(const RoundField& field, const Bracket& bracket) {
  field_ = &field;
  bracket_ = &bracket;
  carried_.reset();
}

bool ManyAhead::completes(PlayerSet downfloaters) {
  set_.clear();
  for (; downfloaters != 0; downfloaters &= downfloaters - 1) set_.push_back(std::countr_zero(downfloaters));
  const std::size_t chosen = set_.size();
  if (!carried_) carried_ = std::make_unique<Carried>(*field_, *bracket_);
  const LegalPairs& all = carried_->graph;
  for (auto v = static_cast<Vertex>(size_of(*bracket_)); !all.is_bye(v); ++v) set_.push_back(v);
  players_.clear();
  for (const Vertex v : set_) players_.push_back(all.player(v));
  const bool odd = set_.size() % 2 == 1;
  const LegalPairs chosen_only(*field_, players_, odd ? LegalPairs::Bye::Eligible : LegalPairs::Bye::None,
                               chosen);
  if (const std::optional<bool> answer = completable_by_counting(chosen_only.census())) return *answer;
  if (odd) set_.push_back(all.size() - 1);
  return carried_->matching.cover(set_);
}

}  // namespace bloesem::swiss::dutch
