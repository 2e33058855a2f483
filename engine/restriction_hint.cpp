#include "engine/restriction_hint.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

// Each restriction costs a field and a matching of the whole round. A field has every pair that is forbidden,
// so fewer restrictions are tried where these are many: always one, the largest.
constexpr std::size_t max_lifted = 100;
constexpr std::size_t max_pairs_built = 10'000'000;  // over all tries
constexpr std::size_t max_ids_named = 10;

// Returns "2, 4 and 7", or the first of them and "12 others".
std::string restricted_ids(const Tournament& tournament, const std::vector<PlayerIndex>& group) {
  std::vector<int> ids;
  for (const PlayerIndex player : group) ids.push_back(tournament.id(player));
  std::sort(ids.begin(), ids.end());
  const bool all = ids.size() <= max_ids_named;
  const std::size_t named = all ? ids.size() : max_ids_named - 1;
  std::string text;
  for (std::size_t i = 0; i < named; ++i)
    text += (i == 0 ? "" : all && i + 1 == named ? " and " : ", ") + std::to_string(ids[i]);
  return all ? text : text + " and " + std::to_string(ids.size() - named) + " others";
}

// The tournament with the restrictions of the round as plain groups, in the order of tournament_before.
class Lifting {
 public:
  Lifting(const Tournament& tournament, const PairOptions& options, const RequestedRound& request)
      : tournament_(request.known ? *request.known : tournament), options_(options), request_(request) {
    for (ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= request.number && request.number <= span.last_round)
        groups().push_back(std::move(span.group));
    tournament_.forbidden_spans.clear();
    for (const auto& [a, b] : options.forbidden) groups().push_back({a, b});
    // The order of the file must not matter.
    for (std::vector<PlayerIndex>& group : groups()) std::sort(group.begin(), group.end());
    std::sort(groups().begin(), groups().end(), [](const auto& one, const auto& other) {
      return one.size() != other.size() ? one.size() > other.size() : one < other;
    });
  }

  std::string words() {
    std::string text;
    for (std::size_t i = 0, most = number_tried(); i < most; ++i)
      if (is_enough(i))
        text += (text.empty() ? "; without the restriction of " : ", or of ") +
                restricted_ids(tournament_, groups()[i]);
    if (!text.empty()) return text + " it could be paired";
    if (groups().size() < 2) return "";
    groups().clear();
    return can_be_paired() ? "; without the restrictions of the round it could be paired" : "";
  }

 private:
  [[nodiscard]] std::size_t number_tried() const {
    std::size_t pairs = 1;
    for (const std::vector<PlayerIndex>& group : tournament_.forbidden_groups)
      pairs += group.size() * (group.size() - 1) / 2;
    const std::size_t affordable = std::max<std::size_t>(max_pairs_built / pairs, 1);
    return std::min({tournament_.forbidden_groups.size(), max_lifted, affordable});
  }

  // True if the round could be paired without this restriction.
  [[nodiscard]] bool is_enough(std::size_t group) {
    std::vector<PlayerIndex> kept = std::exchange(groups()[group], {});
    const bool enough = can_be_paired();
    groups()[group] = std::move(kept);
    return enough;
  }

  [[nodiscard]] bool can_be_paired() const {
    const swiss::RoundField field(
        tournament_, request_.edition.system(),
        {request_.number, request_.rounds_declared, options_.absent, {}, request_.ranking, options_.seated});
    return swiss::can_be_completed(field, swiss::positions(0, field.size()));
  }

  [[nodiscard]] std::vector<std::vector<PlayerIndex>>& groups() { return tournament_.forbidden_groups; }

  Tournament tournament_;
  const PairOptions& options_;
  const RequestedRound& request_;
};

}  // namespace

std::string restrictions_to_lift(const Tournament& tournament, const PairOptions& options,
                                 const RequestedRound& request) {
  if (tournament.forbidden_spans.empty() && tournament.forbidden_groups.empty() && options.forbidden.empty())
    return "";
  return Lifting(tournament, options, request).words();
}

}  // namespace bloesem
