import { theme } from './design-system/src/tokens/theme.gen.ts';

/**
 * Configures Tailwind for our own sources. Our theme replaces Tailwind's, so a class can only name one of our
 * tokens.
 */
export default {
  theme: {
    ...theme,
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
  },
};
