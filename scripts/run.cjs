/**
 * Sets up the repository and runs one of its files: `node scripts/run.cjs <file> [arguments]`. Every script
 * in a package.json begins with this command. The path of the file is relative to the folder of that
 * package.json.
 *
 * Any version of Node can parse this file and node-version.cjs. So an old Node prints one sentence about what
 * is missing, instead of a syntax error. All newer syntax is in setup/.
 */
'use strict';

var nodeVersion = require('./setup/node-version.cjs');

var complaint = nodeVersion.complaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

require('./setup/begin.cjs');
