import { existsSync } from 'node:fs';
import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { messages } from '../flows/domain/build/messages-plugin.ts';
import { entryApis } from './docs/api-plugin.ts';

/** docs/reference-pages.ts and docs/form-pages.ts write these before Storybook starts. The tests of stories do not need them. */
const written = ['tracking', 'forms'].filter((name) =>
  existsSync(new URL(`.cache/${name}/`, import.meta.url)),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/guides/*.mdx',
    ...written.map((name) => `./.cache/${name}/*.mdx`),
    '../design-system/src/**/*.stories.tsx',
    '../flows/*/src/**/*.stories.tsx',
    '../apps/mails/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: [{ from: '../design-system/node_modules/@fontsource-variable/figtree/files', to: '/fonts' }],
  features: {
    // Fields of the tracking reference are headings of its pages.
    experimentalSearchDocsHeadings: true,
    // Highlights of the accessibility panel. They read the style of every element after each change of the page, and no test sees them.
    highlight: process.env['VITEST'] !== 'true',
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), messages(), entryApis()],
      resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
    }),
};

export default config;
