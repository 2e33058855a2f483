#include "engine/dutch/solver_chain.hpp"

#include <utility>

#include "engine/dutch/legal_rows.hpp"
#include "engine/dutch/solve_bracket.hpp"

namespace bloesem::dutch {
namespace {

// Candidates of fewer players are listed sooner than counted.
constexpr std::size_t fewest_counted = 5;

}  // namespace

SolverChain::SolverChain(SolverChoice choice)
    : reference_(choice == SolverChoice::LemonBackwards ? &matching::lemon_backwards_solver()
                                                        : &matching::lemon_solver()) {
  if (choice == SolverChoice::Auto) {
    sieve_.emplace();
    bounds_.emplace();
    fewest_narrowed_ = LegalRows::most;  // fewer are looked at by words of bits
  }
  if (choice == SolverChoice::Fast) fewest_narrowed_ = 0;
  const bool chain = choice == SolverChoice::Auto || choice == SolverChoice::Fast;
  if (chain) fast_.emplace(choice == SolverChoice::Fast ? classes_everywhere : FastLimits{});
  may_ask_blossom_ = chain || choice == SolverChoice::Blossom;
}

Result<BracketPairing> SolverChain::solve(const RoundField& field, criteria::CriteriaTable criteria,
                                          const Bracket& bracket) {
  ++counters_.brackets;
  if (bounds_ && bracket.moved_down.size() + bracket.residents.size() >= fewest_counted) {
    std::optional<BracketPairing> pairing = bounds_->solve(field, criteria, bracket);
    if (pairing) return counted(*std::move(pairing), counters_.by_bounds);
  }
  if (sieve_) {
    std::optional<BracketPairing> pairing = sieve_->solve(field, criteria, bracket);
    if (pairing) return counted(*std::move(pairing), counters_.by_sieve);
  }
  if (fast_) {
    std::optional<BracketPairing> pairing = fast_->solve(field, criteria, bracket);
    counters_.nodes += fast_->nodes();
    ++counters_.declined[static_cast<std::size_t>(fast_->declined())];
    if (pairing) return counted(*std::move(pairing), counters_.by_fast);
  }
  if (may_ask_blossom_) {
    if (!blossom_) blossom_.emplace();
    std::optional<BracketPairing> pairing = blossom_->solve(field, criteria, bracket);
    counters_.blossom = blossom_->criteria_counters();
    counters_.blossom += blossom_->face_counters();
    if (pairing) return counted(*std::move(pairing), counters_.by_blossom);
  }
  Result<BracketPairing> pairing = solve_bracket(field, criteria, bracket, *reference_);
  if (!pairing) return pairing;
  return counted(std::move(*pairing), counters_.by_lemon);
}

BracketPairing SolverChain::counted(BracketPairing pairing, std::int64_t& link) {
  ++link;
  counters_.exchanges += pairing.exchanges;
  return pairing;
}

}  // namespace bloesem::dutch
