import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingPage } from '../report/reading-page.ts';
import { readingOf, toLookAt } from './measure.ts';
import { otherTimers, timeLimits, withoutShoppers } from './time-limits.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{design-system,flows/*,apps/*,tracking}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(?:test|stories|bench)\.|\/testing\//.test(path),
);

/** Timers, ages of cookies, named durations, and settings with a unit of time. */
const timers =
  /\bset(?:Timeout|Interval)\(|AbortSignal\.timeout\(|\bmaxAge: |\b(?:lifetime|\w+(?:Ms|_MS|Seconds|_SECONDS|Minutes|Hours|Days))(?:: number)? = |, '(?:seconds|minutes|hours|days)'\)|interval '\d/g;

describe('the time limits', () => {
  it('name every timer of the pages and of the services. Join a new one to a list of time-limits.ts', () => {
    const found = sources
      .filter((path) => !withoutShoppers.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8').match(timers)?.length ?? 0] as const)
      .filter(([, count]) => count > 0);
    const named = [...timeLimits, ...otherTimers].map(({ sources: of }) => of);
    expect(Object.fromEntries(found)).toEqual(Object.assign({}, ...named));
  });

  it.each(
    timeLimits.flatMap(({ what, lasts, code = [] }) => code.map((line) => [what, lasts, ...line] as const)),
  )('%s: %s is the time of %s', (_, _lasts, path, code) =>
    expect(readFileSync(join(root, path), 'utf8')).toContain(code),
  );

  it('are right that no notification of the pages closes by itself', () => {
    const pages = sources.filter((path) => /^(?:flows|apps)\//.test(path));
    expect(pages.filter((path) => readFileSync(join(root, path), 'utf8').includes('closeAfter='))).toEqual(
      [],
    );
  });
});

describe('the reading level', () => {
  it('counts all words, and measures whole sentences only', () => {
    const reading = readingOf(['Vorname', 'Bitte geben Sie Ihren Vornamen an. Danke.'], 'de-DE');
    // Two sentences of seven words, one of them long: 3.5 + 14.3.
    expect(reading).toEqual({ words: 8, longest: 6, lix: 18 });
    expect(readingOf(['Vorname'], 'de-DE').lix).toBe(undefined);
  });

  it('names what a person should look at', () => {
    const long = `${'Datenschutzbestimmungen '.repeat(310).trim()}.`;
    expect(toLookAt(readingOf([long], 'de-DE'))).toEqual(['310 words', 'a sentence of 310 words', 'LIX 410']);
    expect(toLookAt(readingOf(['Willkommen.'], 'de-DE'))).toEqual(['LIX 101']);
  });

  it('has a page with words of each block, the level of each language, and the time limits', () => {
    const blocks = [{ name: 'Ihre Daten', texts: ['Vorname', 'Bitte geben Sie Ihren Vornamen an.'] }];
    const html = readingPage([{ site: 'DE', page: 'signup', state: 'empty', locale: 'de-DE', blocks }]);
    expect(html).toContain('Ihre Daten 7');
    expect(html).toContain('de-DE');
    expect(html).toContain('30 days');
  });
});
