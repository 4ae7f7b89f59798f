import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

// V8 drops WebAssembly code that it has replaced by better code. If its list of that code is wrong, it ends the process. We saw
// this with Node 24.21, about once in twenty runs of these tests (nodejs/node#64500). The engine's code is a few megabytes and
// stays in memory.
setFlagsFromString('--no-wasm-code-gc');

/** The engine. Import it from here: without the flag the process may end. */
export { PGlite };
