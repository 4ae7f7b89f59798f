import { describe, expect, test } from 'vitest';
import { choiceOf, keepChoice, keptChoice } from './choice.ts';
import type { Visitors } from './visitors.ts';

const nobody = { become: async () => {} };
const visitors: Visitors = {
  newcomer: { label: 'Newcomer', ...nobody },
  company: { label: 'Company', ...nobody },
};

describe('the choice of scenarios', () => {
  test.each([
    [['company'], { visitor: 'company' }],
    [['company', 'slow', 'tracker-down'], { visitor: 'company', services: 'slow', tracking: 'tracker-down' }],
    [['company', 'newcomer'], { visitor: 'newcomer' }],
    [['toString', 'nonsense'], {}],
  ])('%j', (names, choice) => {
    expect(choiceOf(names, visitors)).toEqual(choice);
  });

  test('is the same in the next request', () => {
    const choice = choiceOf(['company', 'failing', 'ad-blocker'], visitors);
    const [cookie = ''] = keepChoice(choice).split(';');
    const next = new Request('http://localhost/signup', { headers: { Cookie: `site=DE; ${cookie}` } });
    expect(keptChoice(next, visitors)).toEqual(choice);
  });

  test('is empty without a cookie', () => {
    expect(keptChoice(new Request('http://localhost/signup'), visitors)).toEqual({});
  });
});
