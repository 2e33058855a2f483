#include "tests/property/report.hpp"

#include <cstddef>
#include <sstream>

#include "bloesem/trf/writer.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"

namespace bloesem::test {
namespace {

Tournament with_persons(Tournament tournament) {
  int strength = 2400;
  for (Player& player : tournament.players) {
    player.name = "Player, " + std::to_string(player.id);
    player.rating = strength -= 17;
  }
  return tournament;
}

// Personal data, which the model does not have.
void add_person(std::string& line, int number) {
  constexpr const char* federations[] = {"NED", "BEL", "GER", "LUX"};
  constexpr const char* titles[] = {"GM", "WIM", "CM"};
  trf::put(line, trf::player_sex, number % 3 == 0 ? "w" : "m");
  trf::put(line, trf::player_title, titles[number % 3]);
  trf::put(line, trf::player_federation, federations[number % 4]);
  trf::put(line, trf::player_fide_id, std::to_string(1000000 + 37 * number));
  trf::put(line, trf::player_birth, std::to_string(1960 + number) + "/05/17");
}

}  // namespace

std::vector<std::string> report_lines_of(const Tournament& tournament) {
  std::istringstream text(trf::write_tournament(with_persons(tournament),
                                                {.target = trf::Target::Trfx, .records = {"042 2025/05/02"}}));
  std::vector<std::string> lines;
  int number = 0;
  for (std::string line; std::getline(text, line); lines.push_back(line))
    if (line.starts_with("001")) add_person(line, ++number);
  return lines;
}

std::string report_of(const Tournament& tournament) {
  std::string text;
  for (const std::string& line : report_lines_of(tournament)) text += line + '\n';
  return text;
}

}  // namespace bloesem::test
