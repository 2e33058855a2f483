#include "engine/dropin/write_safely.hpp"

#include <algorithm>
#include <optional>

#include "engine/platform/failure.hpp"

namespace bloesem::dropin {

namespace {

platform::ExitCode clash(const std::string& path, const std::string& other) {
  return platform::fail("bloesem", {.code = ErrorCode::InvalidInput,
                                    .message = "the output " + path + " would replace " + other});
}

}  // namespace

platform::ExitCode write_safely(const std::vector<platform::Output>& outputs,
                                const std::vector<std::string>& inputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const std::string& path = outputs[i].path;
    if (std::any_of(inputs.begin(), inputs.end(),
                    [&](const std::string& input) { return platform::same_file(path, input); }))
      return clash(path, "the input");
    for (std::size_t j = 0; j < i; ++j) {
      if (platform::same_target(path, outputs[j].path)) return clash(path, "another output");
    }
  }
  const std::optional<Error> error = platform::write_outputs(outputs);
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

}  // namespace bloesem::dropin
