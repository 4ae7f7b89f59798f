/**
 * Reports of the types that each entry offers to the compiler of an importer, in `design-system/api/`:
 *
 *   node design-system/build/api-report.mjs              writes the reports
 *   node design-system/build/api-report.mjs --check      writes nothing; fails when a report is stale, or when one has
 *                                                        changed since the last release and no changeset says so
 *   node design-system/build/api-report.mjs --released   notes that the present reports are released
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { toolFile } from '../../scripts/shared/tool.mjs';
import { announced, changedEntries, fingerprints } from './lib/announced.mjs';
import { apiReports, reportName } from './lib/api-reports.mjs';

const home = new URL('../', import.meta.url);
const folder = new URL('api/', home);
const released = new URL('released.json', folder);
const changesets = new URL('../.changeset/', home);
const { name, publishConfig } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));

buildDeclarations();
const reports = apiReports(home, publishConfig.exports);
if (process.argv.includes('--check')) check();
else if (process.argv.includes('--released')) writeReleased();
else write();

/** Those that are there may be older than the sources, or gone without `tsc` missing them. */
function buildDeclarations() {
  const force = existsSync(new URL('dist/index.d.ts', home)) ? [] : ['--force'];
  const args = [toolFile('typescript', 'tsc'), '-b', ...force, fileURLToPath(home)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The declarations cannot be built.');
}

function write() {
  for (const file of outdated()) rmSync(new URL(file, folder));
  for (const [entry, report] of reports) writeFileSync(new URL(reportName(entry), folder), report);
}

function writeReleased() {
  writeFileSync(released, `${JSON.stringify(fingerprints(reports), null, 2)}\n`);
}

function check() {
  const stale = [...reports]
    .filter(([entry, report]) => read(new URL(reportName(entry), folder)) !== report)
    .map(([entry]) => entry);
  const differing = [...stale, ...outdated()];
  if (differing.length > 0) {
    fail(
      `The API of ${name} has changed: ${differing.join(', ')}. If importers shall see that, renew the report by: ` +
        'npm run api',
    );
  }
  const changed = changedEntries(JSON.parse(read(released) ?? '{}'), fingerprints(reports));
  if (changed.length > 0 && !isAnnounced()) {
    fail(
      `The API of ${name} has changed since its last release, and no changeset says so: ${changed.join(', ')}. ` +
        'Write one by: npm run changeset',
    );
  }
}

/** Reports of entries that are no more. */
function outdated() {
  const wanted = new Set([...reports.keys()].map(reportName));
  return globSync('*.api.md', { cwd: folder }).filter((file) => !wanted.has(file));
}

/** Whether a changeset names the package. */
function isAnnounced() {
  return globSync('*.md', { cwd: changesets }).some((file) =>
    announced(readFileSync(new URL(file, changesets), 'utf8'), name),
  );
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function read(url) {
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}
