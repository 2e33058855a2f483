// bloesem/c.h: what its comments promise.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/prepare.hpp"
#include "engine/render/format_pairs.hpp"
#include "tests/support/files.hpp"

namespace bloesem::c_test {
namespace {

using ::testing::HasSubstr;

struct Free {
  void operator()(bloesem_options* object) const { bloesem_options_free(object); }
  void operator()(bloesem_round* object) const { bloesem_round_free(object); }
  void operator()(bloesem_rounds* object) const { bloesem_rounds_free(object); }
  void operator()(bloesem_error* object) const { bloesem_error_free(object); }
  void operator()(bloesem_answer* object) const { bloesem_answer_free(object); }
  void operator()(bloesem_tournament* object) const { bloesem_tournament_free(object); }
  void operator()(bloesem_standings* object) const { bloesem_standings_free(object); }
};
template <class Object>
using Owner = std::unique_ptr<Object, Free>;

// Receives an object from a function of the interface.
template <class Object>
class Into {
 public:
  explicit Into(Owner<Object>& owner) : owner_(owner) {}
  ~Into() { owner_.reset(object_); }
  operator Object**() { return &object_; }  // NOLINT: as an argument

 private:
  Owner<Object>& owner_;
  Object* object_ = nullptr;
};

std::string fixture(const std::string& name) {
  return test::content_of(std::string(BLOESEM_FIXTURES_DIR) + "/" + name);
}

std::string pairs_of(const bloesem_round* round) {
  std::size_t boards = 0;
  std::size_t byes = 0;
  const std::int32_t* const players = bloesem_round_boards(round, &boards);
  const std::int32_t* const free = bloesem_round_byes(round, &byes);
  std::string text = std::to_string(boards + byes) + '\n';
  for (std::size_t i = 0; i < boards; ++i)
    text += std::to_string(players[2 * i]) + ' ' + std::to_string(players[2 * i + 1]) + '\n';
  for (std::size_t i = 0; i < byes; ++i) text += std::to_string(free[i]) + " 0\n";
  return text;
}

std::string pairs_by_library(const std::string& bytes) {
  const Result<service::Prepared> prepared = service::prepare(bytes);
  if (!prepared) return "";
  const Result<RoundPairing> pairing = pair_round(prepared->tournament, prepared->options);
  return pairing ? render::format_pairs(prepared->tournament, *pairing) : "";
}

TEST(CInterface, NamesItself) {
  EXPECT_EQ(bloesem_abi_version(), BLOESEM_ABI);
  EXPECT_THAT(bloesem_release(), HasSubstr("loesem"));
}

TEST(CInterface, PairsBytes) {
  const std::string bytes = fixture("json/kersen.trf");
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, nullptr, nullptr, Into(round), nullptr),
            BLOESEM_OK);
  EXPECT_EQ(bloesem_round_number(round.get()), 3);
  EXPECT_EQ(pairs_of(round.get()), pairs_by_library(bytes));
  const std::string_view rules = "rules: FIDE (Dutch) 2016 (start date 2025/05/02)\n";
  std::size_t length = 0;
  EXPECT_EQ(bloesem_round_messages(round.get(), &length), rules);
  EXPECT_EQ(length, rules.size());
}

TEST(CInterface, ARoundHasTheWarningsAboutItsFile) {
  std::string bytes = fixture("json/kersen.trf");
  bytes.erase(bytes.find("042 "), 15);
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), "k.trf", nullptr, nullptr, Into(round), nullptr),
            BLOESEM_OK);
  EXPECT_THAT(bloesem_round_messages(round.get(), nullptr), HasSubstr("k.trf: warning: "));
  EXPECT_THAT(bloesem_round_messages(round.get(), nullptr), HasSubstr("2026 is assumed"));
}

TEST(CInterface, ReadsOptionsOnce) {
  const std::string_view json = R"({"absent": [5], "rules": 2016, "verbose": true})";
  Owner<bloesem_options> options;
  Owner<bloesem_error> error;
  EXPECT_EQ(bloesem_options_from_json(json.data(), json.size(), Into(options), Into(error)), BLOESEM_BAD_INPUT);
  EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr("--verbose")) << "no option about the round";
  const std::string_view right = R"({"absent": [5], "rules": 2016})";
  ASSERT_EQ(bloesem_options_from_json(right.data(), right.size(), Into(options), Into(error)), BLOESEM_OK);
  const std::string bytes = fixture("json/kersen.trf");
  for (int i = 0; i < 3; ++i) {
    Owner<bloesem_round> round;
    ASSERT_EQ(
        bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, options.get(), nullptr, Into(round), nullptr),
        BLOESEM_OK);
    std::size_t byes = 0;
    bloesem_round_byes(round.get(), &byes);
    EXPECT_EQ(byes, 1U);
  }
}

TEST(CInterface, LimitsOnInputApply) {
  const std::string bytes = fixture("json/kersen.trf");
  for (const std::string_view json : {R"({"max-players": 5})", R"({"max-bytes": 100})"}) {
    Owner<bloesem_options> options;
    Owner<bloesem_round> round;
    Owner<bloesem_error> error;
    ASSERT_EQ(bloesem_options_from_json(json.data(), json.size(), Into(options), nullptr), BLOESEM_OK);
    EXPECT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), "k.trf", options.get(), nullptr, Into(round),
                                 Into(error)),
              BLOESEM_TOO_LARGE);
    EXPECT_STREQ(bloesem_error_file(error.get()), "k.trf");
  }
}

TEST(CInterface, ErrorsHaveTheirPlace) {
  std::string bytes = fixture("json/kersen.trf");
  bytes.replace(bytes.find("001 "), 8, "001 x   ");
  Owner<bloesem_round> round;
  Owner<bloesem_error> error;
  EXPECT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), "k.trf", nullptr, nullptr, Into(round), Into(error)),
            BLOESEM_BAD_INPUT);
  EXPECT_EQ(round, nullptr);
  EXPECT_EQ(bloesem_error_code(error.get()), BLOESEM_BAD_INPUT);
  EXPECT_STREQ(bloesem_error_file(error.get()), "k.trf");
  EXPECT_GT(bloesem_error_line(error.get()), 0);
  EXPECT_GT(bloesem_error_column(error.get()), 0);
  EXPECT_THAT(bloesem_error_report(error.get()), HasSubstr(bloesem_error_message(error.get())));
}

// Returns the words in quotes of the comment above a declaration of bloesem/c.h.
std::vector<std::string> keys_documented_at(const std::string& function) {
  const std::string header = test::content_of(BLOESEM_SOURCE_DIR "/engine/c/include/bloesem/c.h");
  const std::size_t declared = header.find(" " + function + "(");
  const std::string comment = header.substr(0, declared).substr(header.rfind("/*", declared));
  std::vector<std::string> keys;
  for (std::size_t at = comment.find('"'); at != std::string::npos; at = comment.find('"', at + 1)) {
    const std::size_t begin = at + 1;
    at = comment.find('"', begin);
    keys.push_back(comment.substr(begin, at - begin));
  }
  return keys;
}

TEST(CInterface, KeysInItsCommentsAreKnown) {
  for (const std::string& key : keys_documented_at("bloesem_tournament_from_bytes")) {
    if (key == "trf" || key == "json" || key == "csv") continue;
    const std::string json = "{\"" + key + "\": []}";
    Owner<bloesem_tournament> tournament;
    Owner<bloesem_error> error;
    EXPECT_EQ(bloesem_tournament_from_bytes("", 0, json.data(), json.size(), Into(tournament), Into(error)),
              BLOESEM_BAD_INPUT);
    EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr(key + ": expected "));
  }
  for (const std::string& key : keys_documented_at("bloesem_tournament_new")) {
    if (key == "white" || key == "black" || key == "baku") continue;
    const std::string json = "{\"" + key + "\": []}";
    Owner<bloesem_tournament> tournament;
    Owner<bloesem_error> error;
    EXPECT_EQ(bloesem_tournament_new(json.data(), json.size(), Into(tournament), Into(error)),
              BLOESEM_BAD_INPUT);
    EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr(key + ": expected "));
  }
  const std::string kersen = fixture("json/kersen.trf");
  Owner<bloesem_tournament> tournament;
  ASSERT_EQ(bloesem_tournament_from_bytes(kersen.data(), kersen.size(), nullptr, 0, Into(tournament), nullptr),
            BLOESEM_OK);
  for (const std::string& key : keys_documented_at("bloesem_tournament_add")) {
    const std::string json = "{\"" + key + "\": []}";
    Owner<bloesem_error> error;
    EXPECT_EQ(bloesem_tournament_add(tournament.get(), json.data(), json.size(), nullptr, Into(error)),
              BLOESEM_BAD_INPUT);
    EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr(key + ": expected "));
  }
}

TEST(CInterface, ATournamentIsRefusedInTheWordsOfPairing) {
  std::string bytes = fixture("json/kersen.trf");
  bytes.replace(bytes.find(" 1.5 "), 5, " x.5 ");
  const std::string_view options = R"({"file": "open.trf", "input-format": "trf"})";
  Owner<bloesem_tournament> tournament;
  Owner<bloesem_round> round;
  Owner<bloesem_error> reading;
  Owner<bloesem_error> pairing;
  EXPECT_EQ(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), options.data(), options.size(),
                                          Into(tournament), Into(reading)),
            BLOESEM_BAD_INPUT);
  EXPECT_EQ(
      bloesem_pair_bytes(bytes.data(), bytes.size(), "open.trf", nullptr, nullptr, Into(round), Into(pairing)),
      BLOESEM_BAD_INPUT);
  EXPECT_EQ(bloesem_error_column(reading.get()), 81);
  EXPECT_EQ(bloesem_error_line(reading.get()), bloesem_error_line(pairing.get()));
  EXPECT_STREQ(bloesem_error_file(reading.get()), "open.trf");
  EXPECT_STREQ(bloesem_error_message(reading.get()), bloesem_error_message(pairing.get()));
  EXPECT_STREQ(bloesem_error_report(reading.get()), bloesem_error_report(pairing.get()));
}

TEST(CInterface, EveryRefusalOfATournamentNamesItsFile) {
  std::string bytes = fixture("json/kersen.trf");
  bytes.erase(bytes.find("042 "), 15);  // neither edition nor first day
  const std::string_view options = R"({"file": "open.trf"})";
  Owner<bloesem_tournament> tournament;
  Owner<bloesem_error> error;
  EXPECT_EQ(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), options.data(), options.size(),
                                          Into(tournament), Into(error)),
            BLOESEM_BAD_INPUT);
  EXPECT_STREQ(bloesem_error_file(error.get()), "open.trf");
  EXPECT_THAT(bloesem_error_report(error.get()), HasSubstr("open.trf: error: "));
  EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr("give the edition"));
}

TEST(CInterface, NamesThePlayersWhoCannotBePaired) {
  const std::string bytes = fixture("json/impossible.trf");
  Owner<bloesem_round> round;
  Owner<bloesem_error> error;
  EXPECT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), "i.trf", nullptr, nullptr, Into(round), Into(error)),
            BLOESEM_NO_VALID_PAIRING);
  std::size_t players = 0;
  ASSERT_NE(bloesem_error_players(error.get(), &players), nullptr);
  EXPECT_GT(players, 0U);
}

TEST(CInterface, PairsManyAndGoesOnAfterAFailure) {
  const std::string good = fixture("json/kersen.trf");
  const std::string bad = "no tournament";
  const std::string all = good + bad + good;
  const std::array<std::size_t, 3> lengths{good.size(), bad.size(), good.size()};
  Owner<bloesem_rounds> rounds;
  ASSERT_EQ(bloesem_pair_many(all.data(), lengths.data(), 3, nullptr, nullptr, Into(rounds), nullptr),
            BLOESEM_OK);
  const std::int32_t* const codes = bloesem_rounds_codes(rounds.get());
  EXPECT_EQ(std::vector(codes, codes + 3), (std::vector<std::int32_t>{0, BLOESEM_BAD_INPUT, 0}));
  const std::uint64_t* const begins = bloesem_rounds_begins(rounds.get());
  EXPECT_EQ(std::vector(begins, begins + 4), (std::vector<std::uint64_t>{0, 3, 3, 6}));
  std::size_t boards = 0;
  const std::int32_t* const players = bloesem_rounds_boards(rounds.get(), &boards);
  ASSERT_EQ(boards, 6U);
  EXPECT_TRUE(std::equal(players, players + 6, players + 6));
}

TEST(CInterface, RunsCommandsOnFilesInMemory) {
  const std::string bytes = fixture("json/kersen.trf");
  const std::array<bloesem_file, 2> files{bloesem_file{"json/kersen.trf", bytes.data(), bytes.size()},
                                          bloesem_file{"other", "2 3\n", 4}};
  const std::string_view options = R"({"format": "json"})";
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run("pair", files.data(), 2, options.data(), options.size(), nullptr, Into(answer)),
            BLOESEM_OK);
  EXPECT_EQ(bloesem_answer_output(answer.get(), nullptr), fixture("json/pair.json"));
  EXPECT_EQ(bloesem_answer_error(answer.get()), nullptr);
  EXPECT_EQ(bloesem_run("judge", files.data(), 2, R"({"pairs": "other"})", 18, nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
  EXPECT_NE(bloesem_answer_error(answer.get()), nullptr);
}

TEST(CInterface, NothingOnDiskIsReadOrWritten) {
  const std::string real = std::string(BLOESEM_FIXTURES_DIR) + "/json/kersen.trf";
  const bloesem_file file{"a.trf", "x", 1};
  const std::string options = R"({"pairs": ")" + real + "\"}";
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run("judge", &file, 1, options.data(), options.size(), nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
  const std::string bytes = fixture("json/kersen.trf");
  const bloesem_file good{"a.trf", bytes.data(), bytes.size()};
  EXPECT_EQ(bloesem_run("judge", &good, 1, options.data(), options.size(), nullptr, Into(answer)),
            BLOESEM_FILE_ACCESS);
  const std::string_view outputs = R"({"output": "made", "checklist": "list", "proof": "proof"})";
  EXPECT_EQ(bloesem_run("pair", &good, 1, outputs.data(), outputs.size(), nullptr, Into(answer)), BLOESEM_OK);
  EXPECT_EQ(bloesem_answer_files(answer.get()), 3U);
  EXPECT_STREQ(bloesem_answer_file_name(answer.get(), 1), "made");
  EXPECT_EQ(bloesem_answer_file(answer.get(), 1, nullptr), pairs_by_library(bytes));
  EXPECT_EQ(bloesem_answer_file_name(answer.get(), 3), nullptr);
  const std::string_view against = R"({"against": "true {in}"})";
  EXPECT_EQ(bloesem_run("judge", &good, 1, against.data(), against.size(), nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
}

std::int32_t stop(void* data) { return ++*static_cast<int*>(data) > 2 ? 1 : 0; }

TEST(CInterface, WorkCanBeCancelledAndLimited) {
  const std::string_view options = R"({"players": 9999, "rounds": 9, "seed": 1})";
  int asked = 0;
  bloesem_watch watch{};
  watch.cancelled = stop;
  watch.data = &asked;
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run("generate", nullptr, 0, options.data(), options.size(), &watch, Into(answer)),
            BLOESEM_CANCELLED);
  EXPECT_GT(asked, 2);
  bloesem_watch short_time{};
  short_time.time_limit = 1;
  EXPECT_EQ(bloesem_run("generate", nullptr, 0, options.data(), options.size(), &short_time, Into(answer)),
            BLOESEM_GAVE_UP);
}

void note(void* data, const char* stage, std::int32_t, std::int32_t) {
  static_cast<std::vector<std::string>*>(data)->emplace_back(stage);
}

TEST(CInterface, ReportsProgress) {
  std::vector<std::string> stages;
  bloesem_watch watch{};
  watch.progress = note;
  watch.data = &stages;
  const std::string bytes = fixture("json/kersen.trf");
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, nullptr, &watch, Into(round), nullptr),
            BLOESEM_OK);
  ASSERT_GE(stages.size(), 3U);
  EXPECT_EQ(stages.front(), "completion");
  EXPECT_EQ(stages.back(), "colours");
}

TEST(CInterface, CommandsReportProgress) {
  const std::string bytes = fixture("json/kersen.trf");
  const bloesem_file file{"k.trf", bytes.data(), bytes.size()};
  std::vector<std::string> expected;
  std::vector<std::string> stages;
  bloesem_watch watch{};
  watch.progress = note;
  watch.data = &expected;
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_pair_bytes(bytes.data(), bytes.size(), nullptr, nullptr, &watch, Into(round), nullptr),
            BLOESEM_OK);
  watch.data = &stages;
  for (const std::string_view options : {"{}", R"({"proof": "proof"})"}) {
    stages.clear();
    Owner<bloesem_answer> answer;
    ASSERT_EQ(bloesem_run("pair", &file, 1, options.data(), options.size(), &watch, Into(answer)), BLOESEM_OK);
    EXPECT_EQ(stages, expected) << options;
  }
  stages.clear();
  Owner<bloesem_tournament> tournament;
  Owner<bloesem_answer> answer;
  ASSERT_EQ(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), nullptr, 0, Into(tournament), nullptr),
            BLOESEM_OK);
  ASSERT_EQ(
      bloesem_tournament_run(tournament.get(), "pair", nullptr, nullptr, 0, nullptr, 0, &watch, Into(answer)),
      BLOESEM_OK);
  EXPECT_EQ(stages, expected);
  stages.clear();
  const std::string_view request = R"({"options": {"rules": 2026}, "text": "x"})";
  bloesem_run_json(request.data(), request.size(), &watch, Into(answer));
  EXPECT_TRUE(stages.empty()) << "no round is paired";
}

TEST(CInterface, ErrorsInASecondFileHaveTheirPlaceThere) {
  const std::string bytes = fixture("json/kersen.trf");
  const std::array<bloesem_file, 3> files{bloesem_file{"k.trf", bytes.data(), bytes.size()},
                                          bloesem_file{"pairs", "3\njunk\n", 7},
                                          bloesem_file{"proof", "{\"bloesem-proof\":1}\njunk\n", 25}};
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run("judge", files.data(), 3, R"({"pairs": "pairs"})", 18, nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
  const bloesem_error* error = bloesem_answer_error(answer.get());
  EXPECT_STREQ(bloesem_error_file(error), "pairs");
  EXPECT_EQ(bloesem_error_line(error), 2);
  EXPECT_EQ(bloesem_error_column(error), 1);
  EXPECT_THAT(bloesem_error_message(error), ::testing::StartsWith("found 'junk'"));
  const std::string_view verify = R"({"proof": "proof"})";
  EXPECT_EQ(bloesem_run("verify", files.data(), 3, verify.data(), verify.size(), nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
  error = bloesem_answer_error(answer.get());
  EXPECT_STREQ(bloesem_error_file(error), "proof");
  EXPECT_EQ(bloesem_error_line(error), 2);
  EXPECT_THAT(bloesem_error_message(error), ::testing::StartsWith("expected "));
}

TEST(CInterface, NamesAreNoOptions) {
  const std::string bytes = fixture("json/kersen.trf");
  for (const char* name : {"-x", "--rules=1997", "[a,b]"}) {
    const bloesem_file file{name, bytes.data(), bytes.size()};
    const bloesem_file junk{name, "junk", 4};
    Owner<bloesem_answer> answer;
    EXPECT_EQ(bloesem_run("pair", &file, 1, nullptr, 0, nullptr, Into(answer)), BLOESEM_OK) << name;
    EXPECT_EQ(bloesem_answer_output(answer.get(), nullptr), pairs_by_library(bytes)) << name;
    EXPECT_EQ(bloesem_run("pair", &junk, 1, nullptr, 0, nullptr, Into(answer)), BLOESEM_BAD_INPUT) << name;
    EXPECT_STREQ(bloesem_error_file(bloesem_answer_error(answer.get())), name);
  }
  const bloesem_file empty{"", bytes.data(), bytes.size()};
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run("pair", &empty, 1, nullptr, 0, nullptr, Into(answer)), BLOESEM_BAD_INPUT);
}

TEST(CInterface, OptionsAreOneObjectWithoutRepetitions) {
  for (const std::string_view json : {"null", "[]", R"({"rules": "2026", "rules": "2016"})"}) {
    Owner<bloesem_options> options;
    Owner<bloesem_error> error;
    EXPECT_EQ(bloesem_options_from_json(json.data(), json.size(), Into(options), Into(error)),
              BLOESEM_BAD_INPUT)
        << json;
    EXPECT_STREQ(bloesem_error_file(error.get()), "bloesem");
  }
  Owner<bloesem_options> options;
  EXPECT_EQ(bloesem_options_from_json(R"({"rules": null})", 15, Into(options), nullptr), BLOESEM_OK);
}

TEST(CInterface, ARequestAsJsonIsOneLineOfABatch) {
  const std::string_view request =
      R"({"id": 7, "command": "generate", "options": {"players": 4, "rounds": 1, "seed": 2}})";
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_run_json(request.data(), request.size(), nullptr, Into(answer)), BLOESEM_OK);
  EXPECT_THAT(bloesem_answer_output(answer.get(), nullptr),
              ::testing::StartsWith(R"({"id":7,"code":0,"output":"012)"));
}

class CTournament : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string_view settings =
        R"({"rounds": 3, "initial-colour": "white", "rules": "2026", "name": "Club"})";
    ASSERT_EQ(bloesem_tournament_new(settings.data(), settings.size(), Into(club), nullptr), BLOESEM_OK);
    for (const std::string name : {"Ans", "Bob", "Dina", "Ed", "Fie"}) {
      const std::string player = R"({"name": ")" + name + "\"}";
      std::int32_t id = 0;
      ASSERT_EQ(bloesem_tournament_add(club.get(), player.data(), player.size(), &id, nullptr), BLOESEM_OK);
    }
  }
  [[nodiscard]] std::string bytes() const { return bloesem_tournament_bytes(club.get(), nullptr); }

  Owner<bloesem_tournament> club;
};

TEST_F(CTournament, SeveralPlayersAreAddedInOneChange) {
  const std::string before = bytes();
  const std::string players = R"([{"name": "Gus", "rating": 2100}, {"name": "Hil", "title": "GM"}])";
  std::int32_t id = 0;
  ASSERT_EQ(bloesem_tournament_add(club.get(), players.data(), players.size(), &id, nullptr), BLOESEM_OK);
  EXPECT_EQ(id, 6);
  EXPECT_EQ(bloesem_tournament_players(club.get()), 7U);
  ASSERT_EQ(bloesem_tournament_undo(club.get(), nullptr), BLOESEM_OK);
  EXPECT_EQ(bytes(), before) << "it was one change";
  for (const auto& [wrong, message] :
       {std::pair<std::string_view, std::string_view>{R"([{"name": "Gus"}, {"nom": "Hil"}])",
                                                      "player 2: unknown key 'nom'"},
        {R"([{"name": "Gus"}, 7])", "player 2: expected a JSON object"},
        {R"([{"name": "Gus"}, {"name": "Gus"}])", "'Gus' is already in the tournament"},
        {R"([{"name": "Gus"}, {}])", "player 2: a player has no name"},
        {"", "a player has no name"},
        {"[]", "players: the list is empty"}}) {
    Owner<bloesem_error> error;
    EXPECT_NE(bloesem_tournament_add(club.get(), wrong.data(), wrong.size(), &id, Into(error)), BLOESEM_OK);
    EXPECT_THAT(std::string(bloesem_error_message(error.get())), ::testing::StartsWith(std::string(message)));
    EXPECT_EQ(bytes(), before);
  }
}

TEST_F(CTournament, IsPlayed) {
  EXPECT_EQ(bloesem_tournament_players(club.get()), 5U);
  EXPECT_EQ(bloesem_tournament_rounds(club.get()), 3);
  ASSERT_EQ(bloesem_tournament_absent(club.get(), 5, 1, 'H', nullptr), BLOESEM_OK);
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_tournament_pair(club.get(), nullptr, Into(round), nullptr), BLOESEM_OK);
  EXPECT_EQ(pairs_of(round.get()), pairs_by_library(bytes()));
  ASSERT_EQ(bloesem_tournament_record(club.get(), round.get(), nullptr), BLOESEM_OK);
  EXPECT_EQ(bloesem_tournament_last_round(club.get()), 1);
  const std::int32_t* const boards = bloesem_round_boards(round.get(), nullptr);
  ASSERT_EQ(bloesem_tournament_result(club.get(), 1, boards[0], boards[1], "1-0", nullptr), BLOESEM_OK);
  ASSERT_EQ(bloesem_tournament_result(club.get(), 1, boards[2], boards[3], "=", nullptr), BLOESEM_OK);
  Owner<bloesem_standings> standings;
  ASSERT_EQ(bloesem_tournament_standings(club.get(), "BH", Into(standings), nullptr), BLOESEM_OK);
  std::size_t count = 0;
  EXPECT_EQ(bloesem_standings_players(standings.get(), &count)[0], boards[0]);
  EXPECT_EQ(count, 5U);
  EXPECT_EQ(bloesem_standings_points(standings.get())[0], 10);
  EXPECT_EQ(bloesem_standings_ranks(standings.get())[0], 1);
}

TEST_F(CTournament, ChangesAreTakenBack) {
  std::vector<std::string> states{bytes()};
  ASSERT_EQ(bloesem_tournament_absent(club.get(), 5, 1, 'Z', nullptr), BLOESEM_OK);
  states.push_back(bytes());
  const std::array<std::int32_t, 2> rivals{1, 3};
  ASSERT_EQ(bloesem_tournament_forbid(club.get(), rivals.data(), 2, nullptr), BLOESEM_OK);
  states.push_back(bytes());
  const std::array<std::int32_t, 4> boards{1, 2, 3, 4};
  ASSERT_EQ(bloesem_tournament_record_boards(club.get(), 1, boards.data(), 2, nullptr, 0, nullptr), BLOESEM_OK);
  EXPECT_EQ(bloesem_tournament_last_round(club.get()), 1);
  Owner<bloesem_error> error;
  EXPECT_EQ(bloesem_tournament_withdraw(club.get(), 99, 2, Into(error)), BLOESEM_BAD_INPUT);
  EXPECT_THAT(bloesem_error_message(error.get()), HasSubstr("99"));
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    ASSERT_EQ(bloesem_tournament_undo(club.get(), nullptr), BLOESEM_OK);
    EXPECT_EQ(bytes(), *state);
  }
}

TEST_F(CTournament, CommandsRunOnIt) {
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_tournament_run(club.get(), "explain", nullptr, nullptr, 0, R"({"player": 1, "json": true})",
                                   27, nullptr, Into(answer)),
            BLOESEM_OK);
  EXPECT_THAT(bloesem_answer_output(answer.get(), nullptr), HasSubstr("\"story\""));
  const std::string before = bytes();
  EXPECT_EQ(bloesem_tournament_run(club.get(), "pair", "club.trf", nullptr, 0, R"({"into": true})", 14, nullptr,
                                   Into(answer)),
            BLOESEM_OK);
  EXPECT_EQ(bloesem_tournament_last_round(club.get()), 1);
  ASSERT_EQ(bloesem_tournament_undo(club.get(), nullptr), BLOESEM_OK);
  EXPECT_EQ(bytes(), before);
}

TEST_F(CTournament, AWholeEventIsTakenBackByteForByte) {
  std::vector<std::string> states;
  for (int round = 1; round <= 3; ++round) {
    Owner<bloesem_round> paired;
    ASSERT_EQ(bloesem_tournament_pair(club.get(), nullptr, Into(paired), nullptr), BLOESEM_OK);
    states.push_back(bytes());
    ASSERT_EQ(bloesem_tournament_record(club.get(), paired.get(), nullptr), BLOESEM_OK);
    std::size_t boards = 0;
    const std::int32_t* const players = bloesem_round_boards(paired.get(), &boards);
    for (std::size_t i = 0; i < boards; ++i) {
      states.push_back(bytes());
      ASSERT_EQ(
          bloesem_tournament_result(club.get(), round, players[2 * i], players[2 * i + 1], "1-0", nullptr),
          BLOESEM_OK);
    }
    if (round == 3) continue;
    const std::string late = R"({"name": "Late )" + std::to_string(round) + R"(", "rating": 2000})";
    states.push_back(bytes());
    ASSERT_EQ(bloesem_tournament_add(club.get(), late.data(), late.size(), nullptr, nullptr), BLOESEM_OK);
  }
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    ASSERT_EQ(bloesem_tournament_undo(club.get(), nullptr), BLOESEM_OK);
    EXPECT_EQ(bytes(), *state);
  }
}

// The file and the report of an error.
using FileAndReport = std::pair<std::string, std::string>;
FileAndReport file_and_report(const Owner<bloesem_error>& error) {
  return {bloesem_error_file(error.get()), bloesem_error_report(error.get())};
}
::testing::Matcher<FileAndReport> is_about(const std::string& file) {
  return ::testing::Pair(file, ::testing::StartsWith(file + ": error: "));
}

TEST_F(CTournament, ARefusedRequestIsNoErrorInAFile) {
  Owner<bloesem_error> error;
  Owner<bloesem_tournament> none;
  EXPECT_NE(bloesem_tournament_new("{}", 2, Into(none), Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem"));
  EXPECT_NE(bloesem_tournament_add(club.get(), R"({"name": "Ans"})", 15, nullptr, Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem"));
  EXPECT_NE(bloesem_tournament_absent(club.get(), 99, 1, 'Z', Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem"));
  EXPECT_NE(bloesem_tournament_result(club.get(), 1, 1, 2, "5-3\x1b", Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem"));
  EXPECT_THAT(bloesem_error_report(error.get()), ::testing::Not(HasSubstr("\x1b")));
}

class CNamedTournament : public ::testing::Test {
 protected:
  void open(const std::string& fixture_name, const std::string& name) {
    const std::string bytes = fixture(fixture_name);
    const std::string options = "{\"file\": \"" + name + "\"}";
    ASSERT_EQ(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), options.data(), options.size(),
                                            Into(tournament), nullptr),
              BLOESEM_OK);
  }

  Owner<bloesem_tournament> tournament;
  Owner<bloesem_error> error;
};

TEST_F(CNamedTournament, ItsErrorsNameItsFile) {
  open("json/kersen.trf", "club.trf");
  EXPECT_NE(bloesem_tournament_result(tournament.get(), 1, 1, 3, "1-0", Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("club.trf"));
  EXPECT_NE(bloesem_tournament_absent(tournament.get(), 1, 1, 'Q', Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem")) << "there is no such bye";
  EXPECT_NE(bloesem_tournament_add(tournament.get(), R"({"nom": ""})", 11, nullptr, Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("bloesem"));
  Owner<bloesem_standings> standings;
  EXPECT_NE(bloesem_tournament_standings(tournament.get(), "BHX", Into(standings), Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about("club.trf"));
  Owner<bloesem_answer> answer;
  bloesem_tournament_run(tournament.get(), "pair", nullptr, nullptr, 0, R"({"round": 99})", 13, nullptr,
                         Into(answer));
  EXPECT_STREQ(bloesem_error_file(bloesem_answer_error(answer.get())), "club.trf");
}

TEST_F(CNamedTournament, AnImpossibleRoundIsRefusedInTheWordsOfPairing) {
  open("json/impossible.trf", "i.trf");
  const std::string bytes = fixture("json/impossible.trf");
  Owner<bloesem_round> round;
  Owner<bloesem_error> pairing;
  EXPECT_EQ(bloesem_tournament_pair(tournament.get(), nullptr, Into(round), Into(error)),
            BLOESEM_NO_VALID_PAIRING);
  EXPECT_EQ(
      bloesem_pair_bytes(bytes.data(), bytes.size(), "i.trf", nullptr, nullptr, Into(round), Into(pairing)),
      BLOESEM_NO_VALID_PAIRING);
  EXPECT_STREQ(bloesem_error_message(error.get()), bloesem_error_message(pairing.get()));
  EXPECT_THAT(bloesem_error_message(error.get()), ::testing::StartsWith("no valid pairing exists: "));
  EXPECT_THAT(file_and_report(error), is_about("i.trf"));
}

TEST_F(CNamedTournament, ItsNameControlsNoTerminal) {
  open("json/kersen.trf", R"(\u001b[31ma\nb.trf)");
  const std::string shown = R"(\x1b[31ma\x0ab.trf)";
  EXPECT_NE(bloesem_tournament_result(tournament.get(), 1, 1, 3, "1-0", Into(error)), BLOESEM_OK);
  EXPECT_THAT(file_and_report(error), is_about(shown));
  const std::string_view options = R"({"file": "\u001b[31ma\nb.trf"})";
  Owner<bloesem_tournament> none;
  for (const std::string_view bytes : {"junk", "012 T\n001    1\n"}) {
    EXPECT_NE(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), options.data(), options.size(),
                                            Into(none), Into(error)),
              BLOESEM_OK);
    EXPECT_EQ(bloesem_error_file(error.get()), shown);
    EXPECT_THAT(bloesem_error_report(error.get()), ::testing::StartsWith(shown + ":"));
  }
  bloesem_watch watch{};
  watch.cancelled = [](void*) { return 1; };
  const std::string large = bloesem_tournament_bytes(tournament.get(), nullptr);
  Owner<bloesem_round> round;
  ASSERT_EQ(bloesem_pair_bytes(large.data(), large.size(), "\x1b[31ma\nb.trf", nullptr, &watch, Into(round),
                               Into(error)),
            BLOESEM_CANCELLED);
  EXPECT_THAT(file_and_report(error), is_about(shown));
}

TEST_F(CTournament, APlayerHasATitleASexAndADateOfTheFormat) {
  for (const std::string_view player :
       {R"({"name": "X", "title": "XX"})", R"({"name": "X", "sex": "q"})",
        R"({"name": "X", "birth": "notadate"})", R"({"name": "X", "birth": "2001/02/30"})",
        R"({"name": "X", "birth": "05-06-2001"})"}) {
    const std::string before = bytes();
    Owner<bloesem_error> error;
    EXPECT_EQ(bloesem_tournament_add(club.get(), player.data(), player.size(), nullptr, Into(error)),
              BLOESEM_BAD_INPUT)
        << player;
    EXPECT_EQ(bytes(), before);
  }
  const std::string_view good = R"({"name": "Y", "title": "WGM", "sex": "w", "birth": "2001-02-03"})";
  EXPECT_EQ(bloesem_tournament_add(club.get(), good.data(), good.size(), nullptr, nullptr), BLOESEM_OK);
  EXPECT_THAT(bytes(), HasSubstr("2001/02/03"));
  const std::string_view year = R"({"name": "Z", "title": "ff", "sex": "m", "birth": "2001"})";
  EXPECT_EQ(bloesem_tournament_add(club.get(), year.data(), year.size(), nullptr, nullptr), BLOESEM_OK);
}

TEST_F(CTournament, ACommandThatWritesNoTournamentChangesNothing) {
  const std::string before = bytes();
  const std::string_view options =
      R"({"to": "trf06", "output": "club.trf"})";  // which has no place for the rules
  Owner<bloesem_answer> answer;
  EXPECT_EQ(bloesem_tournament_run(club.get(), "convert", "club.trf", nullptr, 0, options.data(),
                                   options.size(), nullptr, Into(answer)),
            BLOESEM_BAD_INPUT);
  ASSERT_NE(answer, nullptr);
  EXPECT_NE(bloesem_answer_error(answer.get()), nullptr);
  EXPECT_EQ(bytes(), before);
}

TEST(CInterface, AnObjectThatIsMissingOrFreedIsRefused) {
  Owner<bloesem_error> error;
  Owner<bloesem_round> round;
  EXPECT_EQ(bloesem_tournament_pair(nullptr, nullptr, Into(round), Into(error)), BLOESEM_UNEXPECTED);
  EXPECT_NE(error, nullptr);
  EXPECT_EQ(bloesem_round_number(nullptr), 0);
  std::size_t count = 1;
  EXPECT_EQ(bloesem_round_boards(nullptr, &count), nullptr);
  EXPECT_EQ(count, 0U);
  EXPECT_STREQ(bloesem_error_message(nullptr), "");
  EXPECT_EQ(bloesem_tournament_bytes(nullptr, &count), nullptr);
  EXPECT_EQ(bloesem_pair_bytes("x", 1, nullptr, nullptr, nullptr, nullptr, nullptr), BLOESEM_UNEXPECTED);
  EXPECT_EQ(bloesem_run("pair", nullptr, 1, nullptr, 0, nullptr, nullptr), BLOESEM_UNEXPECTED);
#ifdef BLOESEM_HEAVY_ASSERTIONS
  const std::string bytes = fixture("json/kersen.trf");
  bloesem_tournament* dead = nullptr;
  ASSERT_EQ(bloesem_tournament_from_bytes(bytes.data(), bytes.size(), nullptr, 0, &dead, nullptr), BLOESEM_OK);
  bloesem_tournament_free(dead);
  bloesem_tournament_free(dead);
  EXPECT_EQ(bloesem_tournament_pair(dead, nullptr, Into(round), Into(error)), BLOESEM_UNEXPECTED);
  EXPECT_EQ(bloesem_tournament_players(dead), 0U);
#endif
}

}  // namespace
}  // namespace bloesem::c_test
