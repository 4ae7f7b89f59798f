import { chromium } from 'playwright';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { Issue } from '../../flows/domain/src/index.ts';
import { chromiumLaunch } from '../chromium/launch.mjs';
import type { RegistrationCase } from './registration-case.ts';

/** The result of a page for a case, with the body that it would send. */
export interface Judged {
  readonly issues: readonly Issue[];
  readonly shownIssues: readonly Issue[];
  readonly body: string;
}

/** The function that the bundle puts on the page. `now` is an ISO time. */
export type JudgedByPage = (cases: readonly RegistrationCase[], now: string) => Judged[];

/** Bundles the entry with the same settings and for the same browsers as the app. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: resolve(import.meta.dirname, '../../apps/registration/vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'page-entry.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [built] = [result].flat();
  const scripts = built && 'output' in built ? built.output.filter(({ type }) => type === 'chunk') : [];
  const [script] = scripts;
  if (script?.type !== 'chunk' || scripts.length !== 1) throw new Error('The bundle is not one script.');
  return script.code;
}

/** A page in Chromium that validates cases. */
export interface OpenPage {
  readonly judged: (cases: readonly RegistrationCase[], now: string) => Promise<Judged[]>;
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** Opens the page. */
export async function openPage(): Promise<OpenPage> {
  const [content, browser] = await Promise.all([
    bundle(),
    chromiumLaunch().then((it) => chromium.launch(it)),
  ]);
  const page = await browser.newPage();
  await page.addScriptTag({ content });
  const judging = await page.evaluateHandle((): JudgedByPage => Reflect.get(globalThis, 'judgedByPage'));
  return {
    judged: (cases, now) =>
      judging.evaluate((judge, given) => judge(given.cases, given.now), { cases: [...cases], now }),
    version: browser.version(),
    close: () => browser.close(),
  };
}
