#include "tests/fuzz/odd_tournament.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "bloesem/limits.hpp"

namespace bloesem::fuzz {

namespace {

constexpr std::size_t max_players = 10;
constexpr std::size_t max_rounds_played = 6;
constexpr std::size_t max_changes = 4;

constexpr int largest = std::numeric_limits<int>::max();
constexpr int smallest = std::numeric_limits<int>::min();

struct Results {
  Outcome white;
  Outcome black;
};
constexpr std::array games = {
    Results{Outcome::Win, Outcome::Loss},         Results{Outcome::Loss, Outcome::Win},
    Results{Outcome::Draw, Outcome::Draw},        Results{Outcome::ForfeitWin, Outcome::ForfeitLoss},
    Results{Outcome::Loss, Outcome::Loss},        Results{Outcome::ForfeitLoss, Outcome::ForfeitLoss},
    Results{Outcome::Draw, Outcome::Loss},        Results{Outcome::UnratedLoss, Outcome::UnratedWin},
    Results{Outcome::UnratedDraw, Outcome::Draw}, Results{Outcome::Unfinished, Outcome::Unfinished}};
constexpr std::array absences = {Outcome::ZeroBye, Outcome::HalfBye, Outcome::FullBye, Outcome::Absent,
                                 Outcome::ForfeitWin};

class SoundMaker {
 public:
  explicit SoundMaker(ByteSource& bytes) : bytes_(bytes) {}

  Tournament make() {
    const std::size_t players = bytes_.below(max_players) + 1;
    for (std::size_t i = 0; i < players; ++i) {
      Player& player = tournament_.players.emplace_back();
      player.id = static_cast<int>(i) + 1;
      player.name = "P" + std::to_string(player.id);
      player.rating = 2400 - 10 * player.id;
    }
    tournament_.initial_colour = Colour::White;
    const std::size_t rounds = bytes_.below(max_rounds_played);
    for (std::size_t round = 0; round < rounds; ++round) play();
    tournament_.rounds_declared = tournament_.rounds_played + 1 + static_cast<int>(bytes_.below(3));
    return std::move(tournament_);
  }

 private:
  void play() {
    std::vector<PlayerIndex> present;
    for (Player& player : tournament_.players) {
      const auto index = static_cast<PlayerIndex>(&player - tournament_.players.data());
      player.rounds.resize(player.rounds.size() + 1);
      if (bytes_.below(8) == 1) {
        player.rounds.back().outcome = absences[bytes_.below(absences.size())];
      } else {
        present.insert(present.begin() + static_cast<std::ptrdiff_t>(bytes_.below(present.size() + 1)), index);
      }
    }
    for (std::size_t i = 0; i + 1 < present.size(); i += 2) {
      const Results results = games[bytes_.below(games.size())];
      last(present[i]) = {present[i + 1], Colour::White, results.white};
      last(present[i + 1]) = {present[i], Colour::Black, results.black};
    }
    if (present.size() % 2 == 1) last(present.back()).outcome = Outcome::PairingBye;
    ++tournament_.rounds_played;
  }

  RoundEntry& last(PlayerIndex player) {
    return tournament_.players[static_cast<std::size_t>(player)].rounds.back();
  }

  ByteSource& bytes_;
  Tournament tournament_;
};

class Changer {
 public:
  Changer(Tournament& tournament, ByteSource& bytes) : tournament_(tournament), bytes_(bytes) {}

  void change() {
    switch (bytes_.below(22)) {
      case 0: return entry([&](RoundEntry& e) { e.opponent = index(); });
      case 1: return entry([&](RoundEntry& e) { e.outcome = outcome(); });
      case 2: return entry([&](RoundEntry& e) { e.colour = colour(); });
      case 3: return entry([&](RoundEntry& e) { e = {}; });
      case 4: return swap_entries();
      case 5: return void(player().id = number());
      case 6: return void(player().rating = number());
      case 7: return void(tournament_.rounds_played = bytes_.below(2) == 0 ? number() : small_number());
      case 8: return void(tournament_.rounds_declared = bytes_.below(2) == 0 ? number() : small_number());
      case 9:
        return void(tournament_.initial_colour = bytes_.below(2) == 0 ? std::nullopt : std::optional(colour()));
      case 10: return change_points();
      case 11: return points(player().virtual_points);
      case 12: return points(player().adjustments);
      case 13: return void(tournament_.forbidden_groups.push_back(group()));
      case 14: return void(tournament_.forbidden_spans.push_back({group(), small_number(), small_number()}));
      case 15: return resize();
      case 16: return void(player().name = names[bytes_.below(names.size())]);
      case 17: return void(tournament_.name = names[bytes_.below(names.size())]);
      case 18: return mark_coming();
      case 19: return change_result();
      case 20: return add_extra();
      case 21: return remove_player();
      default: return;
    }
  }

  // Usually an existing player.
  PlayerIndex index() {
    const std::size_t choice = bytes_.below(tournament_.players.size() + 6);
    if (choice >= tournament_.players.size() + 3) return number();
    return static_cast<PlayerIndex>(choice) - 1;
  }

  int number() {
    constexpr std::array<int, 14> numbers = {0,    1,    2,      -1,        -3,         999,     1000,
                                             1001, 9999, 10'000, 9'999'999, 10'000'000, largest, smallest};
    return numbers[bytes_.below(numbers.size())];
  }
  int small_number() { return static_cast<int>(bytes_.below(10)) - 1; }
  Colour colour() { return static_cast<Colour>(bytes_.below(5) == 4 ? bytes_.below(256) : bytes_.below(4)); }

  std::vector<PlayerIndex> group() {
    std::vector<PlayerIndex> members(bytes_.below(5));
    for (PlayerIndex& member : members) member = index();
    return members;
  }

 private:
  static constexpr std::array<const char*, 8> names = {"",         "Jan, \"Piet\"", "Jan\n001    9      Nobody",
                                                       "a,b;c\td", "\x1b[31m",      "#id",
                                                       "\xff\xfe", "=1+1\r\n# {"};

  Player& player() { return tournament_.players[bytes_.below(tournament_.players.size())]; }
  Outcome outcome() {
    return static_cast<Outcome>(bytes_.below(8) == 7 ? bytes_.below(256) : bytes_.below(15));
  }

  template <class Change>
  void entry(Change change) {
    Player& of = player();
    if (of.rounds.empty()) of.rounds.resize(1);
    change(of.rounds[bytes_.below(of.rounds.size())]);
  }

  void swap_entries() {
    entry([&](RoundEntry& one) { entry([&](RoundEntry& other) { std::swap(one, other); }); });
  }

  void change_points() {
    constexpr std::array values = {
        &PointSystem::win,         &PointSystem::draw,         &PointSystem::loss,
        &PointSystem::forfeit_win, &PointSystem::forfeit_loss, &PointSystem::pairing_bye,
        &PointSystem::full_bye,    &PointSystem::half_bye,     &PointSystem::zero_bye};
    const auto value = values[bytes_.below(values.size())];
    tournament_.points.*value = bytes_.below(3) == 0 ? number() : static_cast<Points>(bytes_.below(40));
    if (bytes_.below(4) == 1) tournament_.points.unfinished = number();
  }

  void points(std::vector<Points>& list) {
    list.resize(bytes_.below(8));
    for (Points& each : list) each = bytes_.below(8) == 7 ? number() : static_cast<Points>(5 * bytes_.below(8));
  }

  void resize() {
    Player& of = player();
    constexpr std::array<std::size_t, 8> lengths = {0, 1, 2, 3, 12, 13, 1000, 1001};
    of.rounds.resize(lengths[bytes_.below(lengths.size())]);
  }

  // Consistent unless the player has an entry there.
  void mark_coming() {
    if (tournament_.rounds_played < 0 || tournament_.rounds_played > limits::max_rounds) return;
    Player& of = player();
    of.rounds.resize(static_cast<std::size_t>(tournament_.rounds_played) + 1);
    of.rounds.back().outcome =
        bytes_.below(3) == 0 ? Outcome::PairingBye : absences[bytes_.below(absences.size())];
  }

  // A game that was open for a while, often one of the tournament, or additional data about a player.
  void add_extra() {
    const PlayerIndex one = index();
    if (bytes_.below(2) == 0)
      return void(tournament_.notes.push_back(
          {one, static_cast<NoteKind>(bytes_.below(4)), names[bytes_.below(names.size())]}));
    const int round = small_number();
    const bool known = one >= 0 && one < std::ssize(tournament_.players) && bytes_.below(4) != 0;
    const PlayerIndex other =
        known ? tournament_.players[static_cast<std::size_t>(one)].round(round - 1).opponent : index();
    tournament_.late_decisions.push_back({round, one, other, small_number(), small_number()});
  }

  // Consistent if the game was: another result on both sides.
  void change_result() {
    Player& of = player();
    if (of.rounds.empty()) return;
    const std::size_t round = bytes_.below(of.rounds.size());
    const PlayerIndex opponent = of.rounds[round].opponent;
    if (opponent < 0 || opponent >= std::ssize(tournament_.players)) return;
    Rounds& others = tournament_.players[static_cast<std::size_t>(opponent)].rounds;
    if (round >= others.size()) return;
    const Results results = games[bytes_.below(games.size())];
    of.rounds[round].outcome = results.white;
    others[round].outcome = results.black;
  }

  void remove_player() {
    if (tournament_.players.size() > 1) tournament_.players.pop_back();
  }

  Tournament& tournament_;
  ByteSource& bytes_;
};

}  // namespace

OddRequest make_odd_request(ByteSource& bytes) {
  OddRequest request{SoundMaker(bytes).make(), {}};
  Changer changer(request.tournament, bytes);
  for (std::size_t changes = bytes.below(max_changes + 1); changes > 0; --changes) changer.change();
  PairOptions& options = request.options;
  options.edition = bytes.below(2) == 0 ? Edition::Fide2026 : Edition::Baku2016;
  if (bytes.below(4) != 1) return request;
  if (bytes.below(2) == 1) options.round = changer.small_number();
  if (bytes.below(4) == 1) options.rounds_declared = changer.number();
  if (bytes.below(4) == 1) options.initial_colour = changer.colour();
  if (bytes.below(4) == 1) options.absent = changer.group();
  if (bytes.below(4) == 1) options.forbidden = {{changer.index(), changer.index()}};
  options.numbers = static_cast<Numbering>(bytes.below(3));
  options.board_order = static_cast<BoardOrder>(bytes.below(3));
  options.solver = static_cast<SolverChoice>(bytes.below(solver_choices + 1));
  options.paranoid = bytes.below(8) == 1;
  return request;
}

}  // namespace bloesem::fuzz
