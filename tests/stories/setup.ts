/**
 * Takes every story through a condition (.storybook/conditions.ts): the one that `STORY_CONDITION` names, else the one that
 * belongs to the story's name. Looks at it there, and axe after it.
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
 * Forced colours are the reader's own, and axe misreads them: it goes by `-webkit-text-fill-color`, for which Chromium still
 * answers with the colour that was overridden.
 */
function leaveColorsToTheSystem(parameters: Parameters): void {
  const { options, ...a11y } = parameters['a11y'];
  const rules = { ...options.rules, 'color-contrast': { enabled: false } };
  parameters['a11y'] = { ...a11y, options: { ...options, rules } };
}

/** What is wrong where the same is pressed with a finger. */
async function touched(): Promise<string[]> {
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const found = isCoarse ? targetFaults(document.body) : ['the pointer did not become coarse'];
  await touch(false);
  return found.map((fault) => `pressed with a finger: ${fault}`);
}

/** Without motion in any case: what comes in softly would be caught half transparent. */
const emulate = (media: Condition['media'] = {}) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...media }).map(([name, value]) => ({
      name,
      value,
    })),
  });
