#include "tests/fuzz/reader_promises.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/validate.hpp"
#include "tests/fuzz/plain_text.hpp"
#include "tests/fuzz/promise.hpp"
#include "trf/columns.hpp"
#include "trf/layout.hpp"
#include "trf/text.hpp"

namespace bloesem::fuzz {

namespace {

using trf::Diagnostic;
using trf::Document;
using trf::ReadOptions;
using trf::ReadResult;
using trf::Severity;

constexpr std::size_t max_of_a_kind = 10'000;

bool is_error(const Diagnostic& diagnostic) { return diagnostic.severity == Severity::Error; }

// ---- diagnostics

void check_place(const Diagnostic& diagnostic, const Document& document) {
  const int lines = static_cast<int>(document.lines().size());
  promise(diagnostic.line >= 1 && diagnostic.line <= std::max(lines, 1),
          "a diagnostic names a line of the file");
  promise(diagnostic.column_begin >= 1, "columns count from 1");
  promise(diagnostic.column_end >= diagnostic.column_begin, "the columns are in order");
  promise(diagnostic.related_line >= 0 && diagnostic.related_line <= lines, "the other line is of the file");
}

void check_rendering(const Diagnostic& diagnostic, const Document& document) {
  const std::string line = render(diagnostic, "f");
  promise(line.starts_with("f:" + std::to_string(diagnostic.line) + ":"), "the message begins with its place",
          line);
  promise(line.ends_with("[" + std::string(name_of(diagnostic.code)) + "]"), "the code ends the message", line);
  promise(!diagnostic.message.empty(), "there is a message");
  promise(is_plain_line(line), "nothing of the file steers a terminal", line);
  const std::string with_line = render(diagnostic, "f", document.text(diagnostic.line));
  promise(std::count(with_line.begin(), with_line.end(), '\n') == 2, "message, line, caret", with_line);
  promise(is_plain_text(with_line), "nothing of the file steers a terminal", with_line);
  promise(with_line.starts_with(line), "the line of the file comes after the message", with_line);
}

// Codes that are not repairs, or that were asked for, stay warnings under --strict (docs/trf.md, "Strictness").
bool may_stay_a_warning(trf::Code code, const ReadOptions& options) {
  switch (code) {
    case trf::Code::LegacyBye:
    case trf::Code::LoneBye:
    case trf::Code::LoneFullBye:
    case trf::Code::TeamRecord: return true;
    case trf::Code::PointsMismatch: return options.recompute_points;
    default: return false;
  }
}

void check_diagnostics(const ReadResult& read, const Document& document, const ReadOptions& options) {
  std::size_t errors = 0;
  for (const Diagnostic& diagnostic : read.diagnostics) {
    errors += is_error(diagnostic) ? 1 : 0;
    check_place(diagnostic, document);
    check_rendering(diagnostic, document);
    promise(!options.strict || is_error(diagnostic) || may_stay_a_warning(diagnostic.code, options),
            "strict leaves no warning", diagnostic.message);
  }
  promise(errors <= max_of_a_kind, "errors are limited");
  promise(read.diagnostics.size() - errors <= max_of_a_kind, "warnings are limited");
  promise(read.tournament.has_value() == (errors == 0), "a tournament, or an error");
  const auto by_place = [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column_begin) < std::tie(b.line, b.column_begin);
  };
  promise(std::is_sorted(read.diagnostics.begin(), read.diagnostics.end(), by_place),
          "in the order of the file");
}

// ---- the tournament

bool within(int value, int least, int most) { return value >= least && value <= most; }

bool needs_no_opponent(Outcome outcome) {
  switch (outcome) {
    case Outcome::Absent:
    case Outcome::ForfeitWin:  // against a player without an entry for it
    case Outcome::PairingBye:
    case Outcome::FullBye:
    case Outcome::HalfBye:
    case Outcome::ZeroBye: return true;
    default: return false;
  }
}

bool needs_opponent(Outcome outcome) {
  return outcome == Outcome::ForfeitWin || outcome == Outcome::ForfeitLoss || !needs_no_opponent(outcome);
}

// Half points on the usual scale: the two results of one game never exceed two.
int half_points(Outcome outcome) {
  constexpr PointSystem usual;
  return points_of(outcome, usual) / usual.draw;
}

void check_alone(const RoundEntry& entry) {
  promise(needs_no_opponent(entry.outcome), "a game has an opponent");
  const bool forfeit = entry.outcome == Outcome::ForfeitWin;
  promise(entry.colour == Colour::None || forfeit, "only a game has a colour");
}

void check_game(const Tournament& tournament, PlayerIndex self, std::size_t round, const RoundEntry& entry) {
  const auto opponent = static_cast<std::size_t>(entry.opponent);
  promise(entry.opponent >= 0 && opponent < tournament.players.size(), "the opponent is a player");
  promise(entry.opponent != self, "nobody plays themselves");
  const RoundEntry other = tournament.players[opponent].round(static_cast<int>(round));
  promise(other.opponent == self, "opponents are mutual");
  promise(needs_opponent(entry.outcome), "no bye has an opponent");
  promise(was_played(entry) == was_played(other), "both sat down, or the game was forfeited");
  promise(half_points(entry.outcome) + half_points(other.outcome) <= 2, "the results belong to one game");
  promise(entry.colour != other.colour || entry.colour == Colour::None, "the colours are opposite");
  promise(!was_played(entry) || entry.colour != Colour::None, "a game that was played has colours");
}

void check_rounds(const Tournament& tournament, PlayerIndex self) {
  const Player& player = tournament.players[static_cast<std::size_t>(self)];
  promise(player.rounds.size() <= trf::max_rounds + 1, "rounds are limited");
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    const RoundEntry& entry = player.rounds[round];
    if (entry.opponent == no_player) {
      check_alone(entry);
    } else {
      check_game(tournament, self, round, entry);
    }
  }
}

void check_player(const Tournament& tournament, PlayerIndex self) {
  const Player& player = tournament.players[static_cast<std::size_t>(self)];
  promise(within(player.id, 1, trf::largest_wide_id), "starting ranks are limited");
  promise(tournament.find(player.id) == self, "starting ranks are unique");
  promise(within(player.rating, 0, 9999), "ratings are limited");
  promise(player.virtual_points.size() <= trf::max_rounds, "fictitious points are for rounds there can be");
  for (const Points points : player.virtual_points) {
    promise(within(points, 0, trf::max_points), "fictitious points are limited");
  }
  check_rounds(tournament, self);
}

void check_groups(const Tournament& tournament) {
  for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups) {
    promise(group.size() >= 2, "a forbidden group has two players or more");
    const auto repeated = std::adjacent_find(group.begin(), group.end(), std::greater_equal<>());
    promise(repeated == group.end(), "forbidden groups are sorted and name each player once");
    promise(group.front() >= 0 && static_cast<std::size_t>(group.back()) < tournament.players.size(),
            "forbidden groups are of players");
  }
}

void check_points(const PointSystem& points) {
  for (const Points value : {points.win, points.draw, points.loss, points.forfeit_win, points.forfeit_loss,
                             points.pairing_bye, points.full_bye, points.half_bye, points.zero_bye}) {
    promise(within(value, 0, trf::max_points), "values of results are limited");
  }
}

void check_coming_round(const Tournament& tournament, const ReadOptions& options) {
  if (options.purpose != trf::Purpose::Pair || options.round) return;
  for (const Player& player : tournament.players) {
    promise(player.round(tournament.rounds_played).opponent == no_player, "the coming round is not paired yet");
  }
}

void check_tournament(const Tournament& tournament, const ReadOptions& options) {
  promise(within(tournament.rounds_played, 0, trf::max_rounds), "rounds are limited");
  if (options.rounds_declared) {
    promise(tournament.rounds_declared == options.rounds_declared, "the option takes the file's place");
  }
  if (tournament.rounds_declared) {
    promise(within(*tournament.rounds_declared, 1, trf::max_rounds), "the number of rounds is limited");
  }
  for (const Contradiction& found : validate(tournament))
    promise(false, "what is read does not contradict itself", found.message);
  check_points(tournament.points);
  check_groups(tournament);
  check_coming_round(tournament, options);
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    check_player(tournament, static_cast<PlayerIndex>(i));
  }
}

}  // namespace

void check_reader(const Document& document, const ReadOptions& options) {
  const ReadResult read = read_tournament(document, options);
  check_diagnostics(read, document, options);
  if (read.tournament) check_tournament(*read.tournament, options);
  promise(trf::upper(trf::trimmed(read.system_code)) == read.system_code,
          "the system is trimmed and in capitals");
}

void check_list_readers(std::string_view bytes, ReadOptions options) {
  options.round = 1;  // the number of rounds played is given
  const trf::SourceText source(bytes);
  const std::vector<std::string_view> lines = source.lines();
  // If the text ends too early, the place may be after its last line.
  const Document document = Document::parse(std::string(bytes) + "\n ");
  for (const trf::FileFormat format : {trf::FileFormat::Json, trf::FileFormat::Csv}) {
    const ReadResult read = read_tournament(source, lines, format, options);
    check_diagnostics(read, document, options);
    if (!read.tournament) continue;
    check_tournament(*read.tournament, options);
    for (const std::string& text : {trf::write_json(*read.tournament), trf::write_csv(*read.tournament)}) {
      const trf::SourceText again(text);
      promise(read_tournament(again, again.lines(), trf::recognise_format(text), {}).tournament.has_value(),
              "what has been read can be written and read again", text);
    }
  }
}

}  // namespace bloesem::fuzz
