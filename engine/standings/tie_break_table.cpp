#include "bloesem/standings/tie_break_table.hpp"

#include <array>
#include <cstddef>

namespace bloesem::standings {

namespace {

constexpr unsigned bit(Modifier modifier) noexcept { return static_cast<unsigned>(modifier); }

constexpr unsigned no_modifier = 0;
constexpr unsigned cut = bit(Modifier::Cut);
constexpr unsigned cuts = cut | bit(Modifier::Median);
constexpr unsigned as_played = bit(Modifier::Forfeits);
constexpr unsigned unrated = bit(Modifier::Unrated);
constexpr unsigned reversed = bit(Modifier::Reversed);

// Requirements of a tie-break, and whether lower values rank higher.
struct Needs {
  bool swiss_only = false;
  bool ratings = false;
  bool low_wins = false;
};
constexpr Needs nothing = {};
constexpr Needs swiss = {.swiss_only = true};
constexpr Needs ratings = {.ratings = true};

constexpr TieBreakRow row(Measure measure, std::string_view code, std::string_view name,
                          std::string_view article, std::string_view type, unsigned modifiers, Needs needs,
                          std::string_view meaning) {
  return {measure,          code,          name,          article, type, meaning, modifiers,
          needs.swiss_only, needs.ratings, needs.low_wins};
}

// In the order of Measure.
constexpr std::array table = {
    row(Measure::Points, "PTS", "Points", "4.2", "B", no_modifier, nothing, "the score of the tournament"),
    row(Measure::DirectEncounter, "DE", "Direct encounter", "6", "A", as_played, nothing,
        "the results of the tied players among themselves"),
    row(Measure::Wins, "WIN", "Number of wins", "7.1", "B", no_modifier, nothing,
        "rounds that gave as many points as a win, played or not"),
    row(Measure::GamesWon, "WON", "Number of games won", "7.2", "B", no_modifier, nothing,
        "games won over the board"),
    row(Measure::GamesWithBlack, "BPG", "Games played with Black", "7.3", "B", no_modifier, nothing,
        "games played over the board with Black"),
    row(Measure::WinsWithBlack, "BWG", "Games won with Black", "7.4", "B", no_modifier, nothing,
        "games won over the board with Black"),
    row(Measure::ProgressiveScore, "PS", "Sum of progressive scores", "7.5", "B", cut, nothing,
        "the sum of the scores after each round"),
    row(Measure::RoundsElectedToPlay, "REP", "Rounds one elected to play", "7.6", "B", no_modifier, nothing,
        "rounds without half-point byes, zero-point byes and forfeit losses"),
    row(Measure::StandardPoints, "STD", "Standard points", "7.7", "B", no_modifier, nothing,
        "one for each round with more points than the opponent, a half for as many"),
    row(Measure::PairingNumber, "TPN", "Pairing number", "7.8", "D", reversed, Needs{.low_wins = true},
        "the lower pairing number"),
    row(Measure::Buchholz, "BH", "Buchholz", "8.1", "C", cuts | as_played, swiss,
        "the sum of the opponents' scores"),
    row(Measure::OpponentsBuchholz, "AOB", "Average of opponents' Buchholz", "8.2", "CC", bit(Modifier::Fore),
        swiss, "the average Buchholz of the opponents met over the board"),
    row(Measure::ForeBuchholz, "FB", "Fore Buchholz", "8.3", "C", cuts | as_played, swiss,
        "the Buchholz as if all games of the last round were drawn"),
    row(Measure::SonnebornBerger, "SB", "Sonneborn-Berger", "9.1", "BC", cuts | as_played, nothing,
        "the sum of the opponents' scores, each times the points scored against that opponent"),
    row(Measure::Koya, "KS", "Koya", "9.2", "BC", bit(Modifier::Limit), nothing,
        "points made against opponents who have at least half of the possible points"),
    row(Measure::OpponentsRating, "ARO", "Average rating of opponents", "10.1", "D", cuts | unrated, ratings,
        "the average rating of the opponents met over the board"),
    row(Measure::Performance, "TPR", "Tournament performance rating", "10.2", "DB", unrated, ratings,
        "the average rating of the opponents and the difference that the score is worth"),
    row(Measure::PerfectPerformance, "PTP", "Perfect tournament performance", "10.3", "DB", unrated, ratings,
        "the lowest rating of which the score was to be expected"),
    row(Measure::OpponentsPerformance, "APRO", "Average performance of opponents", "10.4", "DC", unrated,
        ratings, "the average TPR of the opponents met over the board"),
    row(Measure::OpponentsPerfectPerformance, "APPO", "Average perfect performance of opponents", "10.5", "DC",
        unrated, ratings, "the average PTP of the opponents met over the board"),
    row(Measure::Rating, "RTNG", "Rating", "10.6", "D", reversed | unrated, ratings, "the higher rating"),
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (static_cast<std::size_t>(table[i].measure) != i) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const TieBreakRow> tie_break_table() noexcept { return table; }

const TieBreakRow& row_of(Measure measure) noexcept { return table[static_cast<std::size_t>(measure)]; }

}  // namespace bloesem::standings
