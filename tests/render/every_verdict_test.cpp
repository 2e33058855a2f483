// The judge's words and JSON in every system, about its own rounds and those of every other system.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/edition_choice.hpp"
#include "bloesem/explain/verdict_story.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/as_paired.hpp"
#include "engine/generator/generate.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/render/json/verdict_json.hpp"
#include "engine/swiss/system.hpp"
#include "tests/render/answer_words.hpp"

namespace bloesem::render {
namespace {

// A verdict by the rules of one system on a round of another.
class Judged {
 public:
  Judged(const Tournament& tournament, const Proposal& proposal, const Verdict& verdict)
      : tournament_(tournament), proposal_(proposal), verdict_(verdict) {}

  void expect_words() const {
    render::expect_words(tournament_, explain::explain_verdict(verdict_));
    const std::string text = format_verdict(tournament_, verdict_);
    EXPECT_TRUE(text.ends_with('\n'));
    const auto json = judgement_json(tournament_, proposal_, verdict_);
    EXPECT_EQ(json.find("departure")->is_null(), !verdict_.departure);
    if (verdict_.departure) expect_departure(*verdict_.departure, text, *json.find("departure"));
  }

 private:
  void expect_departure(const Departure& departure, const std::string& text, const trf::Json& json) const {
    EXPECT_EQ(departure.system.criteria.size(), departure.proposal.criteria.size());
    EXPECT_EQ(json.find("system")->find("criteria")->size(), json.find("proposal")->find("criteria")->size());
    EXPECT_FALSE(departure.proposal.pairs.empty() && departure.proposal.downfloaters.empty());
    EXPECT_EQ(departure.step.has_value(), !verdict_.edition.system().chosen_by_criteria);
    EXPECT_EQ(json.find("step") != nullptr, departure.step.has_value());
    EXPECT_EQ(text.find("equal in all criteria") == std::string::npos, departure.worse || departure.step);
    EXPECT_EQ(text.find("floats down") == std::string::npos && text.find("float down") == std::string::npos,
              departure.step || !floats_down(verdict_.edition) || is_about_the_bye(departure));
    EXPECT_EQ(json.find("other_bye") != nullptr, departure.other_bye.has_value());
    if (departure.other_bye) {
      EXPECT_EQ(departure.other_bye->article,
                "C5");  // the seeding rounds of the Burstein System are Dutch ones
      EXPECT_NE(text.find("before all brackets: C5"), std::string::npos) << text;
    }
    if (departure.step) expect_step(*departure.step, text);
  }

  // True if the player with the bye, chosen before all brackets, is the first difference.
  [[nodiscard]] bool is_about_the_bye(const Departure& departure) const {
    return verdict_.pairing.record.brackets[departure.bracket].kind == criteria::BracketKind::Bye;
  }

  void expect_step(const WalkStep& step, const std::string& text) const {
    EXPECT_NE(text.find("first step of the system to differ"), std::string::npos) << text;
    EXPECT_EQ(text.find("system  proposal"), std::string::npos) << text;  // no table of costs
    if (step.player == no_player) {
      EXPECT_EQ(verdict_.pairing.bye, step.system);
      EXPECT_EQ(proposal_.byes, std::vector<PlayerIndex>{step.instead});
      return;
    }
    const bool is_proposed =
        std::any_of(proposal_.boards.begin(), proposal_.boards.end(), [&](const ProposedBoard& each) {
          return std::minmax(each.board.white, each.board.black) == std::minmax(step.player, step.instead);
        });
    EXPECT_TRUE(is_proposed);
  }

  const Tournament& tournament_;
  const Proposal& proposal_;
  const Verdict& verdict_;
};

struct Seen {
  int verdicts = 0;
  int departures = 0;
};

// Judges the rounds of one event, which may be of another system, by the rules of an edition.
void judge_event(const Tournament& tournament, Edition edition, Seen& seen) {
  for (int round = 1; round <= tournament.rounds_played; ++round) {
    const Proposal proposal = played_proposal(tournament, round);
    const auto verdict = judge(tournament, proposal, {.edition = edition, .round = round});
    if (!verdict) {
      EXPECT_EQ(verdict.error().code, ErrorCode::InvalidInput) << verdict.error().message;
      continue;
    }
    ++seen.verdicts;
    seen.departures += verdict->departure ? 1 : 0;
    Judged(tournament, proposal, *verdict).expect_words();
  }
}

std::vector<Tournament> events() {
  std::vector<Tournament> made;
  for (const Edition edition : editions()) {
    const bool by_table = edition.system().table != nullptr;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const int players = 7 + static_cast<int>(seed);
      const auto event =
          generator::generate({.players = players, .rounds = by_table ? 0 : 4, .edition = edition}, seed);
      if (!event) continue;
      Result<Tournament> tournament = as_paired(event->tournament, edition, {});
      if (tournament) made.push_back(std::move(tournament).value());
    }
  }
  return made;
}

TEST(EveryVerdict, OnRoundsOfEverySystemHasWordsAndEqualLists) {
  const std::vector<Tournament> all = events();
  for (const Edition edition : editions()) {
    SCOPED_TRACE(full_title_of(edition));
    Seen seen;
    for (const Tournament& tournament : all) judge_event(tournament, edition, seen);
    const bool by_table = edition.system().table != nullptr;  // which rounds of others seldom fit
    EXPECT_GT(seen.verdicts, by_table ? 20 : 50);
    if (!by_table) {
      EXPECT_GT(seen.departures, 10);
    }
  }
}

}  // namespace
}  // namespace bloesem::render
