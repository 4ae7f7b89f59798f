/**
 * `npm run generate`: writes the generated files that are in the repository: tokens, messages, sites,
 * migrations, provinces, exports, settings and API reports.
 */
import { failures, show } from '../shared/all.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';

const source = '--conditions=@crema/source';

/**
 * Generated files, by the command that writes them. With `--check` each command compares the files and writes
 * none.
 */
export const generated = {
  tokens: ['design-system/build/tokens.mjs'],
  messages: ['flows/domain/build/messages.mjs'],
  sites: ['flows/domain/build/sites.mjs'],
  migrations: ['apps/services/build/migrations.mjs'],
  provinces: ['flows/domain/build/province-files.mjs'],
  exports: ['design-system/build/package.mjs', '--exports'],
  'exports of tracking and flows': ['scripts/package/exports.mjs'],
};

/** Generated files that tests compare with their sources. */
const others = {
  settings: [source, 'apps/services/build/write-settings-page.mjs'],
  'API reports': ['scripts/package/api-report.mjs'],
};

/** @returns {Promise<void>} */
export async function run() {
  const jobs = Object.entries({ ...generated, ...others }).map(([title, args]) => ({
    title,
    work: () => node(args, { quiet: true }),
  }));
  const failed = await failures(jobs);
  if (failed.length > 0) throw sentence(`Not written: ${show(failed)}.`);
}
