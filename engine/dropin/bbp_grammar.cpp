#include <string>
#include <utility>

#include "bloesem/edition.hpp"
#include "engine/dropin/grammars.hpp"
#include "engine/service/generate/seed.hpp"

namespace bloesem::dropin {

namespace {

constexpr const char* bbp_line = "bloesem [-r] --dutch INPUT (-c | -p [OUTPUT]) [-l [LIST]]";
constexpr const char* bbp_generator_line =
    "bloesem [-r] --dutch (MODEL -g | -g [CONFIG]) -o OUTPUT [-s SEED] [-l [LIST]]";

// Reads the words of a command line in order. take() returns "" after the last one.
class Reader {
 public:
  explicit Reader(const Words& words) : words_(words) {}

  [[nodiscard]] bool done() const { return at_ == words_.size(); }
  [[nodiscard]] bool next_is(const std::string& word) const { return !done() && words_[at_] == word; }
  bool skip(const std::string& word) {
    const bool found = next_is(word);
    if (found) ++at_;
    return found;
  }
  std::string take() { return done() ? std::string() : words_[at_++]; }

 private:
  const Words& words_;
  std::size_t at_ = 0;
};

// With --dutch the file decides, which may state that it is a Dutch tournament; --burstein is a request.
Request with_system(Request request, const std::string& flag) {
  if (flag == "--burstein") request.system = "burstein";
  return request;
}

// Reads the rest of the line after -g.
Result<Request> read_generator(Reader words, const std::string& system, Request request) {
  request.task = Task::Generate;
  if (request.input.empty() && !words.done() && !words.next_is("-o")) request.config = words.take();
  const std::string& base = request.input.empty() ? request.config : request.input;
  if (!words.skip("-o")) return usage_error(words.take(), "-o and the output", bbp_generator_line);
  if (words.done()) return usage_error("", "the output", bbp_generator_line);
  request.outputs = {beside(words.take(), base)};
  if (words.skip("-s")) {
    const std::string seed = words.take();
    request.seed = service::parse_seed(seed);
    if (!request.seed) return usage_error(seed, "a seed below 2^64", bbp_generator_line);
  }
  if (words.skip("-l")) {
    request.checklist = words.done() ? default_checklist(request.outputs.front()) : beside(words.take(), base);
  }
  if (!words.done()) return usage_error(words.take(), "the end of the line", bbp_generator_line);
  return with_system(std::move(request), system);
}

Result<Request> read(Reader words) {
  Request request{.dialect = Dialect::BbpPairings};
  request.release = words.skip("-r");
  const std::string system = words.take();
  if (words.skip("-g")) return read_generator(words, system, request);
  request.input = words.take();
  if (request.input.empty()) return usage_error("", "an input file", bbp_line);
  if (words.skip("-g")) return read_generator(words, system, request);
  if (words.skip("-c")) {
    request.task = Task::Check;
  } else if (words.skip("-p")) {
    if (!words.done() && !words.next_is("-l")) request.outputs = {beside(words.take(), request.input)};
  } else {
    return usage_error(words.take(), "-c or -p after the input", bbp_line);
  }
  if (words.skip("-l")) {
    request.checklist = words.done() ? default_checklist(request.input) : beside(words.take(), request.input);
  }
  if (!words.done()) return usage_error(words.take(), "the end of the line", bbp_line);
  return with_system(std::move(request), system);
}

}  // namespace

std::optional<Result<Request>> read_bbp(const Words& words) {
  Reader start(words);
  start.skip("-r");
  const bool dutch =
      start.next_is("--dutch") || start.next_is("--fast");  // as lila's fork calls it for large events
  if (!dutch && !start.next_is("--burstein")) return std::nullopt;
  return read(Reader(words));
}

}  // namespace bloesem::dropin
