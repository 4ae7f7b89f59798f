import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { folderWith } from '../testing/folder.mjs';
import { applyChangesets, withVersions } from './release.mjs';

const pages = ['design-system/docs/changelog.md', '.changeset/config.json', '.changeset/changelog.mjs'];

/** Copies the files that a release reads and adds one changeset. @param {string} changeset */
function copyWith(changeset) {
  const folder = folderWith({});
  const manifests = globSync('{package.json,pnpm-workspace.yaml,{design-system,tracking}/package.json}', {
    cwd: root,
  });
  const below = globSync('{flows,apps,tests}/*/package.json', { cwd: root });
  for (const file of [...manifests, ...below, ...pages]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(join(folder, '.changeset/one.md'), changeset);
  return folder;
}

/** @param {string} folder @param {string} home @returns {string} */
const versionOf = (folder, home) =>
  JSON.parse(readFileSync(join(folder, home, 'package.json'), 'utf8')).version;

test('a changeset becomes a version and an entry in the changelog', async () => {
  const folder = copyWith(
    "---\n'@crema/design-system': major\n---\n\nBreaking: no more `wide`.\n\n- Look.\n",
  );
  const before = versionOf(folder, 'tracking');
  await applyChangesets(folder);
  const [major = ''] = versionOf(root, 'design-system').split('.');
  expect(versionOf(folder, 'design-system')).toBe(`${Number(major) + 1}.0.0`);
  expect(versionOf(folder, 'flows/form')).not.toBe(versionOf(root, 'flows/form'));
  expect(versionOf(folder, 'tracking')).toBe(before);
  const changelog = readFileSync(join(folder, 'design-system/docs/changelog.md'), 'utf8');
  expect(changelog).toContain(
    `\n## ${Number(major) + 1}.0.0\n\nBreaking: no more \`wide\`.\n\n- Look.\n\n## `,
  );
  expect(existsSync(join(folder, 'design-system/CHANGELOG.md'))).toBe(false);
  expect(globSync('.changeset/*.md', { cwd: folder })).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

test('a new version comes before the earlier ones, without the headings of Changesets', () => {
  const added =
    '# @crema/x\n\n## 0.2.0\n\n### Minor Changes\n\nAdded: a.\n\n### Patch Changes\n\nMended: b.\n';
  expect(withVersions('# Changelog\n\nAll.\n\n## 0.1.0\n\nAdded: all.\n', added)).toBe(
    '# Changelog\n\nAll.\n\n## 0.2.0\n\nAdded: a.\n\nMended: b.\n\n## 0.1.0\n\nAdded: all.\n',
  );
});
