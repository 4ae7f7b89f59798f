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
    [['company'], { visitor: 'company', services: undefined }],
    [['company', 'slow'], { visitor: 'company', services: 'slow' }],
    [['company', 'newcomer'], { visitor: 'newcomer', services: undefined }],
    [['toString', 'nonsense'], { visitor: undefined, services: undefined }],
  ])('%j', (names, choice) => {
    expect(choiceOf(names, visitors)).toEqual(choice);
  });

  test('is the same in the next request', () => {
    const choice = choiceOf(['company', 'failing'], visitors);
    const [cookie = ''] = keepChoice(choice).split(';');
    const next = new Request('http://localhost/signup', { headers: { Cookie: `site=DE; ${cookie}` } });
    expect(keptChoice(next, visitors)).toEqual(choice);
  });

  test('is empty without a cookie', () => {
    expect(keptChoice(new Request('http://localhost/signup'), visitors)).toEqual({
      visitor: undefined,
      services: undefined,
    });
  });
});
