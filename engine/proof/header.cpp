#include "engine/proof/header.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "engine/swiss/system.hpp"

namespace bloesem::proof {
namespace {

using trf::Json;

template <class Values>
Json list_of(const Values& values) {
  Json list = Json::array();
  for (const auto& value : values) list.push_back(value);
  return list;
}

Json sorted_ids(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  std::set<int> ids;
  for (const PlayerIndex player : players) ids.insert(tournament.id(player));
  return list_of(ids);
}

Json ids_of_all(const Tournament& tournament) {
  std::set<int> ids;
  for (const Player& player : tournament.players) ids.insert(player.id);
  return list_of(ids);
}

Json forbidden_pairs_of(const Tournament& tournament, const PairOptions& options) {
  std::set<std::pair<int, int>> pairs;
  for (const auto& [one, other] : options.forbidden) {
    const int a = tournament.id(one);
    const int b = tournament.id(other);
    pairs.emplace(std::min(a, b), std::max(a, b));
  }
  Json list = Json::array();
  for (const auto& [a, b] : pairs) list.push_back(Json::array({a, b}));
  return list;
}

Json sorted_readings(const PairOptions& options) {
  std::set<std::string> readings;
  for (const ReadingChoice& reading : options.readings) readings.insert(reading.name + '=' + reading.value);
  return list_of(readings);
}

}  // namespace

Json header_of(const ProofBinding& binding, const Tournament& tournament, const PairOptions& options,
               const RequestedRound& request, std::string_view group) {
  const swiss::SystemNames& names = request.edition.system().names;
  Json header{{"bloesem-proof", 1},
              {"sha256", binding.sha256},
              {"system", names.id},
              {"edition", names.edition},
              {"round", request.number}};
  if (options.rounds_declared) header["rounds"] = *options.rounds_declared;
  if (options.initial_colour) header["initial_colour"] = *options.initial_colour == Colour::White ? "W" : "B";
  if (!binding.acceleration.empty()) header["acceleration"] = binding.acceleration;
  if (!options.absent.empty()) header["absent"] = sorted_ids(tournament, options.absent);
  if (!options.forbidden.empty()) header["forbid"] = forbidden_pairs_of(tournament, options);
  if (binding.recompute) header["recompute"] = true;
  if (options.numbers == Numbering::Fixed) header["numbers"] = "fixed";
  if (options.board_order == BoardOrder::PairingScore) header["board_order"] = "pairing-score";
  if (!binding.avoid.empty())
    header["avoid"] = list_of(std::set<std::string>(binding.avoid.begin(), binding.avoid.end()));
  if (!group.empty()) header["group"] = group;
  if (!group.empty() && binding.groups) header["players"] = ids_of_all(tournament);
  if (!options.readings.empty()) header["readings"] = sorted_readings(options);
  if (!binding.tie_breaks.empty()) header["tiebreaks"] = binding.tie_breaks;
  return header;
}

std::string header_difference(const Json& found, const Json& expected) {
  if (found.dump() == expected.dump()) return {};
  for (const Json::Member& member : expected.members()) {
    const Json* const value = found.find(member.key);
    if (value == nullptr || value->dump() != member.value.dump())
      return "the proof is about another '" + member.key + "'";
  }
  return "the proof states options that were not given";
}

}  // namespace bloesem::proof
