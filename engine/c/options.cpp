#include "engine/c/options.hpp"

#include <string>
#include <utility>
#include <vector>

#include "engine/c/error.hpp"
#include "engine/cli/in_memory/request_json.hpp"

namespace bloesem::c {

Result<std::vector<std::string>, cli::MemoryAnswer> words_of(std::string_view json) {
  if (json.empty()) return std::vector<std::string>{};
  Result<trf::Json> options = cli::parsed(json);
  Result<std::vector<std::string>> words = options ? cli::option_words(*options) : options.error();
  if (!words) return cli::failed_answer(platform::ExitCode::BadInput, words.error().message);
  return std::move(words).value();
}

}  // namespace bloesem::c

using namespace bloesem;

int32_t bloesem_options_from_json(const char* json, size_t length, bloesem_options** options,
                                  bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (options == nullptr) return c::fail_dead(error);
    const auto words = c::words_of(c::text_of(json, length));
    if (!words) return c::fail(error, words.error());
    Result<cli::PairingPlan, cli::MemoryAnswer> plan = cli::PairingPlan::from_words(*words);
    if (!plan) return c::fail(error, plan.error());
    *options = new bloesem_options(std::move(plan).value());
    return BLOESEM_OK;
  });
}

void bloesem_options_free(bloesem_options* options) { c::release(options); }
