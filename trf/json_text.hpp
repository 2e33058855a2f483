// Writes JSON strings.
#pragma once

#include <string>
#include <string_view>

namespace bloesem::trf {

// Appends the text in quotes. Escapes control characters, including those JSON allows (DEL, C1), and characters
// that change the text direction, since terminals obey them. Bytes that are not UTF-8 are read as Windows-1252.
void append_json_string(std::string& json, std::string_view text);

}  // namespace bloesem::trf
