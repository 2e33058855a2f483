#include <algorithm>
#include <span>

#include "bloesem/articles.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/render/format_checklist.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/render/report/html.hpp"
#include "engine/render/report/sections.hpp"
#include "engine/render/report/story.hpp"
#include "engine/service/check/fictitious_points.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

constexpr std::size_t no_bracket = static_cast<std::size_t>(-1);

// Returns "4.5" or "4.5 (PPB)".
std::string bracket_name(const BracketRecord& bracket) {
  std::string text = trf::format_points(bracket.score);
  if (bracket.kind != criteria::BracketKind::Normal) ((text += " (") += name_of(bracket.kind)) += ')';
  return text;
}

std::string bracket_link(const BracketRecord& bracket, std::size_t index) {
  std::string text = "<a href=#k" + std::to_string(index + 1);
  return (text += ">bracket " + trf::format_points(bracket.score)) += "</a>";
}

class BoardTable {
 public:
  BoardTable(const Tournament& tournament, const ReportedRound& round)
      : tournament_(tournament),
        round_(round),
        brackets_(tournament.players.size(), no_bracket),
        played_(round.number <= tournament.rounds_played) {
    if (!round.rules) return;
    const auto& brackets = round.rules->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      if (brackets[i].discarded) continue;
      for (const auto& [higher, lower] : brackets[i].pairs) bracket(higher) = bracket(lower) = i;
    }
  }

  [[nodiscard]] std::string html() {
    const bool accelerated = service::is_accelerated(tournament_, round_.number);
    std::string text = accelerated ? "<table class=\"boards sums\">" : "<table class=boards>";
    text += "\n<thead><tr>" + column_head("Board") + column_head("White") + column_head("Points") +
            column_head(played_ ? "Result" : "") + column_head("Black") + column_head("Points") +
            column_head("Why") + "\n<tbody>\n";
    for (std::size_t i = 0; i < round_.boards.size(); ++i) text += row(i);
    if (round_.bye) text += bye_row(*round_.bye);
    return text += "</table>\n";
  }

 private:
  [[nodiscard]] std::size_t& bracket(PlayerIndex player) { return brackets_[static_cast<std::size_t>(player)]; }

  [[nodiscard]] std::string seat(std::string_view colour, PlayerIndex index) const {
    const Player& player = service::player_at(tournament_, index);
    std::string text = "<td class=";
    ((text += colour) += "><small>") +=
        std::to_string(player.id) + "</small> " + player_link(tournament_, index);
    text +=
        " <small>" + (player.rating == 0 ? std::string("unrated") : std::to_string(player.rating)) + "</small>";
    return text += "<td class=p>" + service::points_before(tournament_, player, round_.number);
  }

  [[nodiscard]] std::string result(const Board& board) const {
    if (!played_) return "";
    const auto outcome = [&](PlayerIndex player) {
      return service::player_at(tournament_, player).round(round_.number - 1).outcome;
    };
    const auto is_forfeit = [&](PlayerIndex player) {
      return outcome(player) == Outcome::ForfeitWin || outcome(player) == Outcome::ForfeitLoss;
    };
    // A dash between minus and plus would be a third sign.
    const char* const between = is_forfeit(board.white) || is_forfeit(board.black) ? " / " : "\xE2\x80\x93";
    std::string text(result_sign(outcome(board.white)));
    return (text += between) += result_sign(outcome(board.black));
  }

  std::string row(std::size_t i) {
    const Board& board = round_.boards[i];
    const std::string id = std::to_string(round_.number_of_board(i));
    std::string text = "<tr id=b" + id;
    text += "><th scope=row>" + id + seat("w", board.white) + "<td class=r>" + result(board) +
            seat("k", board.black);
    return text += why(i) + '\n';
  }

  [[nodiscard]] std::string link_to(std::size_t bracket) const {
    return bracket_link(round_.rules->record.brackets[bracket], round_.brackets_before + bracket);
  }

  std::string why(std::size_t i) {
    if (!round_.rules) return "<td class=y>";
    const std::optional<std::size_t> same = round_.same[i];
    if (!same) return "<td class=\"y other\">not what the rules give";
    const Board& board = round_.boards[i];
    const std::size_t at = bracket(board.white);
    std::string text = "<td class=y>";
    if (at != no_bracket && has_score_groups(round_.edition)) text += link_to(at) + "; ";
    const ColourRule rule = round_.rules->record.colour_rules[*same];
    if (rule != colours_by_hand) text += "colours " + std::string(articles().of(rule)) + ": ";
    text += escaped(round_.colour_reasons[*same]);
    text += ways_down(board.white) + ways_down(board.black);
    return text += story_of_board(tournament_, round_, i);
  }

  // Returns one line for each bracket that the player left.
  std::string ways_down(PlayerIndex player) {
    std::string text;
    if (!round_.facts) return text;
    for (const Downfloat& way : round_.facts->downfloats) {
      if (way.player != player) continue;
      const BracketRecord& left = round_.rules->record.brackets[way.bracket];
      text += "<br>" + std::to_string(service::id_of(tournament_, player)) + " leaves " + link_to(way.bracket) +
              ": " + escaped(float_reason(way, left, articles()));
    }
    return text;
  }

  std::string bye_row(PlayerIndex player) {
    const std::string word = has_table(round_.edition) ? "free" : "bye";
    // A round has one bye for each group.
    const std::string id =
        round_.group == 0 ? "bye" : "bye" + std::to_string(service::id_of(tournament_, player));
    std::string text = "<tr id=" + id + "><th scope=row><span class=v>" + word + "</span>" + seat("b", player) +
                       "<td class=r><td class=v>" + word + "<td class=p>";
    if (!round_.rules) return text += "<td class=y>\n";
    if (round_.rules->bye != round_.bye) return text += "<td class=\"y other\">not what the rules give\n";
    if (has_table(round_.edition)) return text += "<td class=y>free by the schedule\n";
    const auto& brackets = round_.rules->record.brackets;
    const bool drawn = std::any_of(brackets.begin(), brackets.end(), [&](const BracketRecord& bracket) {
      return std::count(bracket.downfloaters.begin(), bracket.downfloaters.end(), player) != 0;
    });
    if (!drawn) return text += "<td class=y>given before the round was paired\n";
    return text += "<td class=y>an odd number of players is paired" + ways_down(player) +
                   story_of_bye(tournament_, round_) + '\n';
  }

  [[nodiscard]] const ArticleNames& articles() const { return articles_of(round_.edition); }

  const Tournament& tournament_;
  const ReportedRound& round_;
  std::vector<std::size_t> brackets_;  // by player: bracket in which the player was paired
  bool played_;
};

std::string numbers(const Tournament& tournament, std::span<const PlayerIndex> players) {
  std::string text;
  for (const PlayerIndex player : players) (text += text.empty() ? "" : " ") += number_link(tournament, player);
  return text.empty() ? "\xE2\x80\x93" : text;
}

std::string costs_html(const BracketRecord& bracket) {
  std::string text;
  for (const criteria::CriterionValue& value : bracket.criteria) {
    const std::string amount = amount_of(value);
    if (amount.empty() || amount == "0") continue;
    if (!text.empty()) text += "<br>";
    (text += value.article) += " <small>" + escaped(value.meaning) + ":</small> " + amount;
  }
  return text.empty() ? "nothing" : text;
}

// The table of the brackets. What the system does not know, or nobody does in the round, has no column.
class BracketTable {
 public:
  BracketTable(const Tournament& tournament, const ReportedRound& round)
      : tournament_(tournament), round_(round), down_(floats_down(round.edition)), up_(moves_up(round)) {}

  [[nodiscard]] std::string html() const {
    std::string text =
        "<table class=brackets>\n<thead><tr>" + column_head("Bracket") + column_head("Residents");
    if (down_) text += column_head("Came down");
    if (up_) text += column_head("Came up");
    text += column_head("Pairs");
    if (down_)
      text += column_head("Go down") + column_head("Exchanges", "residents exchanged between S1 and S2");
    text += column_head("What its pairing costs") + "\n<tbody>\n";
    const auto& brackets = round_.rules->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) text += row(brackets[i], round_.brackets_before + i);
    return text + "</table>";
  }

 private:
  // The choice of the player with the bye, before all brackets, moves nobody.
  [[nodiscard]] std::string row(const BracketRecord& bracket, std::size_t index) const {
    const bool is_bye = bracket.kind == criteria::BracketKind::Bye;
    std::string text = "<tr id=k" + std::to_string(index + 1) + "><th scope=row>";
    text += is_bye ? "bye of " + numbers(tournament_, bracket.downfloaters) : bracket_name(bracket);
    if (bracket.discarded) text += ", discarded: it cannot be completed";
    text += "<td class=n data-h=residents>" + std::to_string(bracket.residents.size());
    if (down_) text += "<td data-h=\"came down\">" + numbers(tournament_, bracket.moved_down);
    if (up_) text += "<td data-h=\"came up\">" + numbers(tournament_, bracket.moved_up);
    text += "<td class=n data-h=pairs>" + std::to_string(bracket.pairs.size());
    if (down_) {
      const std::string gone = numbers(tournament_, bracket.downfloaters);
      text += "<td data-h=\"go down\">" + (is_bye ? numbers(tournament_, {}) : gone);
      text += "<td class=n data-h=exchanges>" + std::to_string(bracket.exchanges);
    }
    return text += "<td>" + costs_html(bracket) + '\n';
  }

  const Tournament& tournament_;
  const ReportedRound& round_;
  bool down_;
  bool up_;
};

// Says what the dashed numbers of the picture do.
std::string direction_of_floats(const ReportedRound& round) {
  if (!floats_down(round.edition)) return "floats up";
  return moves_up(round) ? "floats down or up" : "floats down";
}

// Returns the judge's reasons if the round was paired differently, by hand or by mistake.
std::string not_by_rules_html(const ReportedRound& round) {
  const bool boards_differ = round.rules && std::count(round.same.begin(), round.same.end(), std::nullopt) != 0;
  if (!boards_differ && round.reasons.empty()) return "";
  std::string text = "<div class=note><p>This round is not paired according to the rules.\n";
  if (!round.reasons.empty()) text += "<ul>\n";
  for (const std::string& reason : round.reasons) text += "<li>" + escaped(reason) + '\n';
  if (!round.reasons.empty()) text += "</ul>\n";
  const bool some_agree =
      std::count(round.same.begin(), round.same.end(), std::nullopt) != std::ssize(round.same);
  if (some_agree) text += "<p>Boards that are as the rules give them show why.\n";
  return text + "</div>\n";
}

std::string not_paired_html(const Tournament& tournament, const std::vector<NotPaired>& groups) {
  if (groups.empty()) return "";
  std::string text = "<h3>Not paired</h3>\n<dl class=out>\n";
  for (const NotPaired& group : groups) {
    ((text += "<dt>") += group.reason) += "<dd>";
    for (std::size_t i = 0; i < group.players.size(); ++i) {
      text += i == 0 ? "<small>" : ", <small>";
      text += std::to_string(service::id_of(tournament, group.players[i])) + "</small> " +
              player_link(tournament, group.players[i]);
    }
    text += '\n';
  }
  return text + "</dl>\n";
}

}  // namespace

std::string_view result_sign(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin: return "1";
    case Outcome::Draw:
    case Outcome::UnratedDraw: return "\xC2\xBD";
    case Outcome::Loss:
    case Outcome::UnratedLoss: return "0";
    case Outcome::ForfeitWin: return "+";
    case Outcome::ForfeitLoss: return "\xE2\x88\x92";
    case Outcome::PairingBye: return "U";
    case Outcome::FullBye: return "F";
    case Outcome::HalfBye: return "H";
    case Outcome::ZeroBye: return "Z";
    case Outcome::Unfinished:
    case Outcome::Absent: break;
  }
  return "";
}

std::string boards_html(const Tournament& tournament, const ReportedRound& round,
                        const std::vector<trf::ByeRequest>& announced) {
  std::string text;
  if (round.boards.empty() && !round.bye) text += "<p>No players are paired.\n";
  if (!round.trouble.empty())
    text += "<p class=note>The rules cannot be applied to this round: " + escaped(round.trouble) + "\n";
  text += not_by_rules_html(round);
  const std::vector<std::string> fictitious = service::fictitious_points_words(tournament, round.number);
  if (!fictitious.empty()) text += "<p class=note>";
  for (const std::string& sentence : fictitious) text += escaped(sentence) + '\n';
  text += BoardTable(tournament, round).html();
  std::vector<PlayerIndex> byes;
  if (round.bye) byes.push_back(*round.bye);
  return text +=
         not_paired_html(tournament, not_paired(tournament, round.number, round.boards, byes, announced));
}

std::string brackets_html(const Tournament& tournament, const ReportedRound& round) {
  std::string text = "<p class=hint>A row for each score group";
  text += service::is_accelerated(tournament, round.number) ? ": points with fictitious points. " : ". ";
  text += round.boards.size() <= max_boards_drawn
              ? "A stone is a board, White on the left. A dashed number " + direction_of_floats(round) +
                    ", along its arrow.\n"
              : "The end of a bar in another colour " + direction_of_floats(round) + ", along the arrows.\n";
  text += picture_svg(tournament, round);
  if (!round.rules) return text;
  text += round.reasons.empty()
              ? "<p class=hint>How each bracket was paired, in the order in which it was done. "
              : "<p class=hint>How the rules pair each bracket, in the order in which it is done. ";
  text += "Costs, which the best pairing minimises in this order, are left out if they are zero.\n";
  return text += scroll_box("Brackets", BracketTable(tournament, round).html());
}

}  // namespace bloesem::render
