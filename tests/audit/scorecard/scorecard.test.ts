import { describe, expect, it } from 'vitest';
import { everyStory } from '../proofs.ts';
import { criteriaOf } from '../story-failures.ts';
import { linesOf, type Scorecard } from './card.ts';
import { acceptedIn, losses, lossSentence } from './losses.ts';
import { scorecard } from './scorecard.gen.ts';
import { changesets, promised } from './sources.ts';
import { proved } from './write.ts';

const card = { date: '2026-11-28', stories: 2, proofs: 'narrow transcript' };
const before: Scorecard = {
  proofs: { narrow: '1.4.10 1.1.1', transcript: '4.1.2' },
  pages: { keyboard: '2.1.1' },
  components: { link: card },
};
const withCard = (changes: object): Scorecard => ({
  ...before,
  components: { link: { ...card, ...changes } },
});

describe('the committed scorecard', () => {
  it('loses no proof, unless a changeset names it', async () => {
    const lost = losses(scorecard, await promised(), acceptedIn(await changesets()));
    expect(lost.length > 0 ? lossSentence(lost) : '').toBe('');
  });

  it('has a card with proofs for every component with stories', async () => {
    const { components } = await promised();
    const without = Object.keys(components).filter((name) => !scorecard.components[name]?.proofs);
    const commands = without.map((name) => `npm run audit -- --scorecard --component ${name}`);
    expect(commands).toEqual([]);
  });
});

describe('a lost proof', () => {
  it.each<[string, Scorecard, string[]]>([
    ['a transcript', withCard({ proofs: 'narrow' }), ['link transcript no longer proves 4.1.2']],
    ['a failed story', withCard({ failed: '1.1.1' }), ['link narrow no longer proves 1.1.1']],
    [
      'a component',
      { ...before, components: {} },
      ['link narrow no longer proves 1.4.10, 1.1.1', 'link transcript no longer proves 4.1.2'],
    ],
    [
      'a criterion of all stories',
      { ...before, proofs: { ...before.proofs, narrow: '1.4.10' } },
      ['link narrow no longer proves 1.1.1'],
    ],
    ['a check of pages', { ...before, pages: {} }, ['pages keyboard no longer proves 2.1.1']],
    [
      'a rule of axe',
      withCard({ off: 'color-contrast' }),
      ['link color-contrast is a rule of axe that the stories turn off now'],
    ],
  ])('%s is named', (_, after, lost) => expect(losses(before, after)).toEqual(lost));

  it('is accepted if a changeset names it', () => {
    const lost = losses(before, withCard({ proofs: 'narrow', off: 'color-contrast' }));
    const [, line = ''] = /line "(.*)" and/.exec(lossSentence(lost)) ?? [];
    expect(line).toBe('Accessibility proof removed: link transcript, link color-contrast');
    const accepted = acceptedIn([`---\n---\n\n${line}.\n`]);
    expect(losses(before, withCard({ proofs: 'narrow', off: 'color-contrast' }), accepted)).toEqual([]);
  });
});

describe('a card', () => {
  it('has a line for each of the 55 criteria, and says what is open', () => {
    const lines = linesOf(before, { ...card, failed: '1.4.10' });
    const of = (number: string) => lines.find((line) => line.number === number);
    expect(lines).toHaveLength(55);
    expect(of('1.4.10')).toMatchObject({ result: 'failed' });
    expect(of('1.1.1')).toMatchObject({ result: 'proven in part', by: ['narrow'] });
    expect(of('2.1.1')).toMatchObject({ result: 'proven for pages', by: ['keyboard'] });
    expect(of('2.4.2')).toMatchObject({ result: 'not applicable' });
    expect(of('1.3.3')).toMatchObject({ result: 'open' });
  });

  it('keeps only what ran, and names what failed', () => {
    const row = {
      id: '',
      criterion: '1.4.10',
      kind: 'component',
      subject: 'link',
      proof: '',
      ms: 0,
    } as const;
    expect(proved('link', card, [{ ...row, findings: ['cut off'] }], '2026-11-29')).toEqual({
      ...card,
      date: '2026-11-29',
      proofs: 'narrow',
      failed: '1.4.10',
    });
  });
});

describe('a failed story', () => {
  it.each<[string, readonly string[]]>([
    ['Default: “Name” is cut off by div', ['1.4.10']],
    ['Default: "Elements must meet contrast (color-contrast)"\n  at skip-link.stories.tsx:1', ['1.4.3']],
    ['Default: axe could not decide color-contrast on <p>', ['1.4.3']],
    ['Default: button is 20 × 20 px, a target needs 24', ['2.5.8']],
    ['Default: the ring around <a> is cut off by div', ['1.4.11', '2.4.7']],
    ['Default: TypeError', ['1.4.10', ...everyStory]],
  ])('%s: shows at %j', (failure, criteria) => expect(criteriaOf(failure, '1.4.10')).toEqual(criteria));
});
