/**
 * `npm run visual`: takes a picture of every story and of the page of HTML fixtures (`html-fixtures`), at the
 * widths of .storybook/modes.ts, and reads its accessibility tree. It compares each with the committed one,
 * and writes a page with all differences to node_modules/.cache/visual. Words after `--` select stories by
 * name. `--update` accepts the new ones. `--sample` takes each story at one width only, as the tests do.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spread } from '../../.storybook/conditions.ts';
import { modes } from '../../.storybook/modes.ts';
import { comparesPictures } from '../../tests/chromium/launch.mjs';
import { writeFixtures } from '../../design-system/build/fixtures/write-fixtures.mjs';
import { buildStyles } from '../../design-system/build/lib/build-styles.mjs';
import { compare, orphans, update } from '../../tests/visual/baselines.mjs';
import { TREE, plainPages, stories } from '../../tests/visual/photograph.mjs';
import { patchOf } from '../../tests/visual/review-page.mjs';
import { cache, root } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { run as buildStorybook, storybookFolder } from './build-storybook.mjs';

const out = join(cache, 'visual');
const folders = {
  storybook: storybookFolder,
  baselines: join(root, 'tests/visual/baselines'),
  trees: join(root, 'tests/visual/trees'),
  modes,
  out,
};

/** @param {readonly string[]} args */
export async function run(args) {
  if (!(await comparesPictures())) {
    throw sentence(
      'Pictures are compared in the Chromium that came with the packages only; here another one is used.',
    );
  }
  if ((await buildStorybook(['--quiet'])) !== 0)
    throw sentence('The Storybook cannot be built; the lines above say why.');
  await addPlainPage();
  const pieces = args.filter((arg) => !arg.startsWith('--'));
  const all = [...(await stories(storybookFolder)), ...Object.keys(plainPages)];
  const widths = Object.keys(modes);
  const gone = pieces.length > 0 ? [] : orphans(folders, all);
  const wanted = new Map(
    all
      .filter((id) => pieces.length === 0 || pieces.some((piece) => id.includes(piece)))
      .map((id) => [id, [TREE, ...(args.includes('--sample') ? [spread(id, widths)] : widths)]]),
  );
  if (wanted.size === 0) throw sentence(`No story has ${pieces.join(' or ')} in its name.`);
  return args.includes('--update') ? accept(wanted, gone) : review(wanted, gone);
}

/** Adds the page of HTML fixtures to the built Storybook, with the style sheet of the package. */
async function addPlainPage() {
  const home = new URL('design-system/', pathToFileURL(`${root}/`));
  const place = pathToFileURL(`${join(storybookFolder, 'html-fixtures')}/`);
  await buildStyles(new URL('src/', home), place);
  await writeFixtures(home, place);
}

/** @typedef {import('../../tests/visual/baselines.mjs').Name} Name */

/** @param {Map<string, string[]>} wanted @param {readonly Name[]} gone */
async function accept(wanted, gone) {
  const written = await update(folders, wanted, gone);
  console.log(`${written} pictures and trees written, ${gone.length} deleted.`);
  return 0;
}

/** @param {Map<string, string[]>} wanted @param {readonly Name[]} gone */
async function review(wanted, gone) {
  const { changes, unsteady } = await compare(folders, wanted, gone);
  const count = Array.from(wanted.values()).flat().length;
  for (const { story, mode, kind, pixels, tree } of changes) {
    console.error(`${story} at ${mode}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}`);
    if (tree) console.error(patchOf(tree));
  }
  for (const name of unsteady) console.log(`${name}: differed once, not when taken again`);
  console.log(`${count} pictures and trees compared, ${changes.length} differ.`);
  if (changes.length > 0) console.error(`Look at them: ${pathToFileURL(join(out, 'index.html')).href}`);
  return changes.length > 0 ? 1 : 0;
}
