import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { appPacks } from './apps/registration/build/packs.ts';
import { docsExamples } from './design-system/build/docs/examples-plugin.mjs';
import { messages } from './flows/domain/build/messages-plugin.ts';
import { RunReporter } from './scripts/report/run-reporter.mjs';
import { secondTry } from './scripts/report/second-try.mjs';
import { chromiumLaunch } from './tests/chromium/launch.mjs';

const source = '@crema/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, 'node', 'development|production', 'module'] } };
// The time to wait for an expected result. A busy machine may take long to load a module.
const waiting = { poll: { timeout: 10_000 } };
/**
 * Projects whose files each have a browser and a product or an app, and wait more than they compute. They run
 * after the others, which use the whole machine.
 */
const besideEachOther = { maxWorkers: 3, sequence: { groupOrder: 1 } };
/**
 * All other projects compute without a pause. By default Vitest would leave one of the two cores of a small
 * machine idle.
 */
const inTwos = { maxWorkers: 2 };
/**
 * A page of a browser project requests hundreds of modules. No module changes during a run, so the browser may
 * cache them.
 */
const server = { headers: { 'Cache-Control': 'max-age=3600' } };
/** The file with the results, which `npm test` reads. */
const report = process.env['CREMA_TEST_REPORT'];
const launchOptions = await chromiumLaunch();
/**
 * Chromium acknowledges a key press or a click with the next frame. Without this flag a test waits up to 16
 * ms for each.
 */
const framesAtOnce = '--disable-frame-rate-limit';

/** Files that mock a module, that need a module which no other file has loaded, or that bring the style sheet of an app. */
const alone = [
  'design-system/src/base/{base,reset}.browser.test.tsx',
  'design-system/src/birth-date-field/missing.browser.test.tsx',
  'design-system/src/combo-box/{arriving,missing,without-idle}.browser.test.tsx',
  // The library listens to its window and waits as long as the window lives.
  'tracking/src/**/*.browser.test.ts',
  'apps/consent-banner/src/consent-banner.browser.test.tsx',
];

// Creates a new object for each project, because Vitest writes into `instances`.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // By default Vitest stores a copy of the page at each failure, expected ones included. No report shows it.
  traceView: 'off' as const,
  provider: playwright({
    launchOptions: { ...launchOptions, args: [...launchOptions.args, framesAtOnce] },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Creates new plugins for each project, because each has its own server.
const components = () => ({
  plugins: [react(), tailwindcss(), messages(), docsExamples(new URL('design-system/', import.meta.url))],
  resolve,
  server,
  // Vite would otherwise find these packages at the first import in a test, and reload its page.
  optimizeDeps: {
    include: ['fast-check', '@guidepup/virtual-screen-reader', 'react-hook-form', 'react-dom/server'],
  },
});

export default defineConfig({
  test: {
    ...(report ? { reporters: ['default', new RunReporter(report)] } : {}),
    projects: [
      {
        // Pure functions in plain Node, with one shared module graph, without server and database.
        plugins: [react(), messages(), appPacks()],
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
            '{scripts,tests/{aria-mutants,browsers,mutation,screen-reader,visual},apps/*/build}/**/*.test.mjs',
            '{tests/{audit,support},tracking/test}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/*.data.test.ts', '**/node_modules/**'],
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Tests that need a database or a process of the server.
        plugins: [react(), messages(), appPacks()],
        resolve,
        ssr,
        test: {
          name: 'data',
          retry: secondTry,
          globalSetup: ['./tests/postgres/global-setup.ts'],
          environment: 'node',
          // Uses processes instead of threads, because PGlite's WebAssembly can crash the whole process when
          // a thread ends.
          pool: 'forks',
          isolate: false,
          ...inTwos,
          include: [
            '{apps/services/src,tests/postgres,tests/agreement,tests/reconciliation}/**/*.data.test.{ts,mjs}',
          ],
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...components(),
        test: {
          name: 'browser',
          retry: secondTry,
          globalSetup: ['./tests/chromium/global-setup.mjs'],
          include: [
            '{design-system,flows,tracking,apps}/**/src/**/*.browser.test.{ts,tsx}',
            'tests/{stories,models}/**/*.browser.test.ts',
          ],
          exclude: [...alone, '**/node_modules/**'],
          setupFiles: ['./tests/browser-setup.ts', './tests/shared-page.ts'],
          isolate: false,
          ...inTwos,
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        ...components(),
        test: {
          name: 'browser-alone',
          retry: secondTry,
          globalSetup: ['./tests/chromium/global-setup.mjs'],
          include: alone,
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
          // All files of a worker share its browser.
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
