#include "engine/service/standings/pairing_ranking.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/service/words.hpp"

namespace bloesem::service {

namespace {

using PairingList = std::vector<standings::TieBreak>;

// Returns the list as the event states it: record 212 need not begin with the points.
Result<PairingList> list_of_event(const std::string& text) {
  PairingList list;
  for (const std::string_view word : split_list(text)) {
    Result<standings::TieBreak> tie_break = standings::parse_tie_break(word);
    if (!tie_break) return tie_break.error();
    list.push_back(std::move(tie_break).value());
  }
  return list;
}

const standings::Regulations& regulations_of(const Heading& heading) {
  const std::optional<std::string> date =
      heading.start_date ? sortable_date(*heading.start_date) : std::nullopt;
  return date ? standings::regulations_on(*date) : standings::all_regulations().back();
}

Result<std::vector<PlayerIndex>> ranking_by(const PairingList& list, const standings::Regulations& regulations,
                                            const Tournament& tournament, int round) {
  const Result<standings::Standings> table =
      standings::compute_standings(tournament, list, {.regulations = &regulations, .after = round - 1});
  if (!table)
    return Error{.code = table.error().code, .message = "the ranking by tie-breaks: " + table.error().message};
  std::vector<int> ranks(tournament.players.size());
  for (const standings::Place& place : table->places)
    ranks[static_cast<std::size_t>(place.player)] = place.rank;
  std::vector<PlayerIndex> players(ranks.size());
  std::iota(players.begin(), players.end(), PlayerIndex{0});
  std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) {
    return ranks[static_cast<std::size_t>(a)] < ranks[static_cast<std::size_t>(b)];
  });
  return players;
}

}  // namespace

Result<RankingCallback> pairing_ranking(const EditionChoice& choice, const Heading& heading,
                                        const std::optional<std::string>& requested) {
  if (!ranks_by_tie_breaks(choice.edition, choice.readings)) return RankingCallback{};
  if (!requested && heading.tie_breaks.empty()) return RankingCallback{};
  Result<PairingList> list =
      requested ? standings::parse_tie_breaks(*requested) : list_of_event(heading.tie_breaks);
  if (!list)
    return Error{.code = list.error().code, .message = "the list of tie-breaks: " + list.error().message};
  return RankingCallback([list = std::move(list).value(), &regulations = regulations_of(heading)](
                             const Tournament& tournament, int round) {
    return ranking_by(list, regulations, tournament, round);
  });
}

Result<generator::PairFunction> pairing_by(const EditionChoice& choice,
                                           const std::vector<standings::TieBreak>& list) {
  Result<RankingCallback> ranking =
      pairing_ranking(choice, Heading{.tie_breaks = list_text(list)}, std::nullopt);
  if (!ranking) return ranking.error();
  return generator::PairFunction(
      [ranking = std::move(ranking).value()](const Tournament& tournament, PairOptions options) {
        options.ranking = ranking;
        return pair_round(tournament, options);
      });
}

}  // namespace bloesem::service
