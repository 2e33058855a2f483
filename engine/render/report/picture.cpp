#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "engine/model/counted.hpp"
#include "engine/render/report/html.hpp"
#include "engine/render/report/sections.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

// Units of the drawing, which is scaled to the screen; narrow enough for its numbers to be legible on a phone.
constexpr int width = 360;
constexpr int label_room = 60;
constexpr int padding = 7;
constexpr int stone_height = 19;
constexpr int gap = 6;
constexpr int band_gap = 8;

std::string number(int value) { return std::to_string(value); }

// Returns attribute="7".
std::string set(std::string_view attribute, int value) {
  std::string text(" ");
  return ((text += attribute) += "=\"" + number(value)) += '"';
}

std::string rectangle(std::string_view kind, int x, int y, int w, int h, int radius) {
  std::string text = "<rect class=\"";
  return (text += kind) +=
         '"' + set("x", x) + set("y", y) + set("width", w) + set("height", h) + set("rx", radius) + "/>";
}

std::string label(std::string_view kind, int x, int y, std::string_view words) {
  std::string text = "<text class=\"";
  return (((text += kind) += '"' + set("x", x) + set("y", y) + '>') += words) += "</text>";
}

std::string players(std::size_t count) { return counted(count, "player"); }

struct Stone {
  std::size_t board;
  PlayerIndex came = no_player;  // the player who came from another score group
};

struct ScoreGroup {
  std::vector<Stone> boards;  // the boards of the group: of two scores, that of the player who did not float
  std::vector<PlayerIndex> gone;  // the players who floated
  std::size_t up = 0;             // how many of them floated up
  std::optional<PlayerIndex> bye;
  std::size_t size = 0;

  // Returns ", 2 float down, 1 float up" with these words.
  [[nodiscard]] std::string floats(std::string_view down, std::string_view upwards) const {
    std::string text;
    if (gone.size() > up) (text += ", " + std::to_string(gone.size() - up)) += down;
    if (up > 0) (text += ", " + std::to_string(up)) += upwards;
    return text;
  }
};

using ScoreGroups = std::map<Points, ScoreGroup, std::greater<>>;

class Picture {
 public:
  Picture(const Tournament& tournament, const ReportedRound& round)
      : tournament_(tournament), round_(round), scores_(pairing_scores(tournament, round)) {
    note_upfloaters();
    for (std::size_t i = 0; i < round.boards.size(); ++i) add(i);
    if (round.bye) {
      groups_[score(*round.bye)].bye = round.bye;
      ++groups_[score(*round.bye)].size;
    }
    int digits = 3;
    for (const Player& player : tournament.players)
      digits = std::max(digits, static_cast<int>(number(player.id).size()));
    half_ = 7 * digits + 4;
  }

  [[nodiscard]] std::string svg() {
    const bool drawn = round_.boards.size() <= max_boards_drawn;
    if (drawn) {
      for (const auto& [score, group] : groups_) draw(score, group);
    } else {
      draw_bars();
    }
    for (const auto& [player, to] : arrivals_)
      if (const auto from = ghosts_.find(player); from != ghosts_.end()) draw_arrow(from->second, to);
    const std::string size = number(width) + ' ' + number(y_ - band_gap);
    // Pictures of several groups have ids of their own.
    const std::string of_group = round_.group == 0 ? "" : std::to_string(round_.group);
    const std::string title = "pt" + of_group;
    const std::string words = "pd" + of_group;
    std::string text = "<svg class=\"picture\" role=\"img\" aria-labelledby=\"" + title + ' ' + words +
                       "\" viewBox=\"0 0 " + size + "\">\n";
    text += "<title id=\"" + title + "\">The brackets of round " + number(round_.number) + "</title>\n";
    text += "<desc id=\"" + words + "\">" + description() + "</desc>\n";
    return (text += below_) += arrows_ + "</svg>\n";
  }

 private:
  [[nodiscard]] Points score(PlayerIndex player) const { return scores_[static_cast<std::size_t>(player)]; }

  void add(std::size_t i) {
    const Board& board = round_.boards[i];
    const Points white = score(board.white);
    const Points black = score(board.black);
    ++groups_[white].size;
    ++groups_[black].size;
    if (white == black) return groups_[white].boards.push_back({i});
    const PlayerIndex lower = white < black ? board.white : board.black;
    const bool up = upfloaters_.contains(lower);
    const PlayerIndex came = up ? lower : white < black ? board.black : board.white;
    const PlayerIndex stayed = came == board.white ? board.black : board.white;
    groups_[score(stayed)].boards.push_back({i, came});
    groups_[score(came)].gone.push_back(came);
    groups_[score(came)].up += up ? 1 : 0;
    ++moves_[{score(came), score(stayed)}];
  }

  // Who floats up is in the record of the rules; boards made otherwise follow the system.
  void note_upfloaters() {
    for (const Board& board : round_.boards) {
      const PlayerIndex lower = score(board.white) < score(board.black) ? board.white : board.black;
      if (!floats_down(round_.edition)) upfloaters_.insert(lower);
    }
    if (!round_.rules || !floats_down(round_.edition)) return;
    for (const BracketRecord& bracket : round_.rules->record.brackets)
      if (!bracket.discarded) upfloaters_.insert(bracket.moved_up.begin(), bracket.moved_up.end());
  }

  [[nodiscard]] std::string description() const {
    std::string text;
    for (const auto& [score, group] : groups_) {
      text += "Score " + trf::format_points(score) + ": " + players(group.size);
      text += group.floats(" float down", " float up");
      if (group.bye) text += ", one has the bye";
      text += ". ";
    }
    return text;
  }

  // Positions in a band, row by row from left to right.
  struct Cursor {
    int x;
    int y;
  };
  [[nodiscard]] static Cursor place(Cursor& next, int item_width) {
    if (next.x + item_width > width - padding) next = {label_room, next.y + stone_height + gap};
    const Cursor here = next;
    next.x += item_width + gap;
    return here;
  }

  void draw(Points score, const ScoreGroup& group) {
    Cursor next{label_room, y_ + padding};
    std::string stones;
    for (const Stone& board : group.boards) stones += draw_board(board, place(next, 2 * half_));
    for (const PlayerIndex player : group.gone) stones += draw_ghost(player, place(next, half_));
    if (group.bye) stones += draw_bye(*group.bye, place(next, half_ + 22));
    const int height = next.y + stone_height + padding - y_;
    below_ += rectangle("band", 0, y_, width, height, 5);
    below_ += label("score", padding, y_ + padding + 9, trf::format_points(score));
    below_ += label("soft", padding, y_ + padding + 19, players(group.size)) + '\n' + stones;
    y_ += height + band_gap;
  }

  std::string draw_half(PlayerIndex player, bool white, bool came, int x, int y) {
    if (came) arrivals_.push_back({player, {x + half_ / 2, y}});
    std::string kind(white ? "w" : "k");
    if (came) kind += " came";
    return rectangle(kind, x, y, half_, stone_height, 3) +
           label(white ? "tw" : "tk", x + half_ / 2, y + 13, number(service::id_of(tournament_, player)));
  }

  std::string draw_board(const Stone& item, Cursor at) {
    const Board& board = round_.boards[item.board];
    const std::string id = std::to_string(round_.number_of_board(item.board));
    std::string text = "<a href=\"#b" + id + "\" tabindex=\"-1\"><title>Board " + id + ": ";
    text += name_html(service::player_at(tournament_, board.white)) + " \xE2\x80\x93 ";
    text += name_html(service::player_at(tournament_, board.black)) + "</title>";
    text += draw_half(board.white, true, item.came == board.white, at.x, at.y);
    text += draw_half(board.black, false, item.came == board.black, at.x + half_, at.y);
    return text += "</a>\n";
  }

  std::string draw_ghost(PlayerIndex player, Cursor at) {
    ghosts_[player] = {at.x + half_ / 2, at.y};
    return rectangle("ghost", at.x, at.y, half_, stone_height, 9) +
           label("tg", at.x + half_ / 2, at.y + 13, number(service::id_of(tournament_, player))) + '\n';
  }

  std::string draw_bye(PlayerIndex player, Cursor at) {
    return rectangle("bye", at.x, at.y, half_ + 22, stone_height, 9) +
           label("tb", at.x + (half_ + 22) / 2, at.y + 13,
                 number(service::id_of(tournament_, player)) + " bye") +
           '\n';
  }

  // Both are the top middle of what is drawn there. An arrow down leaves from below and arrives from above, one
  // up the other way round.
  void draw_arrow(Cursor from, Cursor to) {
    const auto point = [](int px, int py) { return number(px) + ' ' + number(py); };
    const int down = from.y < to.y ? 1 : -1;
    if (down > 0) from.y += stone_height;
    if (down < 0) to.y += stone_height;
    const int bend = down * std::max(12, down * (to.y - from.y) / 2);
    arrows_ += "<path class=\"arrow\" d=\"M" + point(from.x, from.y) + " C" + point(from.x, from.y + bend) +
               ' ' + point(to.x, to.y - bend) + ' ' + point(to.x, to.y - 4 * down) + "\"/>";
    arrows_ += "<path class=\"head\" d=\"M" + point(to.x - 3, to.y - 6 * down) + " L" +
               point(to.x + 3, to.y - 6 * down) + " L" + point(to.x, to.y - down) + "Z\"/>\n";
  }

  // For a large round: a bar with the number of players, and how many of them move down to which group.
  void draw_bars() {
    constexpr int bar_width = 190;
    constexpr int height = 30;
    std::size_t largest = 1;
    for (const auto& [score, group] : groups_) largest = std::max(largest, group.size);
    std::map<Points, int> middle;
    for (const auto& [score, group] : groups_) {
      const int length =
          std::max(2, static_cast<int>(static_cast<std::size_t>(bar_width) * group.size / largest));
      const int gone = static_cast<int>(static_cast<std::size_t>(bar_width) * group.gone.size() / largest);
      below_ += rectangle("band", 0, y_, width, height, 5) +
                label("score", padding, y_ + 19, trf::format_points(score));
      below_ += rectangle("bar", label_room, y_ + 6, length, 9, 2);
      if (!group.gone.empty())
        below_ += rectangle("went", label_room + length - gone, y_ + 6, std::max(gone, 2), 9, 0);
      std::string words = players(group.size) + ", " + counted(group.boards.size(), "board");
      words += group.floats(" down", " up");
      if (group.bye) words += ", bye: " + number(service::id_of(tournament_, *group.bye));
      below_ += label("soft", label_room, y_ + 25, words) + '\n';
      middle[score] = y_ + height / 2;
      y_ += height + band_gap / 2;
    }
    y_ += band_gap / 2;
    int lane = 0;
    for (const auto& [move, count] : moves_)
      draw_move(middle[move.first], middle[move.second], width - 90 + lane++ % 2 * 8, count);
  }

  // Draws an arrow between the middles of two bars, with the number of players who move.
  void draw_move(int from, int to, int x, int count) {
    const int down = from < to ? 1 : -1;
    const int height = down * (to - from);
    const int out = x + 26 + height / 6;
    const int begin = from + 3 * down;
    const int end = to - 3 * down;
    arrows_ += "<path class=\"arrow\" d=\"M" + number(x) + ' ' + number(begin) + " C" + number(out) + ' ' +
               number(begin) + ' ' + number(out) + ' ' + number(end) + ' ' + number(x + 5) + ' ' + number(end) +
               "\"/>";
    arrows_ += "<path class=\"head\" d=\"M" + number(x + 6) + ' ' + number(end - 3) + " L" + number(x + 6) +
               ' ' + number(end + 3) + " L" + number(x) + ' ' + number(end) + "Z\"/>";
    arrows_ +=
        label("soft", std::min(width - 12, x + 23 + height / 8), (from + to) / 2 + 3, number(count)) + '\n';
  }

  const Tournament& tournament_;
  const ReportedRound& round_;
  std::vector<Points> scores_;
  ScoreGroups groups_;
  std::map<std::pair<Points, Points>, int, std::greater<>> moves_;  // number of players by (from, to) score
  std::set<PlayerIndex> upfloaters_;                                // players of lower scores who came up
  std::map<PlayerIndex, Cursor> ghosts_;                            // start of each floater's arrow
  std::vector<std::pair<PlayerIndex, Cursor>> arrivals_;            // its end, in the order drawn
  int half_ = 0;                                                    // width of one player's half of a stone
  int y_ = 0;
  std::string below_;
  std::string arrows_;
};

}  // namespace

std::vector<Points> pairing_scores(const Tournament& tournament, const ReportedRound& round) {
  std::vector<Points> scores;
  scores.reserve(tournament.players.size());
  for (const Player& player : tournament.players)
    scores.push_back(standings_points(tournament, player, round.number - 1) +
                     player.virtual_in(round.number - 1));
  return scores;
}

bool moves_up(const ReportedRound& round) {
  if (!floats_down(round.edition)) return has_score_groups(round.edition);
  return round.rules && std::any_of(round.rules->record.brackets.begin(), round.rules->record.brackets.end(),
                                    [](const BracketRecord& bracket) { return !bracket.moved_up.empty(); });
}

std::string picture_svg(const Tournament& tournament, const ReportedRound& round) {
  return round.boards.empty() && !round.bye ? "" : Picture(tournament, round).svg();
}

}  // namespace bloesem::render
