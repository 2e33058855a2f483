#include "engine/explain/pair_matrix/framed_round.hpp"

#include <utility>

#include "engine/explain/other_value.hpp"
#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::explain {

using swiss::Position;

FramedRound::FramedRound(const Subject& subject, const RequestedRound& request)
    : subject_(subject),
      request_(request),
      system_(request.edition.system()),
      criteria_(system_.criteria()),
      chain_(system_.solvers(subject.options.solver)),
      settled_(request.field) {
  const swiss::WalkContext context{&chain_, {}, request.task(subject.tournament, subject.options)};
  (void)system_.flow(settled_, criteria_, context);
  unbarred_ = field().unbarred();
  const swiss::ByPlayer<Position> positions = swiss::positions_by_player(field());
  const std::vector<BracketRecord>& records = subject.answer->record.brackets;
  for (const std::size_t i : final_attempts(subject.answer->record)) {
    FramedBracket bracket{i, swiss::bracket_of(records[i], positions), 0,
                          swiss::pairs_of(records[i], positions),
                          swiss::positions_of(records[i].downfloaters, positions)};
    bracket.end = bracket.problem.residents.back() + 1;
    bracket.problem.ahead = swiss::positions(bracket.end, swiss::end_of_group_at(field(), bracket.end));
    brackets_.push_back(std::move(bracket));
  }
}

}  // namespace bloesem::explain
