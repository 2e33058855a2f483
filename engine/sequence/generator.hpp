// Articles B.1 to B.3, B.6 and B.7: generates the candidates of a bracket one after another.
//
// Skipped are only illegal pairs (C.1, C.3, forbidden ones), with everything that would follow from them, and
// repetitions, since B.5 asks for a new candidate each time: a member of S1 ranked below the opponent in S2
// would repeat a candidate made before with one exchange fewer or with a smaller difference of numbers.
#pragma once

#include <map>
#include <vector>

#include "engine/sequence/exchanges.hpp"
#include "engine/sequence/mdp_exchanges.hpp"
#include "engine/sequence/rulebook.hpp"
#include "engine/sequence/tally.hpp"
#include "engine/sequence/transpositions.hpp"

namespace bloesem::sequence {

// Receives the candidates.
class Judge {
 public:
  virtual ~Judge() = default;
  // True if candidates of this shape are wanted.
  virtual bool wants(const Shape& shape) = 0;
  // Evaluates the candidate just generated (B.4). False: no further candidate of its shape is wanted.
  virtual bool evaluate(const Counter* tally) = 0;
};

class Generator {
 public:
  Generator(const Field& field, const Bracket& bracket, const Rulebook& rules);

  // Generates all candidates that comply with C.1 to C.4.
  void generate(Judge& judge);

  [[nodiscard]] const TallyTable& tallies() const noexcept { return tallies_; }
  // Returns the candidate just generated.
  [[nodiscard]] Candidate candidate() const;

 private:
  enum class Next { GoOn, Stop };

  void allow_pairs();
  [[nodiscard]] Seat seats() const noexcept { return static_cast<Seat>(players_.size()); }
  [[nodiscard]] Seat mdps() const noexcept { return static_cast<Seat>(bracket_.moved_down.size()); }
  [[nodiscard]] Seat bye() const noexcept {
    return seats();
  }  // row of the table for the bye, adjacent to all who may have it
  [[nodiscard]] bool eligible(Seat seat) const;
  [[nodiscard]] std::vector<Seat> in_order_of_d1(std::vector<Seat> s2) const;
  [[nodiscard]] Counter* sum(std::size_t pairs) noexcept { return sums_.data() + pairs * tallies_.width(); }

  [[nodiscard]] std::size_t steps_of_sum() const noexcept { return tallies_.width() / 64 + 1; }

  bool may_exist(int pairs);
  void generate_shape(const Shape& shape);
  void form_limbo(std::span<const Seat> s1);
  Next pair_mdps(const Shape& shape, std::span<const Seat> s1);
  bool can_go_on(const Shape& shape, std::size_t mdps_paired);
  Next pair_remainder(const Shape& shape);
  Next transpose_remainder(const Shape& shape);
  Next finish(const Shape& shape);
  void float_down_the_rest();
  [[nodiscard]] bool complies_with_c4();
  const Counter* tally_of_outlook();

  const Field& field_;
  const Bracket& bracket_;
  const Rulebook& rules_;
  Judge* judge_ = nullptr;
  std::vector<Place> players_;  // by seat
  TallyTable tallies_;
  PairTable may_pair_;

  // The candidate being built.
  std::vector<Seat> s1_;
  std::vector<Seat> limbo_;
  Transpositions mdp_pairing_;
  std::vector<Seat> remainder_;
  std::vector<Seat> s1_of_remainder_;
  std::vector<Seat> s2_of_remainder_;
  Seat exchanged_ = 0;
  Transpositions remainder_pairing_;
  std::vector<Place> downfloaters_;
  std::vector<Counter> sums_;  // sums after each pair; the limbo is included from the first on
  Tally total_;

  // By set of downfloaters.
  std::map<std::vector<Place>, bool> completes_;
  std::map<std::vector<Place>, Tally> outlooks_;
};

}  // namespace bloesem::sequence
