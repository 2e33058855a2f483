#!/usr/bin/env python3
"""Runs the recipe for Conan with modules that stand for those of Conan: the calls of CMake are those of its helpers. Conan itself
is not there. Usage: conan_recipe.py SOURCE_DIR SCRATCH_DIR COMPILER"""

import importlib.util
import re
import shutil
import subprocess
import sys
import types
from pathlib import Path

source, scratch, compiler = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
shutil.rmtree(scratch, ignore_errors=True)
exported, build = scratch / "source", scratch / "build"
exported.mkdir(parents=True)
calls = []


class Anything:
    def __init__(self, recipe):
        self.recipe = recipe

    def generate(self):
        calls.append(type(self).__name__)


class Toolchain(Anything):
    def __init__(self, recipe):
        super().__init__(recipe)
        self.cache_variables = recipe.cache_variables = {}


class CMake(Anything):
    def configure(self):
        values = [f"-D{name}={value}" for name, value in self.recipe.cache_variables.items()]
        assert len(values) > 4, values
        subprocess.run(["cmake", "-S", exported, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                        f"-DCMAKE_CXX_COMPILER={compiler}", *values], check=True, stdout=subprocess.DEVNULL)
        unknown = re.findall(r"BLOESEM_\w*:UNINITIALIZED", (build / "CMakeCache.txt").read_text())
        assert not unknown, f"no options of the project: {unknown}"

    def build(self):
        calls.append("build")

    def install(self):
        rules = (build / "cmake_install.cmake").read_text()
        for folder in self.recipe.cpp_info.builddirs:
            assert f"/{folder}" in rules.replace("/lib/x86_64-linux-gnu/", "/lib/"), f"nothing is installed in {folder}"
        calls.append("install")


class CppInfo:
    def __init__(self):
        self.builddirs = []

    def set_property(self, name, value):
        assert (name, value) == ("cmake_find_mode", "none")


def copy(recipe, pattern, src, dst):
    found = [path for path in Path(src).glob(pattern.replace("/*", "/**/*")) if path.is_file()]
    assert found, f"{pattern} exports nothing"
    for path in found:
        target = Path(dst) / path.relative_to(src)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


for name, contents in {"conan": {"ConanFile": object}, "conan.tools": {}, "conan.tools.files": {"copy": copy},
                       "conan.tools.cmake": {"CMake": CMake, "CMakeDeps": Anything,
                                                                    "CMakeToolchain": Toolchain, "cmake_layout": lambda recipe: calls.append("layout")}}.items():
    module = types.ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module
spec = importlib.util.spec_from_file_location("recipe", source / "cmake" / "packages" / "conan" / "conanfile.py")
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)

recipe = module.Bloesem()
recipe.export_sources_folder = recipe.source_folder = str(exported)
recipe.cpp_info = CppInfo()
recipe.set_version()
assert f"VERSION {recipe.version} " in (source / "CMakeLists.txt").read_text(), recipe.version
recipe.export_sources()
recipe.layout()
recipe.generate()
recipe.build()
recipe.package_info()
recipe.package()
assert calls == ["layout", "Toolchain", "Anything", "build", "install"], calls
