"""Recipe for Conan 2: conan create cmake/conan"""

from pathlib import Path

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain
from conan.tools.files import copy

ROOT = Path(__file__).resolve().parents[2]


class Bloesem(ConanFile):
    name = "bloesem"
    version = "0.1.0"
    license = "Apache-2.0"
    description = "Pairs, checks, explains and proves the rounds of Swiss chess tournaments"
    topics = ("chess", "swiss", "matching")
    settings = "os", "arch", "compiler", "build_type"
    requires = ("boost/1.83.0", "cli11/2.3.2", "coin-lemon/1.3.1", "sqlitecpp/3.3.1", "utf8proc/2.8.0")

    def export_sources(self):
        for part in ("CMakeLists.txt", "LICENSE", "*.md", "cmake/*", "criteria/*", "docs/*", "engine/*", "matching/*", "trf/*"):
            copy(self, part, src=str(ROOT), dst=self.export_sources_folder)

    def generate(self):
        CMakeDeps(self).generate()
        toolchain = CMakeToolchain(self)
        for option in ("BUILD_TESTS", "BUILD_BENCHMARKS", "ASSERTIONS", "STATIC_RUNTIME"):
            toolchain.cache_variables[f"BLOESEM_{option}"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()

    def package_info(self):
        # The package of the project itself knows its targets (bloesem::bloesem, bloesem::c).
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs.append("lib/cmake/Bloesem")
