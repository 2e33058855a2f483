#include "tests/fuzz/small_tournament.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::fuzz {

namespace {

constexpr std::size_t max_players = 12;
constexpr std::size_t max_rounds = 8;

struct Codes {
  char white;
  char black;
};
constexpr std::array games = {Codes{'1', '0'}, Codes{'0', '1'}, Codes{'=', '='}, Codes{'+', '-'},
                              Codes{'-', '+'}, Codes{'-', '-'}, Codes{'W', 'L'}, Codes{'D', 'D'},
                              Codes{'L', 'W'}, Codes{'=', '0'}, Codes{'0', '0'}};
constexpr std::string_view absences = "ZHF ";
// A column with blanks, byes and no game would be the coming round's, with its bye assigned in advance.
constexpr std::string_view marks = absences.substr(0, 3);

Points points_of_code(char code) {
  if (code == '1' || code == '+' || code == 'W' || code == 'U' || code == 'F') return 10;
  return code == '=' || code == 'D' || code == 'H' ? 5 : 0;
}

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

struct Row {
  Points points = 0;
  std::string rounds;

  void add(int opponent, char colour, char code) {
    rounds += "  " + (opponent == 0 ? "0000" : right(std::to_string(opponent), 4));
    rounds += {' ', colour, ' ', code};
    points += points_of_code(code);
  }
};

class Maker {
 public:
  explicit Maker(ByteSource& bytes) : bytes_(bytes), rows_(bytes.below(max_players) + 1) {}

  SmallTournament make() {
    const std::size_t rounds = bytes_.below(max_rounds);
    for (std::size_t round = 0; round < rounds; ++round) play_round();
    const std::size_t to_come = bytes_.below(4) + 1;
    const bool white_first = bytes_.below(2) == 0;
    announce_absences();
    result_.text =
        "012 Small\nXXR " + std::to_string(rounds + to_come) + (white_first ? "\n152 W\n" : "\n152 B\n");
    for (std::size_t i = 0; i < rows_.size(); ++i) result_.text += line(i);
    return std::move(result_);
  }

 private:
  // At least two players play in each round: a column of absences alone would be the coming round's.
  void play_round() {
    std::vector<int> players;
    std::vector<int> absent;
    for (int id = 1; id <= static_cast<int>(rows_.size()); ++id) {
      if (players.empty() || bytes_.below(8) != 1) {
        players.insert(players.begin() + static_cast<std::ptrdiff_t>(bytes_.below(players.size() + 1)), id);
      } else {
        absent.push_back(id);
      }
    }
    const std::string_view codes = players.size() > 1 ? absences : marks;
    for (const int id : absent) row(id).add(0, '-', codes[bytes_.below(codes.size())]);
    for (std::size_t i = 0; i + 1 < players.size(); i += 2) play(players[i], players[i + 1]);
    if (players.size() % 2 == 1) give_bye(players.back());
  }

  void play(int white, int black) {
    const Codes codes = games[bytes_.below(games.size())];
    row(white).add(black, 'w', codes.white);
    row(black).add(white, 'b', codes.black);
    if (codes.white == '+') result_.barred_from_bye.insert(white);
    if (codes.black == '+') result_.barred_from_bye.insert(black);
    if (codes.white != '+' && codes.white != '-') result_.met.insert(std::minmax(white, black));
  }

  void give_bye(int player) {
    row(player).add(0, '-', 'U');
    result_.barred_from_bye.insert(player);
  }

  void announce_absences() {
    const bool none = bytes_.below(2) == 0;
    for (int id = 1; id <= static_cast<int>(rows_.size()); ++id) {
      if (none || id == 1 || bytes_.below(4) != 1) {
        result_.present.insert(id);
      } else {
        row(id).rounds += "  0000 - Z";
      }
    }
  }

  Row& row(int id) { return rows_[static_cast<std::size_t>(id) - 1]; }

  [[nodiscard]] std::string line(std::size_t index) const {
    const std::string id = right(std::to_string(index + 1), 4);
    std::string text = "001 " + id + " m    Player " + id;
    text.resize(trf::player_points.first - 1, ' ');
    text += right(trf::format_points(rows_[index].points), 4) + ' ' + id;
    return text + rows_[index].rounds + '\n';
  }

  ByteSource& bytes_;
  std::vector<Row> rows_;
  SmallTournament result_;
};

}  // namespace

std::size_t ByteSource::below(std::size_t limit) noexcept {
  if (bytes_.empty()) return 0;
  const auto byte = static_cast<unsigned char>(bytes_.front());
  bytes_.remove_prefix(1);
  return byte % limit;
}

SmallTournament make_small_tournament(ByteSource& bytes) { return Maker(bytes).make(); }

}  // namespace bloesem::fuzz
