/**
 * Loads the ES modules. This is a separate file, because an old Node must be able to parse all of run.cjs.
 */
'use strict';

void import('./main.mjs');
