/**
 * Conditions in which every story must work: the ways in which people set up their screens. A condition consists of settings of
 * Storybook's toolbar, a viewport, and settings of the system.
 *
 * `npm run matrix --prefix tests` runs every story in all conditions. `npm test` runs each story in one.
 */

/** Settings of the toolbar. page-settings.ts applies them. */
export type Settings = {
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  /** Size of the root's text in per cent of the browser's. */
  readonly textSize?: '100' | '200';
  /** Text spacing that readers may set (WCAG 2.2 1.4.12). */
  readonly spacing?: 'as designed' | 'wide';
  /** Texts that are 40 % longer, like those of a translation. */
  readonly texts?: 'as written' | 'longer';
};

export type Condition = {
  /** Name of the condition in a failure. */
  readonly title: string;
  readonly settings?: Settings;
  /** CSS px. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly media?: { readonly 'forced-colors'?: 'active'; readonly 'prefers-reduced-motion'?: 'reduce' };
};

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 900 };

export const conditions = {
  // A desktop of 1280 px at 400 %: WCAG 2.2 1.4.10.
  narrow: { title: '320 px wide', viewport: { width: 320, height: 640 } },
  // WCAG 2.2 1.4.4.
  largeText: { title: 'text at 200 %', settings: { textSize: '200' }, viewport: desktop },
  wideText: { title: 'wide text spacing', settings: { spacing: 'wide' }, viewport: phone },
  forcedColors: { title: 'forced colours', media: { 'forced-colors': 'active' }, viewport: desktop },
  reducedMotion: {
    title: 'reduced motion',
    media: { 'prefers-reduced-motion': 'reduce' },
    viewport: { width: 720, height: 900 },
  },
  dark: { title: 'dark theme', settings: { theme: 'dark' }, viewport: desktop },
  rightToLeft: { title: 'right to left', settings: { direction: 'rtl' }, viewport: phone },
  longerTexts: { title: 'texts 40 % longer', settings: { texts: 'longer' }, viewport: phone },
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;

const isName = (text: string): text is ConditionName => Object.hasOwn(conditions, text);

export const conditionNames = Object.keys(conditions).filter(isName);

/** Returns the one condition of a story for runs in which all would take too long. */
export const conditionFor = (storyId: string): ConditionName => spread(storyId, conditionNames);

/**
 * Returns one of several things for a name: always the same for the same name, and spread evenly over many names (FNV-1a).
 * @throws if there is nothing to choose from
 */
export function spread<Thing>(name: string, things: readonly Thing[]): Thing {
  const hash = Array.from(name).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );
  const chosen = things[hash % things.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}
