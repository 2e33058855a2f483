"""Recipe for Conan 2, beside the sources: conan create cmake/packages/conan"""

import re
from pathlib import Path

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ["CMakeLists.txt", "LICENSE", "THIRD-PARTY-NOTICES.md", "cmake/*", "matching/*", "criteria/*", "trf/*", "engine/*"]


class Bloesem(ConanFile):
    name = "bloesem"
    license = "Apache-2.0"
    description = "Exact Swiss pairings of chess tournaments by the rules of FIDE: the library for C and C++"
    settings = "os", "arch", "compiler", "build_type"
    package_type = "static-library"
    requires = "boost/[>=1.74]", "cli11/[>=2]", "coin-lemon/1.3.1", "utf8proc/[>=2.8]"

    def set_version(self):
        self.version = re.search(r"project\(bloesem VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)

    def export_sources(self):
        for pattern in SOURCES:
            copy(self, pattern, ROOT, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        options = Path(self.source_folder, "cmake/packages/library_options.cmake").read_text()
        toolchain = CMakeToolchain(self)
        for name, value in re.findall(r"-D(\w+)=(\w+)", options):
            toolchain.cache_variables[name] = value
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_find_mode", "none")  # Bloesem brings BloesemConfig.cmake
        self.cpp_info.builddirs = ["lib/cmake/Bloesem"]
