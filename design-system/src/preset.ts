import { theme } from './tokens/theme.gen.ts';

/**
 * The Tailwind preset. It replaces Tailwind's own scales, so that a class can only name a token:
 *
 * ```ts
 * import { preset } from '@crema/design-system/preset';
 * export default { presets: [preset] };
 * ```
 *
 * The screens are clusters named by their largest width (Registration §9) and are declared largest first, so that the
 * smaller cluster comes later in the style sheet and wins.
 */
export const preset = {
  theme: {
    ...theme,
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
  },
};
