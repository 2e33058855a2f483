// Limits the work of a search. A step stands for about ten nanoseconds.
#pragma once

#include <cstdint>

namespace bloesem::sequence {

class Budget {
 public:
  static constexpr std::uint64_t unlimited = ~std::uint64_t{0};

  explicit Budget(std::uint64_t steps) : left_(steps) {}

  // False if nothing is left.
  bool spend(std::uint64_t steps) noexcept {
    left_ = steps < left_ ? left_ - steps : 0;
    return left_ > 0;
  }
  [[nodiscard]] bool is_spent() const noexcept { return left_ == 0; }

 private:
  std::uint64_t left_;
};

// Cost of a question to the unweighted matching.
inline constexpr std::uint64_t steps_of_question = 200;

}  // namespace bloesem::sequence
