// A second, naive implementation of the Buchholz and Sonneborn-Berger families, written player by player from
// the articles and compared with the library on random tournaments.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>
#include <vector>

#include "tests/standings/players.hpp"
#include "tests/standings/random_event.hpp"

namespace bloesem::standings::testing {
namespace {

// All in hundredths: points times ten, products of points as they are.
using Number = long;

enum class Edition { Of2009, Of2024, Of2026 };

// One round in the terms of article 16.
struct Round {
  int opponent = -1;
  Number points = 0;  // in tenths, like all points here
  Number bonus = 0;
  bool sat_down = false;      // a game over the board, finished or not
  bool asked_for = false;     // 16.2.3 and 16.2.5
  bool did_not_come = false;  // 16.2.4
};

class Card {
 public:
  Card(const Tournament& tournament, int rounds) : rules_(tournament.points), rounds_(rounds) {
    for (const Player& player : tournament.players) {
      std::vector<Round> sheet;
      for (int r = 0; r < rounds; ++r) sheet.push_back(round_of(player, r));
      sheets_.push_back(sheet);
    }
    is_last_ = rounds == tournament.rounds_declared;
  }

  // Returns the tournament as Fore Buchholz needs it: all paired players draw in the last round.
  [[nodiscard]] Card with_drawn_end() const {
    Card card = *this;
    if (!is_last_ || rounds_ == 0) return card;
    for (auto& sheet : card.sheets_) {
      Round& last = sheet.back();
      if (last.opponent < 0) continue;
      last.points = rules_.draw;
      last.sat_down = true;
      last.did_not_come = false;
    }
    return card;
  }

  [[nodiscard]] Number score(int player) const {
    Number sum = 0;
    for (const Round& round : sheets_[at(player)]) sum += round.points + round.bonus;
    return sum;
  }

  // 16.3
  [[nodiscard]] Number seen_by_opponents(int player, Edition edition) const {
    const auto& sheet = sheets_[at(player)];
    Number sum = score(player);
    for (std::size_t r = 0; r < sheet.size(); ++r) {
      if (sheet[r].sat_down) continue;
      const bool nothing_after =
          std::all_of(sheet.begin() + static_cast<long>(r) + 1, sheet.end(),
                      [](const Round& later) { return later.asked_for || later.did_not_come; });
      if (edition == Edition::Of2009 || (sheet[r].asked_for && nothing_after))
        sum += rules_.draw - sheet[r].points;
    }
    return sum;
  }

  struct Item {
    Number value;
    Number product;
    bool voluntary;
    bool operator==(const Item&) const = default;
  };

  [[nodiscard]] std::vector<Item> items(int player, Edition edition, bool forfeits_played,
                                        bool times_result) const {
    std::vector<Item> list;
    Number before = 0;
    for (int r = 0; r < rounds_; ++r) {
      const Round& round = sheets_[at(player)][static_cast<std::size_t>(r)];
      before += round.bonus;
      const bool meeting = round.sat_down || (forfeits_played && round.opponent >= 0);
      const Number value =
          meeting ? seen_by_opponents(round.opponent, edition) : dummy(player, r, before, edition);
      const bool voluntary = !meeting && edition != Edition::Of2009 && (round.asked_for || round.did_not_come);
      list.push_back({value * 10, times_result ? value * round.points : value * 10, voluntary});
      before += round.points;
    }
    return list;
  }

 private:
  static std::size_t at(int player) { return static_cast<std::size_t>(player); }

  [[nodiscard]] Round round_of(const Player& player, int r) const {
    const RoundEntry entry = player.round(r);
    Round round;
    const auto index = static_cast<std::size_t>(r);
    if (index < player.adjustments.size()) round.bonus = player.adjustments[index];
    round.opponent = entry.opponent;
    switch (entry.outcome) {
      case Outcome::Win:
      case Outcome::UnratedWin:
        round.points = rules_.win;
        round.sat_down = true;
        break;
      case Outcome::Draw:
      case Outcome::UnratedDraw:
        round.points = rules_.draw;
        round.sat_down = true;
        break;
      case Outcome::Loss:
      case Outcome::UnratedLoss:
        round.points = rules_.loss;
        round.sat_down = true;
        break;
      case Outcome::Unfinished: round.sat_down = true; break;
      case Outcome::ForfeitWin: round.points = rules_.forfeit_win; break;
      case Outcome::ForfeitLoss:
        round.points = rules_.forfeit_loss;
        round.did_not_come = true;
        break;
      case Outcome::PairingBye: round.points = rules_.pairing_bye; break;
      case Outcome::FullBye: round.points = rules_.full_bye; break;
      case Outcome::HalfBye:
        round.points = rules_.half_bye;
        round.asked_for = true;
        break;
      case Outcome::ZeroBye:
      case Outcome::Absent:
        round.points = rules_.zero_bye;
        round.asked_for = true;
        break;
    }
    return round;
  }

  // 16.4, or the virtual opponent
  [[nodiscard]] Number dummy(int player, int r, Number before, Edition edition) const {
    const Round& round = sheets_[at(player)][static_cast<std::size_t>(r)];
    if (edition == Edition::Of2009)
      return before + (rules_.win - round.points) + rules_.draw * (rounds_ - (r + 1));
    if (edition == Edition::Of2024) return score(player);
    if (round.opponent >= 0) return std::min(score(player), seen_by_opponents(round.opponent, edition));
    return std::min<Number>(score(player), Number{rules_.draw} * rounds_);
  }

  PointSystem rules_;
  int rounds_;
  bool is_last_ = false;
  std::vector<std::vector<Round>> sheets_;
};

using Items = std::vector<Card::Item>;

// 16.5 by sorting: cuts the lowest value, unless the lowest voluntarily unplayed round gives at least as much.
void cut_lowest(Items& items) {
  if (items.empty()) return;
  Items by_value = items;
  std::sort(by_value.begin(), by_value.end(), [](const Card::Item& a, const Card::Item& b) {
    return a.value != b.value ? a.value < b.value : a.product < b.product;
  });
  Card::Item victim = by_value.front();
  Items voluntary;
  std::copy_if(items.begin(), items.end(), std::back_inserter(voluntary),
               [](const Card::Item& i) { return i.voluntary; });
  std::sort(voluntary.begin(), voluntary.end(), [](const Card::Item& a, const Card::Item& b) {
    return a.product != b.product ? a.product < b.product : a.value < b.value;
  });
  if (!voluntary.empty() && voluntary.front().product >= victim.product) victim = voluntary.front();
  items.erase(std::find(items.begin(), items.end(), victim));
}

void cut_highest(Items& items) {
  if (items.empty()) return;
  items.erase(std::max_element(items.begin(), items.end(), [](const Card::Item& a, const Card::Item& b) {
    return a.value != b.value ? a.value < b.value : a.product < b.product;
  }));
}

Number sum_after_cuts(Items items, int low, int high) {
  for (int i = 0; i < low; ++i) cut_lowest(items);
  for (int i = 0; i < high; ++i) cut_highest(items);
  Number sum = 0;
  for (const Card::Item& item : items) sum += item.product;
  return sum;
}

struct Variant {
  const char* text;
  int low;
  int high;
};
constexpr Variant variants[] = {{"", 0, 0},    {"/C1", 1, 0}, {"/C2", 2, 0},
                                {"/C3", 3, 0}, {"/M1", 1, 1}, {"/M2", 2, 2}};

// Returns the number of values compared.
int compare(const Tournament& tournament, std::uint64_t seed, Edition edition, const char* name) {
  const StandingsOptions options = {.regulations = find_regulations(name)};
  const int rounds = last_paired_round(tournament);
  const Card card(tournament, rounds);
  const Card drawn_end = card.with_drawn_end();
  int compared = 0;
  for (const bool forfeits_played : {false, true}) {
    for (const Variant& variant : variants) {
      for (const std::string code : {"BH", "FB", "SB"}) {
        const std::string text = code + variant.text + (forfeits_played ? "/P" : "");
        const auto list = std::vector<TieBreak>{parse_tie_break(text).value()};
        const Standings standings = compute_standings(tournament, list, options).value();
        const Card& seen = code == "FB" ? drawn_end : card;
        for (int player = 0; player < static_cast<int>(tournament.players.size()); ++player) {
          const Items items = seen.items(player, edition, forfeits_played, code == "SB");
          const Value value = standings.values[0][static_cast<std::size_t>(player)];
          ++compared;
          EXPECT_EQ(value, sum_after_cuts(items, variant.low, variant.high))
              << "event " << seed << ", rules of " << name << ", player " << player + 1 << ", " << text;
        }
      }
    }
  }
  return compared;
}

TEST(Naive, AgreesOnRandomEvents) {
  const char* const wanted = std::getenv("BLOESEM_EVENTS");
  const std::uint64_t events = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 2000;
  std::int64_t compared = 0;
  for (std::uint64_t seed = 1; seed <= events && !::testing::Test::HasFailure(); ++seed) {
    const Tournament tournament = random_event(seed);
    compared += compare(tournament, seed, Edition::Of2009, "2009");
    compared += compare(tournament, seed, Edition::Of2024, "2024");
    compared += compare(tournament, seed, Edition::Of2026, "2026");
  }
  EXPECT_GE(compared, static_cast<std::int64_t>(events));
  RecordProperty("values", std::to_string(compared));
  if (wanted != nullptr) std::printf("%lld values\n", static_cast<long long>(compared));
}

}  // namespace
}  // namespace bloesem::standings::testing
