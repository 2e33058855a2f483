#include "trf/review.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "bloesem/trf/system_code.hpp"
#include "bloesem/trf/tie_breaks.hpp"
#include "trf/columns.hpp"
#include "trf/id_fields.hpp"
#include "trf/team_event.hpp"
#include "trf/text.hpp"
#include "trf/time_control.hpp"

namespace bloesem::trf {

namespace {

using Codes = std::string_view;

// Records that may occur only once, followed by all other records of all dialects.
constexpr std::array<Codes, 19> single_records = {"012", "022", "032", "042", "052", "062", "072",
                                                  "082", "092", "102", "122", "132", "142", "152",
                                                  "172", "192", "202", "212", "222"};
constexpr std::array<Codes, 32> other_records = {"001", "013", "112", "162", "182", "240", "250", "260",
                                                 "299", "300", "310", "320", "330", "352", "362", "801",
                                                 "802", "XXR", "XXC", "XXZ", "XXP", "XXA", "XXS", "XXW",
                                                 "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "DDD", "DAT"};
constexpr std::array<Codes, 7> ranking_methods = {"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"};

template <class List>
bool lists(const List& list, std::string_view code) noexcept {
  return std::find(list.begin(), list.end(), code) != list.end();
}

class Review {
 public:
  Review(Layout layout, const std::vector<int>& faulty, Diagnostics& out)
      : layout_(layout), faulty_(faulty.begin(), faulty.end()), out_(out) {}

  void look_through(const std::vector<std::string_view>& lines) {
    of_teams_ = find_team_event(lines).has_value();
    int number = 0;
    for (const std::string_view text : lines) {
      const bool player = upper(text.substr(0, code_width)) == "001";
      look_at(LineText(++number, text, Columns::Characters, player ? layout_ : Layout()));
    }
    compare_counts();
    compare_standings();
    compare_rounds();
    compare_national_ratings();
  }

 private:
  void look_at(const LineText& line) {
    if (line.length() < code_width || line.at(1) == ' ' || line.cut(1, code_width) == "###") return;
    const std::string code = line.code();
    if (code == "001") return count_player(line);
    if (is_national_record(line)) return national_.push_back(line);
    if (!lists(single_records, code) && !lists(other_records, code)) return report_unknown(line, code);
    review_code(line, code);
    if (lists(single_records, code)) review_repeat(line, code, code);
    if (code == "013") ++old_teams_;
    if (code == "310") ++teams_;
    if (of_teams_ && is_about_teams(code)) return;
    if (!faulty_.contains(line.number())) review_content(line, code);
  }

  void review_content(const LineText& line, const std::string& code) {
    if (!layout_.wide()) review_columns(line, out_);
    if (code == "042" || code == "052" || code == "132") review_dates(line, out_);
    if (code == "062" || code == "072" || code == "082") counts_.push_back(line);
    if (code == "142" || code == "XXR") rounds_ = parse_number(content(line));
    if (code == "172") review_method(line);
    if (code == "192") review_system(line);
    if (code == "202" || code == "212") review_tie_breaks(line, code);
    if (code == "222") review_time_control(line);
    if (code == "240" || code == "250" || code == "260" || code == "299") about_rounds_.push_back(line);
    if (code == "240") review_repeated_byes(line);
    if (code == "240" || code == "260" || code == "XXP") review_listed_players(line, code);
  }

  // ---- which record

  void report_unknown(const LineText& line, const std::string& code) {
    out_.warn(Code::UnknownRecord, line.place(1, code_width),
              {"no dialect has this record: it is kept and ignored", code, "a record of the format, or ###"});
  }

  void review_code(const LineText& line, const std::string& code) {
    if (line.cut(1, code_width) == code) return;
    out_.warn(
        Code::LooseColumns, line.place(1, code_width),
        {"the record code is written in small letters", std::string(line.cut(1, code_width)), code, 0, code});
  }

  // `what`: the code and the key by which several such records may differ.
  void review_repeat(const LineText& line, const std::string& code, const std::string& what) {
    const auto [known, first] = first_line_.try_emplace(what, line.number());
    if (first) return;
    out_.warn(Code::RepeatedRecord, line.place(1, code_width),
              {"record " + code + " is already on line " + std::to_string(known->second), code,
               "one record for all of it", known->second});
  }

  void review_repeated_byes(const LineText& line) {
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() < 2) return;
    const std::string round = std::to_string(parse_number(words[1].text).value_or(0));
    review_repeat(line, "240", "240 " + upper(words[0].text) + " " + round);
  }

  // Ids follow the type and round of a 240, and the two rounds of a 260.
  void review_listed_players(const LineText& line, const std::string& code) {
    const std::vector<Token> words = line.tokens(text_begins);
    const std::size_t first = code == "XXP" ? 0 : 2;
    if (code == "240" && words.size() == first) {
      out_.warn(Code::LoneRestriction, content_place(line),
                {"no player has this bye", content(line), "the starting ranks of those who have it"});
    }
    std::set<int> listed;
    for (std::size_t at = first; at < words.size(); ++at) {
      const std::optional<int> id = parse_number(words[at].text);
      if (!id || listed.insert(*id).second) continue;
      out_.warn(
          Code::RepeatedPlayer, words[at].place,
          {"this player is in the record already", std::string(words[at].text), "each starting rank once"});
      return;  // one warning is enough
    }
  }

  // ---- counts

  void count_player(const LineText& line) {
    ++players_;
    const std::optional<int> rating = parse_number(trimmed(line.cut(player_rating)));
    if (rating.value_or(0) > 0) ++rated_;
    if (const std::optional<int> id = parse_number(trimmed(line.cut(player_id)))) ids_.insert(*id);
  }

  void compare_counts() {
    for (const LineText& line : counts_) {
      const std::string code = line.code();
      const int counted = code == "062" ? players_ : code == "072" ? rated_ : std::max(teams_, old_teams_);
      const Codes what = code == "062" ? "players" : code == "072" ? "rated players" : "teams";
      const std::string text = content(line);
      if (text.empty() || parse_number(text.substr(0, text.find(' '))) == counted) continue;
      out_.warn(Code::WrongCount, content_place(line),
                {std::string("the number of ").append(what).append(" is not that of the file"), text,
                 std::to_string(counted), 0, std::to_string(counted)});
    }
  }

  // ---- single records

  void review_method(const LineText& line) {
    has_method_ = true;
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() == 2 && words[0].text.size() == 3 && lists(ranking_methods, upper(words[1].text))) return;
    out_.warn(Code::BadRankingMethod, content_place(line),
              {"not a federation and the method of the starting ranks", content(line),
               "three letters, then FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER"});
  }

  void review_system(const LineText& line) {
    const std::string code = upper(content(line));
    if (is_system_code(code)) return;
    out_.warn(Code::UnknownSystem, content_place(line),
              {"no pairing system of the format has this code", content(line), "a code like FIDE_DUTCH_2026"});
  }

  void review_time_control(const LineText& line) {
    if (is_time_control(content(line))) return;
    out_.warn(Code::BadTimeControl, content_place(line),
              {"the time control cannot be read", content(line),
               "moves/seconds+increment, as in 5400+30 or 40/6000+30:900+30, or W300-B240"});
  }

  void review_tie_breaks(const LineText& line, const std::string& code) {
    StandingsOrder order = read_standings_order(line);
    const std::string text = content(line);
    const auto commas = static_cast<std::size_t>(std::count(text.begin(), text.end(), ','));
    if (order.keys.empty() || commas >= order.keys.size()) {
      out_.warn(Code::UnknownTieBreak, content_place(line),
                {"a tie-break is missing", text, "tie-breaks between commas, as in BH/C1,BH,SB"});
    }
    for (const TieBreak& key : order.keys) {
      const std::optional<std::string> fault = fault_of(key);
      if (fault) out_.warn(Code::UnknownTieBreak, key.place, {*fault, key.text(), "a tie-break like BH/C1"});
      if (key.acronym == "GE") {
        out_.warn(Code::OldSpelling, key.place,
                  {"the name of this tie-break before 2024", key.text(), "REP", 0, "REP"});
      }
    }
    const auto is_points = [](const TieBreak& key) { return key.acronym.ends_with("PTS"); };
    if (code == "212" && std::none_of(order.keys.begin(), order.keys.end(), is_points)) {
      out_.warn(
          Code::UnknownTieBreak, order.place,
          {"the whole order of the standings does not name the points", text, "PTS and then the tie-breaks"});
    }
    (code == "202" ? tie_breaks_ : standings_) = std::move(order);
  }

  void compare_standings() {
    if (!tie_breaks_ || !standings_) return;
    const auto texts = [](const StandingsOrder& order) {
      std::vector<std::string> list;
      for (const TieBreak& key : order.keys) list.push_back(key.text());
      return list;
    };
    if (texts(with_points_first(*tie_breaks_)) == texts(*standings_)) return;
    out_.warn(Code::UnknownTieBreak, standings_->place,
              {"records 212 and 202 (line " + std::to_string(tie_breaks_->place.line) + ") differ", "",
               "PTS and then the list of record 202, or one of the two", tie_breaks_->place.line});
  }

  // ---- rounds that will not be

  static Token abnormal_round_of(const LineText& line) {
    constexpr Field round{"299", "round", 20, 22, Align::Right};
    return {trimmed(line.cut(round)), line.place(round)};
  }

  void compare_rounds() {
    if (!rounds_) return;
    for (const LineText& line : about_rounds_) {
      const std::string code = line.code();
      const std::vector<Token> words =
          code == "299" ? std::vector<Token>{abnormal_round_of(line)} : line.tokens(text_begins);
      const std::size_t at = code == "299" ? 0 : code == "260" ? 0 : code == "240" ? 1 : words.size() - 4;
      if (at >= words.size()) continue;
      const std::optional<int> round = parse_number(words[at].text);
      if (!round || *round <= *rounds_) continue;
      out_.warn(Code::BeyondLastRound, words[at].place,
                {"record " + code + " is about rounds that the tournament does not have",
                 std::string(words[at].text), std::to_string(*rounds_) + " at most"});
    }
  }

  // ---- national ratings

  void compare_national_ratings() {
    if (national_.empty()) return;
    if (!has_method_) {
      out_.warn(Code::BadRankingMethod, national_.front().place(1, code_width),
                {"national ratings without a record 172", "", "172, the federation and the method"});
    }
    for (const LineText& line : national_) {
      const std::string text(trimmed(line.cut(player_id)));
      if (ids_.contains(parse_number(text).value_or(0))) continue;
      out_.warn(Code::UnknownPlayer, line.place(player_id),
                {"no player has this starting rank", text, "the starting rank of a player"});
    }
  }

  Layout layout_;
  std::set<int> faulty_;
  Diagnostics& out_;
  std::map<std::string, int> first_line_;
  int players_ = 0;
  int rated_ = 0;
  bool of_teams_ = false;
  int teams_ = 0;      // number of records 310; older programs write 013 instead
  int old_teams_ = 0;  // number of records 013
  std::set<int> ids_;
  std::vector<LineText> counts_;
  std::optional<int> rounds_;
  bool has_method_ = false;
  std::optional<StandingsOrder> tie_breaks_;
  std::optional<StandingsOrder> standings_;
  std::vector<LineText> about_rounds_;
  std::vector<LineText> national_;
};

}  // namespace

void review_lines(const std::vector<std::string_view>& lines, Layout layout, const std::vector<int>& faulty,
                  Diagnostics& out) {
  Review(layout, faulty, out).look_through(lines);
}

}  // namespace bloesem::trf
