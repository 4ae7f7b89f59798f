/**
 * Sets the repository up and runs one of its files: `node scripts/run.cjs <file> [arguments]`. Every script of a package.json
 * begins with it. The file is named from the folder of that package.json.
 *
 * This file and node-version.cjs are written so that a Node of any age can read them: an old one says in one
 * sentence what is missing, and does not fail over syntax. Everything newer begins in setup/.
 */
'use strict';

var nodeVersion = require('./setup/node-version.cjs');

var complaint = nodeVersion.complaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

require('./setup/begin.cjs');
