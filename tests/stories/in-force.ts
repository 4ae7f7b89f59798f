import type { Condition } from '../../.storybook/conditions.ts';
import { LENGTHENED } from '../../.storybook/longer-texts.ts';

/**
 * Returns the parts of a condition that have no effect, because a check under the wrong condition would prove
 * nothing. `globals` are the story's, which may choose a theme of its own.
 */
export function notInForce(
  { settings = {}, viewport, media = {} }: Condition,
  globals: Readonly<Record<string, unknown>>,
): string[] {
  const root = document.documentElement;
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['width of the window', innerWidth, viewport?.width ?? innerWidth],
    ['theme', root.dataset.theme, settings.theme ?? globals['theme']],
    ['direction', getComputedStyle(root).direction, settings.direction ?? 'ltr'],
    [
      'size of text',
      Number.parseFloat(getComputedStyle(root).fontSize),
      settings.textSize === '200' ? 32 : 16,
    ],
    ['letter spacing', isSpaced(), settings.spacing === 'wide'],
    ['longer texts', shownText().includes(LENGTHENED), settings.texts === 'longer' && hasWords()],
    ['forced colours', matchMedia('(forced-colors: active)').matches, media['forced-colors'] === 'active'],
    ['reduced motion', matchMedia('(prefers-reduced-motion: reduce)').matches, true],
  ];
  return facts
    .filter(([, is, wanted]) => is !== wanted)
    .map(
      ([name, is, wanted]) =>
        `the condition is not in force: ${name} is ${String(is)}, not ${String(wanted)}`,
    );
}

const isSpaced = () => getComputedStyle(document.body).letterSpacing !== 'normal';

/** Reads `innerText`, because `textContent` includes the text of scripts. */
const shownText = () => document.body.innerText;

const hasWords = () => /\p{L}{2}/u.test(shownText());
