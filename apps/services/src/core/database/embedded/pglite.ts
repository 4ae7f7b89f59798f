import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

// V8 takes away code of WebAssembly that it has replaced by better code, and ends the process where its list of it is wrong: seen with
// Node 24.21, about once in twenty runs of these tests (nodejs/node#64500). The engine's code is a few megabytes and stays.
setFlagsFromString('--no-wasm-code-gc');

/** The engine. Import it from here: without the flag the process may end. */
export { PGlite };
