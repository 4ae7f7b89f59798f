import { plainImports } from '@crema/page-shell/build/plain-imports';
import { shellSettings } from '@crema/page-shell/build/vite-settings';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from '../../flows/domain/build/for-apps.ts';
import { brand } from './build/brand/brand-plugin.ts';
import { appPacks } from './build/packs.ts';
import { trackingDefine } from './build/tracking-define.ts';

/** Shared by the build, the development server and the size report. */
export default defineConfig(({ command }) => ({
  ...shellSettings(command),
  define: trackingDefine,
  root: import.meta.dirname,
  plugins: [brand(), react(), tailwindcss(), messages(), appPacks(), plainImports()],
}));
