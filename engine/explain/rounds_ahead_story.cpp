#include <cstdint>
#include <string>

#include "bloesem/explain/rounds_ahead.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/explain/obstacle_claim.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

// Tells the bounds of the rounds from `first` on.
class AheadStory {
 public:
  AheadStory(const RoundsAhead& ahead, int first, const ArticleNames& articles)
      : ahead_(ahead), first_(first), articles_(articles) {}

  Explanation tell() {
    explanation_.question = "rounds-ahead";
    if (ahead_.certain == 0) {
      explanation_.story.push_back(claim_of_obstacle(ahead_.obstacle, ahead_.players % 2 == 1, first_));
      return std::move(explanation_);
    }
    tell_certain();
    tell_proofs();
    tell_limit();
    tell_upper_bound();
    add_table();
    return std::move(explanation_);
  }

 private:
  static std::int64_t number(int value) { return value; }
  void say(Statement statement, std::vector<Argument> arguments) {
    explanation_.story.push_back({statement, std::move(arguments)});
  }

  void tell_certain() {
    say(ahead_.limit == AheadLimit::None ? Statement::AllRoundsCertain : Statement::SomeRoundsCertain,
        {{"count", number(ahead_.certain)},
         {"first", number(first_)},
         {"last", number(first_ + ahead_.certain - 1)},
         {"players", number(ahead_.players)}});
  }

  // Tells why the last certain round is, and the last one before it that needed no search.
  void tell_proofs() {
    const AheadRound* counting = nullptr;
    const AheadRound* search = nullptr;
    for (const AheadRound& round : ahead_.counted) {
      if (round.proof == AheadProof::Counting) counting = &round;
      if (round.proof == AheadProof::Search) search = &round;
    }
    if (counting != nullptr)
      say(Statement::DecidedByCounting, {{"round", number(counting->round)},
                                         {"barred", number(counting->barred)},
                                         {"needing", number(counting->needing)},
                                         {"players", number(ahead_.players)}});
    if (search != nullptr)
      say(Statement::DecidedBySearch, {{"round", number(search->round)},
                                       {"count", number(ahead_.players / 2 + 1)},
                                       {"needing", number(search->needing)},
                                       {"players", number(ahead_.players)}});
  }

  void tell_limit() {
    const Argument next{"round", number(first_ + ahead_.certain)};
    switch (ahead_.limit) {
      case AheadLimit::None: return;
      case AheadLimit::NoPairing:
        if (ahead_.obstacle.size() == 1)
          return say(Statement::NextImpossibleForOne, {{"player", ahead_.obstacle.front()}, next});
        return say(Statement::NextImpossibleForOneOf, {{"players", ahead_.obstacle}, next});
      case AheadLimit::Topscorers:
        return say(Statement::LastNeedsTopscorers, {next, {"colours", std::string(articles_.colours)}});
      case AheadLimit::Barred:
        return say(Statement::BarredFromTooMany, {{"player", ahead_.counted.back().busiest},
                                                  next,
                                                  {"count", number(ahead_.counted.back().barred)},
                                                  {"players", number(ahead_.players)}});
      case AheadLimit::Colours:
        return say(
            Statement::TooManyNeedOneColour,
            {next, {"count", number(ahead_.counted.back().needing)}, {"players", number(ahead_.players)}});
      case AheadLimit::Bye: return say(Statement::NobodyForTheBye, {next});
    }
  }

  void tell_upper_bound() {
    if (ahead_.limit == AheadLimit::NoPairing || ahead_.at_most == ahead_.remaining) return;
    const Argument count{"count", number(ahead_.at_most)};
    const Argument last{"last", number(first_ + ahead_.at_most - 1)};
    if (!ahead_.exhausted) return say(Statement::ByesRunOut, {count, last});
    say(ahead_.exhausted_with_bye ? Statement::OpponentsAndByeRunOut : Statement::OpponentsRunOut,
        {{"player", *ahead_.exhausted}, count, last});
  }

  void add_table() {
    if (ahead_.counted.empty()) return;
    Table& table = explanation_.tables.emplace_back();
    table.headings = {"round", "player", "barred", "needing", "without-bye"};
    for (const AheadRound& round : ahead_.counted)
      table.rows.push_back({number(round.round), round.busiest, number(round.barred), number(round.needing),
                            number(round.without_bye)});
  }

  const RoundsAhead& ahead_;
  const int first_;
  const ArticleNames& articles_;
  Explanation explanation_;
};

}  // namespace

Result<Explanation> explain_rounds_ahead(const Subject& subject) {
  const Result<RoundsAhead> ahead = rounds_ahead(subject);
  if (!ahead) return ahead.error();
  const Result<RequestedRound> request = asked_round(subject);
  if (!request) return request.error();
  return AheadStory(*ahead, subject.round(), request->edition.system().articles).tell();
}

}  // namespace bloesem::explain
