/**
 * Enters the modules. A file of its own, because an old Node must be able to read run.cjs to its end.
 */
'use strict';

void import('./main.mjs');
