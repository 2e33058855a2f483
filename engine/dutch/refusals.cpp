#include "engine/dutch/refusals.hpp"

namespace bloesem::dutch {

std::string describe(const Refusals& refusals) {
  std::string text;
  for (const Refusal& refusal : refusals) {
    if (!text.empty()) text += ", ";
    text += std::string(refusal.solver) + " (" + std::string(name_of(refusal.reason)) + ")";
  }
  return text;
}

}  // namespace bloesem::dutch
