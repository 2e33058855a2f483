#include "engine/program/campaign/format_summary.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/grouped.hpp"
#include "engine/render/text_table.hpp"

namespace bloesem::cli {

namespace {

using campaign::Agreement;
using campaign::RoundCounts;
using campaign::Summary;

// In the order of the table's columns.
constexpr Agreement columns[] = {Agreement::Same, Agreement::Impossible, Agreement::Different,
                                 Agreement::GaveUp, Agreement::Failed};

std::string aligned(const std::vector<render::TextRow>& rows, std::size_t left_columns) {
  std::vector<render::Align> alignment(rows.front().size(), render::Align::Right);
  for (std::size_t i = 0; i < left_columns; ++i) alignment[i] = render::Align::Left;
  const std::vector<std::size_t> widths = render::column_widths(rows);
  std::string text;
  for (const render::TextRow& row : rows) text += render::table_line(row, widths, alignment);
  return text;
}

void append_counts(render::TextRow& row, const RoundCounts& counts) {
  row.push_back(grouped(counts.all()));
  for (const Agreement agreement : columns) row.push_back(grouped(counts.of(agreement)));
}

render::TextRow heading(render::TextRow row) {
  row.emplace_back("rounds");
  for (const Agreement agreement : columns) row.emplace_back(name_of(agreement));
  return row;
}

std::string rounds_by_players(const Summary& summary) {
  std::vector<render::TextRow> rows{heading({"players"})};
  for (const auto& [players, counts] : summary.by_players) {
    render::TextRow row{std::to_string(players)};
    append_counts(row, counts);
    rows.push_back(std::move(row));
  }
  render::TextRow all{"all"};
  append_counts(all, summary.rounds);
  rows.push_back(std::move(all));
  return aligned(rows, 1);
}

// Omits axes with a single value.
std::string rounds_by_axis(const CampaignIdentity& identity, const Summary& summary) {
  std::vector<render::TextRow> rows{heading({"axis", "value"})};
  for (std::size_t axis = 0; axis < summary.by_axis.size(); ++axis) {
    if (summary.by_axis[axis].size() < 2) continue;
    for (const auto& [bucket, counts] : summary.by_axis[axis]) {
      render::TextRow row{identity.axes[axis], bucket.label};
      append_counts(row, counts);
      rows.push_back(std::move(row));
    }
  }
  return rows.size() > 1 ? '\n' + aligned(rows, 2) : "";
}

std::string rules_that_decided(const CampaignIdentity& identity, const Summary& summary) {
  if (summary.examined == 0) return "";
  std::vector<render::TextRow> rows{{"rule", "decided", "gave up"}};
  for (std::size_t i = 0; i < summary.by_rule.size(); ++i)
    rows.push_back(
        {identity.rules[i], grouped(summary.by_rule[i].decided), grouped(summary.by_rule[i].unknown)});
  return "\nDecisive rules in " + counted_in_groups(summary.examined, "round") + " examined:\n" +
         aligned(rows, 1);
}

std::string brackets(const Summary& summary) {
  std::vector<render::TextRow> rows{
      {"brackets", grouped(summary.brackets)},
      {"rounds with moved-down players", grouped(summary.with_moved_down)},
      {"rounds with residents exchanged", grouped(summary.with_exchange)},
      {"rounds with at least two residents exchanged", grouped(summary.with_exchanges)},
      {"rounds with a PPB and a CLB, or solved under C4", grouped(summary.with_completion)}};
  return '\n' + aligned(rows, 1);
}

// A round that failed for another reason is not counted.
std::string proofs(const CampaignIdentity& identity, const Summary& summary) {
  if (!is_proved(identity)) return "";
  return '\n' + counted_in_groups(summary.rounds.without_failure(), "round") +
         " proved, and the proofs verified\n";
}

std::string incidents(const Summary& summary) {
  std::string text;
  for (const auto& [kind, count] : summary.failures)
    text += "failed: " + counted_in_groups(count, "round") + ": " + trf::visible(kind) + '\n';
  for (const campaign::NotedIncident& noted : summary.first_differences) {
    text += "different: tournament " + std::to_string(noted.tournament) + ", round " +
            std::to_string(noted.incident.round) + ": " + trf::visible(noted.incident.text) + '\n';
  }
  if (summary.rounds.of(Agreement::Different) > summary.first_differences.size()) text += "different: ...\n";
  return text.empty() ? "" : '\n' + text;
}

std::string settings(const CampaignIdentity& identity) {
  std::vector<render::TextRow> rows;
  for (const auto& [name, value] : identity.settings) rows.push_back({name, trf::visible(value)});
  return aligned(rows, 2) + '\n';
}

}  // namespace

std::string format_summary(const CampaignIdentity& identity, const Summary& summary) {
  std::string last = grouped(summary.tournaments);
  if (summary.tournaments != identity.tournaments) last += " of " + grouped(identity.tournaments);
  last += identity.tournaments == 1 ? " tournament, " : " tournaments, ";
  last += counted_in_groups(summary.rounds.all(), "round") + ", " +
          counted_in_groups(summary.rounds.of(Agreement::Different), "difference") + '\n';
  return settings(identity) + rounds_by_players(summary) + rounds_by_axis(identity, summary) +
         brackets(summary) + proofs(identity, summary) + rules_that_decided(identity, summary) +
         incidents(summary) + '\n' + last;
}

std::string format_throughput(std::uint64_t rounds, double seconds, std::size_t jobs) {
  const double rate = seconds > 0 ? static_cast<double>(rounds) / seconds : 0;
  const auto tenths = static_cast<std::uint64_t>(seconds * 10 + 0.5);
  return counted_in_groups(jobs, "job") + ", " + grouped(tenths / 10) + '.' + std::to_string(tenths % 10) +
         " s: " + counted_in_groups(static_cast<std::uint64_t>(rate), "round") + " a second, " +
         grouped(static_cast<std::uint64_t>(rate / static_cast<double>(jobs))) + " a job\n";
}

}  // namespace bloesem::cli
