// Finds, compiles and starts the WebAssembly module.
import { BloesemError, codes } from './errors.js';
import { word } from './given.js';

const besideThis = () => new URL('./bloesem.wasm', import.meta.url);
const notSupported = -52; // ENOSYS: there are no files, processes or threads

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = source === undefined ? besideThis() : new URL(source, import.meta.url);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new BloesemError(codes.fileAccess, `${url}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

// What the module asks of its surroundings: clocks, and the callbacks of the call at hand.
function surroundings(module, machine) {
  const view = () => new DataView(machine.memory.buffer);
  const own = {
    clock_time_get: (clock, _precision, at) => {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    emscripten_get_now: () => performance.now(),
    environ_sizes_get: (count, size) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    emscripten_notify_memory_growth: () => {},
    proc_exit: (code) => {
      throw new BloesemError(codes.unexpected, `the engine ended with code ${code}`);
    },
    bloesem_host_out_of_memory: () => {
      machine.outOfMemory = true;
    },
    bloesem_host_cancelled: () => (machine.watch.cancelled() ? 1 : 0),
    bloesem_host_progress: (stage, paired, players) => machine.watch.progress(machine.text(stage), paired, players),
  };
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') throw new BloesemError(codes.unexpected, `the module needs ${from}.${name}`);
    imports[from] ??= {};
    imports[from][name] = own[name] ?? (() => notSupported);
  }
  return imports;
}

/** Returns a started machine: its functions by name, and ways into its memory. */
export async function started(source) {
  const module = await compiled(source);
  const machine = new Machine();
  const instance = await WebAssembly.instantiate(module, surroundings(module, machine));
  machine.begin(instance.exports);
  return machine;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const bytesOf = (data) => {
  if (typeof data === 'string') return encoder.encode(data);
  if (data instanceof Uint8Array) return data;
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  throw new TypeError('expected a string, an ArrayBuffer or a Uint8Array');
};
export const textOf = (bytes) => decoder.decode(bytes);

class Machine {
  begin(functions) {
    this.functions = functions;
    this.memory = functions.memory;
    this.watch = undefined;
    this.callsBack = false;
    this.broken = undefined;
    this.outOfMemory = false;
    functions._initialize?.();
  }

  /** Calls a function of bloesem/c.h. A trap, as of a stack that overflows or memory that runs out, leaves the module
   * unusable. */
  call(name, ...given) {
    if (this.callsBack) throw new BloesemError(codes.unexpected, 'a callback must not call the engine');
    if (this.broken) {
      throw new BloesemError(codes.unexpected, 'the engine stopped earlier; load it again', { cause: this.broken });
    }
    try {
      return this.functions[name](...given);
    } catch (trap) {
      this.broken = trap;
      if (this.outOfMemory) throw new BloesemError(codes.tooLarge, 'out of memory; load the engine again', { cause: trap });
      throw new BloesemError(codes.unexpected, `the engine stopped: ${trap.message ?? trap}`, { cause: trap });
    }
  }

  allocate(size) {
    const at = this.call('malloc', Math.max(size, 1)) >>> 0;
    if (at === 0) throw new BloesemError(codes.tooLarge, 'out of memory');
    return at;
  }
  free(at) {
    if (at !== 0 && !this.broken) this.call('free', at);
  }

  word(at) {
    return new DataView(this.memory.buffer).getUint32(at, true);
  }
  setWord(at, value) {
    new DataView(this.memory.buffer).setUint32(at, value, true);
  }
  bytes(at, length) {
    return new Uint8Array(this.memory.buffer, at, length);
  }
  /** Returns a copy of 32-bit numbers. */
  numbers(at, count) {
    return count === 0 ? new Int32Array() : new Int32Array(this.memory.buffer, at, count).slice();
  }
  /** Returns the text that ends with 0. */
  text(at) {
    const begin = at >>> 0;
    if (begin === 0) return '';
    const all = new Uint8Array(this.memory.buffer);
    return textOf(all.subarray(begin, all.indexOf(0, begin)));
  }
}

/** Memory that lives as long as one call. */
export class Scope {
  constructor(machine) {
    this.machine = machine;
    this.owned = [];
  }

  /** Returns the result of `work`, which gets a scope. */
  static within(machine, work) {
    const scope = new Scope(machine);
    try {
      return work(scope);
    } finally {
      for (const at of scope.owned) machine.free(at);
    }
  }

  room(size) {
    const at = this.machine.allocate(size);
    this.owned.push(at);
    return at;
  }
  /** Returns the places of some words, which are 0. */
  words(count) {
    const at = this.room(4 * count);
    this.machine.bytes(at, 4 * count).fill(0);
    return Array.from({ length: count }, (_, i) => at + 4 * i);
  }
  /** Returns place and length of a copy. */
  copy(data) {
    const bytes = bytesOf(data);
    const at = this.room(bytes.length);
    this.machine.bytes(at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
  /** Returns the place of a text that ends with 0. */
  ended(text, what) {
    return this.copy(`${word(text, what)}\0`)[0];
  }
  /** Returns the place of an array of numbers. */
  array(numbers) {
    const at = this.room(4 * numbers.length);
    new Int32Array(this.machine.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }
}
