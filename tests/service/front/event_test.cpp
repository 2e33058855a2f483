// The front door against the program: whole events played through both give the same bytes, and every failure
// names its players.
#include "bloesem/event.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/prepare.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using test::Random;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

EventSettings settings(int rounds) {
  return {.name = "Kersen",
          .start_date = "2026/05/02",
          .edition = Edition::Fide2026,
          .rounds = rounds,
          .initial_colour = Colour::White};
}

// Names in alphabetical order, so that those of one rating stay in their order.
std::string name_of_player(int number) {
  return "Player " + std::string(1, static_cast<char>('A' + number / 26)) +
         static_cast<char>('a' + number % 26);
}

Event event_of(std::string_view bytes) {
  Result<Event, Failure> event = Event::from_bytes(bytes);
  EXPECT_TRUE(event) << event.error().message;
  return *std::move(event);
}

// Six players, two rounds played.
Event kersen() { return event_of(kersen_open()); }

void expect_done(const std::optional<Failure>& failure) {
  EXPECT_FALSE(failure) << (failure ? failure->message : "");
}

std::vector<EventGame> games_of(const Event& event, int round) {
  Result<std::vector<EventGame>, Failure> games = event.games(round);
  EXPECT_TRUE(games);
  return games ? std::move(games).value() : std::vector<EventGame>();
}

std::string ids_of(const EventBoard& board) {
  return std::to_string(board.white.number) + '-' + std::to_string(board.black.number);
}

// One event, played through the program and through the library at once.
class BothDoors : public ProgramTest {
 protected:
  void begin(Random& random, int players, int rounds, bool baku) {
    std::string list = "NAME;RATING\n";
    EventSettings about = settings(rounds);
    about.baku_acceleration = baku;
    event_ = *Event::empty(about);
    for (int i = 0; i < players; ++i) {
      const int rating = 2600 - 30 * (i - i % 2);
      list += name_of_player(i) + ';' + std::to_string(rating) + '\n';
      const Result<PlayerId, Failure> id = event_->add({.name = name_of_player(i), .rating = rating});
      ASSERT_TRUE(id) << id.error().message;
      ASSERT_EQ(id->number, i + 1);
    }
    write("list.csv", list);
    std::filesystem::remove(path("open.trf"));
    std::vector<std::string> words{"new",
                                   "open.trf",
                                   "--players",
                                   "list.csv",
                                   "--name",
                                   "Kersen",
                                   "--start",
                                   "2026/05/02",
                                   "--rules",
                                   "2026",
                                   "--rounds",
                                   std::to_string(rounds),
                                   "--initial-colour",
                                   "W"};
    if (baku) words.insert(words.end(), {"--acceleration", "baku"});
    expect_run(words);
    static_cast<void>(random);
  }

  void expect_run(const std::vector<std::string>& words) const {
    const Finished done = run(words);
    EXPECT_EQ(done.exit_code, 0) << done.err;
  }

  void announce_byes(Random& random) {
    const int coming = event_->last_round() + 1;
    for (const EventPlayer& player : event_->players()) {
      if (!random.chance(8)) continue;
      const bool half = random.chance(50);
      const std::string id = std::to_string(player.id.number);
      expect_run({"result", "open.trf", half ? "--half-bye" : "--absent", id});
      expect_done(event_->absent(player.id, coming, half ? Outcome::HalfBye : Outcome::ZeroBye));
    }
    if (!random.chance(20)) return;
    const PlayerId leaver =
        event_->players().at(random.between<std::size_t>(0, event_->players().size() - 1)).id;
    expect_run({"result", "open.trf", "--withdraw", std::to_string(leaver.number)});
    expect_done(event_->withdraw(leaver, coming));
  }

  // False if the round has no valid pairing, or nobody to be paired, which both must report.
  bool play_round(Random& random) {
    const Result<EventRound, Failure> round = event_->pair();
    const Finished paired = run({"pair", "open.trf", "--into", "open.trf"});
    if (!round) {
      EXPECT_EQ(round.error().code, ErrorCode::NoValidPairing) << round.error().message;
      EXPECT_EQ(paired.exit_code, 1) << paired.err;
      return false;
    }
    if (round->boards.empty() && !round->bye) {
      EXPECT_EQ(paired.exit_code, 3) << paired.err;
      EXPECT_TRUE(event_->record(*round));
      return false;
    }
    EXPECT_EQ(paired.exit_code, 0) << paired.err;
    expect_done(event_->record(*round));
    expect_same();
    constexpr std::array results = {"1-0", "0-1", "=", "1-0", "0-1", "+/-", "-/+", "1-0u", "0-0"};
    std::vector<std::string> words{"result", "open.trf"};
    for (const EventBoard& board : round->boards) {
      const std::string result = results.at(random.between<std::size_t>(0, results.size() - 1));
      words.push_back(ids_of(board) + ':' + result);
      expect_done(event_->result(round->round, board, result));
    }
    if (words.size() > 2) expect_run(words);
    return true;
  }

  void expect_same() const {
    EXPECT_EQ(event_->to_trf(), read("open.trf"));
    EXPECT_EQ(event_of(event_->to_trf()).to_trf(), event_->to_trf());
  }

  [[nodiscard]] static std::map<std::string, int> ids_in(const Event& event) {
    std::map<std::string, int> ids;
    for (const EventPlayer& player : event.players()) ids[player.name] = player.id.number;
    return ids;
  }

  // The boards of a recorded round by names.
  [[nodiscard]] static std::map<std::string, std::string> boards_in(const Event& event, int round) {
    std::map<int, std::string> names;
    for (const EventPlayer& player : event.players()) names[player.id.number] = player.name;
    std::map<std::string, std::string> boards;
    for (const EventGame& game : games_of(event, round))
      boards[names.at(game.board.white.number)] = names.at(game.board.black.number);
    return boards;
  }

  // Both pair a round, which must have the same persons on its boards, and enter the same results.
  void play_by_name(Random& random) {
    const Result<EventRound, Failure> round = event_->pair();
    ASSERT_TRUE(round) << round.error().message;
    expect_run({"pair", "open.trf", "--into", "open.trf"});
    expect_done(event_->record(*round));
    const Event of_program = event_of(read("open.trf"));
    const std::map<std::string, std::string> boards = boards_in(*event_, round->round);
    EXPECT_EQ(boards, boards_in(of_program, round->round));
    const std::map<std::string, int> ours = ids_in(*event_);
    const std::map<std::string, int> theirs = ids_in(of_program);
    std::vector<std::string> words{"result", "open.trf"};
    for (const auto& [white, black] : boards) {
      const std::string result = random.chance(30) ? "=" : random.chance(60) ? "1-0" : "0-1";
      words.push_back(ids_of({{theirs.at(white)}, {theirs.at(black)}}) + ':' + result);
      expect_done(event_->result(round->round, {{ours.at(white)}, {ours.at(black)}}, result));
    }
    expect_run(words);
  }

  std::optional<Event> event_;
};

TEST_F(BothDoors, WholeEventsAreTheSameByteForByte) {
  int rounds_played = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    const int rounds = random.between(3, 7);
    begin(random, random.between(4, 24), rounds, random.chance(25));
    expect_same();
    for (int round = 1; round <= rounds; ++round) {
      announce_byes(random);
      expect_same();
      if (!play_round(random)) break;
      expect_same();
      ++rounds_played;
    }
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
  EXPECT_GT(rounds_played, 150);
}

// The program gives newcomers the number of their strength, and the others move up; the event keeps every id.
// Both pair the same persons.
TEST_F(BothDoors, LateEntriesKeepTheIdsAndChangeNoPairing) {
  int late = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    begin(random, 12, 6, false);
    for (int round = 1; round <= 6; ++round) {
      const std::map<std::string, int> before = ids_in(*event_);
      if (random.chance(60)) {
        const std::string name = "Late " + std::to_string(round);
        const int rating = random.between(2200, 2650);
        expect_run({"result", "open.trf", "--enter", name + ';' + std::to_string(rating)});
        const Result<PlayerId, Failure> id = event_->add({.name = name, .rating = rating});
        ASSERT_TRUE(id) << id.error().message;
        EXPECT_EQ(id->number, static_cast<int>(before.size()) + 1);
        ++late;
      }
      for (const auto& [name, id] : before) EXPECT_EQ(ids_in(*event_).at(name), id);
      play_by_name(random);
    }
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
  EXPECT_GT(late, 40);
}

// The failure, after which the event must be as before.
template <class Change>
Failure refused(Event event, Change change) {
  const std::string before = event.to_trf();
  const std::optional<Failure> failure = change(event);
  EXPECT_EQ(event.to_trf(), before);
  EXPECT_TRUE(failure);
  return failure.value_or(Failure{});
}

ErrorCode code_of_empty(EventSettings about) {
  const Result<Event, Failure> event = Event::empty(about);
  return event ? ErrorCode::Internal : event.error().code;
}

// Boards of a round robin are those of the table, and its table is that of the players who began.
TEST(EventByTable, HasTheBoardsOfItsRounds) {
  EventSettings about = settings(3);
  about.edition = default_edition("round-robin");
  Event event = *Event::empty(about);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(event.add({.name = name_of_player(i), .rating = 2600 - 30 * i}));
  for (int round = 1; round <= 3; ++round) {
    const Result<EventRound, Failure> paired = event.pair();
    ASSERT_TRUE(paired) << paired.error().message;
    expect_done(event.record(*paired));
    const std::vector<EventGame> games = games_of(event, round);
    ASSERT_EQ(games.size(), paired->boards.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      EXPECT_EQ(ids_of(games[i].board), ids_of(paired->boards[i])) << "round " << round;
      expect_done(event.result(round, games[i].board, "1-0"));
    }
    EXPECT_FALSE(event.add({.name = "Late", .rating = 1500})) << "no table has this player";
  }
}

TEST(EventSettingsTest, WhatIsMissingOrWrongIsRefused) {
  const auto with = [](auto change) {
    EventSettings about = settings(5);
    change(about);
    return code_of_empty(about);
  };
  EXPECT_EQ(with([](EventSettings& about) { about.rounds = 0; }), ErrorCode::InvalidInput);
  EXPECT_EQ(with([](EventSettings& about) { about.initial_colour = Colour::None; }), ErrorCode::InvalidInput);
  EXPECT_EQ(with([](EventSettings& about) { about.start_date = "some day"; }), ErrorCode::InvalidInput);
  EXPECT_EQ(with([](EventSettings& about) { about.tie_breaks = "LUCK"; }), ErrorCode::InvalidInput);
  EXPECT_EQ(with([](EventSettings& about) { about.name = "two\nlines"; }), ErrorCode::InvalidInput);
  EXPECT_EQ(with([](EventSettings& about) {
              about.edition = std::nullopt;
              about.start_date = "";
            }),
            ErrorCode::InvalidInput);
}

TEST(EventSettingsTest, TheEventStatesThem) {
  EventSettings about = settings(7);
  about.edition = Edition::Baku2016;
  about.points.win = 30;
  about.points.draw = 10;
  about.points.full_bye = 30;
  about.tie_breaks = "BH,SB";
  Event event = *Event::empty(about);
  EXPECT_EQ(event.edition(), Edition::Baku2016);
  EXPECT_EQ(event.rounds(), 7);
  EXPECT_THAT(event.players(), IsEmpty());
  const PlayerId one = *event.add({.name = "One"});
  const PlayerId two = *event.add({.name = "Two"});
  expect_done(event.record(*event.pair()));
  expect_done(event.result(1, {one, two}, "1-0"));
  EXPECT_EQ(event.players().front().points, 30);
  EXPECT_THAT(event.standings()->tie_breaks, ElementsAre("PTS", "BH", "SB"));
}

TEST(EventSettingsTest, AStartDateIsEnoughForTheEdition) {
  EventSettings about = settings(5);
  about.edition = std::nullopt;
  about.start_date = "2025/05/02";
  EXPECT_EQ(Event::empty(about)->edition(), Edition::Baku2016);
}

TEST(EventBytes, NoEditionIsEverAssumed) {
  std::string text = kersen_open();
  const std::size_t date = text.find("042 ");
  text.erase(date, text.find('\n', date) + 1 - date);
  const Result<Event, Failure> silent = Event::from_bytes(text);
  ASSERT_FALSE(silent);
  EXPECT_EQ(silent.error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(silent.error().remedy, Remedy::ChooseEdition);
  const Result<Event, Failure> told = Event::from_bytes(text, {.edition = Edition::Baku2016});
  ASSERT_TRUE(told);
  EXPECT_EQ(told->edition(), Edition::Baku2016);
  EXPECT_EQ(event_of(told->to_trf()).edition(), Edition::Baku2016) << "it is stated from now on";
}

TEST(EventBytes, AnUnknownSystemIsRefused) {
  const Result<Event, Failure> event = Event::from_bytes("192 FIDE_SCHEVENINGEN\n" + kersen_open());
  ASSERT_FALSE(event);
  EXPECT_EQ(event.error().code, ErrorCode::InvalidInput);
}

TEST(EventBytes, AnAccelerationIsHonouredOrRefused) {
  Event event = *Event::empty([] {
    EventSettings about = settings(5);
    about.baku_acceleration = true;
    return about;
  }());
  for (int i = 0; i < 8; ++i) static_cast<void>(*event.add({.name = name_of_player(i), .rating = 2500 - i}));
  const EventRound round = *event.pair();
  EXPECT_THAT(round.brackets, SizeIs(2)) << "the upper half has a point more";
  std::string text = event.to_trf();
  const std::size_t rounds = text.find("XXR ");
  text.erase(rounds, text.find('\n', rounds) + 1 - rounds);
  const Result<Event, Failure> endless = Event::from_bytes(text);
  ASSERT_FALSE(endless) << "it rests on the number of rounds";
  EXPECT_EQ(endless.error().remedy, Remedy::StateRounds);
  EXPECT_TRUE(Event::from_bytes(text, {.rounds = 5}));
}

TEST(EventBytes, WhatCannotBeReadHasItsPlace) {
  std::string text = kersen_open();
  const std::size_t points = text.find(" 1.5 ");
  text.replace(points, 5, " 2.5 ");
  const Result<Event, Failure> event = Event::from_bytes(text);
  ASSERT_FALSE(event);
  EXPECT_EQ(event.error().code, ErrorCode::InvalidInput);
  EXPECT_GT(event.error().line, 0);
  EXPECT_EQ(event.error().column, 81);
  EXPECT_EQ(event.error().remedy, Remedy::RecomputePoints);
  const Result<Event, Failure> repaired = Event::from_bytes(text, {.recompute_points = true});
  ASSERT_TRUE(repaired) << repaired.error().message;
  EXPECT_THAT(repaired->warnings(), SizeIs(1));
  EXPECT_EQ(repaired->warnings().front().code, trf::Code::PointsMismatch);
  EXPECT_TRUE(Event::from_bytes(repaired->to_trf()));
  EXPECT_FALSE(Event::from_bytes("no tournament at all"));
}

const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;

// Everything that can be told of an event through ids.
std::string told(const Event& event) {
  std::string text = std::string(name_of(event.edition())) + ' ' + std::to_string(event.rounds().value_or(0));
  for (const EventPlayer& player : event.players())
    text += '\n' + std::to_string(player.id.number) + ' ' + player.name + ' ' + std::to_string(player.points);
  for (int round = 1; round <= event.last_round(); ++round)
    for (const EventGame& game : games_of(event, round)) text += '\n' + ids_of(game.board) + ' ' + game.result;
  const Result<EventRound, Failure> round = event.pair();
  for (const EventBoard& board : round ? round->boards : std::vector<EventBoard>())
    text += '\n' + ids_of(board);
  return text;
}

std::vector<std::string> boards_of(const Result<EventRound, Failure>& round) {
  std::vector<std::string> boards;
  if (!round) return boards;
  for (const EventBoard& board : round->boards) boards.push_back(ids_of(board));
  return boards;
}

// The same by prepare and pair_round, which the program calls.
std::vector<std::string> boards_by_functions(const std::string& bytes) {
  std::vector<std::string> boards;
  const Result<service::Prepared> file = service::prepare(bytes, {.edition = Edition::Fide2026});
  if (!file) return boards;
  const Result<RoundPairing> pairing = pair_round(file->tournament, file->options);
  if (!pairing) return boards;
  for (const Board& board : pairing->boards)
    boards.push_back(ids_of({{file->tournament.id(board.white)}, {file->tournament.id(board.black)}}));
  return boards;
}

TEST(EventBytes, EveryFixtureIsTheSameAfterReadingItAgain) {
  int read = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(fixtures)) {
    if (entry.path().extension() != ".trf") continue;
    const Result<Event, Failure> event =
        Event::from_bytes(test::content_of(entry.path()), {.edition = Edition::Fide2026});
    if (!event) continue;
    const Result<Event, Failure> again = Event::from_bytes(event->to_trf());
    ASSERT_TRUE(again) << entry.path() << again.error().message;
    EXPECT_EQ(again->to_trf(), event->to_trf()) << entry.path();
    EXPECT_EQ(told(*again), told(*event)) << entry.path();
    EXPECT_EQ(boards_of(event->pair()), boards_by_functions(test::content_of(entry.path()))) << entry.path();
    ++read;
  }
  EXPECT_GT(read, 100);
}

TEST(EventChanges, UnknownPlayersAreNamed) {
  const PlayerId nobody{77};
  const auto expect_named = [&](const Failure& failure) {
    EXPECT_EQ(failure.code, ErrorCode::InvalidInput);
    EXPECT_THAT(failure.players, ElementsAre(nobody)) << failure.message;
  };
  expect_named(refused(kersen(), [&](Event& event) { return event.withdraw(nobody, 3); }));
  expect_named(refused(kersen(), [&](Event& event) { return event.reinstate(nobody, 3); }));
  expect_named(refused(kersen(), [&](Event& event) { return event.absent(nobody, 3); }));
  expect_named(refused(kersen(), [&](Event& event) { return event.forbid({{1}, nobody}); }));
  expect_named(refused(kersen(), [&](Event& event) { return event.result(2, {nobody, {1}}, "1-0"); }));
  expect_named(kersen().pair({.absent = {nobody}}).error());
  expect_named(kersen().judge({.boards = {{{1}, nobody}}, .byes = {}}).error());
}

TEST(EventChanges, WhatIsNotPossibleNamesThePlayersOfTheRequest) {
  const auto players = [](Failure failure) { return failure.players; };
  EXPECT_THAT(players(refused(kersen(), [](Event& event) { return event.withdraw({4}, 9); })),
              ElementsAre(PlayerId{4}));
  EXPECT_THAT(players(refused(kersen(), [](Event& event) { return event.absent({4}, 3, Outcome::Win); })),
              ElementsAre(PlayerId{4}));
  EXPECT_THAT(players(refused(kersen(), [](Event& event) { return event.absent({4}, 0); })),
              ElementsAre(PlayerId{4}));
  EXPECT_THAT(players(refused(kersen(), [](Event& event) { return event.reinstate({4}, 3); })),
              ElementsAre(PlayerId{4}));
  EXPECT_THAT(players(refused(kersen(),
                              [](Event& event) {
                                return event.forbid({{4}, {4}});
                              })),
              ElementsAre(PlayerId{4}, PlayerId{4}));
  EXPECT_THAT(players(refused(kersen(),
                              [](Event& event) {
                                return event.result(2, {{1}, {6}}, "1-0");
                              })),
              ElementsAre(PlayerId{1}, PlayerId{6}))
      << "they did not play each other";
  EXPECT_THAT(players(refused(kersen(),
                              [](Event& event) {
                                return event.result(2, {{2}, {1}}, "2-0");
                              })),
              ElementsAre(PlayerId{2}, PlayerId{1}));
}

TEST(EventChanges, NewcomersAreRefusedWhereTheyDoNotFit) {
  const auto failure_of = [](const EventEntry& entry) {
    return refused(kersen(), [&](Event& event) -> std::optional<Failure> {
      const Result<PlayerId, Failure> id = event.add(entry);
      return id ? std::nullopt : std::optional(id.error());
    });
  };
  EXPECT_EQ(failure_of({.name = ""}).code, ErrorCode::InvalidInput);
  EXPECT_EQ(failure_of({.name = "Two\nLines"}).code, ErrorCode::InvalidInput);
  EXPECT_EQ(failure_of({.name = kersen().players().front().name}).code, ErrorCode::InvalidInput);
  Event event = kersen();
  EXPECT_TRUE(event.add({.name = kersen().players().front().name, .may_share_a_name = true}));
}

TEST(EventChanges, SeveralPlayersEnterAsOneByOne) {
  Random random(34);
  for (int trial = 0; trial < 300; ++trial) {
    EventSettings table = settings(random.between(1, 9));
    table.edition = default_edition("round-robin");
    Event together = random.chance(40) ? kersen() : *Event::empty(random.chance(50) ? settings(9) : table);
    Event one_by_one = together;
    std::vector<EventEntry> entries;
    for (int i = random.between(1, 12); i > 0; --i)
      entries.push_back(
          {.name = std::string(random.chance(20) ? 30 : 0, 'L') + name_of_player(random.between(0, 20)),
           .rating = random.chance(30) ? 0 : random.between(12, 25) * 100,
           .may_share_a_name = random.chance(80)});
    if (random.chance(30))
      std::stable_sort(entries.begin(), entries.end(),
                       [](const auto& a, const auto& b) { return a.rating > b.rating; });
    const std::string before = together.to_trf();
    const auto ids = together.add_all(entries);
    std::vector<PlayerId> expected;
    std::optional<Failure> failure;
    for (const EventEntry& entry : entries) {
      const auto id = one_by_one.add(entry);
      if (!id) failure = id.error();
      if (failure) break;
      expected.push_back(*id);
    }
    ASSERT_EQ(bool(ids), !failure) << trial;
    if (failure) {
      EXPECT_EQ(ids.error().message, failure->message) << trial;
      EXPECT_EQ(together.to_trf(), before) << trial;
    } else {
      EXPECT_EQ(*ids, expected) << trial;
      EXPECT_EQ(together.to_trf(), one_by_one.to_trf()) << trial;
    }
  }
}

TEST(EventChanges, WithdrawnPlayersComeBack) {
  Event event = kersen();
  const std::string before = told(event);
  expect_done(event.withdraw({3}, 3));
  const EventRound round = *event.pair();
  for (const EventBoard& board : round.boards) {
    EXPECT_NE(board.white, PlayerId{3});
    EXPECT_NE(board.black, PlayerId{3});
  }
  expect_done(event.reinstate({3}, 3));
  EXPECT_EQ(told(event), before);
}

TEST(EventChanges, WhoIsForbiddenNeverMeets) {
  Event event = kersen();
  EXPECT_THAT(event.pair()->boards, ::testing::Contains(EventBoard{{3}, {2}}));
  expect_done(event.forbid({{2}, {3}}));
  EXPECT_THAT(event.pair()->boards, ::testing::Not(::testing::Contains(EventBoard{{3}, {2}})));
  EXPECT_EQ(event.judge({.boards = {{{3}, {2}}, {{1}, {6}}, {{5}, {4}}}, .byes = {}})->kind,
            VerdictKind::Illegal);
}

TEST(EventRounds, AnImpossibleRoundListsItsPlayers) {
  const Event event = event_of(test::content_of(fixtures / "json/impossible.trf"));
  const Result<EventRound, Failure> round = event.pair();
  ASSERT_FALSE(round);
  EXPECT_EQ(round.error().code, ErrorCode::NoValidPairing);
  EXPECT_THAT(round.error().players, ElementsAre(PlayerId{1}));
}

TEST(EventRounds, TheRecordSaysHowEveryBoardCameAbout) {
  const EventRound round = *kersen().pair();
  EXPECT_EQ(round.round, 3);
  EXPECT_EQ(round.edition, Edition::Baku2016);
  EXPECT_THAT(round.boards, ElementsAre(EventBoard{{3}, {2}}, EventBoard{{1}, {6}}, EventBoard{{5}, {4}}));
  EXPECT_FALSE(round.bye);
  EXPECT_THAT(round.colour_rules, SizeIs(3));
  ASSERT_FALSE(round.brackets.empty());
  const EventBracket& first = round.brackets.front();
  EXPECT_THAT(first.residents, ElementsAre(PlayerId{1}, PlayerId{2}, PlayerId{3}));
  EXPECT_THAT(first.downfloaters, ElementsAre(PlayerId{1}));
  EXPECT_FALSE(first.solved_by.empty());
  EXPECT_FALSE(first.criteria.empty());
}

TEST(EventRounds, AnEarlierRoundIsPairedAsItWas) {
  const EventRound round = *kersen().pair({.round = 2});
  EXPECT_EQ(round.round, 2);
  std::vector<EventBoard> played;
  const Event event = kersen();
  for (const EventGame& game : games_of(event, 2)) played.push_back(game.board);
  EXPECT_EQ(round.boards, played);
}

TEST(EventRounds, OnlyTheComingRoundIsRecorded) {
  const EventRound round = *kersen().pair({.round = 2});
  EXPECT_EQ(refused(kersen(), [&](Event& event) { return event.record(round); }).code, ErrorCode::InvalidInput);
}

TEST(EventRounds, OpenGamesNameTheirPlayers) {
  Event event = kersen();
  expect_done(event.record(*event.pair()));
  expect_done(event.result(3, {{3}, {2}}, "1-0"));
  EventRound next;
  next.round = 4;
  const Failure failure = refused(event, [&](Event& played) { return played.record(next); });
  EXPECT_THAT(failure.players, ElementsAre(PlayerId{1}, PlayerId{4}, PlayerId{5}, PlayerId{6}));
}

TEST(EventRounds, EverybodyHasOnePlace) {
  const auto players = [](auto change) {
    EventRound round = *kersen().pair();
    change(round);
    return refused(kersen(), [&](Event& event) { return event.record(round); }).players;
  };
  EXPECT_THAT(players([](EventRound& round) { round.boards.pop_back(); }),
              UnorderedElementsAre(PlayerId{4}, PlayerId{5}));
  EXPECT_THAT(players([](EventRound& round) { round.boards.push_back(round.boards.front()); }),
              UnorderedElementsAre(PlayerId{2}, PlayerId{3}));
  EXPECT_THAT(players([](EventRound& round) { round.bye = PlayerId{1}; }), ElementsAre(PlayerId{1}));
  EXPECT_THAT(players([](EventRound& round) { round.absent = {{1}}; }), ElementsAre(PlayerId{1}));
}

TEST(EventRounds, ARoundByHandIsRecorded) {
  Event event = kersen();
  EventRound round;
  round.round = 3;
  round.boards = {{{1}, {4}}, {{2}, {5}}};
  round.bye = PlayerId{3};
  round.absent = {{6}};
  expect_done(event.record(round));
  EXPECT_EQ(event.last_round(), 3);
  EXPECT_THAT(games_of(event, 3), SizeIs(2));
  EXPECT_EQ(event.games(3)->front().result, "*");
}

TEST(EventVerdicts, TheRulesAgreeWithThemselves) {
  const EventRound round = *kersen().pair();
  EXPECT_EQ(kersen().judge({.boards = round.boards, .byes = {}})->kind, VerdictKind::Correct);
  const EventVerdict turned = *kersen().judge({.boards = {{{2}, {3}}, {{1}, {6}}, {{5}, {4}}}, .byes = {}});
  EXPECT_EQ(turned.kind, VerdictKind::Different);
  EXPECT_THAT(turned.colours, ElementsAre(EventBoard{{3}, {2}}));
}

TEST(EventVerdicts, AViolationNamesItsPlayers) {
  const EventVerdict verdict = *kersen().judge({.boards = {{{1}, {2}}, {{3}, {6}}, {{5}, {4}}}, .byes = {}});
  EXPECT_EQ(verdict.kind, VerdictKind::Illegal);
  ASSERT_FALSE(verdict.violations.empty());
  EXPECT_EQ(verdict.violations.front().article, "C.1");
  EXPECT_THAT(verdict.violations.front().players, UnorderedElementsAre(PlayerId{1}, PlayerId{2}));
}

// Finds the first legal pairing of all players that the rules reject for a reason that `accepted` wants.
std::optional<EventVerdict> departure_where(const Event& event,
                                            const std::function<bool(const EventDeparture&)>& accepted) {
  std::vector<EventPlayer> players = event.players();
  std::sort(players.begin(), players.end(), [](auto& a, auto& b) { return a.id < b.id; });
  do {
    EventProposal proposal;
    for (std::size_t i = 0; i + 1 < players.size(); i += 2)
      proposal.boards.push_back({players[i].id, players[i + 1].id});
    if (players.size() % 2 != 0) proposal.byes = {players.back().id};
    EventVerdict verdict = *event.judge(proposal);
    if (verdict.departure && accepted(*verdict.departure)) return verdict;
  } while (std::next_permutation(players.begin(), players.end(), [](auto& a, auto& b) { return a.id < b.id; }));
  return std::nullopt;
}

// The players of a candidate, sorted.
std::vector<PlayerId> members(const EventCandidate& candidate) {
  std::vector<PlayerId> ids = candidate.downfloaters;
  for (const auto& [one, other] : candidate.pairs) ids.insert(ids.end(), {one, other});
  std::sort(ids.begin(), ids.end());
  return ids;
}

TEST(EventVerdicts, ADifferentRoundShowsBothCandidates) {
  const auto verdict = departure_where(kersen(), [](const EventDeparture& d) { return d.worse.has_value(); });
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->kind, VerdictKind::Different);
  const EventDeparture& departure = *verdict->departure;
  const EventBracket& bracket = verdict->system.brackets.at(departure.bracket);
  EXPECT_EQ(departure.system.pairs, bracket.pairs);
  EXPECT_EQ(departure.system.downfloaters, bracket.downfloaters);
  EXPECT_EQ(members(departure.proposal), members(departure.system));
  EXPECT_NE(departure.proposal.pairs, departure.system.pairs);
  EXPECT_FALSE(departure.later);
  ASSERT_EQ(departure.proposal.criteria.size(), departure.system.criteria.size());
  const std::size_t worse = *departure.worse;
  EXPECT_EQ(departure.proposal.criteria.at(worse).article, departure.system.criteria.at(worse).article);
  EXPECT_FALSE(departure.proposal.criteria.at(worse) == departure.system.criteria.at(worse));
}

// The brackets before the last show other criteria only, so the bye has its own place.
TEST(EventVerdicts, AByeAtAnotherScoreIsShown) {
  const Event event = event_of(
      report("192 FIDE_DUTCH_2026\nXXR 5\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"4 w 1"}},
                                                          {2, "Braam, Bob", 2300, "1.0", {"5 b 1"}},
                                                          {3, "Citroen, Cas", 2200, "0.5", {"6 w ="}},
                                                          {4, "Druif, Dina", 2100, "0.0", {"1 b 0"}},
                                                          {5, "Eik, Evi", 2000, "0.0", {"2 w 0"}},
                                                          {6, "Framboos, Fe", 1900, "0.5", {"3 b ="}},
                                                          {7, "Gember, Guus", 1800, "1.0", {"0000 - U"}}}));
  const auto verdict = departure_where(event, [](const EventDeparture& d) { return d.other_bye.has_value(); });
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->kind, VerdictKind::Different);
  EXPECT_NE(verdict->departure->worse, std::nullopt);
  const EventOtherBye& bye = *verdict->departure->other_bye;
  EXPECT_EQ(bye.article, "C5");
  const std::map<PlayerId, Points> scores = {{{1}, 10}, {{2}, 10}, {{3}, 5}, {{6}, 5}};
  EXPECT_EQ(scores.at(bye.player), bye.score);
  EXPECT_EQ(bye.instead, 0);
}

TEST(EventStandingsTest, TheyAreThoseOfTheProgram) {
  const Event event = event_of(test::content_of(fixtures / "json/ranked.trf"));
  const EventStandings standings = *event.standings();
  EXPECT_THAT(standings.tie_breaks, ElementsAre("PTS", "BH/C1", "SB", "DE"));
  EXPECT_EQ(standings.rounds, 4);
  const EventStanding& first = standings.places.front();
  EXPECT_EQ(first.id, PlayerId{1});
  EXPECT_EQ(first.rank, 1);
  EXPECT_EQ(first.points, 25);
  EXPECT_THAT(first.values, ElementsAre(standings::Value(250), standings::Value(650), standings::Value(550),
                                        standings::Value()));
  EXPECT_EQ(event.standings("LUCK").error().code, ErrorCode::InvalidInput);
}

TEST(EventFindings, DoubtsAreListed) {
  Event event = kersen();
  const std::size_t before = event.validate().size();
  std::string text = event.to_trf();
  text.insert(0, "UNKNOWN RECORD\n");
  EXPECT_GT(event_of(text).validate().size(), before);
}

}  // namespace
}  // namespace bloesem::cli_test
