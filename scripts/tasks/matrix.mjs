/**
 * `npm run matrix --prefix tests`: runs every story in every condition of .storybook/conditions.ts, with axe
 * in each. `npm test` runs each story in one condition. Names of conditions after `--` select some of them.
 * `STORIES=select` selects the stories with that word in their name.
 */
import process from 'node:process';
import { conditionNames, conditions } from '../../.storybook/conditions.ts';
import { sentence } from '../shared/sentence.mjs';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args names of conditions */
export async function run(args) {
  const unknown = args.filter((name) => !conditionNames.some((known) => known === name));
  if (unknown.length > 0) {
    throw sentence(
      `There is no condition ${unknown.join(', ')}. The conditions are ${conditionNames.join(', ')}.`,
    );
  }
  const chosen = conditionNames.filter((name) => args.length === 0 || args.includes(name));
  /** @type {string[]} */
  const failed = [];
  for (const name of chosen) {
    console.log(`\n${conditions[name].title} (${name})`);
    const env = { ...process.env, STORY_CONDITION: name };
    const stories = process.env['STORIES'] ? [process.env['STORIES']] : [];
    const { code } = await tool('vitest', ['run', '--project', 'stories*', '--reporter=dot', ...stories], {
      env,
    });
    if (code !== 0) failed.push(name);
  }
  const passed = chosen.length - failed.length;
  console.log(
    `\n${passed} of ${chosen.length} conditions pass.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  );
  return failed.length > 0 ? 1 : 0;
}
