// The compiler's 128-bit integer, under a name that -Wpedantic accepts.
#pragma once

namespace bloesem::matching {

__extension__ using Int128 = __int128;

}  // namespace bloesem::matching
