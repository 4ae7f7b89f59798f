/**
 * `npm run visual`: a picture of every story, and of the plain page of HTML fixtures (`html-fixtures`), at the widths of
 * .storybook/modes.ts, beside the one that is committed. What changed is shown on a page in node_modules/.cache/visual. A
 * piece of a name behind `--` chooses some; `--update` takes the new pictures, `--sample` looks at each story at one width
 * only, as the tests do.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spread } from '../../.storybook/conditions.ts';
import { modes } from '../../.storybook/modes.ts';
import { comparesPictures } from '../../tests/chromium/launch.mjs';
import { writeFixtures } from '../../design-system/build/fixtures/write-fixtures.mjs';
import { buildStyles } from '../../design-system/build/lib/build-styles.mjs';
import { compare, orphans, update } from '../../tests/visual/baselines.mjs';
import { plainPages, stories } from '../../tests/visual/photograph.mjs';
import { cache, root } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { run as buildStorybook, storybookFolder } from './build-storybook.mjs';

const out = join(cache, 'visual');
const places = { storybook: storybookFolder, baselines: join(root, 'tests/visual/baselines'), modes, out };

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
  const gone = pieces.length > 0 ? [] : orphans(places.baselines, all, widths);
  const wanted = new Map(
    all
      .filter((id) => pieces.length === 0 || pieces.some((piece) => id.includes(piece)))
      .map((id) => [id, args.includes('--sample') ? [spread(id, widths)] : widths]),
  );
  if (wanted.size === 0) throw sentence(`No story has ${pieces.join(' or ')} in its name.`);
  return args.includes('--update') ? accept(wanted, gone) : review(wanted, gone);
}

/** Puts the page of HTML fixtures beside the Storybook, with the style sheet of the package. */
async function addPlainPage() {
  const home = new URL('design-system/', pathToFileURL(`${root}/`));
  const place = pathToFileURL(`${join(storybookFolder, 'html-fixtures')}/`);
  await buildStyles(new URL('src/', home), place);
  await writeFixtures(home, place);
}

/** @param {Map<string, string[]>} wanted @param {string[]} gone */
async function accept(wanted, gone) {
  const written = await update(places, wanted, gone);
  console.log(`${written} pictures written, ${gone.length} taken away.`);
  return 0;
}

/** @param {Map<string, string[]>} wanted @param {string[]} gone */
async function review(wanted, gone) {
  const { changes, unsteady } = await compare(places, wanted, gone);
  const count = Array.from(wanted.values()).flat().length;
  for (const { story, mode, kind, pixels } of changes) {
    console.error(`${story} at ${mode}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}`);
  }
  for (const name of unsteady) console.log(`${name}: differed once, not when taken again`);
  console.log(`${count} pictures compared, ${changes.length} differ.`);
  if (changes.length > 0) console.error(`Look at them: ${pathToFileURL(join(out, 'index.html')).href}`);
  return changes.length > 0 ? 1 : 0;
}
