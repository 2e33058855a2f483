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

// Each restriction costs a matching of the whole round.
constexpr std::size_t max_lifted = 100;
constexpr std::size_t max_ids_named = 10;

// Returns "2, 4 and 7", or the first of them and "12 others".
std::string ids_of(const Tournament& tournament, const std::vector<PlayerIndex>& group) {
  const bool all = group.size() <= max_ids_named;
  const std::size_t named = all ? group.size() : max_ids_named - 1;
  std::string text;
  for (std::size_t i = 0; i < named; ++i)
    text += (i == 0 ? "" : all && i + 1 == named ? " and " : ", ") + std::to_string(tournament.id(group[i]));
  return all ? text : text + " and " + std::to_string(group.size() - named) + " others";
}

std::string rounds_of(const ForbiddenSpan& span) {
  if (span.first_round == span.last_round) return " (round " + std::to_string(span.first_round) + ')';
  return " (rounds " + std::to_string(span.first_round) + " to " + std::to_string(span.last_round) + ')';
}

class Lifting {
 public:
  Lifting(const Tournament& tournament, const PairOptions& options, const RequestedRound& request)
      : tournament_(request.known ? *request.known : tournament), options_(options), request_(request) {}

  std::string words() {
    std::vector<std::string> enough;
    std::size_t lifted = 0;
    for (ForbiddenSpan& span : tournament_.forbidden_spans) {
      if (span.first_round > request_.number || span.last_round < request_.number || ++lifted > max_lifted)
        continue;
      if (is_enough(span.group)) enough.push_back(ids_of(tournament_, span.group) + rounds_of(span));
    }
    for (std::vector<PlayerIndex>& group : tournament_.forbidden_groups)
      if (++lifted <= max_lifted && is_enough(group)) enough.push_back(ids_of(tournament_, group));
    std::string text;
    for (const std::string& each : enough)
      text += (text.empty() ? "; without the restriction of " : ", or of ") + each;
    if (!text.empty()) return text + " it could be paired";
    if (lifted < 2) return "";
    tournament_.forbidden_spans.clear();
    tournament_.forbidden_groups.clear();
    return can_be_paired() ? "; without the restrictions of the round it could be paired" : "";
  }

 private:
  // True if the round could be paired without this restriction.
  [[nodiscard]] bool is_enough(std::vector<PlayerIndex>& group) {
    std::vector<PlayerIndex> kept = std::exchange(group, {});
    const bool enough = can_be_paired();
    group = std::move(kept);
    return enough;
  }

  [[nodiscard]] bool can_be_paired() const {
    const swiss::RoundField field(
        tournament_, request_.edition.system(),
        {request_.number, request_.rounds_declared, options_.absent, options_.forbidden, request_.ranking});
    return !swiss::obstacle(field, swiss::positions(0, field.size()));
  }

  Tournament tournament_;
  const PairOptions& options_;
  const RequestedRound& request_;
};

}  // namespace

std::string restrictions_to_lift(const Tournament& tournament, const PairOptions& options,
                                 const RequestedRound& request) {
  if (tournament.forbidden_spans.empty() && tournament.forbidden_groups.empty()) return "";
  return Lifting(tournament, options, request).words();
}

}  // namespace bloesem
