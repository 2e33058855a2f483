#include "engine/amalfi/flow.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/amalfi/system.hpp"
#include "tests/support/files.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::amalfi {
namespace {

const Edition edition{rating};

// Plays an event in which White's share of each point is given, and returns "1-5 6-2 | 4-1 ...".
std::string event_of(int players, int rounds, const std::function<Outcome(int white, int black)>& white_gets) {
  Tournament tournament = test::TournamentBuilder(players).declared(rounds).initial(Colour::White);
  for (int i = 0; i < players; ++i) tournament.players[static_cast<std::size_t>(i)].rating = 2500 - i;
  std::string text;
  for (int round = 0; round < rounds; ++round) {
    const auto pairing = pair_round(tournament, {.edition = edition});
    if (!pairing) return text + pairing.error().message;
    // In the order of the ranking, not of publication.
    std::map<int, std::string> boards;
    const auto& record = pairing->record.brackets.front();
    text += round == 0 ? "" : " | ";
    for (std::size_t i = 0; i < record.pairs.size(); ++i) {
      for (const Board& board : pairing->boards) {
        if (std::minmax(board.white, board.black) != std::minmax(record.pairs[i].first, record.pairs[i].second))
          continue;
        text += (i == 0 ? "" : " ") + std::to_string(tournament.id(board.white)) + '-' +
                std::to_string(tournament.id(board.black));
      }
    }
    if (pairing->bye) text += " bye " + std::to_string(tournament.id(*pairing->bye));
    for (const Board& board : pairing->boards) {
      const Outcome white = white_gets(board.white.value(), board.black.value());
      const Outcome black = white == Outcome::Win    ? Outcome::Loss
                            : white == Outcome::Loss ? Outcome::Win
                                                     : Outcome::Draw;
      tournament.players[static_cast<std::size_t>(board.white)].rounds.push_back(
          {board.black, Colour::White, white});
      tournament.players[static_cast<std::size_t>(board.black)].rounds.push_back(
          {board.white, Colour::Black, black});
    }
    if (pairing->bye)
      tournament.players[static_cast<std::size_t>(*pairing->bye)].rounds.push_back(
          {no_player, Colour::None, Outcome::PairingBye});
    ++tournament.rounds_played;
  }
  return text;
}

Outcome stronger_wins(int white, int black) { return white < black ? Outcome::Win : Outcome::Loss; }

TEST(AmalfiFlow, EachMeetsThePlayerAsManyPlacesBelowAsRoundsRemain) {
  EXPECT_EQ(event_of(8, 4, stronger_wins),
            "1-5 6-2 3-7 8-4 | 4-1 2-5 6-3 7-8 | 1-3 4-2 7-6 5-8 | 2-1 3-4 5-7 8-6");
  EXPECT_EQ(event_of(9, 5, stronger_wins),
            "1-5 6-2 3-7 8-4 bye 9 | 9-1 2-5 6-3 4-7 bye 8 | 1-4 2-8 3-9 5-6 bye 7 | 3-1 4-2 5-8 7-9 bye 6 | "
            "1-2 4-3 7-6 8-9 bye 5");
}

TEST(AmalfiFlow, ColoursAndMeetingsMoveTheAim) {
  EXPECT_EQ(event_of(12, 5, [](int, int) { return Outcome::Draw; }),
            "1-6 7-2 3-8 9-4 5-10 12-11 | 5-1 2-6 7-3 4-8 12-9 10-11 | 1-4 2-5 6-3 10-7 8-12 11-9 | "
            "3-1 4-2 5-7 9-6 11-8 12-10 | 1-2 3-4 8-5 6-11 7-12 10-9");
  EXPECT_EQ(event_of(10, 5, [](int, int) { return Outcome::Loss; }),
            "1-6 7-2 3-8 9-4 5-10 | 2-10 4-1 6-3 8-5 9-7 | 10-3 1-2 7-4 5-6 8-9 | 2-4 3-1 6-10 9-5 7-8 | "
            "4-10 1-5 8-2 3-7 6-9");
}

TEST(AmalfiFlow, EveryKnownRoundIsReproduced) {
  int rounds = 0;
  for (const auto& file :
       test::files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/amalfi", ".trf"))
    EXPECT_EQ(test::replay(file, rounds, edition), "");
  EXPECT_EQ(rounds, 61);
}

TEST(AmalfiFlow, RoundOneNeedsTheDrawnColour) {
  Tournament tournament = test::TournamentBuilder(4).declared(3);
  tournament.initial_colour.reset();
  EXPECT_THAT(pair_round(tournament, {.edition = edition}), test::FailsWith(ErrorCode::InvalidInput, "colour"));
}

// ---- The text once more, by exhaustion: the first complete pairing in the order of candidates.

struct Literal {
  const Tournament& tournament;
  int round;
  int declared;

  // Colours of played games, oldest first.
  [[nodiscard]] std::string history(int p) const {
    std::string text;
    for (int r = 0; r + 1 < round; ++r) {
      const RoundEntry entry = tournament.players[static_cast<std::size_t>(p)].round(r);
      if (was_played(entry)) text += entry.colour == Colour::White ? 'W' : 'B';
    }
    return text;
  }
  [[nodiscard]] bool met(int a, int b) const {
    for (int r = 0; r + 1 < round; ++r) {
      const RoundEntry entry = tournament.players[static_cast<std::size_t>(a)].round(r);
      if (was_played(entry) && entry.opponent == b) return true;
    }
    return false;
  }
  [[nodiscard]] bool forbidden(int a, int b) const {
    const auto together = [&](const std::vector<PlayerIndex>& group) {
      return std::count(group.begin(), group.end(), a) != 0 && std::count(group.begin(), group.end(), b) != 0;
    };
    return std::any_of(tournament.forbidden_groups.begin(), tournament.forbidden_groups.end(), together) ||
           std::any_of(tournament.forbidden_spans.begin(), tournament.forbidden_spans.end(),
                       [&](const ForbiddenSpan& span) {
                         return span.first_round <= round && round <= span.last_round && together(span.group);
                       });
  }

  // 'a' or 'b', who gets White; 0: the pair is not possible.
  [[nodiscard]] char white(int a, int b) const {
    const std::string x = history(a);
    const std::string y = history(b);
    const bool last = round == declared;
    const auto count = [](const std::string& text, char colour) {
      return std::count(text.begin(), text.end(), colour);
    };
    const auto third = [&](char who) {
      const std::string& white = who == 'a' ? x : y;
      const std::string& black = who == 'a' ? y : x;
      return !last && (white.ends_with("WW") || black.ends_with("BB")) ? char{0} : who;
    };
    if (count(x, 'W') != count(y, 'W')) return third(count(x, 'W') < count(y, 'W') ? 'a' : 'b');
    if (count(x, 'B') != count(y, 'B')) return third(count(x, 'B') > count(y, 'B') ? 'a' : 'b');
    if (!last && ((x.ends_with("WW") && y.ends_with("WW")) || (x.ends_with("BB") && y.ends_with("BB"))))
      return 0;
    const auto three_more = [&](char who) {
      const auto balance = [&](const std::string& text, bool gets_white) {
        return std::abs(count(text, 'W') - count(text, 'B') + (gets_white ? 1 : -1)) > 2;
      };
      return !last && (balance(x, who == 'a') || balance(y, who == 'b')) ? char{0} : who;
    };
    for (std::size_t ago = 1; ago <= std::max(x.size(), y.size()); ++ago) {
      const bool one = ago <= x.size() && x[x.size() - ago] == 'W';
      const bool other = ago <= y.size() && y[y.size() - ago] == 'W';
      if (one != other) return three_more(one ? 'b' : 'a');
    }
    const bool a_stronger = stronger(a, b);
    const std::string& own = a_stronger ? x : y;
    return three_more(own.ends_with("W") == a_stronger ? 'b' : 'a');
  }
  [[nodiscard]] bool stronger(int a, int b) const {
    const auto key = [&](int p) {
      return std::pair(-tournament.players[static_cast<std::size_t>(p)].rating, p);
    };
    return key(a) < key(b);
  }

  // Returns "bye 3 1-4 5-2", in the order of the procedure; empty if the round is impossible.
  [[nodiscard]] std::string pair() const {
    std::vector<int> list;
    for (int p = 0; p < static_cast<int>(tournament.players.size()); ++p)
      if (tournament.players[static_cast<std::size_t>(p)].round(round - 1).outcome == Outcome::Absent)
        list.push_back(p);
    std::stable_sort(list.begin(), list.end(), [&](int a, int b) {
      const auto score = [&](int p) {
        const Player& player = tournament.players[static_cast<std::size_t>(p)];
        return standings_points(tournament, player, round - 1) + player.virtual_in(round - 1);
      };
      return score(a) != score(b) ? score(a) > score(b) : stronger(a, b);
    });
    const int places = std::max(1, std::min(declared - round + 1, static_cast<int>(list.size()) / 2));
    std::string text;
    if (list.size() % 2 == 1) {
      auto bye = list.rbegin();
      while (bye != list.rend() && had_bye(*bye)) ++bye;
      const int player = bye == list.rend() ? list.back() : *bye;
      text = "bye " + std::to_string(player + 1);
      std::erase(list, player);
    }
    std::vector<std::pair<int, int>> boards;
    std::vector<bool> used(list.size(), false);
    if (!extend(list, places, used, boards)) return "";
    for (const auto& [one, other] : boards)
      text += ' ' + std::to_string(one + 1) + '-' + std::to_string(other + 1);
    return text;
  }

  [[nodiscard]] bool had_bye(int p) const {
    for (int r = 0; r + 1 < round; ++r) {
      const RoundEntry entry = tournament.players[static_cast<std::size_t>(p)].round(r);
      if (entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin) return true;
    }
    return false;
  }

  bool extend(const std::vector<int>& list, int places, std::vector<bool>& used,
              std::vector<std::pair<int, int>>& boards) const {
    const auto free = std::find(used.begin(), used.end(), false);
    if (free == used.end()) return true;
    const auto i = static_cast<int>(free - used.begin());
    const int last = static_cast<int>(list.size()) - 1;
    const int aim = std::min(i + places, last);
    std::vector<int> order;
    for (int j = aim; j > i; --j) order.push_back(j);
    for (int j = aim + 1; j <= last; ++j) order.push_back(j);
    used[static_cast<std::size_t>(i)] = true;
    for (const int j : order) {
      if (used[static_cast<std::size_t>(j)]) continue;
      const int a = list[static_cast<std::size_t>(i)];
      const int b = list[static_cast<std::size_t>(j)];
      if (met(a, b) || forbidden(a, b)) continue;
      const char who = round == 1 ? (stronger(a, b) == (boards.size() % 2 == 0) ? 'a' : 'b') : white(a, b);
      if (who == 0) continue;
      used[static_cast<std::size_t>(j)] = true;
      boards.emplace_back(who == 'a' ? a : b, who == 'a' ? b : a);
      if (extend(list, places, used, boards)) return true;
      boards.pop_back();
      used[static_cast<std::size_t>(j)] = false;
    }
    used[static_cast<std::size_t>(i)] = false;
    return false;
  }
};

std::string text_of(const Result<RoundPairing>& pairing) {
  if (!pairing) return "";
  std::string text = pairing->bye ? "bye " + std::to_string(pairing->bye->value() + 1) : "";
  if (pairing->record.brackets.empty()) return text;
  for (const auto& [higher, lower] : pairing->record.brackets.front().pairs)
    for (const Board& board : pairing->boards)
      if (board.white == higher || board.black == higher)
        text += ' ' + std::to_string(board.white.value() + 1) + '-' + std::to_string(board.black.value() + 1);
  return text;
}

TEST(AmalfiFlow, EqualsTheTextByExhaustion) {
  test::Random random(1125);
  int paired = 0;
  int impossible = 0;
  for (int i = 0; i < 12000; ++i) {
    const int rounds = random.between(0, 5);
    Tournament tournament = test::made_up_tournament(random, random.between(2, 10), rounds);
    tournament.rounds_declared = tournament.rounds_played + random.between(1, 4);
    tournament.initial_colour = Colour::White;
    const auto pairing = pair_round(tournament, {.edition = edition});
    if (!pairing && pairing.error().code == ErrorCode::InvalidInput) continue;
    const Literal literal{tournament, tournament.rounds_played + 1, *tournament.rounds_declared};
    ASSERT_EQ(text_of(pairing), literal.pair()) << i << ": " << test::text_of(pairing);
    ++(pairing ? paired : impossible);
    ASSERT_EQ(!pairing && pairing.error().players.empty(), false);
  }
  EXPECT_GT(paired, 4000);
  EXPECT_GT(impossible, 500);
}

}  // namespace
}  // namespace bloesem::swiss::amalfi
