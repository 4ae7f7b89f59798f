import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { packs } from './apps/registration/build/packs-plugin.ts';
import { docsExamples } from './design-system/build/docs/examples-plugin.mjs';
import { messages } from './flows/domain/build/messages-plugin.ts';
import { RunReporter } from './scripts/report/run-reporter.mjs';
import { secondTry } from './scripts/report/second-try.mjs';
import { chromiumLaunch } from './tests/chromium/launch.mjs';

const source = '@crema/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, 'node', 'development|production', 'module'] } };
// How long a test waits for what must come; a busy machine takes its time to fetch a module.
const waiting = { poll: { timeout: 10_000 } };
/**
 * Tests whose files have a browser and a product or an app of their own, and wait more than they work. After the others, which
 * want the machine for themselves.
 */
const besideEachOther = { maxWorkers: 3, sequence: { groupOrder: 1 } };
/** All others work without a pause. Vitest itself would leave one of the two cores of a small machine idle. */
const inTwos = { maxWorkers: 2 };
/**
 * Each file of a browser project has a page of its own, which asks for hundreds of modules. None of them changes during a run,
 * so the browser need not ask again for those it has.
 */
const server = { headers: { 'Cache-Control': 'max-age=3600' } };
/** Where `npm test` reads what came of it. */
const report = process.env['CREMA_TEST_REPORT'];
const launchOptions = await chromiumLaunch();
/** Chromium acknowledges a key or a click with the next frame. Without this flag a test waits up to 16 ms for each of them. */
const framesAtOnce = '--disable-frame-rate-limit';

// A fresh object per project: Vitest writes into `instances`.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...launchOptions, args: [...launchOptions.args, framesAtOnce] },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    ...(report ? { reporters: ['default', new RunReporter(report)] } : {}),
    projects: [
      {
        // Pure functions: plain Node, one shared module graph, no server and no database.
        plugins: [react(), messages(), packs()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          retry: secondTry,
          environment: 'node',
          isolate: false,
          ...inTwos,
          include: [
            '{design-system,flows,tracking,apps}/**/src/**/*.test.{ts,tsx}',
            '{scripts,tests/visual,tests/browsers,apps/*/build}/**/*.test.mjs',
            '{tests/support,tracking/test}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/*.data.test.ts', '**/node_modules/**'],
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What needs a database or a process of the server.
        plugins: [react(), messages(), packs()],
        resolve,
        ssr,
        test: {
          name: 'data',
          retry: secondTry,
          globalSetup: ['./tests/postgres/global-setup.ts'],
          environment: 'node',
          // Not threads: PGlite's WebAssembly can take a whole process down when a thread ends.
          pool: 'forks',
          isolate: false,
          ...inTwos,
          include: ['{apps/services/src,tests/postgres,tests/agreement}/**/*.data.test.{ts,mjs}'],
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          react(),
          tailwindcss(),
          messages(),
          docsExamples(new URL('design-system/', import.meta.url)),
        ],
        resolve,
        server,
        // Found only when the first test imports them, they would reload the page under it.
        optimizeDeps: { include: ['fast-check', '@guidepup/virtual-screen-reader', 'react-hook-form'] },
        test: {
          name: 'browser',
          retry: secondTry,
          globalSetup: ['./tests/chromium/global-setup.mjs'],
          include: [
            '{design-system,flows,tracking,apps}/**/src/**/*.browser.test.{ts,tsx}',
            'tests/{stories,models}/**/*.browser.test.ts',
          ],
          setupFiles: ['./tests/browser-setup.ts'],
          ...inTwos,
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        server,
        test: {
          name: 'stories',
          isolate: false,
          retry: secondTry,
          globalSetup: ['./tests/chromium/global-setup.mjs'],
          setupFiles: ['./tests/browser-setup.ts', './tests/stories/setup.ts'],
          ...inTwos,
          env: { STORY_CONDITION: process.env['STORY_CONDITION'] ?? '' },
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          retry: secondTry,
          globalSetup: [
            './tests/postgres/global-setup.ts',
            './tests/chromium/global-setup.mjs',
            './tests/e2e/global-setup.ts',
          ],
          environment: 'node',
          // The files of a worker share its browser.
          pool: 'forks',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts', 'tests/agreement/in-the-browser.test.ts'],
          ...besideEachOther,
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'consumers',
          retry: secondTry,
          globalSetup: ['./tests/chromium/global-setup.mjs', './tests/consumers/global-setup.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          include: ['tests/consumers/*.test.ts'],
          ...besideEachOther,
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
