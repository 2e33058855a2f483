#include "engine/swiss/set_aside.hpp"

#include <algorithm>
#include <vector>

#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/legal_partners.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {
namespace {

// Each of them looks at all players for a partner.
constexpr std::size_t most_set_aside = 32;

// Puts first those of the candidates who are barred from more than a quarter of `players`, from the most first,
// and drops the others.
void keep_those_with_few_partners(const RoundField& field, std::size_t players, std::vector<Position>& few) {
  const auto barred = [&](Position p) { return field.barred_one_by_one(p).size(); };
  std::erase_if(few, [&](Position p) { return barred(p) <= players / 4; });
  std::stable_sort(few.begin(), few.end(), [&](Position a, Position b) { return barred(a) > barred(b); });
}

// Gives players partners one after the other.
class SettingAside {
 public:
  SettingAside(const RoundField& field, std::span<const Position> players) : field_(field), players_(players) {}

  // True if the player has a partner.
  bool set_aside(Position p) {
    if (is_gone(p)) return true;
    LegalPartners partners(field_, p);
    const auto partner = std::find_if(players_.begin(), players_.end(),
                                      [&](Position q) { return partners.has(q) && !is_gone(q); });
    matching::count_steps(matching::Work::Legality, static_cast<std::size_t>(partner - players_.begin()));
    if (partner == players_.end()) return false;
    gone_.insert(gone_.end(), {p, *partner});
    return true;
  }

  // True if the player can meet none of the players, gone or not, and cannot have the bye.
  [[nodiscard]] bool is_alone(Position p) const {
    if (players_.size() % 2 == 1 && field_.facts(p).bye_eligible) return false;
    return !meets_any(field_, p, players_);
  }

  [[nodiscard]] std::span<const Position> gone() const noexcept { return gone_; }

 private:
  [[nodiscard]] bool is_gone(Position p) const noexcept {
    return std::find(gone_.begin(), gone_.end(), p) != gone_.end();
  }

  const RoundField& field_;
  std::span<const Position> players_;
  std::vector<Position> gone_ = {};
};

std::optional<bool> decided(const RoundField& field, std::span<const Position> players,
                            std::vector<Position> few, const CensusWithout& census_without) {
  keep_those_with_few_partners(field, players.size(), few);
  if (few.empty() || few.size() > most_set_aside) return std::nullopt;
  SettingAside setting(field, players);
  for (const Position p : few)
    if (!setting.set_aside(p)) return setting.is_alone(p) ? std::optional(false) : std::nullopt;
  if (!completable_by_counting(census_without(setting.gone())).value_or(false)) return std::nullopt;
  return true;
}

}  // namespace

std::optional<bool> completable_by_setting_aside(const RoundField& field, std::span<const Position> players) {
  const auto others = [&](std::span<const Position> gone) {
    std::vector<char> is_gone(at(field.size()), 0);
    for (const Position p : gone) is_gone[at(p)] = 1;
    std::vector<Position> left;
    std::copy_if(players.begin(), players.end(), std::back_inserter(left),
                 [&](Position p) { return is_gone[at(p)] == 0; });
    return census_of(field, left);
  };
  return decided(field, players, {players.begin(), players.end()}, others);
}

std::optional<bool> completable_by_setting_aside(const RoundField& field, std::span<const Position> players,
                                                 std::span<const Position> long_rows,
                                                 const CensusWithout& census_without) {
  return decided(field, players, {long_rows.begin(), long_rows.end()}, census_without);
}

}  // namespace bloesem::swiss
