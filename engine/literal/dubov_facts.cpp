#include "engine/literal/dubov_facts.hpp"

namespace bloesem::literal {
namespace {

std::vector<int> ratings_met(const Field& field, Place p) {
  std::vector<int> ratings;
  for (int r = 0; r < field.before(); ++r)
    if (was_played(field.player(p).round(r)))
      ratings.push_back(opponent_in(field.tournament(), field.player(p), r)->rating);
  return ratings;
}

// The opponent had a higher score when the round was paired.
bool upfloated_in(const Field& field, const Player& player, int round, bool forfeits_upfloat) {
  const Player* opponent = opponent_in(field.tournament(), player, round);
  if (opponent == nullptr || (!forfeits_upfloat && !was_played(player.round(round)))) return false;
  return score_before(field.tournament(), *opponent, round) > score_before(field.tournament(), player, round);
}

}  // namespace

int average_rating(std::span<const int> ratings) noexcept {
  if (ratings.empty()) return 0;
  const auto count = static_cast<int>(ratings.size());
  int sum = 0;
  for (const int rating : ratings) sum += rating;
  return (2 * sum + count) / (2 * count);
}

std::vector<DubovPlayer> dubov_players(const Field& field, bool forfeits_upfloat) {
  std::vector<DubovPlayer> players(static_cast<std::size_t>(field.size()));
  for (Place p = 0; p < field.size(); ++p) {
    DubovPlayer& facts = players[static_cast<std::size_t>(p)];
    facts.preference = field[p].colours.empty() ? Preference{Colour::Black, Strength::Mild}
                                                : individual_preference(field[p].colours);
    facts.aro = average_rating(ratings_met(field, p));
    for (int r = 0; r < field.before(); ++r) {
      facts.upfloated_last = upfloated_in(field, field.player(p), r, forfeits_upfloat);
      facts.upfloats += facts.upfloated_last ? 1 : 0;
    }
  }
  return players;
}

}  // namespace bloesem::literal
