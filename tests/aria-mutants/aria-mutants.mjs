/**
 * `npm run aria-mutants --prefix tests`: removes or changes one role, `aria-*` attribute, label link, `autocomplete`, `lang`,
 * `tabindex` or announcement of design system and flows at a time, and checks that a test notices. It fails below 95 %.
 *
 * All mutants are in one build, so a mutant costs only the stories and tests that reach it. The committed accessibility trees of
 * `npm run visual` are tried first, then the tests of components and stories, until one fails. Words after `--` select mutants by
 * their file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../scripts/shared/places.mjs';
import { progress } from '../../scripts/shared/progress.mjs';
import { sentence } from '../../scripts/shared/sentence.mjs';
import { tool } from '../../scripts/shared/tool.mjs';
import { stories as storyIds } from '../visual/photograph.mjs';
import { mutants } from './mutants.mjs';
import { sites } from './plugin.mjs';
import { openStories } from './stories.mjs';
import { summary } from './summary.mjs';
import { openTests, testsFor } from './tests.mjs';

/** The lowest score that passes, in percent. docs/aria-mutants.md says which mutants may survive and why. */
const least = 95;

const out = join(cache, 'aria-mutants');
const storybook = join(out, 'storybook');

/** @typedef {import('./summary.mjs').Outcome} Outcome */

async function build() {
  const config = join(root, 'tests/aria-mutants/storybook');
  const args = ['build', '--test', '--quiet', '--disable-telemetry', '--config-dir', config];
  const { code } = await tool('storybook', [...args, '--output-dir', storybook]);
  if (code !== 0) throw sentence('The Storybook cannot be built; the lines above say why.');
}

/** @param {readonly string[]} args words of files @returns {Promise<number>} */
export async function run(args) {
  const step = progress(5);
  const places = sites();
  const isWanted = (/** @type {string} */ mutant) =>
    args.length === 0 || args.some((word) => (mutant.split(':')[0] ?? '').includes(word));
  await step('Building a Storybook with all mutants', build);
  const stories = await openStories(storybook, await storyIds(storybook));
  /** @type {Map<string, import('./stories.mjs').Noticed | undefined>} */
  const tried = new Map();
  try {
    const shown = await step('Finding the stories that reach a mutant', () => stories.reach());
    const reached = new Set(Array.from(shown.values()).flatMap((story) => Array.from(story.reached)));
    const todo = mutants(places, reached).filter((mutant) => isWanted(mutant) && !isSilent(mutant));
    await step('Trying mutants on stories', (news) =>
      stories.tryAll(todo, shown, (mutant, noticed) => {
        tried.set(mutant, noticed);
        news(`${tried.size} of ${todo.length}`);
      }),
    );
    const tests = await openTests();
    try {
      const all = await step('Finding the tests that reach a mutant', () => tests.reach());
      if (all.failed.length > 0) throw sentence(`Without a mutant these fail: ${all.failed.join('; ')}`);
      for (const test of all.tests) for (const mutant of test.reached) reached.add(mutant);
      const left = mutants(places, reached).filter((mutant) => isWanted(mutant) && !tried.get(mutant));
      await step('Trying the others on tests', async (news) => {
        for (const [at, mutant] of left.entries()) {
          news(`${at} of ${left.length}`);
          const site = places.find(({ place }) => mutant.startsWith(`${place} `));
          tried.set(
            mutant,
            await tests.tryOne(mutant, testsFor(mutant, site?.isConstant ?? false, all.tests)),
          );
        }
      });
    } finally {
      await tests.close();
    }
    const outcomes = mutants(places, reached)
      .filter(isWanted)
      .map((mutant) => ({
        mutant,
        source: places.find(({ place }) => mutant.startsWith(`${place} `))?.source ?? '',
        isReached: reached.has(mutant),
        noticed: tried.get(mutant),
      }));
    return report(outcomes);
  } finally {
    await stories.close();
  }
}

/** The accessibility tree of Chromium does not have these attributes. @param {string} mutant */
const isSilent = (mutant) => / (autocomplete|lang) \w+$/u.test(mutant);

/** @param {readonly Outcome[]} outcomes @returns {number} */
function report(outcomes) {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'mutants.json'), JSON.stringify(outcomes, null, 2));
  if (outcomes.length === 0) throw sentence('There was nothing to mutate.');
  const { lines, percent } = summary(outcomes);
  for (const line of lines) console.log(line);
  if (percent >= least) return 0;
  console.error(`The tests must notice at least ${least} %.`);
  return 1;
}
