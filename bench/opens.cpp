#include "bench/opens.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/generator/attendance.hpp"
#include "engine/generator/play.hpp"
#include "engine/generator/ratings.hpp"
#include "engine/generator/rules.hpp"

namespace bloesem::bench {
namespace {

std::size_t at(PlayerIndex p) { return static_cast<std::size_t>(p); }

generator::Settings settings_of(int players) {
  generator::Settings settings;
  settings.edition = Edition::Baku2016;  // used for the figures of docs/performance.md
  settings.players = players;
  settings.rounds = rounds_of_open(players);
  settings.spread = static_cast<int>(generator::Spread::Gaussian);
  settings.lowest_rating = 1000;
  settings.highest_rating = 2800;
  settings.groups = 5;  // gives a standard deviation of 300
  settings.draws = 300'000;
  settings.forfeits = 10'000;
  settings.half_byes = 10'000;
  settings.withdrawals = settings.rounds * 5'000;
  return settings;
}

// The same as the generator, but without its limit of 9999 players.
class Open {
 public:
  Open(int players, std::uint64_t seed)
      : settings_(settings_of(players)),
        random_(seed),
        entrants_(generator::draw_entrants(settings_, random_)),
        tournament_(generator::draw_tournament(settings_, entrants_, random_)),
        attendance_(settings_, random_) {}

  // Returns nothing if one of the rounds cannot be paired.
  std::optional<Tournament> play() {
    for (int round = 0; round < settings_.rounds; ++round)
      if (!play(round)) return std::nullopt;
    return std::move(tournament_);
  }

 private:
  bool play(int round) {
    const std::vector<Outcome> column = attendance_.column(round, random_);
    for (std::size_t p = 0; p < column.size(); ++p) {
      if (column[p] != Outcome::Absent)
        tournament_.players[p].rounds.push_back({no_player, Colour::None, column[p]});
    }
    const Result<RoundPairing> pairing = pair_round(tournament_);
    if (!pairing) return false;
    for (const auto& [white, black] : pairing->boards) {
      const auto [of_white, of_black] =
          generator::play(settings_, entrants_[at(white)].strength, entrants_[at(black)].strength, random_);
      tournament_.players[at(white)].rounds.push_back({black, Colour::White, of_white});
      tournament_.players[at(black)].rounds.push_back({white, Colour::Black, of_black});
    }
    if (pairing->bye)
      tournament_.players[at(*pairing->bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
    ++tournament_.rounds_played;
    return true;
  }

  generator::Settings settings_;
  generator::Random random_;
  std::vector<generator::Entrant> entrants_;
  Tournament tournament_;
  generator::Attendance attendance_;
};

}  // namespace

Tournament play_open(int players) {
  for (auto seed = static_cast<std::uint64_t>(players);; ++seed)
    if (std::optional<Tournament> tournament = Open(players, seed).play()) return *std::move(tournament);
}

const Tournament& open(int players) {
  static std::map<int, Tournament> opens;
  const auto [entry, is_new] = opens.try_emplace(players);
  if (is_new) entry->second = play_open(players);
  return entry->second;
}

Tournament before_round(Tournament tournament, int round) {
  for (Player& player : tournament.players) {
    const RoundEntry now = player.round(round - 1);
    player.rounds.resize(std::min(player.rounds.size(), static_cast<std::size_t>(round - 1)));
    if (!took_part(now)) player.rounds.push_back(now);
  }
  tournament.rounds_played = round - 1;
  return tournament;
}

std::string file_of(const Tournament& tournament) {
  constexpr std::size_t narrow = 9999;
  const auto target = tournament.players.size() > narrow ? trf::Target::Wide : trf::Target::Trfbx;
  return trf::write_tournament(tournament, {.target = target, .records = {"042 2025/05/02"}});
}

PairOptions request_for(Edition edition, int round) {
  PairOptions options;
  options.edition = edition;
  options.round = round;
  options.initial_colour = Colour::White;
  return options;
}

Result<explain::Subject> subject_of_open(int players, Edition edition, int round) {
  return explain::subject_of(open(players), request_for(edition, round));
}

}  // namespace bloesem::bench
