#include <algorithm>
#include <utility>
#include <vector>

#include "engine/proof/integer_text.hpp"
#include "engine/proof/proof_text.hpp"

namespace bloesem::proof {
namespace {

using trf::Json;

// Returns "0*3 1 0 2*5".
std::string runs_of(const std::vector<std::int32_t>& blocks) {
  std::string text;
  for (std::size_t begin = 0, end = 0; begin < blocks.size(); begin = end) {
    while (end < blocks.size() && blocks[end] == blocks[begin]) ++end;
    if (!text.empty()) text += ' ';
    text += std::to_string(blocks[begin]);
    if (end - begin > 1) text += '*' + std::to_string(end - begin);
  }
  return text;
}

class ProofWriter {
 public:
  explicit ProofWriter(const Tournament& tournament) : tournament_(tournament) {}

  std::string write(const Json& header, const RoundProof& proof) {
    add(header);
    if (proof.impossible) add(Json{{"impossible", duals(*proof.impossible)}});
    if (proof.bye) add(Json{{"bye", duals(*proof.bye)}});
    for (const PassedOver& passed : proof.passed)
      add(Json{{"passed", number(passed.player)}, {"obstacle", duals(passed.obstacle)}});
    for (const BracketProof& bracket : proof.brackets) add(line_of(bracket));
    add(Json{{"end", lines_ + 1}});
    return std::move(text_);
  }

 private:
  void add(const Json& line) {
    text_ += line.dump() + '\n';
    ++lines_;
  }
  [[nodiscard]] Json number(PlayerIndex player) const { return tournament_.id(player); }
  [[nodiscard]] Json pairs_of(const PlayerPairs& pairs) const {
    Json list = Json::array();
    for (const auto& [one, other] : pairs) list.push_back(Json::array({number(one), number(other)}));
    return list;
  }
  [[nodiscard]] Json duals(const Duals& duals) const {
    Json object = Json::object();
    if (!duals.blocks.empty()) object["blocks"] = runs_of(duals.blocks);
    Json values = Json::array();
    for (const Integer& y : duals.y) values.push_back(hexadecimal(y));
    object["y"] = std::move(values);
    if (duals.sets.empty()) return object;
    Json sets = Json::array();
    for (const DualSet& set : duals.sets) {
      Json players = Json::array();
      for (const PlayerIndex player : set.players) players.push_back(number(player));
      sets.push_back(Json{{"z", hexadecimal(set.z)}, {"players", std::move(players)}});
    }
    object["sets"] = std::move(sets);
    return object;
  }
  [[nodiscard]] Json step_of(const Step& step) const {
    Json object = duals(step.duals);
    Json list = Json::array();
    switch (step.kind) {
      case StepKind::Refuse:
        for (const auto& [higher, lower] : step.refused) list.push_back(Json::array({higher, lower}));
        object["refuse"] = std::move(list);
        break;
      case StepKind::Stay:
        for (const std::int32_t block : step.staying) list.push_back(block);
        object["stay"] = std::move(list);
        break;
      case StepKind::Exchanges: object["exchanges"] = true; break;
      case StepKind::Sum: object["sum"] = true; break;
    }
    return object;
  }
  [[nodiscard]] Json line_of(const BracketProof& bracket) const {
    Json line = Json::object();
    line[bracket.discarded ? "discarded" : "bracket"] = bracket.number;
    if (!bracket.part.empty()) line["part"] = bracket.part;
    line["zone"] = name_of(bracket.reach);
    if (bracket.discarded) line["pairs"] = pairs_of(bracket.pairs);
    if (bracket.ahead) line["ahead"] = pairs_of(*bracket.ahead);
    line["criteria"] = duals(bracket.criteria);
    Json steps = Json::array();
    for (const Step& step : bracket.order) steps.push_back(step_of(step));
    line["order"] = std::move(steps);
    if (bracket.unpaired) line["unpaired"] = duals(*bracket.unpaired);
    if (bracket.obstacle) line["obstacle"] = duals(*bracket.obstacle);
    return line;
  }

  const Tournament& tournament_;
  std::string text_;
  int lines_ = 0;
};

}  // namespace

std::string write_proof(const Tournament& tournament, const Json& header, const RoundProof& proof) {
  return ProofWriter(tournament).write(header, proof);
}

}  // namespace bloesem::proof
