# Gives the comments of a header the marks of doxygen.
1s|^// |/// @file\n/// |
1s|^/\* |/** @file\n * |
/^\/\* ----/!s|^( *)/\* |\1/** |
s|^( *)//( \|$)|\1///\2|
s|([;,{(]\|[A-Za-z0-9_]) +// |\1  ///< |
s|([;,{(]\|[A-Za-z0-9_]) +/\* |\1  /**< |
\|/// |s|\\|\\\\|g
