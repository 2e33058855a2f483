// Small report files for tests.
#pragma once

#include <string>
#include <vector>

namespace bloesem::cli_test {

struct Entrant {
  int id;
  std::string name;
  int rating;
  std::string points;
  std::vector<std::string> rounds;  // "4 w 1", "0000 - U"; "": blank
};

// Returns a player line with every field in its columns.
[[nodiscard]] std::string player_line(const Entrant& entrant);
[[nodiscard]] std::string report(const std::string& records, const std::vector<Entrant>& entrants);

// "Kersen Open": six players, five rounds, White first, started in 2025, with two rounds played by the
// rules of 2016. Round 3 by hand: 1, 2 and 3 have 1.5; 1-2 has been played; 1-3 would deny a colour
// preference, 2-3 none (C.10). So 3-2, and 1 floats to 6 (1.0): 1-6. 5 (0.5) floats to 4 (0.0): 5-4. All
// players get the colour they prefer.
[[nodiscard]] std::string kersen_open();
// The message about its edition on standard error if none was requested.
inline constexpr const char* kersen_rules = "rules: FIDE (Dutch) 2016 (start date 2025/05/02)\n";
// Its third round, as pairs.
inline constexpr const char* round_three = "3\n3 2\n1 6\n5 4\n";

// The same tournament before round 1.
[[nodiscard]] std::string kersen_open_unplayed();
// The same tournament with round 2 paired differently: 1-3 and 2-6 instead of 2-1 and 6-5.
[[nodiscard]] std::string kersen_open_tampered();

}  // namespace bloesem::cli_test
