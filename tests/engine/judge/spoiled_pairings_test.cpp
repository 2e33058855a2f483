// Checks the judge against the second engine: verdicts on deliberately wrong pairings must agree with the
// ranking of all candidates and with the tournament itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "bloesem/judge/judge.hpp"
#include "engine/sequence/colours.hpp"
#include "engine/sequence/pair_bracket.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem {
namespace {

using sequence::Entrant;
using sequence::Field;
using sequence::Place;
using test::Random;
using test::text_of;

// A tournament about to be paired, and both engines' results for the round.
struct JudgedRound {
  Tournament tournament;
  PairOptions options;
  Field field;
  RoundPairing system;  // the second engine's
};

Tournament random_tournament(Random& random) {
  const int players = random.between(4, 10);
  switch (random.between(1, 5)) {
    case 1: return test::floating_tournament(random, players);
    case 2: return test::halved_tournament(random, players);
    case 3: return test::made_up_tournament(random, players, random.between(1, 4), test::Colours::Lopsided);
    case 4: return test::made_up_tournament(random, players, random.between(1, 4));
    default: return test::played_tournament(random, players, random.between(1, 5));
  }
}

// Returns nothing if the round cannot be paired.
std::optional<JudgedRound> random_position(Random& random) {
  Tournament t = random_tournament(random);
  PairOptions options;
  if (random.chance(30)) options.rounds_declared = t.rounds_played + 1;  // for topscorers
  const auto field = sequence::requested_field(t, options);
  if (!field || field->assigned_bye) return std::nullopt;
  Result<RoundPairing> system = sequence::pair_round(t, options);
  if (!system) {
    EXPECT_EQ(system.error().code, ErrorCode::NoValidPairing) << system.error().message;
    return std::nullopt;
  }
  return JudgedRound{std::move(t), options, field->field, *system};
}

const Entrant& entrant(const JudgedRound& position, PlayerIndex player) {
  return position.field[position.field.place_of(player)];
}

std::optional<Colour> initial_colour(const Tournament& t) {
  return t.initial_colour ? t.initial_colour : infer_initial_colour(t);
}

std::optional<sequence::Colouring> colouring(const JudgedRound& position, const Board& board) {
  const auto [higher, lower] =
      std::minmax({position.field.place_of(board.white), position.field.place_of(board.black)});
  const Entrant& one = position.field[higher];
  return sequence::colours_of(
      {one, position.field[lower], initial_colour(position.tournament), one.effective_number});
}

Board coloured(const JudgedRound& position, PlayerIndex a, PlayerIndex b) {
  if (position.field.place_of(a) > position.field.place_of(b)) std::swap(a, b);
  return colouring(position, {a, b})->of_higher == Colour::White ? Board{a, b} : Board{b, a};
}

// ---- expected verdicts

// Returns 0 if they have not met.
int round_of_meeting(const Tournament& t, const Board& board) {
  for (int r = 0; r < t.rounds_played; ++r) {
    const RoundEntry entry = t.players[static_cast<std::size_t>(board.white)].round(r);
    if (was_played(entry) && entry.opponent == board.black) return r + 1;
  }
  return 0;
}

bool must_not_have(const Entrant& player, Colour colour) {
  const auto& preference = player.facts.preference;
  return preference.absolute() && !player.facts.topscorer && preference.colour != colour;
}

// Returns the faults "A.9", "C.1 2" (met in round 2), "C.2" for each round that bars from the bye, "C.3",
// "C.04.1".
std::multiset<std::string> faults(const JudgedRound& position, const Proposal& proposal) {
  std::multiset<std::string> list;
  std::map<PlayerIndex, int> seen;
  for (const ProposedBoard& b : proposal.boards) ++seen[b.board.white], ++seen[b.board.black];
  for (const PlayerIndex player : proposal.byes) ++seen[player];
  for (Place p = 0; p < position.field.size(); ++p)
    if (seen[position.field[p].player] != 1) list.insert("A.9");
  const bool odd = position.field.size() % 2 == 1;
  if (proposal.byes.size() != (odd ? 1U : 0U)) list.insert("C.04.1.c");
  for (const PlayerIndex player : proposal.byes) {
    for (const RoundEntry& entry : position.tournament.players[static_cast<std::size_t>(player)].rounds)
      if (entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin) list.insert("C.2");
  }
  for (const ProposedBoard& b : proposal.boards) {
    const Entrant& white = entrant(position, b.board.white);
    const Entrant& black = entrant(position, b.board.black);
    const Place one = position.field.place_of(b.board.white);
    const Place other = position.field.place_of(b.board.black);
    if (position.field.kept_apart(one, other))
      list.insert("C.1 " + std::to_string(round_of_meeting(position.tournament, b.board)));
    const auto& wish = white.facts.preference;
    if (one == other) continue;
    const bool same =
        wish.absolute() && black.facts.preference.absolute() && wish.colour == black.facts.preference.colour;
    if (same && !white.facts.topscorer && !black.facts.topscorer) list.insert("C.3");
    if (same) continue;
    if (must_not_have(white, Colour::White)) list.insert("C.04.1");
    if (must_not_have(black, Colour::Black)) list.insert("C.04.1");
  }
  return list;
}

std::multiset<std::string> faults_named(const Verdict& verdict) {
  std::multiset<std::string> list;
  for (const Violation& v : verdict.violations) {
    if (v.article == "C.1") {
      const std::size_t at = v.why.find(" met in round ");
      list.insert("C.1 " + (at == v.why.npos ? "0" : v.why.substr(at + 14)));
    } else {
      list.insert(v.article == "C.04.1.f" || v.article == "C.04.1.g" ? "C.04.1" : std::string(v.article));
    }
  }
  return list;
}

// Returns the verdict on a legal proposal: "correct", "different: bracket 2 C.10" or "different: bracket 1
// later".
std::string said_of_legal(const JudgedRound& position, const Proposal& proposal) {
  std::vector<Board> boards;
  for (const ProposedBoard& b : proposal.boards) boards.push_back(b.board);
  for (std::size_t i = 0; i < position.system.record.brackets.size(); ++i) {
    const BracketRecord& record = position.system.record.brackets[i];
    if (record.discarded) continue;
    const sequence::Bracket bracket = sequence::bracket_of(position.field, record);
    const sequence::Candidate candidate = sequence::candidate_of(position.field, bracket, boards);
    const std::vector<sequence::Evaluated> ranking = sequence::ranking(position.field, bracket);
    const auto place = std::find_if(ranking.begin(), ranking.end(),
                                    [&](const sequence::Evaluated& e) { return e.candidate == candidate; });
    if (place == ranking.end()) return "the candidate is not among all";
    if (place == ranking.begin()) continue;
    const std::string where = "different: bracket " + std::to_string(i + 1) + " ";
    const auto differs = sequence::first_difference(ranking.front().values, place->values);
    return where + (differs ? std::string(place->values[*differs].article) : "later");
  }
  std::string text;
  for (const Board& board : position.system.boards) {
    const bool turned =
        std::find(boards.begin(), boards.end(), Board{board.black, board.white}) != boards.end();
    if (turned)
      text += (text.empty() ? "different: " : "; ") + std::string(name_of(colouring(position, board)->rule)) +
              " " + std::to_string(board.white + 1) + "-" + std::to_string(board.black + 1);
  }
  return text.empty() ? "correct" : text;
}

// ---- wrong pairings

// Returns the players pair by pair; an odd one at the end has the bye.
std::vector<PlayerIndex> seats_of(const Proposal& proposal) {
  std::vector<PlayerIndex> seats;
  for (const ProposedBoard& b : proposal.boards) seats.insert(seats.end(), {b.board.white, b.board.black});
  seats.insert(seats.end(), proposal.byes.begin(), proposal.byes.end());
  return seats;
}

Proposal seated(const JudgedRound& position, const std::vector<PlayerIndex>& seats) {
  Proposal proposal;
  for (std::size_t i = 0; i + 1 < seats.size(); i += 2)
    proposal.boards.push_back({coloured(position, seats[i], seats[i + 1])});
  if (seats.size() % 2 == 1) proposal.byes.push_back(seats.back());
  return proposal;
}

void turn(Proposal& proposal, Random& random) {
  ProposedBoard& board = proposal.boards[random.between<std::size_t>(0, proposal.boards.size() - 1)];
  std::swap(board.board.white, board.board.black);
}

// Exchanges two players so that `a` sits opposite `b`, if both are present.
bool seat_together(std::vector<PlayerIndex>& seats, PlayerIndex a, PlayerIndex b) {
  const auto first = std::find(seats.begin(), seats.end(), a) - seats.begin();
  const auto second = std::find(seats.begin(), seats.end(), b);
  const auto opposite = static_cast<std::size_t>(first % 2 == 0 ? first + 1 : first - 1);
  if (second == seats.end() || opposite >= seats.size()) return false;
  std::swap(seats[opposite], *second);
  return true;
}

Proposal swapped(const JudgedRound& position, const Proposal& right, Random& random, int times) {
  std::vector<PlayerIndex> seats = seats_of(right);
  for (int i = 0; i < times; ++i)
    std::swap(seats[random.between<std::size_t>(0, seats.size() - 1)],
              seats[random.between<std::size_t>(0, seats.size() - 1)]);
  return seated(position, seats);
}

// Swaps players until the pairing is legal, for a limited number of attempts.
Proposal legally_swapped(const JudgedRound& position, const Proposal& right, Random& random) {
  for (int i = 0; i < 50; ++i) {
    Proposal proposal = swapped(position, right, random, random.between(1, 4));
    if (proposal != right && faults(position, proposal).empty()) return proposal;
  }
  return right;
}

Proposal with_rematch(const JudgedRound& position, const Proposal& right, Random& random) {
  std::vector<PlayerIndex> seats = seats_of(right);
  std::vector<PlayerIndex> anybody = seats;
  random.shuffle(anybody);
  for (const PlayerIndex player : anybody) {
    for (const RoundEntry& entry : position.tournament.players[static_cast<std::size_t>(player)].rounds)
      if (was_played(entry) && seat_together(seats, player, entry.opponent)) return seated(position, seats);
  }
  return right;
}

Proposal with_second_bye(const JudgedRound& position, const Proposal& right) {
  std::vector<PlayerIndex> seats = seats_of(right);
  const auto barred = std::find_if(seats.begin(), seats.end(), [&](PlayerIndex player) {
    return !entrant(position, player).facts.bye_eligible;
  });
  if (barred != seats.end()) std::swap(*barred, seats.back());
  return seated(position, seats);
}

Proposal spoiled(const JudgedRound& position, int way, Random& random) {
  Proposal proposal = proposal_of(position.system);
  switch (way) {
    case 0: return swapped(position, proposal, random, 1);  // two opponents, or a worse float, or another bye
    case 1: return swapped(position, proposal, random, 2);
    case 2: return swapped(position, proposal, random, 10);
    case 3: turn(proposal, random); break;
    case 4:
      turn(proposal, random);
      turn(proposal, random);
      break;
    case 5: return with_rematch(position, proposal, random);
    case 6: return with_second_bye(position, proposal);
    case 7: proposal.boards.pop_back(); break;
    case 8: proposal.boards.back().board.white = proposal.boards.front().board.black; break;
    case 9:
      proposal.byes.insert(proposal.byes.end(),
                           {proposal.boards.back().board.white, proposal.boards.back().board.black});
      proposal.boards.pop_back();
      break;
    case 10: proposal.boards.front().board.white = proposal.boards.front().board.black; break;
    default: return legally_swapped(position, proposal, random);
  }
  return proposal;
}
constexpr int ways = 15;

// Removes the rule of section D, which the ranking does not give (GenerationOrder tests it).
std::string without_rule(std::string text) {
  const std::size_t later = text.find(" later");
  return later == text.npos ? text : text.substr(0, later + 6);
}

TEST(SpoiledPairings, AreJudgedAsTheRankingOfAllCandidatesSays) {
  std::map<int, int> by_way;
  std::map<std::string, int> by_reason;
  for (std::uint64_t seed = 0; seed < 900; ++seed) {
    Random random(seed);
    const auto position = random_position(random);
    if (!position || position->system.boards.empty()) continue;
    const Proposal right = proposal_of(position->system);
    for (int way = 0; way < ways; ++way) {
      const Proposal proposal = spoiled(*position, way, random);
      const Result<Verdict> verdict = judge(position->tournament, proposal, position->options);
      ASSERT_TRUE(verdict) << "seed " << seed << " way " << way << ": " << text_of(verdict);
      const auto expected = faults(*position, proposal);
      if (!expected.empty()) {
        EXPECT_EQ(verdict->kind, VerdictKind::Illegal) << "seed " << seed << " way " << way;
        EXPECT_EQ(faults_named(*verdict), expected)
            << "seed " << seed << " way " << way << ": " << text_of(verdict);
        for (const std::string& fault : expected) ++by_reason[fault.substr(0, fault.find(' '))];
      } else {
        const std::string said = without_rule(text_of(verdict));
        EXPECT_EQ(said, said_of_legal(*position, proposal)) << "seed " << seed << " way " << way;
        ++by_reason[said.substr(said.rfind(' ') + 1).find('-') == said.npos ? said.substr(said.rfind(' ') + 1)
                                                                            : "colours"];
      }
      if (proposal != right) ++by_way[way];
    }
  }
  for (const auto& [reason, count] : by_reason) RecordProperty(reason, count);
  int all = 0;
  for (int way = 0; way < ways; ++way) {
    EXPECT_GE(by_way[way], 50) << "way " << way;
    all += by_way[way];
  }
  EXPECT_GE(all, 1000);
  for (const char* reason : {"A.9", "C.04.1", "C.04.1.c", "C.1", "C.2", "C.3", "C.5", "C.6", "C.7", "C.10",
                             "C.11", "C.12", "C.13", "later", "colours", "correct"})
    EXPECT_GT(by_reason[reason], 0) << reason;
}

// For rounds too large to list their candidates: every other pairing gets a reason, and the literal evaluation
// of the system's pairing agrees with its record.
TEST(SpoiledPairings, OfLargeRoundsHaveAReasonToo) {
  int judged = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    Random random(seed);
    const Tournament t = test::played_tournament(random, random.between(15, 60), random.between(1, 9));
    const PairOptions options{.rounds_declared = t.rounds_played + 1};
    const Result<RoundPairing> system = pair_round(t, options);
    if (!system) continue;
    std::vector<PlayerIndex> seats = seats_of(proposal_of(*system));
    for (int i = 0; i < 30; ++i) {
      std::vector<PlayerIndex> others = seats;
      const std::size_t board = random.between<std::size_t>(0, others.size() / 2 - 1);
      const std::size_t next = (2 * board + random.between<std::size_t>(2, 5)) % others.size();
      std::swap(others[2 * board], others[next]);
      Proposal proposal;
      for (std::size_t k = 0; k + 1 < others.size(); k += 2)
        proposal.boards.push_back({{others[k], others[k + 1]}, false});
      if (others.size() % 2 == 1) proposal.byes.push_back(others.back());
      const Result<Verdict> verdict = judge(t, proposal, options);
      ASSERT_TRUE(verdict) << "seed " << seed << ": " << text_of(verdict);
      if (verdict->kind != VerdictKind::Illegal) ++judged;
    }
  }
  EXPECT_GT(judged, 1000);
}

// The engine's own pairings, including larger rounds and rounds long past.
TEST(Judge, FindsTheEnginesOwnPairingsCorrect) {
  int rounds = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    Random random(seed);
    const Tournament t = random.chance(50)
                             ? random_tournament(random)
                             : test::played_tournament(random, random.between(2, 40), random.between(1, 9));
    const PairOptions options{.rounds_declared = t.rounds_declared.value_or(t.rounds_played + 1)};
    const Result<RoundPairing> system = pair_round(t, options);
    if (!system) continue;
    Proposal proposal = proposal_of(*system);
    random.shuffle(proposal.boards);
    EXPECT_EQ(text_of(judge(t, proposal, options)), "correct") << "seed " << seed;
    ++rounds;
  }
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Tournament t = test::played_tournament(random, random.between(4, 30), random.between(3, 9));
    for (int round = 1; round <= t.rounds_played; ++round) {
      EXPECT_EQ(text_of(judge(t, played_proposal(t, round), {.round = round})), "correct")
          << "seed " << seed << " round " << round;
      ++rounds;
    }
  }
  EXPECT_GT(rounds, 2000);
}

}  // namespace
}  // namespace bloesem
