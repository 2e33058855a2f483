// Real files, damaged, through the whole program: every answer keeps the promises of docs/errors.md, and none
// takes ten seconds. Each case follows from its number alone.
//   damaged_files [--first N] [--count N] FILE-OR-FOLDER...
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/damage.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/words.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

namespace fs = std::filesystem;

constexpr unsigned patience = 10;  // seconds for a request
constexpr std::uintmax_t largest_source = 16U << 10U;

// Each damaged file goes through one of the first and all of the others.
constexpr std::array<std::string_view, 41> changing = {
    "pair in.trf",
    "pair --rules 2016 in.trf",
    "pair --rules 2016 --strict in.trf",
    "pair --rules 2016 --recompute --rounds 9 --initial-colour B in.trf -o new.man",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf -o old.man",
    "pair --rules 2016 --rounds 20 --initial-colour W --numbers fixed --board-order pairing-score in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --format table --verbose in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --format json in.trf -o new.json",
    "pair --rules 2016 --rounds 20 --initial-colour W --absent 1,3 --forbid 2-4 in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --round 1 in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W --round 3 --format table in.trf",
    "pair --rules 2016 --rounds 20 --initial-colour W -",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf --checklist new.list",
    "pair --rules 2016 --rounds 20 --initial-colour W in.trf --into in.trf",
    "pair --rules 2016 --recompute --rounds 20 --initial-colour B in.trf --into new.trf --absent 2",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --round 2",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --round 3 --json",
    "judge --rules 2016 --rounds 20 --initial-colour W in.trf --pairs old.man",
    "lint --dialect trfbx --json in.trf",
    "result --recompute in.trf 1-2:1-0",
    "result in.trf --absent 1 --half-bye 2 --full-bye 3",
    "result in.trf --round 2 --half-bye 1,2,3,4",
    "result in.trf --withdraw 1,3 --return 2",
    "result in.trf --pairing-bye 1",
    "result in.trf --pair 1-2,3-4 --absent 5,6 --rules 2016",
    "result in.trf --enter Laat;2000;WFM;NED",
    "result --recompute in.trf --undo",
    "result in.trf --show -o new.txt",
    "rankings in.trf --by age --tiebreaks SB --format csv",
    "rankings in.trf --by team --boards --tiebreaks BH -o new.txt",
    "prizes in.trf --amounts 100,50,25.25 --tiebreaks DE --format json",
    "ratings in.trf --format csv",
    "upsets in.trf --round 2",
    "zermelo in.trf --extended --after 3",
    "convert --recompute in.trf --to trf16 -o new.trf",
    "convert in.trf --to trfx",
    "convert in.trf --to trfbx -o in.trf",
    "--rules 2016 --dutch in.trf -p new.man -l",
    "--rules 2016 --dutch in.trf -c -l new.list",
    "--rules 2016 in.trf -b -p new.man -l",
    "--rules 2016 in.trf -c 2"};
constexpr std::array<std::string_view, 2> always = {"check --rules 2016 --rounds 20 --initial-colour W in.trf",
                                                    "lint in.trf"};

std::vector<std::string> read_sources(const std::vector<fs::path>& paths) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
      if (entry.path().extension() == ".trf" && entry.file_size() <= largest_source)
        files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> sources;
  for (const fs::path& file : files) sources.push_back(bloesem::testing::content_of(file));
  return sources;
}

// The case that runs, for the last words of this process.
std::array<char, 64> last_words;
std::size_t last_words_size = 0;

void announce(std::uint64_t number) {
  const int size = std::snprintf(last_words.data(), last_words.size(), "case %llu\n",
                                 static_cast<unsigned long long>(number));
  last_words_size = static_cast<std::size_t>(size);
}

extern "C" void say_last_words(int signal_number) {
  const auto ignored = write(STDERR_FILENO, last_words.data(), last_words_size);
  static_cast<void>(ignored);
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

struct Request {
  std::uint64_t first = 0;
  std::uint64_t count = 1000;
  std::vector<fs::path> paths;
};

class Campaign {
 public:
  explicit Campaign(std::vector<std::string> sources) : sources_(std::move(sources)) {}

  void run(std::uint64_t number) {
    announce(number);
    test::Random random(number);
    const auto pick = [&random](const auto& list) {
      return list[random.between<std::size_t>(0, list.size() - 1)];
    };
    const std::string file = damaged(pick(sources_), pick(sources_), random);
    answer(pick(changing), file);
    for (const std::string_view line : always) answer(line, file);
  }

  [[nodiscard]] const std::map<int, std::uint64_t>& answers() const noexcept { return answers_; }

 private:
  void answer(std::string_view line, const std::string& file) {
    alarm(patience);
    ++answers_[static_cast<int>(check_program(folder_, words_of(line), file).code)];
    alarm(0);
  }

  std::vector<std::string> sources_;
  Folder folder_;
  std::map<int, std::uint64_t> answers_;  // by exit code
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if ((word == "--first" || word == "--count") && i + 1 < argc) {
      (word == "--first" ? request.first : request.count) = std::strtoull(argv[++i], nullptr, 10);
    } else {
      request.paths.emplace_back(word);
    }
  }
  return request;
}

int run(const Request& request) {
  std::vector<std::string> sources = read_sources(request.paths);
  if (sources.empty()) return 1;
  std::printf("%zu files, %llu cases\n", sources.size(), static_cast<unsigned long long>(request.count));
  std::fflush(stdout);
  for (const int number : {SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV})
    std::signal(number, say_last_words);
  Campaign campaign(std::move(sources));
  for (std::uint64_t i = 0; i < request.count; ++i) campaign.run(request.first + i);
  for (const auto& [code, count] : campaign.answers()) {
    std::printf("exit code %d: %llu\n", code, static_cast<unsigned long long>(count));
  }
  return 0;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) { return bloesem::fuzz::run(bloesem::fuzz::read_request(argc, argv)); }
