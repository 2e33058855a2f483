#include "engine/explain/colours_ahead.hpp"

#include <algorithm>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::explain {

void ColoursAhead::add(const criteria::ColoursPlayed& played, bool may_have_bye) {
  const State state{played.difference, played.last, played.before_last, may_have_bye, LastRound::Unknown};
  Outlook& outlook = outlooks_[state];
  ++outlook.players;
  outlook.states.insert(state);
}

void ColoursAhead::advance() {
  for (auto& [start, outlook] : outlooks_) {
    std::set<State> next;
    for (const State& state : outlook.states) add_next(state, next);
    outlook.states = std::move(next);
  }
}

// Adds the states after one round.
void ColoursAhead::add_next(const State& state, std::set<State>& next) {
  for (const Colour colour : {Colour::White, Colour::Black}) {
    const Colour need = needed(state);
    if (need != Colour::None && need != colour) continue;
    const bool white = colour == Colour::White;
    next.insert({state.difference + (white ? 1 : -1), colour, state.last, state.may_have_bye,
                 white ? LastRound::White : LastRound::Black});
  }
  if (state.may_have_bye) next.insert({state.difference, state.last, state.before_last, false, LastRound::Bye});
}

Colour ColoursAhead::needed(const State& state) {
  const criteria::ColourPreference preference =
      criteria::colour_preference({state.difference, state.last, state.before_last});
  return preference.absolute() ? preference.colour : Colour::None;
}

ColourNeeds ColoursAhead::needs() const {
  ColourNeeds needs;
  for (const auto& group : outlooks_) {
    const Outlook& outlook = group.second;
    for (const Colour colour : {Colour::White, Colour::Black}) {
      const LastRound same = colour == Colour::White ? LastRound::White : LastRound::Black;
      const auto any = [&](auto test) {
        return std::any_of(outlook.states.begin(), outlook.states.end(),
                           [&](const State& state) { return needed(state) == colour && test(state.round); });
      };
      const auto add_if = [&](bool some, std::array<int, 3>& counts) {
        if (some) counts[static_cast<std::size_t>(colour)] += outlook.players;
      };
      add_if(any([](LastRound) { return true; }), needs.players);
      add_if(any([&](LastRound round) { return round == same; }), needs.after_same);
      add_if(any([](LastRound round) { return round == LastRound::Bye; }), needs.after_bye);
    }
  }
  return needs;
}

}  // namespace bloesem::explain
