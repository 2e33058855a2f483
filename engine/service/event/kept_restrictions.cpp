#include "engine/service/event/kept_restrictions.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/trf/source_text.hpp"
#include "engine/service/refusal.hpp"
#include "matching/steps.hpp"
#include "trf/columns.hpp"
#include "trf/restriction_comment.hpp"

namespace bloesem::service {

namespace {

using Group = std::vector<PlayerIndex>;

// FIDE lets players of a federation be kept apart in the first rounds.
constexpr int last_usual_round = 2;

// Both are ascending.
bool contains_all(const Group& group, const Group& others) {
  return group.size() >= others.size() &&
         std::includes(group.begin(), group.end(), others.begin(), others.end());
}

bool have_met(const Tournament& tournament, const Group& group, int first_round, int end) {
  return std::any_of(group.begin(), group.end(), [&](PlayerIndex player) {
    for (int round = first_round; round < end; ++round) {
      const PlayerIndex opponent =
          tournament.players[static_cast<std::size_t>(player)].round(round - 1).opponent;
      if (opponent != no_player && std::binary_search(group.begin(), group.end(), opponent)) return true;
    }
    return false;
  });
}

class Collector {
 public:
  Collector(const PairingRequest& request, const LoadedFile& loaded)
      : request_(request),
        tournament_(*loaded.tournament),
        source_(loaded.bytes),
        coming_(tournament_.rounds_played + 1),
        round_(request.round.value_or(coming_)) {
    if (loaded.format == trf::FileFormat::Report) lines_ = source_.lines();
  }

  Result<Restrictions> collect() {
    for (const trf::Restriction& asked : request_.avoid)
      if (std::optional<Error> error = refuse(asked)) return *std::move(error);
    for (const trf::Restriction& asked : request_.wishes)
      if (std::optional<Error> error = refuse(asked)) return *std::move(error);
    const std::vector<trf::Restriction> kept = trf::restrictions_in(lines_, trf::avoid_comment_begin);
    for (const trf::Restriction& asked : request_.avoid) ban(asked, kept);
    if (round_ == coming_)
      for (const trf::Restriction& rule : kept) ban_again(rule);
    for (const trf::Restriction& asked : request_.wishes)
      if (std::optional<Error> error = wish(asked)) return *std::move(error);
    add_notes();
    return std::move(result_);
  }

 private:
  [[nodiscard]] std::optional<Error> refuse(const trf::Restriction& asked) const {
    const std::string name(trf::name_of(asked.by));
    if (asked.last_round < round_)
      return refusal("players of one " + name + " are to be kept apart up to round " +
                     std::to_string(asked.last_round) + ", but round " + std::to_string(round_) +
                     " is to be paired");
    if (lines_.empty())
      return refusal("the file does not state the " + name + " of a player: a report file (TRF) is needed");
    if (!trf::groups_in_common(asked.by, lines_, tournament_).empty()) return std::nullopt;
    return refusal("no two players in the file have the same " + name +
                   (asked.by == trf::InCommon::Federation ? " (columns 54-56)" : " (comment bloesem:club)"));
  }

  void ban(const trf::Restriction& asked, const std::vector<trf::Restriction>& kept) {
    if (std::find(kept.begin(), kept.end(), asked) == kept.end())
      comment(trf::restriction_comment(trf::avoid_comment_begin, asked));
    ban_again(asked);
  }

  void ban_again(const trf::Restriction& rule) {
    if (round_ < rule.first_round || rule.last_round < round_) return;
    last_banned_ = std::max(last_banned_, rule.last_round);
    for (Group& group : trf::groups_in_common(rule.by, lines_, tournament_))
      ban_group(std::move(group), rule.last_round);
  }

  void ban_group(Group group, int last) {
    const std::vector<ForbiddenSpan>& known = tournament_.forbidden_spans;
    matching::spend_steps(known.size() + result_.bans.size());
    const auto is_about = [&](const ForbiddenSpan& span) {
      return span.first_round <= round_ && span.last_round >= last;
    };
    const auto is_enough = [&](const ForbiddenSpan& span) {
      return is_about(span) && contains_all(span.group, group);
    };
    const bool added = std::any_of(result_.bans.begin(), result_.bans.end(),
                                   [&](const NewBan& ban) { return is_enough(ban.span); });
    if (added || std::any_of(known.begin(), known.end(), is_enough)) return;
    const auto grown = std::find_if(known.begin(), known.end(), [&](const ForbiddenSpan& span) {
      return is_about(span) && span.last_round == last && contains_all(group, span.group) &&
             !have_met(tournament_, group, span.first_round, round_);
    });
    const bool grows = grown != known.end();
    const int first = grows ? grown->first_round : round_;
    result_.bans.push_back({{std::move(group), first, last}, grows ? std::optional(*grown) : std::nullopt});
  }

  // A wish has no effect on the rounds before it was expressed. TooLarge: a file with all of them could not be
  // read again.
  [[nodiscard]] std::optional<Error> wish(trf::Restriction asked) {
    asked.strict = request_.strict_wishes;
    asked.first_round = std::max(asked.first_round, round_);
    Wish wish = trf::wish_of(asked, lines_, tournament_);
    const auto is_covered = [&](const Wish& known) {
      return known.reason == wish.reason && known.strict == wish.strict && known.groups == wish.groups &&
             known.first_round <= wish.first_round && known.last_round >= wish.last_round;
    };
    wished_ = true;
    if (std::any_of(tournament_.wishes.begin(), tournament_.wishes.end(), is_covered)) return std::nullopt;
    if (!comment(trf::restriction_comment(trf::wish_comment_begin, asked))) return std::nullopt;
    result_.wishes.push_back(std::move(wish));
    const std::size_t wishes = tournament_.wishes.size() + result_.wishes.size();
    if (wishes <= trf::max_wishes) return std::nullopt;
    return Error{.code = ErrorCode::TooLarge,
                 .message = std::to_string(wishes) +
                            " wishes that players should rather not meet are too many, with those of the file; "
                            "expected at most " +
                            std::to_string(trf::max_wishes)};
  }

  // False if the line is there already.
  bool comment(std::string line) {
    if (std::find(result_.comments.begin(), result_.comments.end(), line) != result_.comments.end())
      return false;
    result_.comments.push_back(std::move(line));
    return true;
  }

  void add_notes() {
    if (last_banned_ > last_usual_round && (!request_.avoid.empty() || round_ > last_usual_round))
      result_.notes.push_back("players are kept apart after round " + std::to_string(last_usual_round) +
                              ", which is not strictly by the rules of FIDE");
    if (wished_)
      result_.notes.emplace_back(
          "the wish decides between pairings that are equal in all criteria, where the rules of FIDE have an "
          "order");
  }

  const PairingRequest& request_;
  const Tournament& tournament_;
  trf::SourceText source_;
  std::vector<std::string_view> lines_;  // empty: not a report file
  int coming_;
  int round_;
  int last_banned_ = 0;
  bool wished_ = false;
  Restrictions result_;
};

}  // namespace

Result<Restrictions> restrictions_of(const PairingRequest& request, const LoadedFile& loaded) {
  const bool asked = !request.avoid.empty() || !request.wishes.empty();
  // Nearly always there is none, which is found quickest by the colon, since hardly any other is in a file.
  const std::string_view keyword = trf::avoid_comment_begin.substr(trf::avoid_comment_begin.find(':'));
  if (!asked && loaded.bytes.find(keyword) == std::string::npos) return Restrictions{};
  return Collector(request, loaded).collect();
}

Restrictions kept_restrictions(const LoadedFile& loaded, std::optional<int> round) {
  PairingRequest request;
  request.round = round;
  return restrictions_of(request, loaded).value();
}

void restrict_meetings(const Restrictions& restrictions, Tournament& tournament) {
  for (const NewBan& ban : restrictions.bans) tournament.forbidden_spans.push_back(ban.span);
  tournament.wishes.insert(tournament.wishes.end(), restrictions.wishes.begin(), restrictions.wishes.end());
}

std::optional<Error> restrict_meetings(const PairingRequest& request, LoadedFile& loaded) {
  const Result<Restrictions> restrictions = restrictions_of(request, loaded);
  if (!restrictions) return restrictions.error();
  restrict_meetings(*restrictions, *loaded.tournament);
  return std::nullopt;
}

void keep_restrictions(EventText& event, const Restrictions& restrictions) {
  if (!restrictions.comments.empty()) event.write_comments(restrictions.comments);
  for (const NewBan& ban : restrictions.bans) {
    if (!ban.grown || !event.replace_forbidden(*ban.grown, ban.span))
      event.write_forbidden(ban.span.group, ban.span.first_round, ban.span.last_round);
  }
}

}  // namespace bloesem::service
