#include "trf/abnormal_points.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "trf/columns.hpp"
#include "trf/extensions.hpp"
#include "trf/fields.hpp"
#include "trf/point_kinds.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int abnormal_type = 5;
constexpr Field match_points{"299", "match points", 8, 11, Align::Right};
constexpr Field abnormal_points{"299", "points", 14, 17, Align::Right};
constexpr Field abnormal_round{"299", "round", 20, 22, Align::Right};
constexpr Field first_player{"299", "starting rank", 24, 27, Align::Right};
constexpr int id_stride = 5;

// True if the fields are in their columns. A blank type is valid, so the fields cannot be parsed as words,
// except for the starting ranks in wide files.
bool stands_in_columns(const LineText& line, Layout layout) noexcept {
  if (line.column_of('\t') != 0) return false;
  for (const int column : {6, 7, 12, 13, 18, 19, 23}) {
    if (line.at(column) != ' ') return false;
  }
  if (layout.wide()) return true;
  for (int column = first_player.last + 1; column <= line.length(); column += id_stride) {
    if (line.at(column) != ' ') return false;
  }
  return true;
}

class Record {
 public:
  Record(const LineText& line, Diagnostics& out) : line_(line), out_(out) {}

  void read(Draft& draft) {
    if (!stands_in_columns(line_, draft.layout)) {
      return refuse(Code::BadValue, line_.place(text_begins, std::max(text_begins, line_.length())),
                    "the fields of record 299 are not in their columns", content(text_begins, line_.length()),
                    "type in column 5, points in 14-17, round in 20-22, starting ranks in 24-27, 29-32, ...");
    }
    const std::string_view match = trimmed(line_.cut(match_points));
    if (!match.empty() && parse_points(match) != Points{0}) {
      return refuse(Code::BadPoints, line_.place(match_points), "match points are for teams",
                    std::string(match), "blanks in columns 8-11, and the points of players in 14-17");
    }
    const char type = upper(line_.at(abnormal_type));
    return type == ' ' ? read_adjustment(draft) : read_value(type, draft);
  }

 private:
  [[nodiscard]] std::string content(int first, int last) const {
    return std::string(trimmed(line_.cut(first, last)));
  }

  void refuse(Code code, const Place& place, std::string message, std::string found, std::string expected) {
    out_.error(code, place, {std::move(message), std::move(found), std::move(expected)});
  }

  std::optional<Points> points() {
    const std::string_view text = trimmed(line_.cut(abnormal_points));
    const std::optional<Points> points = parse_signed_points(text);
    if (!points) {
      refuse(Code::BadPoints, line_.place(abnormal_points), "the points of record 299 cannot be read",
             std::string(text), "a number like 1.0 or -0.5 in columns 14-17");
    }
    return points;
  }

  // Returns the round, 0 for all rounds; empty if an error was reported.
  std::optional<int> round() {
    const std::string_view text = trimmed(line_.cut(abnormal_round));
    const std::optional<int> round = text.empty() ? 0 : parse_number(text);
    if (!round) {
      refuse(Code::BadNumber, line_.place(abnormal_round), "the round cannot be read", std::string(text),
             "a number from 1 to 999");
    }
    return round;
  }

  // Returns the ids in the fields; blank fields are skipped.
  IdList ids() {
    IdList list;
    for (int i = 0; in_round(first_player, i, id_stride).first <= line_.length(); ++i) {
      const Field field = in_round(first_player, i, id_stride);
      const Token word{trimmed(line_.cut(field)), line_.place(field)};
      if (word.text.empty()) continue;
      if (const std::optional<int> id = read_id(word, out_)) list.push_back({*id, word.place});
    }
    return list;
  }

  void read_adjustment(Draft& draft) {
    const std::optional<Points> points = this->points();
    const std::optional<int> round = this->round();
    AdjustmentLine adjustment{points.value_or(0), round.value_or(0), {}, line_.place(1, line_.length())};
    adjustment.ids = draft.layout.wide() ? read_ids(line_.tokens(first_player.first), out_) : ids();
    if (!points || !round) return;
    if (*round == 0) {
      return refuse(Code::UnreadRecord, line_.place(abnormal_round),
                    "a bonus or penalty in all rounds: is it meant once, or in every round?",
                    content(abnormal_round.first, abnormal_round.last),
                    "the round in which it is given, in columns 20-22");
    }
    draft.adjustments.push_back(std::move(adjustment));
  }

  void read_value(char type, Draft& draft) {
    const AbnormalKind* const kind = abnormal_kind(type);
    if (kind == nullptr) {
      return refuse(Code::BadValue, line_.place(abnormal_type, abnormal_type), "unknown type of record 299",
                    std::string(1, type), "W D L F H Z + - or a blank");
    }
    const std::optional<Points> points = this->points();
    const std::optional<int> round = this->round();
    if (!points || !round) return;
    if (*round != 0 || line_.length() >= first_player.first) {
      return refuse(
          Code::UnreadRecord, line_.place(1, line_.length()),
          "record 299 gives a kind of result another value in some rounds, or for some players, which is "
          "not supported",
          content(text_begins, line_.length()),
          "a bonus or penalty instead (blank type): the difference, with the round and the players");
    }
    if (*points < 0) {
      return refuse(Code::BadPoints, line_.place(abnormal_points), "the value of a result is negative",
                    content(abnormal_points.first, abnormal_points.last), "0.0 or more");
    }
    state(*kind, *points, draft);
  }

  void state(const AbnormalKind& kind, Points points, Draft& draft) {
    std::optional<Stated<Points>>& fact =
        draft.scoring.r299[static_cast<std::size_t>(&kind - abnormal_kinds.data())];
    const Place place = line_.place(1, line_.length());
    if (fact && fact->value != points) {
      draft.scoring.broken = true;
      out_.error(Code::Conflict, place,
                 {"record 299 gives this result two values (see line " + std::to_string(fact->place.line) + ")",
                  "", "each type once", fact->place.line});
    }
    if (!fact) fact = Stated<Points>{points, place};
  }

  const LineText& line_;
  Diagnostics& out_;
};

}  // namespace

void read_abnormal_points(const LineText& line, Draft& draft, Diagnostics& out) {
  Record(line, out).read(draft);
}

std::string record_299(Points points, int round, const std::vector<int>& ids, Layout layout) {
  std::string line = "299";
  put_points(line, abnormal_points, points);
  put(line, abnormal_round, three_digits(round));
  for (const int id : ids) line += ' ' + id_text(id, layout);
  return line;
}

std::string record_299(char kind, Points points) {
  std::string line = std::string("299 ") + kind;
  put_points(line, abnormal_points, points);
  return line;
}

}  // namespace bloesem::trf
