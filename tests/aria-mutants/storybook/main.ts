import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import usual from '../../../.storybook/main.ts';
import { ariaMutants } from '../plugin.mjs';

/** The Storybook of .storybook, made of instrumented sources and without its documents. */
const config: StorybookConfig = {
  ...usual,
  stories: ['../../../design-system/src/**/*.stories.tsx', '../../../flows/*/src/**/*.stories.tsx'],
  staticDirs: [
    { from: '../../../design-system/node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  viteFinal: async (config, options) =>
    mergeConfig((await usual.viteFinal?.(config, options)) ?? config, { plugins: [ariaMutants()] }),
};

export default config;
