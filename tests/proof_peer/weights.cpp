#include "tests/proof_peer/weights.hpp"

#include <ios>
#include <string>

#include "engine/proof/paired_round.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/service/pairing_list.hpp"

namespace bloesem::proof_peer {
namespace {

std::string hexadecimal(const proof::Integer& value) {
  const proof::Integer size = value < 0 ? proof::Integer(-value) : value;
  return (value < 0 ? "-" : "") + size.str(0, std::ios_base::hex);
}

trf::Json edges_of(const Tournament& tournament, const proof::Problem& problem) {
  trf::Json edges = trf::Json::array();
  for (proof::Vertex h = 0; h < problem.size(); ++h)
    for (proof::Vertex l = h + 1; l < problem.size(); ++l)
      if (problem.legal(h, l))
        edges.push_back(trf::Json::array({tournament.id(problem.player(h)), tournament.id(problem.player(l)),
                                          hexadecimal(problem.twice(h, l))}));
  return edges;
}

}  // namespace

trf::Json weights_of(const AskedRound& round, const RequestedRound& request, const std::string& pairs) {
  trf::Json answer = trf::Json::array();
  const Result<Proposal> proposal = service::parse_pairing(pairs, round.tournament(), round.number());
  if (!proposal) return answer;
  const proof::ProofRound made = proof::round_of(request, *proposal);
  int number = 0;
  for (const proof::BracketPlayers& bracket : proof::brackets_of(made, 0)) {
    ++number;
    for (const proof::Reach reach : {proof::Reach::None, proof::Reach::Next, proof::Reach::All})
      if (proof::admits(made, bracket, reach))
        answer.push_back(
            trf::Json{{"bracket", number},
                      {"zone", proof::name_of(reach)},
                      {"edges", edges_of(round.tournament(), proof::problem_of(made, bracket, reach))}});
  }
  return answer;
}

}  // namespace bloesem::proof_peer
