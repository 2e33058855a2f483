
#include "engine/program/campaign/format_summary.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::cli {

namespace {

using campaign::Agreement;
using campaign::RoundCounts;
using campaign::Summary;

trf::Json counts_of(const RoundCounts& counts) {
  return {{"rounds", counts.all()},
          {"same", counts.of(Agreement::Same)},
          {"impossible", counts.of(Agreement::Impossible)},
          {"different", counts.of(Agreement::Different)},
          {"gave_up", counts.of(Agreement::GaveUp)},
          {"failed", counts.of(Agreement::Failed)}};
}

trf::Json settings_of(const CampaignIdentity& identity) {
  trf::Json list = trf::Json::array();
  for (const auto& [name, value] : identity.settings) list.push_back({{"name", name}, {"value", value}});
  return list;
}

trf::Json by_players(const Summary& summary) {
  trf::Json list = trf::Json::array();
  for (const auto& [players, counts] : summary.by_players) {
    trf::Json row{{"players", players}};
    row.update(counts_of(counts));
    list.push_back(std::move(row));
  }
  return list;
}

trf::Json by_axis(const CampaignIdentity& identity, const Summary& summary) {
  trf::Json list = trf::Json::array();
  for (std::size_t axis = 0; axis < summary.by_axis.size(); ++axis) {
    for (const auto& [bucket, counts] : summary.by_axis[axis]) {
      trf::Json row{{"axis", identity.axes[axis]}, {"value", bucket.label}};
      row.update(counts_of(counts));
      list.push_back(std::move(row));
    }
  }
  return list;
}

trf::Json rules_of(const CampaignIdentity& identity, const Summary& summary) {
  trf::Json list = trf::Json::array();
  for (std::size_t i = 0; i < summary.by_rule.size(); ++i) {
    list.push_back({{"rule", identity.rules[i]},
                    {"decided", summary.by_rule[i].decided},
                    {"gave_up", summary.by_rule[i].unknown}});
  }
  return list;
}

trf::Json failures_of(const Summary& summary) {
  trf::Json list = trf::Json::array();
  for (const auto& [kind, count] : summary.failures) list.push_back({{"kind", kind}, {"rounds", count}});
  return list;
}

trf::Json differences_of(const Summary& summary) {
  trf::Json list = trf::Json::array();
  for (const campaign::NotedIncident& noted : summary.first_differences) {
    list.push_back(
        {{"tournament", noted.tournament}, {"round", noted.incident.round}, {"pairings", noted.incident.text}});
  }
  return list;
}

}  // namespace

std::string format_json(const CampaignIdentity& identity, const Summary& summary) {
  trf::Json json{{"schema", render::json_schema},
                 {"settings", settings_of(identity)},
                 {"tournaments", {{"planned", identity.tournaments}, {"done", summary.tournaments}}},
                 {"rounds", counts_of(summary.rounds)},
                 {"by_players", by_players(summary)},
                 {"by_axis", by_axis(identity, summary)},
                 {"brackets",
                  {{"paired", summary.brackets},
                   {"rounds_with_moved_down", summary.with_moved_down},
                   {"rounds_with_exchange", summary.with_exchange},
                   {"rounds_with_exchanges", summary.with_exchanges},
                   {"rounds_with_completion", summary.with_completion}}},
                 {"decisive", {{"rounds", summary.examined}, {"rules", rules_of(identity, summary)}}},
                 {"failures", failures_of(summary)},
                 {"first_differences", differences_of(summary)}};
  if (is_proved(identity)) json["proved"] = summary.rounds.without_failure();
  return render::text_of(json);
}

}  // namespace bloesem::cli
