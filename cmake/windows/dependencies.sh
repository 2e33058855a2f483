#!/usr/bin/env bash
# Fills a folder with the libraries that Bloesem needs on Windows: headers of Debian's packages, and utf8proc, SQLite and
# SQLiteCpp compiled from Debian's source packages, which apt verifies. Nothing of the machine is changed.
# Usage: dependencies.sh FOLDER
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
[[ -e $folder/complete ]] && exit

mkdir -p "$folder/include"
for library in boost lemon CLI; do
  [[ -d /usr/include/$library ]] || { echo "dependencies.sh: /usr/include/$library is missing" >&2; exit 1; }
  ln -sfn "/usr/include/$library" "$folder/include/$library"
done

# Lists of source packages of its own: the machine may have none.
apt=$folder/apt
mkdir -p "$apt/lists/partial" "$apt/archives/partial" "$folder/source"
apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
  grep -E ' (main|universe)$' | sort -u >"$apt/sources.list"
own_lists=(-o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$apt/lists"
  -o "Dir::Cache=$apt" -o APT::Sandbox::User= -o Acquire::Languages=none -qq)
apt-get "${own_lists[@]}" update
(cd "$folder/source" && apt-get "${own_lists[@]}" source utf8proc sqlitecpp)

install_library() {
  local source=$1
  shift
  cmake -S "$source" -B "$source/build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_INSTALL_PREFIX="$folder" -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=OFF "$@"
  cmake --build "$source/build"
  cmake --install "$source/build"
}
install_library "$folder"/source/utf8proc-*/
install_library "$folder"/source/sqlitecpp-*/ -DSQLITECPP_INTERNAL_SQLITE=ON -DSQLITECPP_RUN_CPPLINT=OFF \
  -DSQLITECPP_RUN_CPPCHECK=OFF -DSQLITECPP_USE_STACK_PROTECTION=OFF -DSQLITE_ENABLE_COLUMN_METADATA=OFF
touch "$folder/complete"
