#include "engine/service/proof_header.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::service {
namespace {

struct AccelerationText {
  std::string operator()(const NoAcceleration&) const { return "none"; }
  std::string operator()(const BakuAcceleration&) const { return "baku"; }
  std::string operator()(const FixedGroups& fixed) const {
    std::string text = "groups:";
    for (const RatingGroup& group : fixed.groups)
      text += std::to_string(group.lowest_rating) + '=' + trf::format_points(group.points) + ',';
    return text + "rounds=" + std::to_string(fixed.rounds);
  }
  std::string operator()(const ProgressiveGroups& groups) const {
    return "progressive:" + std::to_string(groups.lowest_of_a) + ',' + std::to_string(groups.highest_of_c);
  }
};

trf::Json sorted_absent(const Tournament& tournament, const PairOptions& options) {
  std::set<int> ids;
  for (const PlayerIndex player : options.absent) ids.insert(tournament.id(player));
  trf::Json list = trf::Json::array();
  for (const int id : ids) list.push_back(id);
  return list;
}

trf::Json forbidden_pairs_of(const Tournament& tournament, const PairOptions& options) {
  std::set<std::pair<int, int>> pairs;
  for (const auto& [one, other] : options.forbidden) {
    const int a = tournament.id(one);
    const int b = tournament.id(other);
    pairs.emplace(std::min(a, b), std::max(a, b));
  }
  trf::Json list = trf::Json::array();
  for (const auto& [a, b] : pairs) list.push_back(trf::Json::array({a, b}));
  return list;
}

}  // namespace

trf::Json proof_header(const std::string& digest, const PairingRequest& request, const LoadedFile& loaded,
                       const PairOptions& options) {
  const Tournament& tournament = *loaded.tournament;
  const swiss::SystemNames& names = loaded.edition.system().names;
  trf::Json header{{"bloesem-proof", 1}, {"sha256", digest}, {"system", names.id}, {"edition", names.edition}};
  header["round"] = options.round.value_or(tournament.rounds_played + 1);
  if (options.rounds_declared) header["rounds"] = *options.rounds_declared;
  if (options.initial_colour) header["initial_colour"] = *options.initial_colour == Colour::White ? "W" : "B";
  if (request.acceleration) header["acceleration"] = std::visit(AccelerationText{}, *request.acceleration);
  if (!options.absent.empty()) header["absent"] = sorted_absent(tournament, options);
  if (!options.forbidden.empty()) header["forbid"] = forbidden_pairs_of(tournament, options);
  if (request.recompute) header["recompute"] = true;
  if (options.numbers == Numbering::Fixed) header["numbers"] = "fixed";
  if (options.board_order == BoardOrder::PairingScore) header["board_order"] = "pairing-score";
  return header;
}

}  // namespace bloesem::service
