#include "engine/program/campaign/database.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "engine/program/campaign/merge.hpp"

namespace bloesem::cli {
namespace {

namespace fs = std::filesystem;

using campaign::Agreement;
using campaign::RoundOutcome;
using campaign::TournamentOutcome;

CampaignIdentity identity() {
  return {{{"version", "1"}, {"seed", "7"}}, 100, {"shape", "forfeits"}, {"C.5", "C.6"}};
}

TournamentOutcome outcome(std::uint64_t index) {
  TournamentOutcome result;
  result.index = index;
  result.seed = 0xffff'ffff'ffff'fff0U + index % 16;
  result.axes = {static_cast<int>(index % 3), index % 2 == 0 ? std::nullopt : std::optional(20'000)};
  for (int round = 1; round <= 3; ++round) {
    RoundOutcome r{.round = round,
                   .agreement = Agreement::Same,
                   .players = 8,
                   .brackets = round,
                   .moved_down = 2,
                   .exchanged = 1,
                   .completion = round == 2};
    if (round == 3) r.decisive = campaign::Decisive{0x8000'0000'0000'0001U, 2};
    result.rounds.push_back(r);
  }
  if (index % 5 == 0) result.incidents.push_back({2, Agreement::Different, "", "1-2 against 2-1"});
  return result;
}

std::string text_of(const TournamentOutcome& o) {
  std::string text = std::to_string(o.index) + ' ' + std::to_string(o.seed);
  for (const auto& axis : o.axes) text += axis ? ' ' + std::to_string(*axis) : " -";
  for (const RoundOutcome& r : o.rounds) {
    for (const int value : {r.round, static_cast<int>(r.agreement), r.players, r.brackets, r.moved_down,
                            r.exchanged, static_cast<int>(r.completion)})
      text += ' ' + std::to_string(value);
    if (r.decisive)
      text += " d" + std::to_string(r.decisive->decided) + '/' + std::to_string(r.decisive->unknown);
  }
  for (const campaign::Incident& i : o.incidents)
    text += " i" + std::to_string(i.round) + i.kind + ':' + i.text;
  return text + '\n';
}

std::string contents(const CampaignDatabase& database) {
  std::string text;
  EXPECT_FALSE(database.for_each([&](const TournamentOutcome& o) { text += text_of(o); }));
  return text;
}

class Database : public testing::Test {
 protected:
  Database() {
    std::string name = (fs::temp_directory_path() / "bloesem-database-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~Database() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  // Makes a database with these tournaments.
  void fill(const std::string& name, std::initializer_list<std::uint64_t> indices) const {
    Result<CampaignDatabase> database = CampaignDatabase::open(path(name), identity());
    ASSERT_TRUE(database) << database.error().message;
    for (const std::uint64_t index : indices) ASSERT_FALSE((*database).add(outcome(index)));
    ASSERT_FALSE((*database).save());
  }

  fs::path folder_;
};

TEST_F(Database, GivesBackWhatWasPutIn) {
  fill("a.sqlite", {5, 0, 99, 1});
  const Result<CampaignDatabase> database = CampaignDatabase::open_existing(path("a.sqlite"));
  ASSERT_TRUE(database) << database.error().message;
  EXPECT_EQ(contents(*database),
            text_of(outcome(0)) + text_of(outcome(1)) + text_of(outcome(5)) + text_of(outcome(99)));
  const std::vector<bool> there = database->tournaments_there().value();
  EXPECT_EQ(std::count(there.begin(), there.end(), true), 4);
  EXPECT_EQ(difference_of(database->identity(), identity()), "");
  EXPECT_EQ(database->identity().tournaments, 100U);
}

TEST_F(Database, WhatWasNotSavedIsNotThere) {
  {
    Result<CampaignDatabase> database = CampaignDatabase::open(path("a.sqlite"), identity());
    ASSERT_FALSE((*database).add(outcome(3)));
  }
  EXPECT_EQ(contents(CampaignDatabase::open_existing(path("a.sqlite")).value()), "");
}

TEST_F(Database, RefusesAnotherCampaign) {
  fill("a.sqlite", {1});
  CampaignIdentity other = identity();
  other.settings[1].second = "8";
  const auto opened = CampaignDatabase::open(path("a.sqlite"), other);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::InvalidInput);
  EXPECT_NE(opened.error().message.find("seed is '7' there, '8' here"), std::string::npos);
  other = identity();
  other.tournaments = 50;
  EXPECT_NE(CampaignDatabase::open(path("a.sqlite"), other).error().message.find("--tournaments"),
            std::string::npos);
  other = identity();
  other.rules.push_back("C.7");
  EXPECT_NE(CampaignDatabase::open(path("a.sqlite"), other).error().message.find("another version"),
            std::string::npos);
}

TEST_F(Database, RefusesWhatIsNoDatabase) {
  std::ofstream(path("text")) << std::string(5000, 'x');
  const auto text = CampaignDatabase::open(path("text"), identity());
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, ErrorCode::InvalidInput) << text.error().message;
  EXPECT_EQ(CampaignDatabase::open_existing(path("none")).error().code, ErrorCode::FileAccess);
  EXPECT_EQ(CampaignDatabase::open(path("no/folder"), identity()).error().code, ErrorCode::FileAccess);
}

// Changes made with SQLite by hand.
TEST_F(Database, WhatWasTamperedWithIsRefused) {
  const auto tampered = [this](const std::string& statement) {
    fs::remove(path("a.sqlite"));
    fill("a.sqlite", {1});
    SQLite::Database(path("a.sqlite"), SQLite::OPEN_READWRITE).exec(statement);
    const Result<CampaignDatabase> database = CampaignDatabase::open_existing(path("a.sqlite"));
    return database ? database->for_each([](const TournamentOutcome&) {}) : std::optional(database.error());
  };
  for (const std::string statement :
       {"UPDATE round SET outcome = 77", "UPDATE round SET outcome = -1", "DELETE FROM campaign",
        "UPDATE campaign SET tournaments = -1", "DROP TABLE incident"}) {
    const std::optional<Error> error = tampered(statement);
    ASSERT_TRUE(error) << statement;
    EXPECT_NE(error->message.find("a.sqlite"), std::string::npos) << error->message;
  }
}

TEST_F(Database, OneRunAtATime) {
  const auto first = CampaignDatabase::open(path("a.sqlite"), identity());
  ASSERT_TRUE(first);
  const auto second = CampaignDatabase::open(path("a.sqlite"), identity());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, ErrorCode::FileAccess);
  EXPECT_NE(second.error().message.find("in use by another run"), std::string::npos);
}

TEST_F(Database, OthersReadWhileOneRunWrites) {
  Result<CampaignDatabase> writer = CampaignDatabase::open(path("a.sqlite"), identity());
  ASSERT_TRUE(writer);
  std::string expected;
  for (const std::uint64_t index : {0U, 1U, 2U}) {
    ASSERT_FALSE((*writer).add(outcome(index)));
    ASSERT_FALSE((*writer).save());
    expected += text_of(outcome(index));
    const Result<CampaignDatabase> reader = CampaignDatabase::open_existing(path("a.sqlite"));
    ASSERT_TRUE(reader) << reader.error().message;
    EXPECT_EQ(contents(*reader), expected);
  }
}

TEST_F(Database, AReaderSeesOneMoment) {
  fill("a.sqlite", {0, 2});
  Result<CampaignDatabase> writer = CampaignDatabase::open(path("a.sqlite"), identity());
  const Result<CampaignDatabase> reader = CampaignDatabase::open_existing(path("a.sqlite"));
  std::string text;
  const auto error = (*reader).for_each([&](const TournamentOutcome& o) {
    if (text.empty()) {
      EXPECT_FALSE((*writer).add(outcome(1)));
      EXPECT_FALSE((*writer).save());
    }
    text += text_of(o);
  });
  EXPECT_FALSE(error);
  EXPECT_EQ(text, text_of(outcome(0)) + text_of(outcome(2)));
  EXPECT_EQ(contents(*reader), text_of(outcome(0)) + text_of(outcome(1)) + text_of(outcome(2)));
}

TEST_F(Database, IsOneFileAfterwards) {
  fill("a.sqlite", {0, 1});
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

TEST_F(Database, NamesAreNotInterpreted) {
  const fs::path before = fs::current_path();
  fs::current_path(folder_);
  for (const std::string name : {":memory:", "file:a?mode=memory"}) {
    ASSERT_TRUE(CampaignDatabase::open(name, identity()));
    EXPECT_TRUE(fs::exists(name)) << name;
  }
  EXPECT_FALSE(CampaignDatabase::open("", identity()));
  fs::current_path(before);
}

TEST_F(Database, PartsAreMerged) {
  fill("a.sqlite", {0, 2, 4});
  fill("b.sqlite", {1, 3});
  fill("whole.sqlite", {0, 1, 2, 3, 4});
  const auto error = merge_databases({path("a.sqlite"), path("b.sqlite")}, path("all.sqlite"));
  ASSERT_FALSE(error) << error->message;
  EXPECT_EQ(contents(CampaignDatabase::open_existing(path("all.sqlite")).value()),
            contents(CampaignDatabase::open_existing(path("whole.sqlite")).value()));
}

TEST_F(Database, OverlappingAndForeignPartsAreNot) {
  fill("a.sqlite", {0, 2});
  fill("b.sqlite", {2, 3});
  const auto overlap = merge_databases({path("a.sqlite"), path("b.sqlite")}, path("all.sqlite"));
  ASSERT_TRUE(overlap);
  EXPECT_NE(overlap->message.find("tournament 2 "), std::string::npos) << overlap->message;

  CampaignIdentity other = identity();
  other.settings[1].second = "8";
  ASSERT_TRUE(CampaignDatabase::open(path("c.sqlite"), other));
  const auto foreign = merge_databases({path("a.sqlite"), path("c.sqlite")}, path("all.sqlite"));
  ASSERT_TRUE(foreign);
  EXPECT_NE(foreign->message.find("not of the same campaign"), std::string::npos) << foreign->message;
  EXPECT_FALSE(fs::exists(path("all.sqlite")));
  EXPECT_FALSE(fs::exists(path("all.sqlite.part")));
}

TEST_F(Database, AnExistingFileIsNotReplaced) {
  fill("a.sqlite", {0});
  fill("b.sqlite", {1});
  EXPECT_EQ(merge_databases({path("a.sqlite")}, path("b.sqlite"))->code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem::cli
