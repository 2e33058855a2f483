#include "engine/uscf/bye.hpp"

#include <algorithm>
#include <cstdint>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/impossible_graph.hpp"
#include "engine/uscf/possible_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::uscf {
namespace {

using matching::Vertex;

enum class Byes : std::uint8_t { None, Half, Full };  // 28L3, 28L4

Byes byes_of(const Entrants& entrants, Position p) {
  // The field bars the same earlier byes from it, and whom the request bars.
  if (!entrants.field().facts(p).bye_eligible) return Byes::Full;
  const Player& player = entrants.task().tournament->players[at(entrants.field().player(p))];
  const int before = entrants.rounds();
  const int known = entrants.settings().booked_byes ? static_cast<int>(player.rounds.size()) : before;
  Byes byes = Byes::None;
  for (int r = 0; r < std::max(before, known); ++r) {
    const Outcome outcome = player.round(r).outcome;
    if (r < before &&
        (outcome == Outcome::PairingBye || outcome == Outcome::FullBye || outcome == Outcome::ForfeitWin))
      return Byes::Full;
    if (r < known && outcome == Outcome::HalfBye) byes = Byes::Half;
  }
  return byes;
}

// Candidates of one group: those who may have the bye, and those whom a half-point bye bars.
struct Candidates {
  std::vector<Position> free;
  std::vector<Position> with_half_bye;
};

Candidates candidates_of_group(const Entrants& entrants, Position begin, Position end) {
  Candidates found;
  for (Position p = end; p-- > begin;) {
    const Byes byes = byes_of(entrants, p);
    if (byes == Byes::None) found.free.push_back(p);
    if (byes == Byes::Half) found.with_half_bye.push_back(p);
  }
  const auto kind = [&](Position p) { return entrants.rated(p) ? 0 : entrants.due(p) != Colour::None ? 1 : 2; };
  const auto before = [&](Position a, Position b) { return kind(a) < kind(b); };
  std::stable_sort(found.free.begin(), found.free.end(), before);
  std::stable_sort(found.with_half_bye.begin(), found.with_half_bye.end(), before);
  if (found.free.empty()) found.free.swap(found.with_half_bye);
  return found;
}

// The players of an odd round, and the bye as one more vertex.
class PairsAndBye {
 public:
  PairsAndBye(const PossiblePairs& pairs, const std::vector<char>& may_have_bye)
      : pairs_(&pairs), may_have_bye_(&may_have_bye) {}

  [[nodiscard]] Vertex bye() const noexcept { return pairs_->size(); }
  [[nodiscard]] Vertex size() const noexcept { return pairs_->size() + 1; }
  [[nodiscard]] std::size_t kind(Vertex v) const noexcept { return v == bye() ? 0 : pairs_->kind(v); }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const noexcept {
    if (u == bye()) return (*may_have_bye_)[matching::at(v)] != 0;
    if (v == bye()) return (*may_have_bye_)[matching::at(u)] != 0;
    return pairs_->adjacent(u, v);
  }

 private:
  const PossiblePairs* pairs_;
  const std::vector<char>* may_have_bye_;
};

// The bye stays over if it can, so that the set named needs no bye.
Error impossible_with_bye(const Entrants& entrants, const PossiblePairs& pairs) {
  std::vector<char> may_have_bye(at(entrants.field().size()), 0);
  for (const Position p : bye_candidates(entrants)) may_have_bye[at(p)] = 1;
  const PairsAndBye graph(pairs, may_have_bye);
  matching::MaximumMatching<PairsAndBye> matching;
  matching.maximise(graph);
  matching.prefer_single(graph, graph.bye());
  const std::vector<Vertex>& single = matching.single();
  const auto player = std::find_if(single.begin(), single.end(), [&](Vertex v) { return v != graph.bye(); });
  BLOESEM_ASSERT(player != single.end());  // at least two vertices stay over
  Error error{ErrorCode::NoValidPairing, {}, {}};
  for (const Vertex v : matching.circuit(graph, *player))
    error.players.push_back(entrants.field().player(pairs.player(v)));
  return error;
}

}  // namespace

std::vector<Position> bye_candidates(const Entrants& entrants) {
  const RoundField& field = entrants.field();
  std::vector<Candidates> groups;  // the highest first
  for (Position begin = 0; begin < field.size(); begin = field.end_of_score_group(begin))
    groups.push_back(candidates_of_group(entrants, begin, field.end_of_score_group(begin)));
  std::vector<Position> all;
  for (auto group = groups.rbegin(); group != groups.rend(); ++group)
    all.insert(all.end(), group->free.begin(), group->free.end());
  for (auto group = groups.rbegin(); group != groups.rend(); ++group)
    all.insert(all.end(), group->with_half_bye.begin(), group->with_half_bye.end());
  return all;
}

std::optional<Position> choose_bye(const Entrants& entrants) {
  const std::vector<Position> players = positions(0, entrants.field().size());
  const PossiblePairs graph(entrants, players);
  matching::MaximumMatching<PossiblePairs> matching;
  matching.maximise(graph);
  if (matching.single().size() != 1) return std::nullopt;
  std::vector<char> may_be_single(players.size(), 0);
  for (const Vertex v : matching.circuit(graph, matching.single().front())) may_be_single[matching::at(v)] = 1;
  for (const Position p : bye_candidates(entrants))
    if (may_be_single[at(p)] != 0) return p;
  return std::nullopt;
}

Error impossible(const Entrants& entrants) {
  const std::vector<Position> players = positions(0, entrants.field().size());
  const PossiblePairs graph(entrants, players);
  return players.size() % 2 == 0 ? impossible_graph(entrants.field(), graph)
                                 : impossible_with_bye(entrants, graph);
}

}  // namespace bloesem::swiss::uscf
