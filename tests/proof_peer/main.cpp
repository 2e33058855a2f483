// Answers commands of the campaigns in tests/proof: each is a line of JSON with a member "do", and so is each
// answer.
//
//   {"do": "event", "seed": 1, "rules": "2016", "least": 2, "most": 60, "groups": 2}
//       the rounds of a random event: [{"file", "pairs", "proof", "refusal"}, ...]; with "groups", of one that
//       has as many groups of these sizes
//   {"do": "pair", "file": "...", "rules": "2016", "round": 3, "rounds": 9}
//       one round of a file: {"pairs", "proof", "refusal"}
//   {"do": "verify", "file": ..., "rules": ..., "cases": [[pairs, proof], ...]}
//       why verifier one refuses each: ["", "refuted: ...", ...]
//   {"do": "changed", "file": ..., "rules": ...}
//       the round under each changed table, where its pairs differ: [{"row", "article", "change", ...}, ...]
//   {"do": "varied", "file": ..., "rules": ...}
//       the round by the second engine under each changed rule: [{"rule", "pairs"}, ...]
//   {"do": "literal", "file": ..., "rules": ...}
//       the round by the second engine, which tries the candidates in order: {"pairs"}, null if it gave up
//   {"do": "weights", "file": ..., "rules": ..., "pairs": ...}
//       twice the weights of all edges in each bracket of these pairs, with each zone (weights.hpp)
//   {"do": "prove", "file": ..., "rules": ..., "pairs": ..., "without": 3}
//       the proofs of given pairs: {"proof": under the table without a row, "nearly": as far as possible}
#include <iostream>
#include <string>
#include <variant>

#include "engine/render/format_pairs.hpp"
#include "engine/requested_round.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/proof_peer/asked_round.hpp"
#include "tests/proof_peer/changed_rules.hpp"
#include "tests/proof_peer/grouped_events.hpp"
#include "tests/proof_peer/random_events.hpp"
#include "tests/proof_peer/weights.hpp"

namespace bloesem::proof_peer {
namespace {

using trf::Json;

Json failure(const std::string& message) { return Json{{"error", message}}; }

Json pair(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  Json answer = Json::object();
  PairOptions options = round->options;
  options.proof = proof_bound_to(round->binding);
  add_answer(*round, pair_round(round->tournament(), options), answer);
  if (answer.find("proof") != nullptr)
    answer["refusal"] = refusal_of(*round, text_in(answer, "pairs"), text_in(answer, "proof"));
  return answer;
}

Json event(const Json& command) {
  const std::string rules = text_in(command, "rules");
  const Edition edition = rules == "2016" ? Edition::Baku2016 : Edition::Fide2026;
  const Sizes sizes{number_in(command, "least").value_or(2), number_in(command, "most").value_or(60)};
  const auto seed = static_cast<std::uint64_t>(number_in(command, "seed").value_or(1));
  const std::optional<int> groups = number_in(command, "groups");
  Json answer = Json::array();
  for (const std::string& file :
       groups ? files_of_grouped_event(seed, edition, sizes, *groups) : files_of_event(seed, edition, sizes)) {
    Json made = pair(Json{{"file", file}, {"rules", rules}});
    made["file"] = file;
    answer.push_back(std::move(made));
  }
  return answer;
}

Json verify(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  Json answer = Json::array();
  for (const Json& each : command.find("cases")->items())
    answer.push_back(refusal_of(*round, each.items()[0].text(), each.items()[1].text()));
  return answer;
}

Json changed(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  const Result<RequestedRound> request = requested_round(round->tournament(), round->options);
  const Result<RoundPairing> pairing = pair_round(round->tournament(), round->options);
  Json answer = Json::array();
  if (!request || !pairing) return answer;
  const std::string right = render::format_pairs(round->tournament(), *pairing);
  for (const ChangedTable& table : changed_tables(request->edition)) {
    std::optional<Json> other = answer_under(table, *round, *request);
    if (other && text_in(*other, "pairs") != right) answer.push_back(*std::move(other));
  }
  return answer;
}

Json varied(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  const Result<RoundPairing> pairing = pair_round(round->tournament(), round->options);
  Json answer = Json::array();
  if (!pairing) return answer;
  const std::string right = render::format_pairs(round->tournament(), *pairing);
  for (const std::string_view rule : sequence::variable_rules(pairing->edition)) {
    const Result<RoundPairing> other =
        sequence::pair_round(round->tournament(), round->options, {2'000'000, rule});
    if (!other) continue;
    const std::string pairs = render::format_pairs(round->tournament(), *other);
    if (pairs != right) answer.push_back(Json{{"rule", rule}, {"pairs", pairs}});
  }
  return answer;
}

Json literal(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  const Result<RoundPairing> pairing =
      sequence::pair_round(round->tournament(), round->options, {.budget = 5'000'000});
  return Json{{"pairs", pairing ? Json(render::format_pairs(round->tournament(), *pairing)) : Json()}};
}

Json prove(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  const Result<RequestedRound> request = requested_round(round->tournament(), round->options);
  if (!request) return failure(request.error().message);
  Json answer = Json::object();
  const std::string pairs = text_in(command, "pairs");
  const auto tell = [&](const char* key, const std::optional<std::string>& proof) {
    if (proof) answer[key] = *proof;
  };
  tell("nearly", nearly_proof(*round, *request, pairs));
  if (const std::optional<int> row = number_in(command, "without"))
    for (const ChangedTable& table : changed_tables(request->edition))
      if (table.change == "drop" && table.row == static_cast<std::size_t>(*row))
        tell("proof", proof_under(table.rows, *round, *request, pairs));
  return answer;
}

Json weights(const Json& command) {
  const Result<AskedRound> round = read_asked_round(command);
  if (!round) return failure(round.error().message);
  const Result<RequestedRound> request = requested_round(round->tournament(), round->options);
  if (!request) return failure(request.error().message);
  return weights_of(*round, *request, text_in(command, "pairs"));
}

Json answer_to(const Json& command) {
  const std::string what = text_in(command, "do");
  if (what == "pair") return pair(command);
  if (what == "event") return event(command);
  if (what == "verify") return verify(command);
  if (what == "changed") return changed(command);
  if (what == "varied") return varied(command);
  if (what == "literal") return literal(command);
  if (what == "weights") return weights(command);
  if (what == "prove") return prove(command);
  return failure("unknown command " + what);
}

void answer_all() {
  std::string line;
  while (std::getline(std::cin, line)) {
    const auto command = trf::parse_json(line);
    const Json* const value = std::get_if<Json>(&command);
    std::cout << (value != nullptr ? answer_to(*value) : failure("no JSON")).dump() << '\n' << std::flush;
  }
}

}  // namespace
}  // namespace bloesem::proof_peer

int main() { bloesem::proof_peer::answer_all(); }
