#include "tests/support/literal_replay.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "bloesem/trf/reader.hpp"
#include "engine/model/matches.hpp"
#include "tests/support/files.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::test {
namespace {

// The file, as its columns are and as the engine wants it.
struct KnownEvent {
  Tournament columns;
  Tournament tournament;
  int columns_per_round = 1;
  bool ends_without_pairing = false;
};

// Record XXR: rounds, whatever the number of columns.
int declared_rounds(const std::string& text) {
  const std::size_t at = text.find("XXR ");
  if (at == std::string::npos) throw std::runtime_error("no record XXR");
  return std::stoi(text.substr(at + 4));
}

KnownEvent known_event(const LiteralSystem& system, const std::filesystem::path& file) {
  KnownEvent event;
  event.ends_without_pairing = file.filename().string().starts_with("none-");
  event.columns_per_round = system.matches ? 2 : 1;
  const std::string text = testing::content_of(file);
  trf::ReadOptions options;
  options.purpose = event.ends_without_pairing ? trf::Purpose::Pair : trf::Purpose::Check;
  options.rounds_declared = declared_rounds(text) * event.columns_per_round;
  trf::ReadResult result = trf::read_tournament(text, options);
  if (!result.tournament) throw std::runtime_error(file.string() + " is not readable");
  event.columns = *std::move(result.tournament);
  event.columns.rounds_declared = declared_rounds(text);
  event.tournament = system.matches ? fold_matches(event.columns).value() : event.columns;
  return event;
}

// Returns the pairing that the columns record, White in the first game.
literal::LiteralPairing recorded(const KnownEvent& event, int round) {
  literal::LiteralPairing pairing;
  for (PlayerIndex p = 0; p < std::ssize(event.columns.players); ++p) {
    const RoundEntry entry =
        event.columns.players[static_cast<std::size_t>(p)].round((round - 1) * event.columns_per_round);
    if (entry.colour == Colour::White) pairing.boards.push_back({p, entry.opponent});
    if (entry.outcome == Outcome::PairingBye) pairing.bye = p;
  }
  return pairing;
}

literal::LiteralRound request(const KnownEvent& event, int round, const LiteralReadings& readings) {
  literal::LiteralRound request{event.tournament, round, *event.tournament.rounds_declared, {}};
  request.forfeits_upfloat = readings.forfeits_upfloat;
  request.absent_runs_only = readings.absent_runs_only;
  for (PlayerIndex p = 0; p < std::ssize(event.tournament.players); ++p) {
    const RoundEntry entry = event.tournament.players[static_cast<std::size_t>(p)].round(round - 1);
    if (event.ends_without_pairing ? entry.outcome == Outcome::Absent : took_part(entry))
      request.participants.push_back(p);
  }
  return request;
}

}  // namespace

const LiteralSystem& literal_burstein() {
  static const LiteralSystem system{"burstein-2026", literal::burstein_2026};
  return system;
}

const LiteralSystem& literal_dubov() {
  static const LiteralSystem system{"dubov-2026", literal::dubov_2026};
  return system;
}

const LiteralSystem& literal_double_swiss() {
  static const LiteralSystem system{"double-swiss-2026", literal::double_swiss_2026, true};
  return system;
}

void replay_literally(const LiteralSystem& system, const std::filesystem::path& file, LiteralReplay& replay,
                      const LiteralReadings& readings) {
  const KnownEvent event = known_event(system, file);
  if (event.tournament.players.size() > literal::max_players) return;
  ++replay.files;
  const int last = event.tournament.rounds_played;
  const auto difference = [&](int round, const std::string& found, const std::string& expected) {
    replay.differences.append(file.filename().string()).append(" round ").append(std::to_string(round));
    replay.differences.append(": ").append(found).append(", expected ").append(expected).append("\n");
  };
  if (event.ends_without_pairing) {
    const auto found = system.pair(request(event, last + 1, readings));
    if (found || found.error().code != ErrorCode::NoValidPairing)
      difference(last + 1, text_of(found), "no pairing");
    ++replay.impossible;
    return;
  }
  for (int round = 1; round <= last; ++round) {
    const std::string found = text_of(system.pair(request(event, round, readings)));
    const std::string expected = text_of(Result<literal::LiteralPairing>(recorded(event, round)));
    if (found != expected) difference(round, found, expected);
    ++replay.rounds;
  }
}

LiteralReplay replay_folder(const LiteralSystem& system, const std::filesystem::path& folder) {
  LiteralReplay replay;
  for (const auto& file : testing::files_in(folder, ".trf")) replay_literally(system, file, replay);
  return replay;
}

}  // namespace bloesem::test
