import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChannelCounts,
  judgeGroups,
  judgeOutcome,
  outcomeClasses,
  type OutcomeFacts,
} from './judge-outcomes.ts';
import { wordsAbout } from './page-words.ts';

const words = fc
  .uniqueArray(fc.constantFrom('works', 'fails', 'held', 'sent', 'refused', 'dropped', 'failed'))
  .map((each) => new Set<string>(each));
const state = fc.constantFrom('none' as const, 'early' as const, 'tracked' as const);
const facts: fc.Arbitrary<OutcomeFacts> = fc.record({
  state,
  words,
  isStored: fc.constantFrom(true, false, undefined),
  isSettled: fc.boolean(),
});

describe('an outcome at a channel', () => {
  const tracked = { state: 'tracked', isStored: false, isSettled: true } as const;
  it.each([
    ['its event is stored', { ...tracked, isStored: true }, ['fails'], 'sent'],
    ['the page sent it, and the store is elsewhere', { ...tracked, isStored: undefined }, ['sent'], 'sent'],
    ['the channel waits for consent', tracked, ['held'], 'refused'],
    ['the visitor refused, after the channel had worked', tracked, ['works', 'refused'], 'refused'],
    ['no record got through', tracked, ['fails', 'failed'], 'blocked'],
    ['a blocker was switched off', tracked, ['fails', 'works'], 'lost'],
    ['tracking had not loaded', { ...tracked, state: 'early' }, [], 'left early'],
    [
      'tracking loaded too late for the form, and in time for its event',
      { ...tracked, state: 'early', isStored: true },
      [],
      'sent',
    ],
    ['the browser posted the form', { ...tracked, state: 'none' }, [], 'no tracking'],
    ['the way was open, and the event is not there', tracked, ['works'], 'lost'],
    ['the event may still come', { ...tracked, isSettled: false }, ['works'], 'not yet known'],
    ['the service refused it', { ...tracked, isStored: undefined }, ['works', 'dropped'], 'lost'],
    [
      'no response came, and the store is elsewhere',
      { ...tracked, isStored: undefined },
      ['works', 'failed'],
      'unknown',
    ],
    ['the page says nothing of the channel', tracked, [], 'unknown'],
    ['the store lacks what it has confirmed', tracked, ['works', 'sent'], 'unknown'],
  ] as const)('if %s', (_, of, said, expected) => {
    expect(judgeOutcome({ ...of, words: new Set(said) })).toBe(expected);
  });

  it('is in one class, whatever is known, and lost only by evidence', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const judged = judgeOutcome(each);
        expect(outcomeClasses).toContain(judged);
        const { words: said, isStored, isSettled, state: of } = each;
        const isEvident = said.has('dropped') || (said.has('works') && isStored === false);
        if (judged === 'lost') expect([isEvident, isSettled, of]).toEqual([true, true, 'tracked']);
      }),
    );
  });

  it('does not depend on the order of receipts, nor on their number', () => {
    const word = fc.constantFrom(
      'a=works',
      'a=fails',
      'registered.a=sent',
      'registered.a=failed',
      'lead.a=sent',
      'b=held',
    );
    fc.assert(
      fc.property(fc.array(word), fc.infiniteStream(fc.nat()), facts, (said, picks, each) => {
        const again = [...said, ...said].toSorted(() => ((picks.next().value ?? 0) % 2 === 0 ? 1 : -1));
        const of = (all: readonly string[]) =>
          judgeOutcome({ ...each, words: wordsAbout(all, 'a', 'registered') });
        expect(of(again)).toBe(of(said));
      }),
    );
  });
});

describe('outcomes that nothing links to a visit', () => {
  const group = fc.record({ state, words, number: fc.nat(50) });
  const channel: fc.Arbitrary<ChannelCounts> = fc.record({
    isStored: fc.boolean(),
    sent: fc.nat(200),
    refused: fc.nat(50),
    dropped: fc.nat(50),
    surplus: fc.nat(20),
    isSettled: fc.boolean(),
  });

  it('are each counted once, and never more are sent than the channel has', () => {
    fc.assert(
      fc.property(fc.array(group), channel, (groups, of) => {
        const counts = judgeGroups(groups, of);
        const sums = counts.map((each) => Object.values(each).reduce((all, one) => all + one, 0));
        expect(sums).toEqual(groups.map(({ number }) => number));
        expect(counts.every((each) => Object.values(each).every((one) => one >= 0))).toBe(true);
        const all = (name: (typeof outcomeClasses)[number]) =>
          counts.reduce((sum, each) => sum + each[name], 0);
        expect(all('sent')).toBeLessThanOrEqual(
          of.sent +
            groups
              .filter(({ words: said }) => !of.isStored && said.has('sent'))
              .reduce((sum, { number }) => sum + number, 0),
        );
        if (!of.isSettled) expect(all('lost')).toBe(0);
      }),
    );
  });

  it('share what is sent in proportion, and no more are lost than had an open way', () => {
    const open = { state: 'tracked' as const, words: new Set(['works']) };
    const [a, b] = judgeGroups(
      [
        { ...open, number: 300 },
        { ...open, number: 100 },
      ],
      {
        isStored: true,
        sent: 360,
        refused: 0,
        dropped: 0,
        surplus: 10,
        isSettled: true,
      },
    );
    expect([a?.sent, a?.unknown, a?.lost]).toEqual([270, 7, 23]);
    expect([b?.sent, b?.unknown, b?.lost]).toEqual([90, 3, 7]);
  });
});
