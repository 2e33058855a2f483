#include "tests/support/program/report_text.hpp"

#include <cstddef>

namespace bloesem::cli_test {

namespace {

// Columns are counted in characters: continuation bytes in UTF-8 begin with the bits 10.
std::string blanks(const std::string& text, std::size_t width) {
  std::size_t length = 0;
  for (const char c : text) length += (static_cast<unsigned char>(c) & 0xc0U) != 0x80 ? 1 : 0;
  return std::string(width > length ? width - length : 0, ' ');
}

std::string right(const std::string& text, std::size_t width) { return blanks(text, width) + text; }

std::string left(const std::string& text, std::size_t width) { return text + blanks(text, width); }

constexpr const char* kersen_records =
    "012 Kersen Open\n"
    "042 2025/05/02\n"
    "XXR 5\n"
    "XXC white1\n";

}  // namespace

std::string player_line(const Entrant& entrant) {
  std::string line = "001 " + right(std::to_string(entrant.id), 4) + " m    " + left(entrant.name, 33) + ' ' +
                     right(std::to_string(entrant.rating), 4);
  line = left(line, 80) + right(entrant.points, 4) + ' ' + right(std::to_string(entrant.id), 4);
  for (const std::string& round : entrant.rounds) line += "  " + right(round, 8);
  return line + '\n';
}

std::string report(const std::string& records, const std::vector<Entrant>& entrants) {
  std::string text = records;
  for (const Entrant& entrant : entrants) text += player_line(entrant);
  return text;
}

std::string kersen_open() {
  return report(kersen_records, {{1, "Appel, Ans", 2400, "1.5", {"4 w 1", "2 b ="}},
                                 {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "1 w ="}},
                                 {3, "Citroen, Cas", 2200, "1.5", {"6 w =", "4 b 1"}},
                                 {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0"}},
                                 {5, "Eik, Evi", 2000, "0.5", {"2 w 0", "6 b ="}},
                                 {6, "Framboos, Fe", 0, "1.0", {"3 b =", "5 w ="}}});
}

std::string kersen_open_unplayed() {
  return report(kersen_records, {{1, "Appel, Ans", 2400, "0.0", {}},
                                 {2, "Braam, Bob", 2300, "0.0", {}},
                                 {3, "Citroen, Cas", 2200, "0.0", {}},
                                 {4, "Druif, Dina", 2100, "0.0", {}},
                                 {5, "Eik, Evi", 2000, "0.0", {}},
                                 {6, "Framboos, Fe", 0, "0.0", {}}});
}

std::string kersen_open_tampered() {
  return report(kersen_records, {{1, "Appel, Ans", 2400, "1.5", {"4 w 1", "3 b ="}},
                                 {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "6 w ="}},
                                 {3, "Citroen, Cas", 2200, "1.0", {"6 w =", "1 w ="}},
                                 {4, "Druif, Dina", 2100, "1.0", {"1 b 0", "5 w 1"}},
                                 {5, "Eik, Evi", 2000, "0.0", {"2 w 0", "4 b 0"}},
                                 {6, "Framboos, Fe", 0, "1.0", {"3 b =", "2 b ="}}});
}

}  // namespace bloesem::cli_test
