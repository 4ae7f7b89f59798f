/** Runs the tests and stores a report of them. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { requireChromium } from '../../tests/chromium/launch.mjs';
import { forgetPostgres } from '../../tests/postgres/record.mjs';
import { cache } from '../shared/places.mjs';
import { tool } from '../shared/tool.mjs';
import { parts as allParts } from './reach.mjs';

/** @typedef {import('./reach.mjs').Part} Part */

const projects = /** @type {const} */ (['unit', 'data', 'browser', 'stories', 'e2e', 'consumers']);
/** The projects that run without a browser. */
const browserless = new Set(['unit', 'data']);

/** The report of the last `npm test` that stored its results. */
export const rememberedReport = join(cache, 'test-parts', 'report.json');

/**
 * Runs Vitest and writes a report.
 * @param {readonly string[]} args
 * @param {string} file path of the report
 * @param {Record<string, string>} [env] added to the environment of this process
 * @returns {Promise<number>} Vitest's exit code
 */
export async function vitest(args, file, env = {}) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  forgetPostgres();
  const ran = await tool('vitest', ['run', ...args], {
    env: { ...process.env, ...env, CREMA_TEST_REPORT: file },
  });
  return ran.code;
}

/** @returns {Promise<string | undefined>} the reason why there is no browser */
export const missingBrowser = () =>
  requireChromium().then(
    () => undefined,
    (error) => String(error.message),
  );

/**
 * Returns the projects that can run here.
 * @param {ReadonlySet<Part>} parts the requested ones
 * @param {string | undefined} noBrowser the reason why there is no browser
 */
export function projectsOf(parts, noBrowser) {
  const wanted = projects.filter((name) => parts.has(name) && (!noBrowser || browserless.has(name)));
  return {
    args: wanted.length === projects.length ? [] : wanted.flatMap((name) => ['--project', `${name}*`]),
    needBrowser: wanted.some((name) => !browserless.has(name)) || Boolean(noBrowser),
  };
}

/** Runs all tests and stores their report. */
export const allTests = async () =>
  vitest(projectsOf(new Set(allParts), await missingBrowser()).args, rememberedReport);
