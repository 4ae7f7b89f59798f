import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { events } from './events.ts';
import { pages } from './pages.ts';
import { registration } from './registration.ts';

describe.each([
  ['Registration', registration],
  ['Events', events],
  ['Pages', pages],
])('%s', (_family, examples) => {
  test.each(examples)('$title', ({ options, given, before = [], in: message, out }) => {
    const page = openPage(options, given);
    for (const earlier of before) page.post(...earlier);
    page.records.length = 0;
    page.printed.length = 0;
    page.post(...message);
    expect(page.classic()).toEqual(out.classic ?? []);
    expect(page.ga4()).toEqual(out.ga4 ?? []);
    expect(page.printed).toEqual(out.warnings ?? []);
  });
});
