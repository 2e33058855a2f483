#include "engine/render/json/proof_json.hpp"

namespace bloesem::render {

Json proof_verdict_json(const ProofVerdict& verdict, Edition edition, int round) {
  return {{"schema", json_schema},       {"round", round},           {"pairing_system", system_id_of(edition)},
          {"edition", name_of(edition)}, {"proven", verdict.proven}, {"reason", text_or_null(verdict.reason)}};
}

}  // namespace bloesem::render
