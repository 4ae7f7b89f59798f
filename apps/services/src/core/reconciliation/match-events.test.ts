import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayFacts, LinkedOutcome } from './load-day.ts';
import { matchEvents } from './match-events.ts';

const outcome = (id: string, session: string | null, ...words: readonly string[]): LinkedOutcome => ({
  id,
  site: 'DE',
  kinds: ['registration'],
  words,
  session,
});
const event = (session: string | null, number = 1, site = 'DE') => ({ site, session, number });
const day = (facts: Partial<DayFacts> = {}): DayFacts => ({
  day: '2026-03-01',
  linked: [],
  unlinked: [],
  events: [],
  ...facts,
});

describe('the events of a day', () => {
  it('belong to the outcomes of their session, and to one each', () => {
    const [a, b, c] = [outcome('a', 's'), outcome('b', 's', 'registered.ttruth=sent'), outcome('c', 't')];
    const match = matchEvents(day(), day({ linked: [a, b, c], events: [event('s')] }), day());
    // Two tabs have one event. It is the one whose page has its confirmation.
    expect([a, b, c].map(match.isStored)).toEqual([false, true, false]);
    expect(match.left('DE')).toBe(0);
  });

  it('are left for other registrations if they repeat one of their session', () => {
    const match = matchEvents(day(), day({ linked: [outcome('a', 's')], events: [event('s', 3)] }), day());
    expect(match.left('DE')).toBe(2);
  });

  it('may come after midnight', () => {
    const a = outcome('a', 's');
    expect(matchEvents(day(), day({ linked: [a] }), day({ events: [event('s')] })).isStored(a)).toBe(true);
  });

  it('are not looked for without a session', () => {
    const a = outcome('a', null, 'registered.ttruth=sent');
    const match = matchEvents(day(), day({ linked: [a], events: [event('u'), event(null, 4)] }), day());
    expect([match.isStored(a), match.left('DE'), match.left('AT')]).toEqual([undefined, 4, 0]);
  });

  it('are each used once at most', () => {
    const session = fc.constantFrom('s', 't', 'u');
    const linked = fc.array(session).map((all) => all.map((each, place) => outcome(`o${place}`, each)));
    const events = fc.uniqueArray(fc.record({ session, number: fc.integer({ min: 1, max: 4 }) }), {
      selector: (each) => each.session,
    });
    fc.assert(
      fc.property(linked, events, (outcomes, found) => {
        const match = matchEvents(
          day(),
          day({ linked: outcomes, events: found.map((each) => event(each.session, each.number)) }),
          day(),
        );
        const stored = outcomes.filter((each) => match.isStored(each) === true).length;
        const all = found.reduce((sum, { number }) => sum + number, 0);
        expect(stored + match.left('DE')).toBe(all);
      }),
    );
  });
});
