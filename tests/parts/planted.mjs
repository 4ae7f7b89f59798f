/**
 * `npm run planted --prefix tests`: makes one change after another in a copy of the repository and lists the
 * parts of `npm test` that would run again. It fails if a part does not run again although it depends on the
 * change. The parts themselves do nothing here.
 */
import { globSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { run as start } from '../../scripts/shared/command.mjs';
import { cache, root } from '../../scripts/shared/places.mjs';
import { machine } from '../../scripts/testing/machine.mjs';
import { works } from '../../scripts/testing/works.mjs';
import { copyRepository } from '../e2e/support/copied-repository.ts';

const all = Object.keys(works);
const testsOnly = ['check', 'tests'];

/** The manifests of the packages of apps and flows, each of which every part depends on. */
const manifests = globSync('{apps,flows}/*/package.json', { cwd: root }).toSorted();

/**
 * Other files to change, each with the parts that must run again.
 * @type {readonly [file: string, parts: readonly string[]][]}
 */
const changes = [
  ['design-system/src/index.ts', all],
  ['design-system/src/tokens/palette.tokens.json', all],
  ['flows/domain/src/messages/de-DE.json', all],
  ['tracking/src/index.ts', all],
  ['scripts/tasks/check.mjs', all],
  ['pnpm-lock.yaml', all],
  ['tsconfig.base.json', all],
  ['vitest.config.ts', all],
  ['.storybook/preview.tsx', ['check', 'tests', 'pictures']],
  ['tests/e2e/registers.test.ts', testsOnly],
  ['tests/consumers/vite-app/package.json', testsOnly],
  ['.changeset/config.json', testsOnly],
];

const copy = await copyRepository();
try {
  const cwd = join(copy.folder, 'tests/parts');
  const manifest = join(cwd, 'package.json');
  const said = await readFile(manifest, 'utf8');
  // Each part only records that it ran.
  await writeFile(
    manifest,
    said.replace(/"node [^"]*part\.mjs (\w+)"/g, `"node -e \\"console.log('ran $1')\\""`),
  );

  /** @param {Record<string, string>} [env] @returns {Promise<Set<string>>} the parts that ran */
  const runParts = async (env = {}) => {
    const whole = { ...process.env, WIREIT_CACHE: 'none', WIREIT_LOGGER: 'simple' };
    const ran = new Set();
    for (const part of all) {
      const known = await machine({ ...process.env, ...env });
      const { output } = await start('npm', ['run', '--silent', part], {
        cwd,
        env: { ...whole, CREMA_MACHINE: known },
        quiet: true,
      });
      if (output.includes(`ran ${part}`)) ran.add(part);
    }
    return ran;
  };

  let missed = 0;
  /** @param {string} title @param {readonly string[]} expected @param {ReadonlySet<string>} ran */
  const note = (title, expected, ran) => {
    const isRight = expected.every((part) => ran.has(part));
    if (!isRight) missed += 1;
    console.log(`${isRight ? ' ' : '←'} ${title.padEnd(44)} ${[...ran].join(', ') || 'nothing'}`);
  };

  note('the first time', all, await runParts());
  const again = await runParts();
  if (again.size > 0) missed += 1;
  note('no change', [], again);
  for (const [file, expected] of [...manifests.map((file) => [file, all]), ...changes]) {
    await appendFile(join(copy.folder, file), ' ');
    note(file, expected, await runParts());
  }
  note('another setting', all, await runParts({ TEST_COMBINATIONS: 'some' }));
  await runParts();
  const font = join(cache, 'fonts-planted/planted.ttf');
  await mkdir(dirname(font), { recursive: true });
  await writeFile(font, '');
  try {
    note('another font', all, await runParts());
  } finally {
    await rm(dirname(font), { recursive: true });
  }
  console.log(
    missed === 0
      ? 'Every change makes the parts run again that depend on it.'
      : `${missed} changes made too few parts run again.`,
  );
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await copy.remove();
}
