#include "tests/proof_peer/changed_rules.hpp"

#include <algorithm>
#include <utility>

#include "engine/proof/follow.hpp"
#include "engine/proof/header.hpp"
#include "engine/proof/paired_round.hpp"
#include "engine/proof/proof_text.hpp"
#include "engine/proof/prove.hpp"
#include "engine/proof/step_maker.hpp"
#include "engine/render/format_pairs.hpp"
#include "engine/service/pairing_list.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/system.hpp"
#include "tests/criteria/promises.hpp"

namespace bloesem::proof_peer {
namespace {

using criteria::Charge;
using criteria::Criterion;
using criteria::PlayerFacts;
using criteria::SinglePlayer;
using swiss::Position;
using Pairs = std::vector<std::pair<Position, Position>>;
using Rows = std::vector<Criterion>;

// Costs are plain functions without state, so the original ones of the table in use are globals.
criteria::PairCost own_pair;
criteria::SingleCost own_single;

// Sets the shapes that the functions keep.
void make_honest(Criterion& row) {
  using criteria::PairShape;
  if (row.pair && !test::keeps(row.pair.shape, row.pair))
    row.pair.shape = test::keeps(PairShape::Uneven, row.pair) ? PairShape::Uneven : PairShape::Unknown;
  if (row.single && !test::keeps(row.single.shape, row.single))
    row.single.shape = criteria::SingleShape::Unknown;
  if (criteria::charges_pairs_like_singles(row) && !test::charges_the_higher_alike(row))
    row.pair.shape = PairShape::Uneven;
}

void exchange_sides(Criterion& row) {
  row.pair.charge = [](const PlayerFacts& higher, const PlayerFacts& lower) { return own_pair(lower, higher); };
}

// Exempts players who had a downfloat in the previous round.
void edit(Criterion& row) {
  if (row.pair)
    row.pair.charge = [](const PlayerFacts& higher, const PlayerFacts& lower) {
      return lower.previous == criteria::Float::Down ? Charge{} : own_pair(higher, lower);
    };
  if (row.single)
    row.single.charge = [](const SinglePlayer& single) {
      return single.facts.previous == criteria::Float::Down ? Charge{} : own_single(single);
    };
}

ChangedTable with_other_row(const Rows& rows, std::size_t at, std::string change, void (*alter)(Criterion&)) {
  ChangedTable table{at, std::move(change), std::string(rows[at].article), rows, rows[at]};
  own_pair = rows[at].pair;
  own_single = rows[at].single;
  alter(table.rows[at]);
  make_honest(table.rows[at]);
  return table;
}

std::vector<ChangedTable> make_tables(Edition edition) {
  const criteria::CriteriaTable published = edition.system().criteria();
  const Rows rows(published.begin(), published.end());
  std::vector<ChangedTable> tables;
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const auto place = static_cast<std::ptrdiff_t>(k);
    ChangedTable table{k, "drop", std::string(rows[k].article), rows, rows[k]};
    table.rows.erase(table.rows.begin() + place);
    tables.push_back(table);
    table.change = "double";
    table.rows = rows;
    table.rows.insert(table.rows.begin() + place, rows[k]);
    tables.push_back(std::move(table));
    if (rows[k].pair) tables.push_back(with_other_row(rows, k, "exchange", exchange_sides));
    tables.push_back(with_other_row(rows, k, "edit", edit));
  }
  return tables;
}

void use(const ChangedTable& table) {
  own_pair = table.original.pair;
  own_single = table.original.single;
}

// Returns pairs with the colours of the rules, in the order of publication.
std::optional<RoundPairing> with_colours(const AskedRound& round, const RequestedRound& request, Pairs pairs) {
  const swiss::RoundField& field = request.field;
  swiss::sort_for_publication(pairs, field, [&](Position p) { return field.standings(p); });
  const swiss::RoundTask task = request.task(round.tournament(), round.options);
  RoundPairing pairing;
  for (const auto& [higher, lower] : pairs) {
    const auto colours = request.edition.system().allocate_colours(field, higher, lower, task.initial_colour,
                                                                   task.number(field, higher));
    if (!colours) return std::nullopt;
    const bool white = colours->higher_is_white;
    pairing.boards.push_back({field.player(white ? higher : lower), field.player(white ? lower : higher)});
  }
  return pairing;
}

std::optional<std::string> text_of(const AskedRound& round, const RequestedRound& request,
                                   const std::optional<proof::RoundProof>& proof) {
  if (!proof) return std::nullopt;
  return proof::write_proof(round.tournament(),
                            proof::header_of(round.binding, round.tournament(), round.options, request, {}),
                            *proof);
}

// False if proofs have no digits for the changed row (lists with differences below zero, or of scores that are
// no longer known to be some), or need it as it is (completion).
bool has_own_proofs(const ChangedTable& table) {
  const Criterion& row = table.original;
  if (row.single.shape == criteria::SingleShape::Incomplete) return false;
  if (row.measure != criteria::Measure::Differences) return true;
  return table.change != "exchange" && (table.change != "edit" || row.pair);
}

// Returns the proof of an answer under a changed table, if there is one.
std::optional<std::string> own_proof(const ChangedTable& table, const AskedRound& round,
                                     const RequestedRound& request, const swiss::Walk& walk) {
  if (!has_own_proofs(table)) return std::nullopt;
  Record record;
  record.brackets = walk.brackets;
  proof::ProofCounts counts;
  const proof::ProofRound changed =
      proof::proof_round(request.field, criteria::CriteriaTable(table.rows), request.number - 1, walk.pairs);
  return text_of(round, request, proof::prove(changed, proof::discarded_in(record, request), counts));
}

std::optional<proof::ProofRound> round_with(const AskedRound& round, const RequestedRound& request,
                                            const std::string& pairs) {
  const Result<Proposal> proposal = service::parse_pairing(pairs, round.tournament(), round.number());
  if (!proposal) return std::nullopt;
  return proof::round_of(request, *proposal);
}

}  // namespace

const std::vector<ChangedTable>& changed_tables(Edition edition) {
  static const std::vector<ChangedTable> of_2016 = make_tables(Edition::Baku2016);
  static const std::vector<ChangedTable> of_2026 = make_tables(Edition::Fide2026);
  return edition == Edition::Baku2016 ? of_2016 : of_2026;
}

std::optional<trf::Json> answer_under(const ChangedTable& table, const AskedRound& round,
                                      const RequestedRound& request) {
  use(table);
  const swiss::System& system = request.edition.system();
  swiss::SolverChain chain = system.solvers(SolverChoice::Auto);
  const swiss::WalkContext context{&chain, {}, request.task(round.tournament(), round.options)};
  swiss::RoundField field = request.field;
  const Result<swiss::Walk> walk = system.flow(field, criteria::CriteriaTable(table.rows), context);
  if (!walk) return std::nullopt;
  std::optional<RoundPairing> pairing = with_colours(round, request, walk->pairs);
  if (!pairing) return std::nullopt;
  if (walk->bye) pairing->bye = field.player(*walk->bye);
  const std::optional<std::string> proof = own_proof(table, round, request, *walk);
  return trf::Json{{"row", table.row},
                   {"article", table.article},
                   {"change", table.change},
                   {"pairs", render::format_pairs(round.tournament(), *pairing)},
                   {"proof", proof ? trf::Json(*proof) : trf::Json()}};
}

std::optional<std::string> proof_under(criteria::CriteriaTable table, const AskedRound& round,
                                       const RequestedRound& request, const std::string& pairs) {
  std::optional<proof::ProofRound> made = round_with(round, request, pairs);
  if (!made) return std::nullopt;
  Pairs list;
  for (Position p = 0; p < made->field.size(); ++p)
    if (made->mates[at(p)] > p) list.emplace_back(p, made->mates[at(p)]);
  proof::ProofCounts counts;
  return text_of(
      round, request,
      proof::prove(proof::proof_round(request.field, table, request.number - 1, list), std::nullopt, counts));
}

namespace {

proof::Duals best_duals(const proof::Problem& problem, const std::vector<proof::Vertex>& mates) {
  const proof::RemainingGraph graph(problem, mates);
  const auto twice = [&problem](proof::Vertex higher, proof::Vertex lower) {
    return problem.twice(higher, lower);
  };
  const std::vector<std::int32_t> no_labels(at(problem.size()));
  const proof::VertexGroups groups = proof::groups_by_class(graph, no_labels);
  return proof::duals_in_blocks(graph, proof::values_by_blossoms(graph, groups, twice), no_labels);
}

proof::BracketProof nearly_proof_of(const proof::ProofRound& round, const proof::BracketPlayers& bracket) {
  proof::BracketProof proof;
  for (const proof::Reach reach : {proof::Reach::All, proof::Reach::Next, proof::Reach::None})
    if (proof::admits(round, bracket, reach) &&
        (reach != proof::Reach::None || proof::attains_best_ahead(round, bracket, round.mates)))
      proof.reach = reach;
  const proof::Problem problem = proof::problem_of(round, bracket, proof.reach);
  const std::vector<proof::Vertex> mates = proof::mates_in(problem, round.mates);
  proof.criteria = best_duals(problem, mates);
  proof::ProofCounts counts;
  proof::StepMaker steps(counts);
  (void)proof::follow_bracket(problem, mates, {}, proof.criteria, steps);
  proof.order = steps.take();
  return proof;
}

}  // namespace

std::optional<std::string> nearly_proof(const AskedRound& round, const RequestedRound& request,
                                        const std::string& pairs) {
  const std::optional<proof::ProofRound> made = round_with(round, request, pairs);
  if (!made) return std::nullopt;
  proof::RoundProof proof;
  if (!made->merges && !proof::has_evident_bye(*made)) {
    const proof::Problem problem = proof::problem_of_bye(*made);
    proof.bye = best_duals(problem, proof::mates_in(problem, made->mates));
  }
  for (const proof::BracketPlayers& bracket : proof::brackets_of(*made, 0)) {
    proof.brackets.push_back(nearly_proof_of(*made, bracket));
    proof.brackets.back().number = static_cast<int>(proof.brackets.size());
  }
  return text_of(round, request, proof);
}

}  // namespace bloesem::proof_peer
