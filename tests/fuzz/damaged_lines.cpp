// Command lines that nobody types, over every command, on small sound files: every answer keeps the promises of
// docs/errors.md, and none takes ten seconds. Each case follows from its number and the files alone.
//   damaged_lines [--first N] [--count N] [--show] FILE...
// BLOESEM_COMMAND_LINES=N is stronger than --count.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/program_table.hpp"
#include "tests/fuzz/command_line.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/program_promises.hpp"
#include "tests/fuzz/requests.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"

namespace bloesem::fuzz {

namespace {

constexpr std::size_t decisions = 256;  // bytes

struct Request {
  std::uint64_t first = 0;
  std::uint64_t count = 1000;
  bool show = false;
  std::vector<std::string> files;  // their contents
};

class Campaign {
 public:
  explicit Campaign(const Request& request) : request_(request) {
    known_.assign(changing.begin(), changing.end());
    known_.insert(known_.end(), always.begin(), always.end());
  }

  // Numbers go on until one makes a line that may run here.
  void run(std::uint64_t number) {
    announce(number);
    test::Random random(number);
    for (;;) {
      std::string bytes;
      while (bytes.size() < decisions) bytes += static_cast<char>(random.between(0, 255));
      Choices choices(bytes);
      const std::string& file = request_.files[choices.below(request_.files.size())];
      const std::vector<std::string> words = made_command_line(choices, known_);
      if (!stays_inside(words) || plays_long(words)) continue;
      answer(words, file);
      return;
    }
  }

  [[nodiscard]] const std::map<int, std::uint64_t>& answers() const noexcept { return answers_; }
  [[nodiscard]] const std::set<std::string>& commands() const noexcept { return commands_; }

 private:
  void answer(const std::vector<std::string>& words, const std::string& file) {
    if (request_.show) show(words);
    const cli::ExitCode code = check_in_time(folder_, words, file).code;
    ++answers_[static_cast<int>(code)];
    // What is refused at once has not been tried.
    if (!words.empty() && code != cli::ExitCode::BadInput) commands_.insert(words.front());
  }

  static void show(const std::vector<std::string>& words) {
    for (const std::string& word : words) std::printf("[%s] ", word.c_str());
    std::printf("\n");
    std::fflush(stdout);
  }

  const Request& request_;
  std::vector<std::string_view> known_;
  Folder folder_;
  std::map<int, std::uint64_t> answers_;  // by exit code
  std::set<std::string> commands_;
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--show") {
      request.show = true;
    } else if ((word == "--first" || word == "--count") && i + 1 < argc) {
      (word == "--first" ? request.first : request.count) = std::strtoull(argv[++i], nullptr, 10);
    } else {
      request.files.push_back(bloesem::testing::content_of(std::filesystem::path(word)));
    }
  }
  if (const char* const count = std::getenv("BLOESEM_COMMAND_LINES"))
    request.count = std::strtoull(count, nullptr, 10);
  return request;
}

// Every command has done something: a campaign that only meets refusals finds nothing.
bool all_commands_tried(const Campaign& campaign) {
  bool all = true;
  for (const cli::CommandRow& command : cli::program_table()) {
    if (command.path.find(' ') == std::string::npos || campaign.commands().contains(command.name)) continue;
    std::printf("never got beyond a refusal: %s\n", command.name.c_str());
    all = false;
  }
  return all;
}

int run(const Request& request) {
  if (request.files.empty()) return 1;
  listen_for_last_words();
  Campaign campaign(request);
  for (std::uint64_t i = 0; i < request.count; ++i) campaign.run(request.first + i);
  std::printf("%llu command lines\n", static_cast<unsigned long long>(request.count));
  for (const auto& [code, count] : campaign.answers())
    std::printf("exit code %d: %llu\n", code, static_cast<unsigned long long>(count));
  constexpr std::uint64_t enough = 2000;
  return request.count < enough || all_commands_tried(campaign) ? 0 : 1;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) { return bloesem::fuzz::run(bloesem::fuzz::read_request(argc, argv)); }
