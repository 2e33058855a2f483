// The steps of a proof as a source. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/proof/order_walk.hpp"

namespace bloesem::proof {

// Returns the steps of a list one after the other. The list must outlive the object.
class GivenSteps final : public StepSource {
 public:
  explicit GivenSteps(const std::vector<Step>& steps) : steps_(steps) {}
  const Step* next(const StepNeed& /*need*/, const WalkState& /*state*/) override {
    return used_ < steps_.size() ? &steps_[used_++] : nullptr;
  }
  [[nodiscard]] std::size_t used() const noexcept { return used_; }
  [[nodiscard]] bool finished() const noexcept { return used_ == steps_.size(); }

 private:
  const std::vector<Step>& steps_;
  std::size_t used_ = 0;
};

}  // namespace bloesem::proof
