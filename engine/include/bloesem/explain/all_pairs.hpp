// Why not, for every two players of a round at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/player_index.hpp"
#include "bloesem/result.hpp"

namespace bloesem::explain {

enum class PairFate : std::uint8_t {
  Absent,      // one of the two is not paired by the rules in this round, or they are one player
  Board,       // they play
  Met,         // they met before
  Colours,     // their colours keep them apart
  Forbidden,   // the arbiter forbids them to meet
  Impossible,  // no legal round has the pair
  Completion,  // the best round with the pair departs as DepartureKind has it
  Criterion,
  Order,
};

struct PairAnswer {
  PairFate fate = PairFate::Absent;
  std::uint32_t bracket = 0;           // where the round departs: index into Record::brackets of the round
  std::uint32_t criterion = 0;         // of PairFate::Criterion: index into BracketRecord::criteria
  criteria::CriterionValue with = {};  // likewise: its value in the best round with the pair

  friend bool operator==(const PairAnswer&, const PairAnswer&) = default;
};

// Few answers differ, so each pair is stored as a number of four bytes.
class AllPairs {
 public:
  explicit AllPairs(PlayerIndex players);

  [[nodiscard]] PlayerIndex players() const noexcept { return players_; }
  // Returns the answer for two players.
  [[nodiscard]] const PairAnswer& at(PlayerIndex one, PlayerIndex other) const noexcept {
    return answers_[number(one, other)];
  }
  // Returns the index of that answer in answers().
  [[nodiscard]] std::uint32_t number(PlayerIndex one, PlayerIndex other) const noexcept {
    return one == other ? 0 : cells_[cell(one, other)];
  }
  // Returns all answers that differ; the first is PairFate::Absent.
  [[nodiscard]] const std::vector<PairAnswer>& answers() const noexcept { return answers_; }

  // Returns the number of an answer, which is added if it is new.
  std::uint32_t number_of(const PairAnswer& answer);
  // Requires two players, and a number of number_of.
  void set(PlayerIndex one, PlayerIndex other, std::uint32_t number) noexcept {
    cells_[cell(one, other)] = number;
  }

 private:
  [[nodiscard]] static std::size_t cell(PlayerIndex one, PlayerIndex other) noexcept {
    if (one < other) std::swap(one, other);
    const auto row = static_cast<std::size_t>(one);
    return row * (row - 1) / 2 + static_cast<std::size_t>(other);
  }

  PlayerIndex players_;
  std::vector<std::uint32_t> cells_;  // below the diagonal, row by row
  std::vector<PairAnswer> answers_;
};

// The largest rounds whose pairs are asked one by one, in systems that have no faster way.
inline constexpr int max_players_one_by_one = 100;
// In any system: there are 50 million pairs then, of four bytes each.
inline constexpr int max_players_of_all_pairs = 10'000;

// Returns the answers for every two players: for legal ones that do not play, the first departure of
// best_round_with (bloesem/explain/departure.hpp). Errors: TooLarge for more players than that;
// InvalidInput in systems whose rounds have no criteria; those of best_round_with except NoValidPairing.
[[nodiscard]] Result<AllPairs> all_pairs(const Subject& subject);

// The same by pairing the round again for each pair, whatever their number.
[[nodiscard]] Result<AllPairs> all_pairs_one_by_one(const Subject& subject);

// Returns the article behind an answer: "C.1", or of a criterion "C.10". Empty where they play or are absent,
// or the order decides.
[[nodiscard]] std::string_view article_of(const Subject& subject, const PairAnswer& answer);

}  // namespace bloesem::explain
