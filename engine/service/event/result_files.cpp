#include "engine/service/event/result_files.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "engine/model/counted.hpp"
#include "engine/service/event/board_order.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/word_lines.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

using trf::LineText;
using trf::Token;

constexpr int table_width = 4;

std::string prefix_of(const Token& word) {
  return std::to_string(word.place.line) + ':' + std::to_string(word.place.first) + ": ";
}

class ResFileReader {
 public:
  std::optional<Error> read(const LineText& line, const std::vector<Token>& words) {
    return file_.round ? read_pair(line, words) : read_heading(line, words);
  }

  Result<ResultFile> take() {
    if (!file_.round) return refusal("1:1: the file is empty, expected the number of pairs and the round");
    return std::move(file_);
  }

 private:
  std::optional<Error> read_heading(const LineText& line, const std::vector<Token>& words) {
    if (words.size() != 2) return misread(end_of(line), "", "two numbers: the number of pairs and the round");
    const Result<int> pairs = number_in(words[0], "the number of pairs");
    if (!pairs) return pairs.error();
    const Result<int> round = number_in(words[1], "the number of the round");
    if (!round) return round.error();
    pairs_ = static_cast<std::size_t>(*pairs);
    file_.round = *round;
    return std::nullopt;
  }

  std::optional<Error> read_pair(const LineText& line, const std::vector<Token>& words) {
    if (words.size() != 3) return misread(end_of(line), "", "White, Black and a code");
    if (file_.entries.size() == pairs_) {
      return misread(words[0].place, words[0].text, "no more than " + counted(pairs_, "pair"));
    }
    const Result<int> white = number_in(words[0], "a starting rank");
    if (!white) return white.error();
    const Result<int> black = number_in(words[1], "a starting rank, or 0 for the bye");
    if (!black) return black.error();
    const std::optional<GameResult> result = result_of_vega(words[2].text);
    if (!result) return misread(words[2].place, words[2].text, "one of the codes 0 1 2 3 4 5 7 9");
    file_.entries.push_back({*white, *black, {*result}, prefix_of(words[0])});
    return std::nullopt;
  }

  ResultFile file_;
  std::size_t pairs_ = 0;
};

class TableReader {
 public:
  TableReader(const EventText& event, int round) : event_(event), boards_(numbered_boards(event, round)) {}

  std::optional<Error> read(const LineText& line, const std::vector<Token>& words) {
    const bool with_players = words.size() == table_width;
    if (words.size() != 2 && !with_players)
      return misread(end_of(line), "", "BOARD RESULT or BOARD WHITE BLACK RESULT");
    const std::string range = "a board from 1 to " + std::to_string(boards_.size());
    const Result<int> board = number_in(words[0], range);
    if (!board) return board.error();
    if (*board < 1 || static_cast<std::size_t>(*board) > boards_.size()) {
      return misread(words[0].place, words[0].text, range);
    }
    const Board& pair = boards_[static_cast<std::size_t>(*board) - 1];
    const int white = id_of(event_.tournament(), pair.white);
    const int black = id_of(event_.tournament(), pair.black);
    if (with_players) {
      if (trf::parse_number(words[1].text) != white)
        return misread(words[1].place, words[1].text, std::to_string(white));
      if (trf::parse_number(words[2].text) != black)
        return misread(words[2].place, words[2].text, std::to_string(black));
    }
    const std::optional<BoardResult> result = parse_board_result(words.back().text);
    if (!result) {
      return misread(words.back().place, words.back().text,
                     std::string("one of ").append(known_results).append("; ").append(known_board_results));
    }
    entries.push_back({white, black, *result, prefix_of(words.back())});
    return std::nullopt;
  }

  std::vector<ResultEntry> entries;

 private:
  const EventText& event_;
  std::vector<Board> boards_;
};

}  // namespace

Result<ResultFile> parse_res_file(std::string_view bytes) {
  ResFileReader reader;
  const auto read = [&](const LineText& line, const std::vector<Token>& words) {
    return reader.read(line, words);
  };
  if (const auto error = for_each_line(bytes, read)) return *error;
  return reader.take();
}

Result<ResultFile> parse_result_table(std::string_view bytes, const EventText& event, int round) {
  TableReader reader(event, round);
  const auto read = [&](const LineText& line, const std::vector<Token>& words) {
    return reader.read(line, words);
  };
  if (const auto error = for_each_line(bytes, read)) return *error;
  return ResultFile{round, std::move(reader.entries)};
}

}  // namespace bloesem::service
