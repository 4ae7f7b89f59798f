/**
 * Runs every story in a condition (.storybook/conditions.ts): the one in `STORY_CONDITION`, otherwise the one
 * that the story's name determines. It checks the story there, and then axe does.
 */
import type { Parameters } from '@storybook/react-vite';
import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { conditionFor, conditionNames, conditions, type Condition } from '../../.storybook/conditions.ts';
import { setStoryHooks } from '../../.storybook/story-hooks.ts';
import { faults } from './checks/all.ts';
import { targetFaults } from './checks/targets.ts';
import { notInForce } from './in-force.ts';
import { replaceTexts } from './replaced-texts.ts';

const asked = conditionNames.find((name) => name === import.meta.env['STORY_CONDITION']);

let stopReplacing = () => {};

setStoryHooks({
  before: async ({ id, globals, parameters }) => {
    const condition: Condition = conditions[asked ?? conditionFor(id)];
    Object.assign(globals, condition.settings);
    leaveOutPasses(parameters);
    if (condition.media?.['forced-colors']) leaveColorsToTheSystem(parameters);
    const { width, height } = condition.viewport ?? { width: 1280, height: 900 };
    await page.viewport(width, height);
    await emulate(condition.media);
    stopReplacing = replaceTexts();
  },
  after: async ({ id, globals }) => {
    stopReplacing();
    await document.fonts.ready;
    const condition: Condition = conditions[asked ?? conditionFor(id)];
    const found = [...notInForce(condition, globals), ...faults(document.body), ...(await touched())];
    if (found.length > 0) throw new Error(`With ${condition.title}:\n  ${found.join('\n  ')}`);
  },
});

afterEach(() => {
  stopReplacing();
  return emulate();
});

/**
 * Lets axe report only findings. No test reads the passes, but axe describes each of their elements, and the
 * page sends all of it to Vitest.
 */
function leaveOutPasses(parameters: Parameters): void {
  const { options, ...a11y } = parameters['a11y'];
  parameters['a11y'] = { ...a11y, options: { ...options, resultTypes: ['violations', 'incomplete'] } };
}

/**
 * Turns off axe's contrast rule for forced colours, which the user chooses. axe also misreads them: it uses
 * `-webkit-text-fill-color`, for which Chromium still returns the original colour.
 */
function leaveColorsToTheSystem(parameters: Parameters): void {
  const { options, ...a11y } = parameters['a11y'];
  const rules = { ...options.rules, 'color-contrast': { enabled: false } };
  parameters['a11y'] = { ...a11y, options: { ...options, rules } };
}

/** Returns the faults after the same presses with touch. */
async function touched(): Promise<string[]> {
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const found = isCoarse ? targetFaults(document.body) : ['the pointer did not become coarse'];
  await touch(false);
  return found.map((fault) => `pressed with a finger: ${fault}`);
}

/**
 * Sets the media of a condition, always with reduced motion. Otherwise the checks would see elements half
 * transparent while they fade in.
 */
const emulate = (media: Condition['media'] = {}) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...media }).map(([name, value]) => ({
      name,
      value,
    })),
  });
