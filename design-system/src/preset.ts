import { theme } from './tokens/theme.gen.ts';

const { screens, transitionTimingFunction: _, spacing, fontWeight, ...scales } = theme;
const { xl: __, ...ownScreens } = screens;
const { medium: ___, ...ownWeights } = fontWeight;
/** Spaces with a number have the names and values of Tailwind's own. */
const ownSpaces = Object.fromEntries(Object.entries(spacing).filter(([name]) => Number.isNaN(Number(name))));

/**
 * The Tailwind preset. It adds classes for our tokens to those of an app, and changes none of the app's.
 *
 * ```ts
 * import { preset } from '@crema/design-system/preset';
 * export default { presets: [preset] };
 * ```
 *
 * The screens are clusters named by their largest width (Registration §9). They are declared largest first, so that the smaller
 * cluster comes later in the style sheet and wins. `xl:`, `ease-out`, `font-medium` and spaces with a number stay Tailwind's.
 */
export const preset = {
  theme: {
    extend: { ...scales, screens: ownScreens, spacing: ownSpaces, fontWeight: ownWeights },
  },
};
