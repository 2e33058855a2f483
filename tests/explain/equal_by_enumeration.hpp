// All candidates of a bracket that are equal to the one that was paired, by enumeration; the sequence engine
// says which comply, and what they are worth.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/explain/uniqueness.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/requested_field.hpp"

namespace bloesem::test {

class EqualByEnumeration {
 public:
  // `record`: of the subject's round. Brackets of more than a dozen players take long.
  EqualByEnumeration(const explain::Subject& subject, const BracketRecord& record);

  // Returns their number, that of the round itself counted.
  [[nodiscard]] std::size_t count() const { return equal_.size(); }
  // True if some candidate after which the rest can be completed is better.
  [[nodiscard]] bool better() const { return better_; }
  [[nodiscard]] bool has(const explain::EqualPairing& pairing) const;
  [[nodiscard]] bool all_have(const explain::Pair& pair) const;

 private:
  void extend(std::size_t i);
  void judge();

  const sequence::Rulebook& rules_;
  sequence::Field field_;
  sequence::Bracket bracket_;
  std::vector<sequence::Place> players_;
  sequence::Candidate paired_;
  std::vector<sequence::CriterionValue> worth_;
  std::vector<char> left_;
  sequence::Candidate candidate_;
  std::vector<sequence::Candidate> equal_;
  bool better_ = false;
};

}  // namespace bloesem::test
