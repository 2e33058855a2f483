#include "tests/explain/claims/played_on.hpp"

#include <algorithm>

#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"

namespace bloesem::test {

PlayedOn::PlayedOn(const explain::Subject& subject, std::uint64_t seed)
    : tournament_(subject.tournament), options_(subject.options), random_(seed) {}

int PlayedOn::rounds_declared() const noexcept {
  return options_.rounds_declared.value_or(tournament_.rounds_declared.value_or(0));
}

bool PlayedOn::play() {
  const Result<RoundPairing> pairing = sequence::pair_round(tournament_, options_);
  if (!pairing) return false;
  enter(*pairing);
  return true;
}

// Whoever is not part of the round stays away from then on.
void PlayedOn::enter(const RoundPairing& pairing) {
  constexpr std::pair<Outcome, Outcome> results[] = {
      {Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};
  std::vector<RoundEntry> entries(tournament_.players.size());
  for (const auto& [white, black] : pairing.boards) {
    const auto& [one, other] = results[random_.between<std::size_t>(0, 2)];
    entries[static_cast<std::size_t>(white)] = {black, Colour::White, one};
    entries[static_cast<std::size_t>(black)] = {white, Colour::Black, other};
  }
  if (pairing.bye)
    entries[static_cast<std::size_t>(*pairing.bye)] = {no_player, Colour::None, Outcome::PairingBye};
  options_.absent.clear();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Rounds& rounds = tournament_.players[i].rounds;
    rounds.resize(static_cast<std::size_t>(round() - 1));
    rounds.push_back(entries[i]);
    if (entries[i] == RoundEntry{}) options_.absent.push_back(static_cast<PlayerIndex>(i));
  }
  tournament_.rounds_played = round();
  ++*options_.round;
}

sequence::Field PlayedOn::field() const {
  return std::move(sequence::requested_field(tournament_, options_).value().field);
}

int PlayedOn::barred(PlayerIndex player) const {
  const sequence::Field field = this->field();
  const sequence::Place own = field.place_of(player);
  int barred = 0;
  for (sequence::Place p = 0; p < field.size(); ++p) barred += p != own && field.kept_apart(own, p) ? 1 : 0;
  return barred;
}

int PlayedOn::most_barred() const {
  const sequence::Field field = this->field();
  int most = 0;
  for (sequence::Place p = 0; p < field.size(); ++p) most = std::max(most, barred(field[p].player));
  return most;
}

int PlayedOn::most_needing() const {
  const sequence::Field field = this->field();
  int white = 0;
  int black = 0;
  for (sequence::Place p = 0; p < field.size(); ++p) {
    const auto& preference = field[p].facts.preference;
    if (preference.absolute()) ++(preference.colour == Colour::White ? white : black);
  }
  return std::max(white, black);
}

int PlayedOn::opponents_left(PlayerIndex player) const { return field().size() - 1 - barred(player); }

bool PlayedOn::may_have_bye(PlayerIndex player) const {
  const sequence::Field field = this->field();
  return field[field.place_of(player)].facts.bye_eligible;
}

int PlayedOn::eligible_for_bye() const {
  const sequence::Field field = this->field();
  int eligible = 0;
  for (sequence::Place p = 0; p < field.size(); ++p) eligible += field[p].facts.bye_eligible ? 1 : 0;
  return eligible;
}

void PlayedOn::lift_passing_restrictions() {
  std::erase_if(tournament_.forbidden_spans, [&](const ForbiddenSpan& span) {
    return span.first_round > round() || span.last_round < rounds_declared();
  });
}

}  // namespace bloesem::test
