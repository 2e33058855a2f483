#include "engine/swiss/set_aside.hpp"

#include <algorithm>
#include <vector>

#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {
namespace {

// Each of them looks at all players for a partner.
constexpr std::size_t most_set_aside = 32;

// Returns the players barred from more than a quarter of all, those barred from the most first.
std::vector<Position> with_few_partners(const RoundField& field, std::span<const Position> players) {
  const auto barred = [&](Position p) { return field.barred_one_by_one(p).size(); };
  std::vector<Position> few;
  std::copy_if(players.begin(), players.end(), std::back_inserter(few),
               [&](Position p) { return barred(p) > players.size() / 4; });
  std::stable_sort(few.begin(), few.end(), [&](Position a, Position b) { return barred(a) > barred(b); });
  return few;
}

// Gives players partners one after the other.
class SettingAside {
 public:
  SettingAside(const RoundField& field, std::span<const Position> players)
      : field_(field), players_(players), gone_(at(field.size()), 0), barred_for_(at(field.size()), no_one) {}

  // True if the player has a partner.
  bool set_aside(Position p) {
    if (gone_[at(p)] != 0) return true;
    matching::count_steps(matching::Work::Legality, players_.size());
    for (const Position q : field_.barred_one_by_one(p)) barred_for_[at(q)] = p;
    const auto partner = std::find_if(players_.begin(), players_.end(),
                                      [&](Position q) { return gone_[at(q)] == 0 && can_meet(p, q); });
    if (partner == players_.end()) return false;
    gone_[at(p)] = gone_[at(*partner)] = 1;
    return true;
  }

  // True if the player for whom no partner was found last could meet nobody, nor have the bye.
  [[nodiscard]] bool is_alone(Position p) const {
    if (players_.size() % 2 == 1 && field_.facts(p).bye_eligible) return false;
    return std::none_of(players_.begin(), players_.end(), [&](Position q) { return can_meet(p, q); });
  }

  [[nodiscard]] std::vector<Position> others() const {
    std::vector<Position> others;
    std::copy_if(players_.begin(), players_.end(), std::back_inserter(others),
                 [&](Position p) { return gone_[at(p)] == 0; });
    return others;
  }

 private:
  static constexpr Position no_one = -1;

  // Requires that set_aside was asked about p last.
  [[nodiscard]] bool can_meet(Position p, Position q) const {
    return q != p && barred_for_[at(q)] != p && field_.compatible(p, q);
  }

  const RoundField& field_;
  std::span<const Position> players_;
  std::vector<char> gone_;            // by position
  std::vector<Position> barred_for_;  // by position: the last player who was asked about and is barred
};

}  // namespace

std::optional<bool> completable_by_setting_aside(const RoundField& field, std::span<const Position> players) {
  const std::vector<Position> few = with_few_partners(field, players);
  if (few.empty() || few.size() > most_set_aside) return std::nullopt;
  SettingAside setting(field, players);
  for (const Position p : few)
    if (!setting.set_aside(p)) return setting.is_alone(p) ? std::optional(false) : std::nullopt;
  if (!completable_by_counting(census_of(field, setting.others())).value_or(false)) return std::nullopt;
  return true;
}

}  // namespace bloesem::swiss
