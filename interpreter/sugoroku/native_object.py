"""Compiles LLVM text to machine code, and makes machine code callable."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

from sugoroku.native_runtime import PLACE_OF, PLACE_OF_BMI2
from sugoroku.native_text import CONVENTION, OPEN

# Larger functions are not put in place of their calls: more of that makes longer code that is no faster.
INLINED = 50

_POINTER, _INT, _LONG = ctypes.c_void_p, ctypes.c_int32, ctypes.c_int64
_RUN = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _POINTER, _INT)
_EVALUATE = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _INT, _POINTER, _POINTER)
_BATCH = ctypes.CFUNCTYPE(None, *[_POINTER] * 4, ctypes.c_uint64, _LONG, _LONG, *[_POINTER] * 6)


@dataclass(frozen=True, slots=True)
class Entries:
    """The functions of a compiled program; the engine holds their code."""

    engine: Any
    run: Any
    evaluate: Any
    batch: Any


@cache
def _llvm() -> Any:
    """The compiler, loaded only when a program needs it."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@cache
def platform() -> str:
    """What machine code depends on besides its source: the compiler and the processor."""
    import llvmlite

    llvm = _llvm()
    version = ".".join(str(part) for part in llvm.llvm_version_info)
    features = llvm.get_host_cpu_features().flatten()
    triple = llvm.get_process_triple()
    return f"{llvmlite.__version__}\n{version}\n{triple}\n{llvm.get_host_cpu_name()}\n{features}"


def _target(level: int) -> Any:
    llvm = _llvm()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(opt=level, cpu=llvm.get_host_cpu_name(), features=features, jit=True)


def compile_text(text: str, level: int) -> bytes:
    """The object code of a module at an optimisation level of 0 to 3."""
    llvm = _llvm()
    if llvm.get_host_cpu_features().get("bmi2"):
        text = text.replace(PLACE_OF, PLACE_OF_BMI2)
    # The quick compiler is quicker with ordinary calls.
    module = llvm.parse_assembly(text if level else text.replace(CONVENTION, "fastcc").replace(OPEN, "noinline"))
    module.verify()
    target = _target(level)
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.inlining_threshold = INLINED
    builder = llvm.create_pass_builder(target, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(target.emit_object(module))


def link(code: bytes) -> Entries:
    """Load object code into this process."""
    llvm = _llvm()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target(0))
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    found = [engine.get_function_address(f"sugoroku_{name}") for name in ("run", "evaluate", "batch")]
    if not all(found):
        raise ValueError("the object code lacks a function")
    return Entries(engine, _RUN(found[0]), _EVALUATE(found[1]), _BATCH(found[2]))
