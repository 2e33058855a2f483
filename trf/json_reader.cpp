#include "trf/json_reader.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/assemble.hpp"
#include "trf/draft.hpp"
#include "trf/entry_text.hpp"
#include "trf/json_cursor.hpp"
#include "trf/layout.hpp"
#include "trf/local_records.hpp"
#include "trf/most_players.hpp"
#include "trf/point_kinds.hpp"
#include "trf/roster.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

// Prefix of keys reserved for other programs; their values are skipped.
constexpr std::string_view foreign_prefix = "x_";

// Keys of an object, each allowed once.
template <std::size_t Size>
class Keys {
 public:
  explicit constexpr Keys(const std::array<std::string_view, Size>& names) noexcept : names_(names) {}

  // Returns the index of the key. Returns Size for an unknown or repeated key, which is reported, and for a key
  // of another program, whose value is skipped.
  std::size_t note(std::string_view key, JsonCursor& json) {
    if (key.starts_with(foreign_prefix)) {
      json.skip_value();
      return Size;
    }
    const auto i = static_cast<std::size_t>(std::find(names_.begin(), names_.end(), key) - names_.begin());
    if (i == Size) {
      json.refuse(json.last(), Code::UnknownKey, {"unknown key", std::string(key), "one of " + list()});
    } else if ((seen_ >> i & 1U) != 0) {
      json.refuse(json.last(), Code::BadSyntax, {"the key is repeated", std::string(key), "each key once"});
    } else {
      seen_ |= 1U << i;
      return i;
    }
    return Size;
  }
  [[nodiscard]] bool has(std::size_t i) const noexcept { return (seen_ >> i & 1U) != 0; }

 private:
  [[nodiscard]] std::string list() const {
    std::string text;
    for (const std::string_view name : names_) text.append(text.empty() ? "" : ", ").append(name);
    return text;
  }

  const std::array<std::string_view, Size>& names_;
  unsigned seen_ = 0;
};

enum TopKey : std::size_t {
  Schema,
  Name,
  System,
  Rules,
  StartDate,
  NumberOfRounds,
  RoundsPlayed,
  InitialColour,
  TieBreaks,
  PointValues,
  Forbidden,
  ForbiddenInRounds,
  Wishes,
  LateDecisions,
  Groups,
  FixedPairs,
  FixedBoards,
  Players
};
constexpr std::array<std::string_view, 18> top_keys = {
    "schema",        "name",           "system",     "rules",       "start_date",   "rounds",
    "rounds_played", "initial_colour", "tie_breaks", "points",      "forbidden",    "forbidden_in_rounds",
    "wishes",        "late_decisions", "groups",     "fixed_pairs", "fixed_boards", "players"};

// Values from Notes on are the columns of note_names.
enum PlayerKey : std::size_t {
  Id,
  PlayerName,
  Rating,
  PlayerPoints,
  Entries,
  PlayerVirtual,
  Adjustments,
  GamePoints,
  Notes
};
constexpr std::array<std::string_view, 11> player_keys = {
    "id",          "name",        "rating", "points",      "rounds",         "virtual_points",
    "adjustments", "game_points", "club",   "national_id", "national_rating"};
static_assert(player_keys.size() == Notes + note_names.size() &&
              player_keys.back() == note_names.back().column);

enum GameKey : std::size_t { GameRound, FirstOpen, LastOpen, GameOfMatch, GamePlayers };
constexpr std::array<std::string_view, 5> game_keys = {"round", "first", "last", "game", "players"};

enum GroupKey : std::size_t { GroupName, Members };
constexpr std::array<std::string_view, 2> group_keys = {"name", "players"};

enum FixedPairKey : std::size_t { PairRound, PairPlayers, PairColours };
constexpr std::array<std::string_view, 3> fixed_pair_keys = {"round", "players", "colours"};

enum FixedBoardKey : std::size_t { BoardRound, BoardPlayer, BoardNumber };
constexpr std::array<std::string_view, 3> fixed_board_keys = {"round", "player", "board"};

enum RulesKey : std::size_t { RulesSystem, RulesEdition, RulesReadings };
constexpr std::array<std::string_view, 3> rules_keys = {"system", "edition", "readings"};

enum SpanKey : std::size_t { FirstRound, LastRound, SpanPlayers };
constexpr std::array<std::string_view, 3> span_keys = {"first", "last", "players"};

enum WishKey : std::size_t { WishReason, FirstWished, LastWished, WishStrict, WishGroups };
constexpr std::array<std::string_view, 5> wish_keys = {"reason", "first", "last", "strict", "groups"};

class JsonReader {
 public:
  JsonReader(std::string_view text, const ReadOptions& options, Diagnostics& out)
      : json_(text, out), options_(options) {}

  Draft read() {
    Keys keys(top_keys);
    const Place begin = json_.place();
    draft_.by_position = true;
    json_.object("a tournament: {", [&](std::string_view key) { read_member(keys.note(key, json_)); });
    json_.finish();
    for (const TopKey key : {Schema, RoundsPlayed, Players}) require(keys.has(key), top_keys[key], begin);
    draft_.roster_broken = !json_.good();
    return std::move(draft_);
  }

 private:
  void require(bool there, std::string_view key, const Place& place) {
    if (!there) json_.refuse(place, Code::MissingKey, {"a key is missing", "", std::string(key)});
  }

  void read_member(std::size_t key) {
    switch (key) {
      case Schema: (void)json_.number(1, 1, "1, the schema that this version knows"); break;
      case Name: draft_.name = json_.string("the name of the tournament, as a string"); break;
      case System:
        draft_.system_code = upper(trimmed(json_.string("the code of the pairing system, as a string")));
        break;
      case Rules: read_rules(); break;
      case StartDate: draft_.start_date = json_.string("the start date, as a string like 2025/05/02"); break;
      case NumberOfRounds: draft_.rounds = stated(1, max_rounds, "the number of rounds, from 1 to 999"); break;
      case RoundsPlayed:
        draft_.rounds_played = stated(0, max_rounds, "the rounds played, from 0 to 999");
        break;
      case InitialColour: read_initial_colour(); break;
      case TieBreaks: read_tie_breaks(); break;
      case PointValues: read_point_values(); break;
      case Forbidden: read_groups(); break;
      case ForbiddenInRounds: json_.list("a list: [", [this] { read_span(); }); break;
      case Wishes: json_.list("a list: [", [this] { read_wish(); }); break;
      case LateDecisions: json_.list("a list: [", [this] { read_late_decision(); }); break;
      case Groups: json_.list("a list of groups: [", [this] { read_player_group(); }); break;
      case FixedPairs: json_.list("a list: [", [this] { read_fixed_pair(); }); break;
      case FixedBoards: json_.list("a list: [", [this] { read_fixed_board(); }); break;
      case Players: json_.list("the list of the players: [", [this] { read_player(); }); break;
      default: break;
    }
  }

  std::string name(std::string_view expected) {
    const std::string text(json_.string(expected));
    if (!usable_name(text))
      json_.refuse(json_.last(), Code::BadValue, {"a name that cannot be used", text, std::string(expected)});
    return text;
  }

  void read_rules() {
    Keys keys(rules_keys);
    const Place begin = json_.place();
    RulesByName rules;
    json_.object("the pairing system by name: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case RulesSystem: rules.system = name("the id of a pairing system, as a string"); break;
        case RulesEdition: rules.edition = name("the name of an edition, as a string"); break;
        case RulesReadings: read_readings(rules.readings); break;
        default: break;
      }
    });
    require(keys.has(RulesSystem), rules_keys[RulesSystem], begin);
    draft_.rules = Stated<RulesByName>{std::move(rules), begin};
  }

  void read_readings(std::vector<ReadingChoice>& readings) {
    json_.object("readings and their values: {", [&](std::string_view key) {
      ReadingChoice reading{std::string(key), {}};
      if (!usable_name(reading.name))
        json_.refuse(json_.last(), Code::BadValue, {"a name that cannot be used", reading.name, "a reading"});
      reading.value = name("the value of a reading, as a string");
      readings.push_back(std::move(reading));
    });
  }

  Stated<int> stated(int least, int most, std::string_view expected) {
    const int value = json_.number(least, most, expected);
    return {value, json_.last()};
  }

  Stated<int> id(std::string_view expected) { return stated(1, largest_wide_id, expected); }

  Points points() { return usable(parse_points); }
  // Points of a player, negative if penalties exceed the results.
  Points signed_points() { return usable(parse_signed_points); }

  template <class Parse>
  Points usable(Parse parse) {
    constexpr std::string_view expected = "points up to 999.9, as a string like \"1.5\"";
    const std::string_view text = json_.string(expected);
    const std::optional<Points> points = parse(text);
    if (points && *points <= max_points && *points >= -max_points) return *points;
    json_.refuse(json_.last(), points ? Code::TooLarge : Code::BadPoints,
                 {"the points cannot be used", std::string(text), std::string(expected)});
    return 0;
  }

  void read_initial_colour() {
    const std::string_view word = json_.string("\"white\" or \"black\"");
    if (word != "white" && word != "black")
      return json_.refuse(json_.last(), Code::BadValue,
                          {"unknown initial colour", std::string(word), "white or black"});
    draft_.initial_colour = Stated<Colour>{word == "white" ? Colour::White : Colour::Black, json_.last()};
  }

  void read_tie_breaks() {
    const std::string text(json_.string("the list of tie-breaks, as a string like \"PTS,BH/C1,SB\""));
    draft_.standings = parse_standings_order(text, json_.last());
  }

  void read_point_values() {
    PointSystem system;
    std::vector<std::string> seen;
    json_.object("the values of results: {", [&](std::string_view key) {
      const std::string kind(key);
      const Place place = json_.last();
      const bool twice = std::find(seen.begin(), seen.end(), kind) != seen.end();
      const Points value = points();
      if (twice) json_.refuse(place, Code::BadSyntax, {"the key is repeated", kind, "each key once"});
      if (!set_points(system, kind, value))
        json_.refuse(place, Code::UnknownKey,
                     {"unknown kind of result", kind, "win, draw, loss, ... (docs/trf.md)"});
      seen.push_back(kind);
    });
    draft_.points = system;
  }

  IdList ids() {
    IdList list;
    json_.list("a list of players: [", [&] { list.push_back(id("the id of a player")); });
    return list;
  }

  void read_groups() {
    json_.list("a list of groups: [", [this] { draft_.forbidden.push_back({ids()}); });
  }

  void read_span() {
    Keys keys(span_keys);
    const Place begin = json_.place();
    ForbiddenLine line{{}, Range{}};
    json_.object("rounds and players: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case FirstRound: line.rounds->first = json_.number(1, max_rounds, "a round from 1 to 999"); break;
        case LastRound: line.rounds->last = json_.number(1, max_rounds, "a round from 1 to 999"); break;
        case SpanPlayers: line.ids = ids(); break;
        default: break;
      }
    });
    for (const SpanKey key : {FirstRound, LastRound, SpanPlayers})
      require(keys.has(key), span_keys[key], begin);
    if (line.rounds->last < line.rounds->first)
      json_.refuse(begin, Code::BadValue,
                   {"the last round comes before the first", "", "first not above last"});
    draft_.forbidden.push_back(std::move(line));
  }

  bool truth() {
    const std::string word(json_.word("true or false"));
    if (json_.good() && word != "true" && word != "false")
      json_.refuse(json_.last(), Code::BadValue, {"neither true nor false", word, "true or false"});
    return word == "true";
  }

  void read_wish() {
    Keys keys(wish_keys);
    const Place begin = json_.place();
    WishLine wish;
    json_.object("rounds and groups of players: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case WishReason: wish.reason = name("what the players of a group have in common, as a string"); break;
        case FirstWished: wish.rounds.first = round(); break;
        case LastWished: wish.rounds.last = round(); break;
        case WishStrict: wish.strict = truth(); break;
        case WishGroups: json_.list("a list of groups: [", [&] { wish.groups.push_back(ids()); }); break;
        default: break;
      }
    });
    for (const WishKey key : {WishReason, FirstWished, LastWished, WishGroups})
      require(keys.has(key), wish_keys[key], begin);
    if (wish.rounds.last < wish.rounds.first)
      json_.refuse(begin, Code::BadValue,
                   {"the last round comes before the first", "", "first not above last"});
    draft_.listed_wishes.push_back(std::move(wish));
  }

  int round() { return json_.number(1, max_rounds, "a round from 1 to 999"); }

  void read_late_decision() {
    Keys keys(game_keys);
    const Place begin = json_.place();
    OpenGameLine game{1, {1, 0}, {}, {}, 0};
    IdList players;
    json_.object("a game and the rounds paired without its result: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case GameRound: game.round = round(); break;
        case FirstOpen: game.later.first = round(); break;
        case LastOpen: game.later.last = round(); break;
        case GameOfMatch: game.game = json_.number(1, 2, "1 or 2: a game of a match of two games"); break;
        case GamePlayers: players = ids(); break;
        default: break;
      }
    });
    for (const GameKey key : {GameRound, FirstOpen, GamePlayers}) require(keys.has(key), game_keys[key], begin);
    if (players.size() != 2)
      return json_.refuse(begin, Code::BadValue, {"a game has two players", "", "the ids of two players"});
    if (game.later.first <= game.round || (game.later.last != 0 && game.later.last < game.later.first))
      return json_.refuse(begin, Code::BadValue,
                          {"the rounds are not in order", "", "round below first, first not above last"});
    game.one = players[0];
    game.other = players[1];
    draft_.open_games.push_back(std::move(game));
  }

  void read_player_group() {
    Keys keys(group_keys);
    const Place begin = json_.place();
    GroupLine group;
    json_.object("a group and its players: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case GroupName:
          group.name.value = json_.string("the name of a group, as a string");
          group.name.place = json_.last();
          break;
        case Members: group.ids = ids(); break;
        default: break;
      }
    });
    for (const GroupKey key : {GroupName, Members}) require(keys.has(key), group_keys[key], begin);
    const std::string& name = group.name.value;
    if (name.empty() || std::any_of(name.begin(), name.end(), [](unsigned char c) { return c <= ' '; }))
      json_.refuse(begin, Code::BadValue, {"a name that cannot be used", name, "a word without blanks"});
    draft_.groups.push_back(std::move(group));
  }

  void read_fixed_pair() {
    Keys keys(fixed_pair_keys);
    const Place begin = json_.place();
    FixedPairLine pair;
    IdList players;
    json_.object("a pair made by hand: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case PairRound: pair.round = round(); break;
        case PairPlayers: players = ids(); break;
        case PairColours: pair.by_rules = json_.string("\"by-hand\" or \"by-rules\"") == "by-rules"; break;
        default: break;
      }
    });
    for (const FixedPairKey key : {PairRound, PairPlayers}) require(keys.has(key), fixed_pair_keys[key], begin);
    if (players.size() != 2 || players[0].value == players[1].value)
      return json_.refuse(begin, Code::BadValue, {"a pair has two players", "", "the ids of two players"});
    pair.one = players[0];
    pair.other = players[1];
    draft_.fixed_pairs.push_back(std::move(pair));
  }

  void read_fixed_board() {
    Keys keys(fixed_board_keys);
    const Place begin = json_.place();
    FixedBoardLine board;
    json_.object("the board of a player: {", [&](std::string_view key) {
      switch (keys.note(key, json_)) {
        case BoardRound: board.round = round(); break;
        case BoardPlayer: board.player = id("the id of a player"); break;
        case BoardNumber: board.board = json_.number(0, largest_wide_id, "a board, or 0"); break;
        default: break;
      }
    });
    for (const FixedBoardKey key : {BoardPlayer, BoardNumber})
      require(keys.has(key), fixed_board_keys[key], begin);
    draft_.fixed_boards.push_back(std::move(board));
  }

  void read_player() {
    Keys keys(player_keys);
    const Place begin = json_.place();
    if (draft_.players.size() == options_.max_players)
      return json_.refuse(begin, Code::TooLarge, too_many_players(draft_.players.size()));
    PlayerLine player;
    player.line = begin.line;
    player.column = begin.first;
    draft_.row.clear();
    Separately separately;
    json_.object("a player: {",
                 [&](std::string_view key) { read_player_key(keys.note(key, json_), player, separately); });
    require(keys.has(Id), player_keys[Id], begin);
    keep_separately(std::move(separately), {player.id, begin});
    player.cells = draft_.cells.keep(draft_.row);
    draft_.players.push_back(std::move(player));
  }

  // What the object of a player has and the draft keeps apart from the players, by id, as a report file does.
  // The id may be the last key.
  struct Separately {
    std::vector<Points> virtual_points;
    std::vector<Points> game_points;
    std::vector<AdjustmentLine> adjustments;
    std::vector<NoteLine> notes;
  };

  void read_player_key(std::size_t key, PlayerLine& player, Separately& separately) {
    switch (key) {
      case Id: player.id = id("the id of the player, from 1 to 9999999").value; break;
      case PlayerName: player.name = json_.string("the name of the player, as a string"); break;
      case Rating: player.rating = json_.number(0, max_rating, "a rating from 0 to 9999"); break;
      case PlayerPoints: player.points = signed_points(); break;
      case Entries: json_.list("the list of the player's rounds: [", [this] { read_entry(); }); break;
      case PlayerVirtual:
        separately.virtual_points = read_points_of_rounds("a list of fictitious points: [");
        break;
      case GamePoints: separately.game_points = read_points_of_rounds("a list of game points: ["); break;
      case Adjustments: read_adjustments(separately.adjustments); break;
      default:
        if (key < player_keys.size()) read_note(note_names[key - Notes].kind, separately.notes);
    }
  }

  void keep_separately(Separately separately, const Stated<int>& id) {
    if (!separately.virtual_points.empty())
      draft_.virtual_rows.push_back({id, std::move(separately.virtual_points)});
    if (!separately.game_points.empty()) draft_.game_points.push_back({id, std::move(separately.game_points)});
    for (AdjustmentLine& line : separately.adjustments) {
      line.ids.push_back(id);
      draft_.adjustments.push_back(std::move(line));
    }
    for (NoteLine& note : separately.notes) {
      note.id = id;
      draft_.notes.push_back(std::move(note));
    }
  }

  void read_note(NoteKind kind, std::vector<NoteLine>& notes) {
    notes.push_back({{}, kind, std::string(json_.string("what is known of the player, as a string"))});
  }

  void read_entry() {
    const std::string_view text = json_.string(expected_entry);
    const std::optional<Cell> cell = parse_entry(text);
    if (draft_.row.size() == max_rounds) return refuse_rounds();
    if (cell) return draft_.row.push_back(*cell);
    json_.refuse(json_.last(), Code::BadResult,
                 {"a round cannot be read", std::string(text), std::string(expected_entry)});
  }

  std::vector<Points> read_points_of_rounds(std::string_view expected) {
    std::vector<Points> list;
    json_.list(expected, [&] {
      if (list.size() == max_rounds) return refuse_rounds();
      list.push_back(points());
    });
    return list;
  }

  void read_adjustments(std::vector<AdjustmentLine>& lines) {
    int round = 0;
    json_.list("a list of points apart from the results: [", [&] {
      if (++round > max_rounds) return refuse_rounds();
      if (const Points points = signed_points(); points != 0)
        lines.push_back({points, round, {}, json_.last()});
    });
  }

  void refuse_rounds() {
    json_.refuse(json_.last(), Code::TooLarge, {"more than 999 rounds", "", "at most 999"});
  }

  JsonCursor json_;
  const ReadOptions& options_;
  Draft draft_;
};

}  // namespace

ReadResult read_json(const SourceText& source, const ReadOptions& options) {
  Diagnostics out(options.strict);
  report_encoding(source, out);
  Draft draft = JsonReader(source.text(), options, out).read();
  ReadResult result = assemble_list(std::move(draft), options, out);
  result.dialect = Dialect::Json;
  return result;
}

}  // namespace bloesem::trf
