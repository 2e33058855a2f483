#include "tests/explain/claims/changed_round.hpp"

#include <stdexcept>

#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"

namespace bloesem::test {

ChangedRound::ChangedRound(const explain::Subject& subject, const std::vector<explain::Change>& changes)
    : changed_(changed_again(subject, changes)) {
  const auto& [tournament, options] = changed_;
  Result<sequence::RequestedField> field = sequence::requested_field(tournament, options);
  if (field) field_.emplace(std::move(field->field));
  Result<RoundPairing> round = sequence::pair_round(tournament, options);
  if (round) round_ = *std::move(round);
  if (!round_ && round.error().code == ErrorCode::GaveUp) throw std::runtime_error("sequence engine: gave up");
}

Points ChangedRound::score(PlayerIndex player) const {
  const Tournament& tournament = changed_.first;
  const Player& own = tournament.players[static_cast<std::size_t>(player)];
  const int played = *changed_.second.round - 1;
  return standings_points(tournament, own, played) + own.virtual_in(played);
}

const sequence::Entrant* ChangedRound::facts(PlayerIndex player) const {
  if (!field_) return nullptr;
  const sequence::Place place = field_->place_of(player);
  return place < 0 ? nullptr : &(*field_)[place];
}

}  // namespace bloesem::test
