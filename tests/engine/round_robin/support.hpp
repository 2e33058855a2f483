// Schedules and tournaments for the tests of round robins, and the facts of fixtures/systems/round-robin.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/round_robin/schedule.hpp"

namespace bloesem::round_robin::testing {

inline const std::filesystem::path facts = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/round-robin";

// Returns the cells of a file of tab-separated values, without its first line.
[[nodiscard]] std::vector<std::vector<std::string>> rows_of(const std::filesystem::path& file);

// Returns the numbers of a text such as "1 2 5 3 4".
[[nodiscard]] std::vector<int> numbers_of(const std::string& text);

// Returns the schedule with the settings of a text such as "order=fide". Throws if there is none.
[[nodiscard]] Schedule schedule(int players, std::string_view settings);

// Returns "1-6 2-5 3-4".
[[nodiscard]] std::string games_text(const std::vector<Game>& games);

// Returns every kind of settings that a number of players can play, for one and for two cycles, and some for
// three; rotations all up to 16 players, and the extreme and the default one for more.
[[nodiscard]] std::vector<Settings> all_settings(int players);

// Returns the first rounds of the schedule as played, every game drawn. Ids are the numbers.
[[nodiscard]] Tournament drawn_event(const Schedule& schedule, int rounds);

// Enters a result for a game that is in the tournament.
void enter(Tournament& tournament, int round, int number, Outcome own, Outcome others);

}  // namespace bloesem::round_robin::testing
