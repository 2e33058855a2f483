#include "bloesem/refusals.hpp"

namespace bloesem {

std::string describe(const Refusals& refusals) {
  std::string text;
  for (const Refusal& refusal : refusals) {
    if (!text.empty()) text += ", ";
    text += std::string(refusal.solver) + " (" + std::string(name_of(refusal.reason)) + ")";
  }
  return text;
}

}  // namespace bloesem
