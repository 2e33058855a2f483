#include "engine/cli/players/player_option.hpp"

#include "engine/cli/option_values.hpp"
#include "engine/service/players/entrant.hpp"

namespace bloesem::cli {

void add_player_option(Grammar& command, const std::string& name, std::vector<trf::PlayerFields>& target,
                       std::string_view help) {
  const auto read = [&target, name](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      const Result<trf::PlayerFields> player = service::parse_entrant(as_typed(text));
      if (!player) refuse_value(name, text, "NAME;RATING;TITLE;FEDERATION (" + player.error().message + ")");
      target.push_back(*player);
    }
  };
  command
      .add_option_function<std::vector<std::string>>(
          name, read, std::string(help) + ": NAME;RATING;TITLE;FEDERATION; only the name is required")
      ->allow_extra_args(false)
      ->type_name("PLAYER");
}

}  // namespace bloesem::cli
