// A text as JSON writes it.
#pragma once

#include <string>
#include <string_view>

namespace bloesem::trf {

// Appends the text between quotes. Control characters are escaped, those too that JSON allows as they are (DEL,
// C1), and controls of direction, since a terminal obeys them. Bytes that are not UTF-8 are read as
// Windows-1252.
void append_json_string(std::string& json, std::string_view text);

}  // namespace bloesem::trf
