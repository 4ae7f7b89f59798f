import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { refuseTracking } from '../e2e/support/browser-refusal.ts';
import { ask } from './ask.ts';
import type { Check, Finding, Stage } from './check.ts';
import { recordPage } from './checks/announcements.ts';
import { checks } from './checks.ts';
import type { Block } from './in-page/blocks.ts';
import type { Visit } from './pages.ts';

const desktop = { width: 1280, height: 900 };
const usualMedia = {
  colorScheme: 'light',
  contrast: null,
  forcedColors: null,
  reducedMotion: 'reduce',
} as const;

/** The result of one check in one state of a page. */
export interface Outcome {
  readonly visit: Visit;
  readonly check: Check;
  readonly findings: readonly Finding[];
  readonly ms: number;
}

/** The result of a visit. */
interface Visited {
  readonly outcomes: readonly Outcome[];
  /** The texts of the page. Empty if its state could not be reached. */
  readonly blocks: readonly Block[];
}

/** The states with something open that closes if the focus leaves it. */
const closes = new Set(['suggestions']);

/** Returns the checks of a visit. @param proves only checks that prove this criterion */
const checksOf = ({ isWhole, state }: Visit, proves?: string): readonly Check[] =>
  checks.filter(
    (check) =>
      (isWhole || check.everywhere === true) &&
      (check.states?.includes(state) ?? true) &&
      !(check.movesFocus === true && closes.has(state)) &&
      (proves === undefined || check.proves.includes(proves)),
  );

async function runCheck(check: Check, stage: Stage): Promise<readonly Finding[]> {
  try {
    return await check.run(stage);
  } catch (error) {
    const what = `${check.name} could not run: ${String(error).slice(0, 400)}`;
    return check.proves.map((criterion) => ({ criterion, what }));
  }
}

/** Brings the look of the page back after a check. */
async function restore(page: Page): Promise<void> {
  await page.emulateMedia(usualMedia);
  await page.setViewportSize(desktop);
}

interface Options {
  readonly proves?: string | undefined;
  /** The folder for pictures. @default no pictures */
  readonly pictures?: string | undefined;
}

/** Brings a page to a state and runs its checks there. */
export async function runVisit(
  browser: Browser,
  url: string,
  visit: Visit,
  { proves, pictures }: Options = {},
): Promise<Visited> {
  const asked = checksOf(visit, proves);
  if (asked.length === 0) return { outcomes: [], blocks: [] };
  // Scripts of the checks do not come from the server, which the page's policy demands.
  const context = await browser.newContext({ viewport: desktop, bypassCSP: true, ...usualMedia });
  try {
    if (visit.state !== 'consent banner') await context.addInitScript(refuseTracking);
    await context.addInitScript(recordPage);
    const page = await context.newPage();
    const stage: Stage = { page, url, site: visit.site, state: visit.state };
    const broken = await reachOrFail(visit, stage);
    if (broken)
      return {
        outcomes: asked.map((check) => ({ visit, check, ms: 0, findings: blame(check, broken) })),
        blocks: [],
      };
    const blocks = await ask(page, 'blocks');
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `${nameOf(visit)}.jpg`), type: 'jpeg', quality: 55 });
    const outcomes: Outcome[] = [];
    for (const check of asked) {
      const began = performance.now();
      const findings = await runCheck(check, stage);
      await restore(page);
      outcomes.push({ visit, check, findings, ms: performance.now() - began });
    }
    return { outcomes, blocks };
  } finally {
    await context.close();
  }
}

async function reachOrFail(visit: Visit, stage: Stage): Promise<string | undefined> {
  try {
    await visit.reach(stage);
    return undefined;
  } catch (error) {
    return `the state could not be reached: ${String(error).slice(0, 400)}`;
  }
}

const blame = ({ proves }: Check, what: string): Finding[] =>
  proves.map((criterion) => ({ criterion, what }));

/** Returns the name of a visit in files and reports. */
export const nameOf = ({ site, page, state }: Visit): string =>
  `${site}-${page}-${state.replaceAll(' ', '-')}`;
