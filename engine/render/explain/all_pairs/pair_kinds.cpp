#include "engine/render/explain/all_pairs/pair_kinds.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "engine/explain/meaning_key.hpp"
#include "engine/render/format_record.hpp"

namespace bloesem::render {

namespace {

using explain::PairAnswer;
using explain::PairFate;

// Fates that are one kind each. Criteria have a colour by their place among those that occur.
struct FateRow {
  PairFate fate;
  std::string_view term;  // "fate-" and the name
  char sign;
  std::uint32_t rgb;
};
constexpr std::array fate_rows{
    FateRow{PairFate::Absent, "fate-absent", ' ', 0xf5f1ec},
    FateRow{PairFate::Board, "fate-plays", '=', 0x1f6f43},
    FateRow{PairFate::Met, "fate-met", 'x', 0xcfc8be},
    FateRow{PairFate::Colours, "fate-colours", 'c', 0x9b9288},
    FateRow{PairFate::Forbidden, "fate-forbidden", 'f', 0x6e655c},
    FateRow{PairFate::Impossible, "fate-impossible", '!', 0x2c2825},
    FateRow{PairFate::Completion, "fate-completion", '+', 0x5b3a8c},
    FateRow{PairFate::Criterion, "fate-criterion", 'A', 0},
    FateRow{PairFate::Order, "fate-order", '.', 0xe3efe0},
};

// From the criterion that comes first to the one that comes last: red, orange, yellow, blue.
constexpr std::array<std::uint32_t, 4> ramp{0xb3261e, 0xe8833a, 0xf2cf5b, 0x7fb8c4};

std::uint32_t between(std::uint32_t from, std::uint32_t to, std::size_t part, std::size_t whole) {
  std::uint32_t rgb = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const std::size_t a = (from >> shift) & 0xffU;
    const std::size_t b = (to >> shift) & 0xffU;
    rgb |= static_cast<std::uint32_t>((a * (whole - part) + b * part) / whole) << shift;
  }
  return rgb;
}

// Returns the colour of the criterion at `place` of `count`.
std::uint32_t colour_of_criterion(std::size_t place, std::size_t count) {
  if (count < 2) return ramp.front();
  const std::size_t steps = (ramp.size() - 1) * place;
  const std::size_t stop = std::min(steps / (count - 1), ramp.size() - 2);
  return between(ramp[stop], ramp[stop + 1], steps - stop * (count - 1), count - 1);
}

const FateRow& row_of(PairFate fate) {
  return *std::find_if(fate_rows.begin(), fate_rows.end(),
                       [fate](const FateRow& row) { return row.fate == fate; });
}

// Returns the first place of each criterion: brackets of several kinds have criteria of their own.
std::map<std::string_view, std::uint32_t> places_of_criteria(const std::vector<PairAnswer>& answers) {
  std::map<std::string_view, std::uint32_t> places;
  for (const PairAnswer& answer : answers) {
    if (answer.fate != PairFate::Criterion) continue;
    const auto [place, is_new] = places.emplace(answer.with.meaning, answer.criterion);
    if (!is_new) place->second = std::min(place->second, answer.criterion);
  }
  return places;
}

// What is alike in the answers of one kind, in the order of the kinds.
using KindKey = std::tuple<PairFate, std::uint32_t, std::string_view>;

void colour_criteria(std::vector<PairKind>& kinds) {
  std::vector<PairKind*> criteria;
  for (PairKind& kind : kinds)
    if (kind.fate == PairFate::Criterion) criteria.push_back(&kind);
  for (std::size_t i = 0; i < criteria.size(); ++i) {
    criteria[i]->rgb = colour_of_criterion(i, criteria.size());
    criteria[i]->sign = static_cast<char>('A' + static_cast<char>(std::min<std::size_t>(i, 25)));
  }
}

}  // namespace

PairKinds::PairKinds(const explain::Subject& subject, const explain::AllPairs& pairs)
    : pairs_(pairs), kind_of_(pairs.answers().size(), 0) {
  const std::map<std::string_view, std::uint32_t> places = places_of_criteria(pairs.answers());
  std::map<KindKey, std::vector<std::size_t>> numbers;
  numbers[{PairFate::Absent, 0, ""}];
  for (std::size_t i = 0; i < pairs.answers().size(); ++i) {
    const PairAnswer& answer = pairs.answers()[i];
    const bool criterion = answer.fate == PairFate::Criterion;
    const std::string_view meaning = criterion ? answer.with.meaning : "";
    numbers[{answer.fate, criterion ? places.at(meaning) : 0, meaning}].push_back(i);
  }
  for (const auto& [key, answers] : numbers) {
    PairKind kind;
    kind.fate = std::get<PairFate>(key);
    kind.meaning = row_of(kind.fate).term;
    kind.rgb = row_of(kind.fate).rgb;
    kind.sign = row_of(kind.fate).sign;
    for (const std::size_t answer : answers) {
      kind_of_[answer] = kinds_.size();
      kind.article = article_of(subject, pairs.answers()[answer]);
      if (kind.fate == PairFate::Criterion)
        kind.meaning = explain::key_of_meaning(pairs.answers()[answer].with.meaning);
    }
    kinds_.push_back(kind);
  }
  colour_criteria(kinds_);
  for (PlayerIndex one = 0; one < pairs.players(); ++one)
    for (PlayerIndex other = 0; other < one; ++other) ++kinds_[of(one, other)].pairs;
}

std::string_view name_of(PairFate fate) {
  constexpr std::string_view before_name = "fate-";
  return row_of(fate).term.substr(before_name.size());
}

std::string value_in_round(const explain::Subject& subject, const PairAnswer& answer) {
  if (answer.fate != PairFate::Criterion || !subject.answer) return "";
  return amount_of(subject.answer->record.brackets.at(answer.bracket).criteria.at(answer.criterion));
}

std::vector<PlayerIndex> players_by_bracket(const explain::Subject& subject) {
  std::vector<PlayerIndex> players;
  std::vector<PlayerIndex> others = players_of_round(subject);
  for (const BracketRecord& bracket : subject.answer->record.brackets) {
    for (const PlayerIndex player : bracket.residents) {
      const auto found = std::lower_bound(others.begin(), others.end(), player);
      if (bracket.discarded || found == others.end() || *found != player) continue;
      players.push_back(player);
      others.erase(found);
    }
  }
  players.insert(players.end(), others.begin(), others.end());
  return players;
}

std::vector<PlayerIndex> players_of_round(const explain::Subject& subject) {
  std::vector<PlayerIndex> players;
  if (!subject.answer) return players;
  for (const Board& board : subject.answer->boards) players.insert(players.end(), {board.white, board.black});
  const std::vector<PlayerIndex> byes = byes_of(*subject.answer);
  players.insert(players.end(), byes.begin(), byes.end());
  std::sort(players.begin(), players.end());
  return players;
}

}  // namespace bloesem::render
