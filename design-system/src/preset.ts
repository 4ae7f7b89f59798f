import { theme } from './tokens/theme.gen.ts';

const { screens, transitionTimingFunction: _, spacing, fontWeight, ...scales } = theme;
const { xl: __, ...ownScreens } = screens;
const { medium: ___, ...ownWeights } = fontWeight;
/** The numbers are Tailwind's, and have its values. */
const ownSpaces = Object.fromEntries(Object.entries(spacing).filter(([name]) => Number.isNaN(Number(name))));

/**
 * The Tailwind preset: it adds classes that name our tokens to an app's own, and changes none of those.
 *
 * ```ts
 * import { preset } from '@crema/design-system/preset';
 * export default { presets: [preset] };
 * ```
 *
 * The screens are clusters named by their largest width (Registration §9) and are declared largest first, so that the
 * smaller cluster comes later in the style sheet and wins. `xl:`, `ease-out`, `font-medium` and spaces with a number stay Tailwind's.
 */
export const preset = {
  theme: {
    extend: { ...scales, screens: ownScreens, spacing: ownSpaces, fontWeight: ownWeights },
  },
};
