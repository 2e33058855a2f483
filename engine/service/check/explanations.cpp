#include "engine/service/check/explanations.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "bloesem/acceleration.hpp"
#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/round_robin/check_schedule.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/virtual_points.hpp"

namespace bloesem::service {

namespace {

enum class Fact { Acceleration, Rules, InitialColour, Numbers };
constexpr std::array all_facts{Fact::Acceleration, Fact::Rules, Fact::InitialColour, Fact::Numbers};

class Search {
 public:
  Search(const Tournament& tournament, const PairOptions& options, Edition edition,
         const std::vector<int>& differing)
      : tournament_(tournament), options_(options), edition_(edition) {
    rounds_ = differing;
    for (int round = 1; round <= tournament.rounds_played; ++round)
      if (std::find(differing.begin(), differing.end(), round) == differing.end()) rounds_.push_back(round);
    change_acceleration();
  }

  std::vector<Explanation> find() {
    std::vector<Explanation> found;
    for (const Fact fact : all_facts) attempt({}, fact, found);
    if (!found.empty()) return found;
    for (std::size_t first = 0; first < all_facts.size(); ++first) {
      const std::optional<Explanation> one = with({}, all_facts[first]);
      for (std::size_t second = first + 1; one && second < all_facts.size(); ++second)
        attempt(*one, all_facts[second], found);
    }
    return found;
  }

 private:
  void attempt(const Explanation& base, Fact fact, std::vector<Explanation>& found) const {
    const std::optional<Explanation> explanation = with(base, fact);
    if (explanation && explains(*explanation)) found.push_back(*explanation);
  }

  // Removes the fictitious points if there are any; otherwise adds those of the Baku acceleration.
  void change_acceleration() {
    const bool accelerated = rounds_with_virtual_points(tournament_) > 0;
    const int rounds =
        options_.rounds_declared.value_or(tournament_.rounds_declared.value_or(tournament_.rounds_played));
    Tournament changed = tournament_;
    const Acceleration other = accelerated ? Acceleration(NoAcceleration{}) : Acceleration(BakuAcceleration{});
    if (accelerate(changed, other, rounds, baku_wording(edition_))) return;
    changed_ = std::move(changed);
    acceleration_ = accelerated ? "none" : "baku";
  }

  [[nodiscard]] std::optional<Colour> initial_colour() const {
    if (options_.initial_colour) return options_.initial_colour;
    return tournament_.initial_colour ? tournament_.initial_colour : infer_initial_colour(tournament_);
  }

  // Returns nothing if the fact cannot have another value.
  [[nodiscard]] std::optional<Explanation> with(Explanation explanation, Fact fact) const {
    switch (fact) {
      case Fact::Acceleration:
        if (!changed_) return std::nullopt;
        explanation.acceleration = acceleration_;
        break;
      case Fact::Rules: {
        const std::optional<Edition> other = other_edition(edition_);
        if (!other) return std::nullopt;
        explanation.rules = *other;
        break;
      }
      case Fact::InitialColour: {
        const std::optional<Colour> colour = initial_colour();
        if (!colour) return std::nullopt;
        explanation.initial_colour = opposite(*colour);
        break;
      }
      case Fact::Numbers:
        explanation.numbers =
            options_.numbers == Numbering::Effective ? Numbering::Fixed : Numbering::Effective;
        break;
    }
    return explanation;
  }

  [[nodiscard]] bool explains(const Explanation& explanation) const {
    PairOptions options = options_;
    options.edition = explanation.rules.value_or(edition_);
    if (explanation.initial_colour) options.initial_colour = explanation.initial_colour;
    options.numbers = explanation.numbers.value_or(options.numbers);
    const Tournament& tournament = explanation.acceleration ? *changed_ : tournament_;
    return std::all_of(rounds_.begin(), rounds_.end(), [&](int round) {
      options.round = round;
      const Result<CheckReport> report = check_tournament(tournament, options);
      return report && report->differences.empty();
    });
  }

  const Tournament& tournament_;
  const PairOptions& options_;
  Edition edition_;
  std::vector<int> rounds_;            // differing rounds first
  std::optional<Tournament> changed_;  // with the other acceleration; absent: not defined for the tournament
  std::string_view acceleration_;      // the other acceleration
};

// Returns the schedule that has all rounds of a round robin, if one has.
std::vector<Explanation> explanation_by_schedule(const Tournament& tournament, const PairOptions& options,
                                                 Edition edition) {
  const Result<EditionChoice> choice = choose_edition(tournament.heading, edition, options.readings);
  if (!choice) return {};
  const auto report =
      round_robin::check_schedule(tournament, round_robin::settings_for(tournament, choice->readings));
  if (!report || !report->explanation) return {};
  return {Explanation{.schedule = round_robin::text_of(report->explanation->settings),
                      .unusual = round_robin::unusual_about(*report->explanation)}};
}

}  // namespace

std::vector<Explanation> explanations_of(const Tournament& tournament, const PairOptions& options,
                                         Edition edition, const std::vector<int>& differing) {
  if (differing.empty()) return {};
  if (has_table(edition)) return explanation_by_schedule(tournament, options, edition);
  return Search(tournament, options, edition, differing).find();
}

std::string text_of(const Explanation& explanation) {
  std::vector<std::string> facts;
  if (explanation.acceleration == "none") facts.emplace_back("without acceleration");
  if (explanation.acceleration == "baku") facts.emplace_back("with the Baku acceleration");
  if (explanation.rules) {
    facts.push_back("by the rules of " + std::string(name_of(*explanation.rules)));
  }
  if (explanation.initial_colour) {
    facts.emplace_back(explanation.initial_colour == Colour::White ? "with White as the initial colour"
                                                                   : "with Black as the initial colour");
  }
  if (explanation.numbers) {
    facts.emplace_back(explanation.numbers == Numbering::Fixed
                           ? "with fixed numbers for the initial colours"
                           : "with effective numbers for the initial colours");
  }
  if (!explanation.schedule.empty()) facts.push_back("by " + explanation.schedule + explanation.unusual);
  std::string text;
  for (const std::string& fact : facts) text += (text.empty() ? "" : " and ") + fact;
  return text;
}

}  // namespace bloesem::service
