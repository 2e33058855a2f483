#include "engine/explain/pair_matrix/framed_round.hpp"

#include <algorithm>

#include "engine/swiss/bracket_walk.hpp"
#include "matching/index.hpp"

namespace bloesem::explain {

using swiss::Position;

FramedRound::FramedRound(const Subject& subject, RequestedRound& request)
    : subject_(subject),
      request_(request),
      system_(request.edition.system()),
      criteria_(system_.criteria()),
      chain_(system_.solvers(subject.options.solver)),
      unsettled_(request.field),
      unbarred_(request.field) {
  const swiss::WalkContext context{&chain_, {}, request.task(subject.tournament, subject.options)};
  (void)system_.flow(request.field, criteria_, context);
  unbarred_ = request.field.unbarred();
  positions_.resize(subject.tournament.players.size(), Position(-1));
  for (Position p = 0; p < field().size(); ++p) positions_[at(field().player(p))] = p;
  const std::vector<BracketRecord>& records = subject.answer->record.brackets;
  for (std::size_t i = 0; i < records.size(); ++i)
    if (!records[i].discarded) frame(i);
}

void FramedRound::frame(std::size_t record) {
  const BracketRecord& source = subject_.answer->record.brackets[record];
  const auto position = [&](PlayerIndex player) { return positions_[at(player)]; };
  FramedBracket bracket;
  bracket.record = record;
  bracket.problem.kind = source.kind;
  const auto copy = [&](const std::vector<PlayerIndex>& from, std::vector<Position>& to) {
    std::transform(from.begin(), from.end(), std::back_inserter(to), position);
  };
  copy(source.moved_down, bracket.problem.moved_down);
  copy(source.residents, bracket.problem.residents);
  copy(source.downfloaters, bracket.downfloaters);
  for (const auto& [higher, lower] : source.pairs)
    bracket.pairs.emplace_back(position(higher), position(lower));
  bracket.end = bracket.problem.residents.back() + 1;
  bracket.problem.ahead = swiss::positions(bracket.end, swiss::end_of_group_at(field(), bracket.end));
  brackets_.push_back(std::move(bracket));
}

}  // namespace bloesem::explain
