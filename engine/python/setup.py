"""Builds the package: a wheel with the shared library for this machine, for every Python; a source distribution with
everything that the library is compiled from. Needs CMake, a C++ compiler, LEMON, Boost and CLI11 (docs/integrate.md).
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
INSIDE = HERE / "source"  # of a source distribution
SOURCE = INSIDE if INSIDE.exists() else Path(os.environ.get("BLOESEM_SOURCE", HERE.parent.parent))
SOURCES = ["CMakeLists.txt", "LICENSE", "THIRD-PARTY-NOTICES.md", "cmake", "matching", "criteria", "trf", "engine"]
LIBRARY = {"win32": "bloesem.dll", "darwin": "libbloesem.dylib"}.get(sys.platform, "libbloesem.so")


def version():
    return re.search(r"project\(bloesem VERSION ([0-9.]+)", (SOURCE / "CMakeLists.txt").read_text()).group(1)


def build_library(folder):
    """Returns the path of the library: BLOESEM_LIBRARY, or one compiled in this folder."""
    if os.environ.get("BLOESEM_LIBRARY"):
        return Path(os.environ["BLOESEM_LIBRARY"])
    subprocess.run(["cmake", "-S", SOURCE, "-B", folder, "-DCMAKE_BUILD_TYPE=Release", "-DBLOESEM_BUILD_TESTS=OFF",
                    "-DBLOESEM_BUILD_BENCHMARKS=OFF", "-DBLOESEM_ASSERTIONS=OFF", "-DBLOESEM_BUILD_PROGRAM=OFF",
                    "-DBLOESEM_BUILD_C=ON"], check=True)
    subprocess.run(["cmake", "--build", folder, "--target", "bloesem_shared", "--parallel"], check=True)
    return Path(folder) / LIBRARY


class BuildWithLibrary(build_py):
    def run(self):
        super().run()
        built = build_library(Path(self.build_lib).resolve().parent / "library")
        shutil.copyfile(built, Path(self.build_lib) / "bloesem" / LIBRARY)


class SdistWithSources(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        shutil.copytree(HERE / "examples", Path(base_dir) / "examples")
        for name in SOURCES:
            place = Path(base_dir) / "source" / name
            if (SOURCE / name).is_dir():
                shutil.copytree(SOURCE / name, place, ignore=shutil.ignore_patterns("__pycache__", "python", "wasm", "*.egg-info"))
            else:
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(SOURCE / name, place)


class WheelForEveryPython(bdist_wheel):
    def get_tag(self):
        return ("py3", "none", super().get_tag()[2])


class WithLibrary(Distribution):
    def has_ext_modules(self):
        return True


setup(
    name="bloesem",
    version=version(),
    description="Exact Swiss pairings by the rules of FIDE",
    long_description=(HERE / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    license="Apache-2.0",
    python_requires=">=3.9",
    packages=["bloesem"],
    package_data={"bloesem": ["py.typed", LIBRARY]},
    cmdclass={"build_py": BuildWithLibrary, "sdist": SdistWithSources, "bdist_wheel": WheelForEveryPython},
    distclass=WithLibrary,
)
