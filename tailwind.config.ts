import { theme } from './design-system/src/tokens/theme.gen.ts';

/** For our own sources. Our theme takes the place of Tailwind's, so that a class of ours can only name a token. */
export default {
  theme: {
    ...theme,
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
  },
};
