/**
 * The way into every task: `node scripts/run.cjs <task> [arguments]`, called by the scripts of package.json.
 *
 * This file and node-version.cjs are written so that a Node of any age can read them: an old one shall say in one
 * sentence what is missing, not fail over syntax. Everything newer begins in setup/.
 */
'use strict';

var nodeVersion = require('./setup/node-version.cjs');

var complaint = nodeVersion.complaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

require('./setup/begin.cjs');
