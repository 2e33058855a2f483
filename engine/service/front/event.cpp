#include "bloesem/event.hpp"

#include <utility>

#include "bloesem/judge/judge.hpp"
#include "bloesem/trf/lint.hpp"
#include "engine/service/event/board_order.hpp"
#include "engine/service/event/new_report.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/explain/question.hpp"
#include "engine/service/front/event_change.hpp"
#include "engine/service/front/event_explanation.hpp"
#include "engine/service/front/event_round.hpp"
#include "engine/service/front/event_state.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/refused_system.hpp"
#include "engine/service/sha256.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/visible.hpp"

namespace bloesem {

namespace {

Failure invalid(std::string message) { return {ErrorCode::InvalidInput, std::move(message)}; }

std::optional<Failure> find_fault(const EventSettings& settings) {
  if (settings.rounds < 1 || settings.rounds > trf::max_rounds)
    return invalid("the number of rounds must be from 1 to " + std::to_string(trf::max_rounds));
  if (settings.initial_colour == Colour::None) return invalid("the initial colour is missing");
  if (!settings.edition && settings.start_date.empty())
    return invalid("the edition of the rules, or the first day, is missing");
  for (const std::string* date : {&settings.start_date, &settings.end_date}) {
    if (!date->empty() && !service::is_date(*date))
      return invalid("not a date like 2026/05/02: '" + *date + "'");
  }
  for (const std::string* text : {&settings.name, &settings.city, &settings.federation, &settings.arbiter}) {
    if (trf::has_control_characters(*text)) return invalid("a text of the event has more than one line");
  }
  return std::nullopt;
}

// Returns the tie-breaks as record 212 states them.
Result<std::string> tie_breaks_of(const EventSettings& settings) {
  if (settings.tie_breaks.empty()) return std::string();
  const auto list = standings::parse_tie_breaks(settings.tie_breaks);
  if (!list) return list.error();
  return service::list_text(*list);
}

RulesByName rules_of(const EventSettings& settings) {
  if (settings.edition) return service::names_of(*settings.edition, settings.readings);
  return {.readings = settings.readings};
}

// Returns what a proof of this round is bound to.
ProofBinding binding_of(const EventState& state, const PairRequest& request) {
  const bool given = request.proof && !request.proof->sha256.empty();
  return {.sha256 = given ? request.proof->sha256 : service::sha256(state.loaded.bytes)};
}

std::string standard(const std::string& date) { return trf::standard_date(date).value_or(date); }

}  // namespace

Result<Event, Failure> Event::empty(const EventSettings& settings) {
  if (const auto failure = find_fault(settings)) return *failure;
  const Result<std::string> tie_breaks = tie_breaks_of(settings);
  if (!tie_breaks) return invalid(tie_breaks.error().message);
  const service::NewEvent event{.name = settings.name,
                                .city = settings.city,
                                .federation = settings.federation,
                                .arbiter = settings.arbiter,
                                .start_date = standard(settings.start_date),
                                .end_date = standard(settings.end_date),
                                .rounds = settings.rounds,
                                .initial_colour = settings.initial_colour,
                                .rules = rules_of(settings),
                                .baku = settings.baku_acceleration,
                                .points = settings.points,
                                .tie_breaks = *tie_breaks};
  const Result<std::string> report = service::new_report(event, {});
  if (!report) return invalid(report.error().message);
  return from_bytes(*report);
}

Result<Event, Failure> Event::from_bytes(std::string_view bytes, const EventOptions& options) {
  auto state = service::read_event(std::string(bytes), options);
  if (!state) return state.error();
  return Event(std::move(state).value());
}

const std::string& Event::to_trf() const noexcept { return state_->loaded.bytes; }

Edition Event::edition() const noexcept { return state_->edition; }

std::optional<int> Event::rounds() const noexcept { return state_->tournament().rounds_declared; }

int Event::last_round() const noexcept { return state_->tournament().rounds_played; }

std::vector<EventPlayer> Event::players() const {
  const Tournament& tournament = state_->tournament();
  std::vector<EventPlayer> players;
  for (const Player& player : tournament.players) {
    players.push_back({{player.id},
                       player.name,
                       player.rating,
                       settled_points(tournament, player, tournament.rounds_played)});
  }
  return players;
}

Result<std::vector<EventGame>, Failure> Event::games(int round) const {
  const Tournament& tournament = state_->tournament();
  const service::EventText file = service::event_of(*state_);
  if (const auto error = service::refuse_unpaired(file, round)) return invalid(error->message);
  std::vector<EventGame> games;
  for (const Board& board : service::numbered_boards(file, round)) {
    const service::BoardResult result = service::result_on(file, round, board.white, board.black);
    games.push_back({{{tournament.id(board.white)}, {tournament.id(board.black)}}, text_of(result)});
  }
  return games;
}

std::vector<EventGroup> Event::groups() const {
  const Tournament& tournament = state_->tournament();
  std::vector<EventGroup> groups;
  for (const PlayerGroup& group : tournament.groups) {
    EventGroup& own = groups.emplace_back(EventGroup{group.name, {}});
    for (const PlayerIndex player : group.players) own.players.push_back({tournament.id(player)});
  }
  return groups;
}

Result<EventRound, Failure> Event::pair(const PairRequest& request) const {
  Result<service::Prepared, Failure> prepared = service::prepared_for(*state_, request);
  if (!prepared) return prepared.error();
  if (request.proof) prepared->options.proof = proof_bound_to(binding_of(*state_, request));
  const Result<RoundPairing> pairing = pair_round(prepared->tournament, prepared->options);
  if (!pairing) return service::failure_of(pairing.error(), prepared->tournament);
  EventRound round = service::round_of(prepared->tournament, *pairing);
  round.absent = request.absent;
  round.forbidden = request.forbidden;
  round.fixed = request.fixed;
  return round;
}

Result<EventStandings, Failure> Event::standings(std::string_view tie_breaks) const {
  service::StandingsRequest request;
  if (!tie_breaks.empty()) request.tie_breaks = std::string(tie_breaks);
  const service::LoadedFile file =
      service::read_report(state_->loaded.bytes, "event", {.purpose = trf::Purpose::Check}, service::no_hints);
  if (!file.tournament) return invalid(file.problem);
  const Result<service::RankedFile> ranked = service::rank_file(request, file);
  if (!ranked) return service::failure_of(ranked.error(), *file.tournament);
  EventStandings result;
  result.rounds = ranked->result.rounds;
  result.note = ranked->plan.warning + (ranked->plan.warning.empty() || ranked->plan.note.empty() ? "" : "; ") +
                ranked->plan.note;
  for (const standings::TieBreak& tie_break : ranked->result.list)
    result.tie_breaks.push_back(tie_break.text());
  for (const standings::Place& place : ranked->result.places) {
    const auto player = static_cast<std::size_t>(place.player);
    EventStanding row{
        {ranked->tournament.id(place.player)}, place.rank, ranked->points[player], place.decision, {}};
    for (const standings::Column& column : ranked->result.values) row.values.push_back(column[player]);
    result.places.push_back(std::move(row));
  }
  return result;
}

Result<EventVerdict, Failure> Event::judge(const EventProposal& proposal, const PairRequest& request) const {
  if (const auto failure = service::refuse_unknown(state_->tournament(), service::named_in(proposal)))
    return *failure;
  const Result<service::Prepared, Failure> prepared = service::prepared_for(*state_, request);
  if (!prepared) return prepared.error();
  const Result<Verdict> verdict = bloesem::judge(
      prepared->tournament, service::proposal_of(prepared->tournament, proposal), prepared->options);
  if (!verdict) return service::failure_of(verdict.error(), prepared->tournament);
  return service::verdict_of(prepared->tournament, *verdict);
}

Result<EventExplanation, Failure> Event::explain(const explain::Question& question,
                                                 const PairRequest& request) const {
  const Result<service::Prepared, Failure> prepared = service::prepared_for(*state_, request);
  if (!prepared) return prepared.error();
  const Result<explain::Subject> subject = service::subject_about(prepared->tournament, prepared->options);
  if (!subject) return service::failure_of(subject.error(), prepared->tournament);
  const Result<explain::Explanation> explanation = service::answer(*subject, question);
  if (!explanation) return service::failure_of(explanation.error(), prepared->tournament);
  return service::explanation_of(prepared->tournament, subject->round(), *explanation);
}

Result<ProofVerdict, Failure> Event::verify(const EventProposal& proposal, std::string_view proof,
                                            const PairRequest& request) const {
  if (const auto failure = service::refuse_unknown(state_->tournament(), service::named_in(proposal)))
    return *failure;
  const Result<service::Prepared, Failure> prepared = service::prepared_for(*state_, request);
  if (!prepared) return prepared.error();
  const Tournament& tournament = prepared->tournament;
  Result<ProofVerdict> verdict =
      verify_proof(tournament, prepared->options, service::proposal_of(tournament, proposal), proof,
                   binding_of(*state_, request));
  if (!verdict) return service::failure_of(verdict.error(), tournament);
  return std::move(verdict).value();
}

std::vector<EventFinding> Event::validate() const {
  const trf::SourceText source(state_->loaded.bytes);
  const std::vector<std::string_view> lines = source.lines();
  trf::Lint lint = trf::lint(source, lines, trf::FileFormat::Report);
  service::add_refused_system(lint, lines);
  std::vector<EventFinding> findings;
  for (const trf::Diagnostic& finding : lint.findings) findings.push_back(service::finding_of(finding));
  return findings;
}

const std::vector<EventFinding>& Event::warnings() const noexcept { return state_->warnings; }

}  // namespace bloesem
