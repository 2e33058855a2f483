#include "engine/literal/burstein_order.hpp"

#include <algorithm>

namespace bloesem::literal {
namespace {

class BursteinOrder {
 public:
  BursteinOrder(const std::vector<Place>& ranked, int floaters, const PairingTest& promising,
                const PairingTest& accept)
      : ranked_(ranked), floaters_(floaters), promising_(promising), accept_(accept) {
    for (const Place p : ranked) pairing_.open |= bit(p);
  }

  bool run() {
    const auto first = std::find_if(ranked_.begin(), ranked_.end(), [&](Place p) { return is_open(p); });
    if (first == ranked_.end()) return accept_(pairing_);
    for (auto other = ranked_.end() - 1; other != first; --other)
      if (is_open(*other) && pair(*first, *other)) return true;
    return size_of(pairing_.floaters) < floaters_ && leave_to_float(*first);
  }

 private:
  [[nodiscard]] bool is_open(Place p) const { return has(pairing_.open, p); }

  bool pair(Place a, Place b) {
    pairing_.open &= ~(bit(a) | bit(b));
    pairing_.pairs.emplace_back(a, b);
    if (go_on()) return true;
    pairing_.pairs.pop_back();
    pairing_.open |= bit(a) | bit(b);
    return false;
  }

  bool leave_to_float(Place p) {
    pairing_.open &= ~bit(p);
    pairing_.floaters |= bit(p);
    if (go_on()) return true;
    pairing_.floaters &= ~bit(p);
    pairing_.open |= bit(p);
    return false;
  }

  bool go_on() {
    const bool enough_left = size_of(pairing_.floaters) + size_of(pairing_.open) >= floaters_;
    return enough_left && promising_(pairing_) && run();
  }

  const std::vector<Place>& ranked_;
  int floaters_;
  const PairingTest& promising_;
  const PairingTest& accept_;
  PartialPairing pairing_;
};

}  // namespace

bool in_burstein_order(const std::vector<Place>& ranked, int floaters, const PairingTest& promising,
                       const PairingTest& accept) {
  return BursteinOrder(ranked, floaters, promising, accept).run();
}

}  // namespace bloesem::literal
