#include "engine/paranoid.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

constexpr int any_number = std::numeric_limits<int>::max();

// The solvers to compare, and the largest number of players for which each is asked.
constexpr std::array<std::pair<SolverChoice, int>, 5> compared_solvers = {
    {{SolverChoice::Auto, any_number},
     {SolverChoice::Fast, any_number},
     {SolverChoice::Blossom, max_players_for_blossom},
     {SolverChoice::Lemon, max_players_for_lemon},
     {SolverChoice::Whole, max_players_for_whole}}};

// Formats values that differ; used only when a difference is found.
class Words {
 public:
  explicit Words(const Tournament& tournament) : tournament_(tournament) {}

  [[nodiscard]] std::string operator()(std::int64_t number) const { return std::to_string(number); }
  [[nodiscard]] std::string operator()(std::string_view name) const { return std::string(name); }
  [[nodiscard]] std::string operator()(const Board& board) const { return pair(board.white, board.black); }
  [[nodiscard]] std::string operator()(ColourRule rule) const { return std::string(name_of(rule)); }
  [[nodiscard]] std::string operator()(const std::pair<PlayerIndex, PlayerIndex>& p) const {
    return pair(p.first, p.second);
  }
  [[nodiscard]] std::string operator()(const std::optional<PlayerIndex>& bye) const {
    return bye ? id(*bye) : "nobody";
  }
  [[nodiscard]] std::string operator()(const criteria::CriterionValue& value) const {
    std::string text{value.article};
    text += value.is_list ? " (tenths)" : " " + std::to_string(value.count);
    for (const Points difference : value.differences) text += ' ' + std::to_string(difference);
    return text;
  }
  [[nodiscard]] std::string player(PlayerIndex index) const { return id(index); }

 private:
  [[nodiscard]] std::string id(PlayerIndex index) const {
    return std::to_string(tournament_.players[static_cast<std::size_t>(index)].id);
  }
  [[nodiscard]] std::string pair(PlayerIndex one, PlayerIndex other) const { return id(one) + '-' + id(other); }

  const Tournament& tournament_;
};

// Finds and describes the first difference: "pairs: 1-4 2-5 against 1-5 2-4". Long lists are shown from the
// first differing entry on.
class Difference {
 public:
  explicit Difference(const Tournament& tournament) : words_(tournament) {}

  std::string found;  // empty: none

  template <class T>
  bool one(const std::string& what, const T& first, const T& second) {
    if (first != second) found = what + ' ' + words_(first) + " against " + words_(second);
    return first != second;
  }

  template <class List>
  bool list(const std::string& what, const List& first, const List& second) {
    if (first == second) return false;
    const auto from = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    found = what + ' ' + some(from.first, first.end()) + " against " + some(from.second, second.end());
    return true;
  }

 private:
  template <class Iterator>
  std::string some(Iterator at, Iterator end) const {
    constexpr int most = 4;
    std::string text;
    for (int shown = 0; at != end && shown < most; ++at, ++shown) {
      if (!text.empty()) text += ", ";
      if constexpr (std::is_same_v<std::iter_value_t<Iterator>, PlayerIndex>) {
        text += words_.player(*at);
      } else {
        text += words_(*at);
      }
    }
    if (text.empty()) return "none";
    return at == end ? text : text + ", ...";
  }

  Words words_;
};

// Under C4 (2026) the flow solves a bracket without the players below first and only if necessary with them,
// while the whole round always involves all players. Hence kind and C4 value say how a bracket was solved, not
// how it was paired, and are not compared.
BracketRecord without_completion(BracketRecord record) {
  if (record.kind != criteria::BracketKind::Completing) return record;
  record.kind = criteria::BracketKind::Normal;
  record.criteria.erase(record.criteria.begin());
  return record;
}

bool differ(Difference& d, const BracketRecord& one, const BracketRecord& other) {
  const BracketRecord a = without_completion(one);
  const BracketRecord b = without_completion(other);
  return d.one("kind", name_of(a.kind), name_of(b.kind)) ||
         d.one("score (tenths)", std::int64_t{a.score}, std::int64_t{b.score}) ||
         d.one("discarded", std::int64_t{a.discarded}, std::int64_t{b.discarded}) ||
         d.list("moved-down players", a.moved_down, b.moved_down) ||
         d.list("upfloaters", a.moved_up, b.moved_up) || d.list("residents", a.residents, b.residents) ||
         d.list("pairs", a.pairs, b.pairs) || d.list("downfloaters", a.downfloaters, b.downfloaters) ||
         d.one("exchanges", std::int64_t{a.exchanges}, std::int64_t{b.exchanges}) ||
         d.list("criteria", a.criteria, b.criteria);
}

// Compares brackets before boards: the first bracket that differs is the cause of all later differences.
std::string difference_between(const RoundPairing& a, const RoundPairing& b, const Tournament& tournament) {
  Difference d(tournament);
  const std::size_t brackets = std::min(a.record.brackets.size(), b.record.brackets.size());
  for (std::size_t i = 0; i < brackets; ++i) {
    if (differ(d, a.record.brackets[i], b.record.brackets[i]))
      return "bracket " + std::to_string(i + 1) + ", " + d.found;
  }
  d.one("number of brackets", static_cast<std::int64_t>(a.record.brackets.size()),
        static_cast<std::int64_t>(b.record.brackets.size())) ||
      d.list("boards", a.boards, b.boards) ||
      d.list("colours by", a.record.colour_rules, b.record.colour_rules) || d.one("bye of", a.bye, b.bye);
  return d.found;
}

bool is_impossible(const Result<RoundPairing>& answer) {
  return !answer && answer.error().code == ErrorCode::NoValidPairing;
}

std::string difference_between(const Result<RoundPairing>& a, const Result<RoundPairing>& b,
                               const Tournament& tournament) {
  if (a && b) return difference_between(*a, *b, tournament);
  const auto words = [](const Result<RoundPairing>& answer) {
    return answer ? std::string("a pairing") : "no valid pairing (" + answer.error().message + ')';
  };
  return words(a) == words(b) ? "" : words(a) + " against " + words(b);
}

Error difference_error(const Witness& a, const Witness& b, int round, const std::string& what) {
  std::string message = "the solvers differ, please report it with the file: round ";
  message += std::to_string(round) + ", ";
  message += a.name;
  message += " against ";
  message += b.name;
  message += ": " + what;
  return {ErrorCode::Internal, message, {}};
}

}  // namespace

Witness witness(SolverChoice solver, int max_players) {
  return {name_of(solver), max_players, [solver](const Tournament& tournament, PairOptions options) {
            options.solver = solver;
            options.paranoid = false;
            options.proof = nullptr;
            return pair_round(tournament, options);
          }};
}

std::span<const Witness> all_solvers() {
  static const std::vector<Witness> solvers = [] {
    std::vector<Witness> all;
    for (const auto& [solver, max_players] : compared_solvers) all.push_back(witness(solver, max_players));
    return all;
  }();
  return solvers;
}

std::vector<Witness> offered_solvers(const swiss::System& system, bool with_wish) {
  std::vector<Witness> offered;
  for (const auto& [solver, max_players] : compared_solvers)
    if (system.offers(solver) && (!with_wish || solver != SolverChoice::Whole))
      offered.push_back(witness(solver, max_players));
  return offered;
}

Result<RoundPairing> pair_by_all(const Tournament& tournament, const PairOptions& options,
                                 std::span<const Witness> witnesses) {
  const Result<RoundPairing> first = witnesses.front().pair(tournament, options);
  if (!first && !is_impossible(first)) return first;
  const std::size_t players = first ? 2 * first->boards.size() + (first->bye ? 1 : 0) : 0;
  for (const Witness& witness : witnesses.subspan(1)) {
    if (players > static_cast<std::size_t>(witness.max_players)) continue;
    const Result<RoundPairing> answer = witness.pair(tournament, options);
    if (!answer && !is_impossible(answer)) return answer;
    const std::string difference = difference_between(first, answer, tournament);
    const int round = options.round.value_or(tournament.rounds_played + 1);
    if (!difference.empty()) return difference_error(witnesses.front(), witness, round, difference);
  }
  return first;
}

}  // namespace bloesem
