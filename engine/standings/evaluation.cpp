#include "engine/standings/evaluation.hpp"

#include <algorithm>
#include <string>

#include "engine/model/counted.hpp"
#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

const Regulations& regulations_of(const StandingsOptions& options) noexcept {
  return options.regulations != nullptr ? *options.regulations : all_regulations().back();
}

Column values_of(const Task& task) {
  Column values(static_cast<std::size_t>(task.field.players));
  Elements elements(task.field.rounds);
  for (PlayerIndex player = 0; player < task.field.players; ++player)
    values[static_cast<std::size_t>(player)] = total_of(task, player, elements).value;
  return values;
}

Error refused(const TieBreak& tie_break, std::string_view why) {
  return {ErrorCode::InvalidInput, tie_break.text().append(why)};
}

}  // namespace

namespace {

std::optional<Error> refuse_not_counted(const Tournament& tournament, const StandingsOptions& options) {
  if (options.not_counted.empty()) return std::nullopt;
  if (!options.round_robin)
    return invalid("players who left are not counted in a round robin only; in a Swiss their games count");
  const auto exists = [&](PlayerIndex p) { return p >= 0 && p < std::ssize(tournament.players); };
  if (std::all_of(options.not_counted.begin(), options.not_counted.end(), exists)) return std::nullopt;
  return invalid("a player who is not to be counted is not of the tournament");
}

}  // namespace

Result<int> counted_rounds(const Tournament& tournament, const StandingsOptions& options) {
  if (std::optional<Error> error = refuse_not_counted(tournament, options)) return *std::move(error);
  if (!options.after) return last_paired_round(tournament);
  const int recorded = rounds_on_record(tournament);
  if (*options.after >= 0 && *options.after <= recorded) return *options.after;
  return Error{ErrorCode::InvalidInput, "standings after round " + std::to_string(*options.after) +
                                            ": the tournament has " + counted(recorded, "round") + " so far"};
}

Evaluation::Evaluation(const Tournament& tournament, const StandingsOptions& options, int rounds)
    : field_(tournament, regulations_of(options), rounds, options.round_robin, options.not_counted) {}

std::optional<Error> Evaluation::refusal(const TieBreak& tie_break) const {
  if (!tie_break.foreign.empty()) return std::nullopt;
  const TieBreakRow& row = row_of(tie_break.measure);
  if (row.swiss_only && field_.round_robin) {
    return refused(tie_break,
                   ": not defined in a round robin, where all have the same opponents (C.07.8);"
                   " take SB, KS or DE");
  }
  if (!row.needs_ratings || tie_break.unrated) return std::nullopt;
  const std::vector<Player>& players = field_.tournament.players;
  const auto unrated =
      std::find_if(players.begin(), players.end(), [](const Player& p) { return p.rating == 0; });
  if (unrated == players.end()) return std::nullopt;
  return refused(tie_break, std::string(": player ") + std::to_string(unrated->id) +
                                " has no rating, so it cannot be used (C.07.10); leave it out, or say what the"
                                " unrated count with: " +
                                tie_break.text() + "/U1400");
}

Column Evaluation::column(const TieBreak& tie_break) {
  if (!tie_break.foreign.empty()) return Column(static_cast<std::size_t>(field_.players));
  if (may_be_averaged(tie_break)) return kept_column(tie_break);
  return values_of(task(tie_break));
}

const Scores& Evaluation::scores(FinalGames final_games) {
  std::optional<Scores>& kept = final_games == FinalGames::Drawn ? fore_ : plain_;
  if (!kept) kept = scores_of(field_, final_games);
  return *kept;
}

Task Evaluation::task(const TieBreak& tie_break) {
  const Measure measure = tie_break.measure;
  const Scores* const plain = looks_at_scores(measure) ? &scores(FinalGames::AsPlayed) : nullptr;
  return {.field = field_,
          .tie_break = tie_break,
          .plain = plain,
          .scores = measure == Measure::ForeBuchholz ? &scores(FinalGames::Drawn) : plain,
          .averaged = averaged_column(tie_break),
          .limit = measure == Measure::Koya ? koya_limit(field_, tie_break.limit) : 0};
}

const Column* Evaluation::averaged_column(const TieBreak& tie_break) {
  const std::optional<TieBreak> wanted = averaged_by(tie_break);
  return wanted ? &kept_column(*wanted) : nullptr;
}

const Column& Evaluation::kept_column(const TieBreak& tie_break) {
  for (const auto& [known, values] : kept_)
    if (known == tie_break) return *values;
  kept_.emplace_back(tie_break, std::make_unique<Column>(values_of(task(tie_break))));
  return *kept_.back().second;
}

}  // namespace bloesem::standings
