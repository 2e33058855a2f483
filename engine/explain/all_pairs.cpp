#include "bloesem/explain/all_pairs.hpp"

#include <algorithm>
#include <string>

#include "bloesem/articles.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/pair_legality.hpp"
#include "engine/explain/pair_matrix/pair_matrix.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

// Returns the answer for a legal pair that is not on a board, by pairing the round again.
Result<PairAnswer> answer_by_pairing(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  if (!subject.answer) return PairAnswer{PairFate::Impossible};
  return cost_of(subject, best_round_with(subject, one, other));
}

// Returns the number of pairs of two players.
std::size_t pairs_of(PlayerIndex players) noexcept {
  const auto count = static_cast<std::size_t>(players);
  return count == 0 ? 0 : count * (count - 1) / 2;
}

}  // namespace

AllPairs::AllPairs(PlayerIndex players) : players_(players), cells_(pairs_of(players)), answers_(1) {}

std::uint32_t AllPairs::number_of(const PairAnswer& answer) {
  const auto found = std::find(answers_.begin(), answers_.end(), answer);
  if (found != answers_.end()) return static_cast<std::uint32_t>(found - answers_.begin());
  answers_.push_back(answer);
  return static_cast<std::uint32_t>(answers_.size() - 1);
}

Result<AllPairs> all_pairs_one_by_one(const Subject& subject) {
  if (!has_costs(subject)) return refuse_costs(subject);
  Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  AllPairs all(static_cast<PlayerIndex>(subject.tournament.players.size()));
  const swiss::RoundField& field = legality->request.field;
  for (Position a = 0; a < field.size(); ++a)
    for (Position b = a + 1; b < field.size(); ++b) {
      PairAnswer answer{legality->fate(a, b)};
      if (answer.fate == PairFate::Absent) {
        Result<PairAnswer> paired = answer_by_pairing(subject, field.player(a), field.player(b));
        if (!paired) return paired.error();
        answer = *std::move(paired);
      }
      all.set(field.player(a), field.player(b), all.number_of(answer));
    }
  return all;
}

Result<AllPairs> all_pairs(const Subject& subject) {
  const bool one_by_one = !has_pair_matrix(subject);
  const int most = one_by_one ? max_players_one_by_one : max_players_of_all_pairs;
  if (std::ssize(subject.tournament.players) > most)
    return Error{ErrorCode::TooLarge,
                 (one_by_one ? "all pairs are asked one by one in this system, so at most " : "at most ") +
                     std::to_string(most) + " players can be asked about",
                 {}};
  return one_by_one ? all_pairs_one_by_one(subject) : pair_matrix(subject);
}

std::string_view article_of(const Subject& subject, const PairAnswer& answer) {
  const ArticleNames& articles = subject.options.edition.value_or(edition_in_force).system().articles;
  switch (answer.fate) {
    case PairFate::Absent:
    case PairFate::Board:
    case PairFate::Order: return {};  // one of several rules of the order
    case PairFate::Met:
    case PairFate::Forbidden: return articles.met;
    case PairFate::Colours: return articles.colours;
    case PairFate::Impossible:
    case PairFate::Completion: return articles.completion;
    case PairFate::Criterion: return answer.with.article;
  }
  return {};
}

}  // namespace bloesem::explain
