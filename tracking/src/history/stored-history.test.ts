import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeServices } from '../../test/doubles/fake-services.ts';
import { historyKey } from '../visit/storage.ts';
import type { ProductHistory } from './history.ts';
import { historyLife, readHistory, historyBudget, historyCapacity, writeHistory } from './stored-history.ts';

const now = historyLife * 2;

function read(stored: string) {
  const { services, stored: kept } = createFakeServices();
  kept.set(historyKey, stored);
  let unreadable = 0;
  const history = readHistory(services.localStorage, now, () => (unreadable += 1));
  return { history: Object.fromEntries(history), unreadable, untouched: kept.get(historyKey) === stored };
}

describe('A stored history is read', () => {
  test('as none where there is none', () => {
    expect([...readHistory(createFakeServices().services.localStorage, now)]).toEqual([]);
  });

  test('without entries whose last interaction is more than 30 days ago', () => {
    const stored = { old: { lit: now - historyLife - 1 }, young: { lit: now - historyLife } };
    expect(read(JSON.stringify(stored)).history).toEqual({ young: { lit: now - historyLife } });
  });

  test('entry by entry, and of each what has the right shape', () => {
    const stored = {
      text: 'x',
      none: null,
      list: [1],
      timeless: { ics: { sf: 'list' } },
      timed: { lit: String(now) },
      odd: {
        lit: now,
        ics: 'x',
        lcs: { sf: ['list'], sl1: 1, ws: 'perhaps', qs: 'true', other: 1 },
        liv: 'x',
        iac: [1],
      },
      whole: { lit: now, ics: { spid: '1' }, lcs: { sid: 's' }, liv: 5, iac: {}, more: 1 },
      [`long${'x'.repeat(200)}`]: { lit: now },
      wordy: { lit: now, lcs: { sf: 'x'.repeat(201), sl1: 'x'.repeat(200) } },
    };
    expect(read(JSON.stringify(stored))).toEqual({
      history: {
        odd: { lit: now, lcs: { sl1: '1', qs: true } },
        whole: { lit: now, ics: { spid: '1' }, lcs: { sid: 's' }, liv: 5, iac: {} },
        wordy: { lit: now, lcs: { sl1: 'x'.repeat(200) } },
      },
      unreadable: 0,
      untouched: true,
    });
  });

  test('without entries whose last interaction is more than 30 days ahead, by a clock that was wrong', () => {
    const stored = `{"a":{"lit":${now + historyLife}},"b":{"lit":${now + historyLife + 1}},"c":{"lit":1e999}}`;
    expect(read(stored).history).toEqual({ a: { lit: now + historyLife } });
  });

  test.each(['[]', '"x"', '5', 'null', 'true'])('%s is no history, but nothing to complain of', (stored) => {
    expect(read(stored)).toEqual({ history: {}, unreadable: 0, untouched: true });
  });

  test.each(['', '{', 'undefined'])('%j is unreadable', (stored) => {
    expect(read(stored)).toEqual({ history: {}, unreadable: 1, untouched: true });
  });

  test('without harm where it is hostile', () => {
    const entry = '{"lit":5e9,"__proto__":{"polluted":1},"ics":{"__proto__":{"polluted":1},"sf":"x"}}';
    const { services, stored } = createFakeServices();
    stored.set(historyKey, `{"__proto__":${entry},"constructor":${entry}}`);
    const history = readHistory(services.localStorage, now);
    expect([...history.keys()]).toEqual(['__proto__', 'constructor']);
    expect(history.get('__proto__')).toEqual({ lit: 5e9, ics: { sf: 'x' } });
    expect({}).not.toHaveProperty('polluted');
  });
});

const filled = (count: number, sf = 'list'): ProductHistory =>
  new Map(Array.from({ length: count }, (_, index) => [`p${index}`, { lit: now - index, ics: { sf } }]));

function write(history: ProductHistory, { budget = 5e6, room = Infinity } = {}) {
  const { services, stored } = createFakeServices({ room });
  const told: number[] = [];
  writeHistory(services.localStorage, history, budget, (kept) => told.push(kept));
  const text = stored.get(historyKey);
  return { text, ids: Object.keys(JSON.parse(text ?? '{}')), told };
}

describe('A history is stored', () => {
  test('and read again as it was', () => {
    const { services } = createFakeServices();
    const history: ProductHistory = new Map([
      ['__proto__', { lit: now, ics: { sf: 'a"b' } }],
      ['4711', { lit: now - 1, ics: {}, lcs: { ws: false }, liv: 3, iac: { qs: true } }],
    ]);
    writeHistory(services.localStorage, history, 5e6, () => {});
    expect(readHistory(services.localStorage, now)).toEqual(history);
  });

  test('with its newest 300 entries', () => {
    const { ids, told } = write(filled(historyCapacity + 2));
    expect(ids).toHaveLength(300);
    expect(ids).not.toContain('p300');
    expect(told).toEqual([]);
  });

  test('with as many of the newest as the budget has room for, key and all', () => {
    const { text = '', ids } = write(filled(10), { budget: 400 });
    expect(ids).toEqual(['p0', 'p1', 'p2', 'p3']);
    const bytes = 2 * (historyKey.length + text.length);
    expect(bytes).toBeLessThanOrEqual(400);
    expect(write(filled(10), { budget: bytes }).ids).toEqual(ids);
    expect(write(filled(10), { budget: bytes - 2 }).ids).toHaveLength(3);
  });

  test('with its newest half, and again, where the store has no room', () => {
    const one = write(filled(1)).text?.length ?? 0;
    expect(write(filled(100), { room: one * 30 })).toMatchObject({ told: [25] });
    expect(write(filled(100), { room: one })).toMatchObject({ ids: ['p0'], told: [1] });
  });

  test('not at all where not even one entry has room', () => {
    expect(write(filled(100), { room: 10 })).toEqual({ text: undefined, ids: [], told: [0] });
  });

  test('never over its bounds, and never an older entry in place of a newer', () => {
    const entries = fc.array(
      fc.tuple(fc.string({ maxLength: 20 }), fc.nat(1000), fc.string({ maxLength: 40 })),
      {
        maxLength: 400,
      },
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: 50, max: 20_000 }), (given, budget) => {
        const history: ProductHistory = new Map(given.map(([id, lit, sf]) => [id, { lit, lcs: { sf } }]));
        const { text = '', ids } = write(history, { budget });
        expect(ids.length).toBeLessThanOrEqual(300);
        if (ids.length > 0) expect(2 * (historyKey.length + text.length)).toBeLessThanOrEqual(budget);
        const kept = ids.map((id) => history.get(id)?.lit ?? 0);
        const dropped = [...history].filter(([id]) => !ids.includes(id)).map(([, { lit }]) => lit);
        expect(Math.max(-1, ...dropped)).toBeLessThanOrEqual(Math.min(1001, ...kept));
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['mobile', undefined, 2.5e6],
  ['tablet', 1e12, 2.5e6],
  ['desktop', undefined, 5e6],
  ['desktop', 50e6, 5e6],
  ['desktop', 150e6, 7.5e6],
  ['desktop', 1e12, 10e6],
] as const)('The budget on a %s with a quota of %s bytes is %s', (device, quota, budget) => {
  expect(historyBudget(device, quota)).toBe(budget);
});
