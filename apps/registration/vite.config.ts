import { plainImports } from '@crema/page-shell/build/plain-imports';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { messages } from '../../flows/domain/build/for-apps.ts';
import { brand } from './build/brand/brand-plugin.ts';
import { appPacks } from './build/packs.ts';
import { trackingDefine } from './build/tracking-define.ts';

const source = '@crema/source';

/** Shared by the build, the development server and the size report. */
export default defineConfig(({ command }) => ({
  define: trackingDefine,
  root: import.meta.dirname,
  publicDir: false,
  plugins: [brand(), react(), tailwindcss(), messages(), appPacks(), plainImports()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // One self-contained server bundle: what serves it knows neither React nor the packages.
    noExternal: command === 'build' ? true : [/^@crema\//],
  },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // One style sheet, of which each page gets its part; nothing to preload from scripts: pages name what they need.
    cssCodeSplit: false,
    modulePreload: false,
  },
}));
