import tailwindcss from '@tailwindcss/vite';
import { leftOutStyles } from './build/left-out-styles.ts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { messages } from '../../flows/domain/build/messages-plugin.ts';
import { packs } from './build/packs-plugin.ts';

const source = '@crema/source';

/** Shared by the build, the development server and the size report. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), tailwindcss(), messages(), packs(), leftOutStyles()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // One self-contained server bundle: what serves it knows neither React nor the packages.
    noExternal: command === 'build' ? true : [/^@crema\//],
  },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // One style sheet for every page, inlined; nothing to preload from scripts: pages name what they need.
    cssCodeSplit: false,
    modulePreload: false,
  },
}));
