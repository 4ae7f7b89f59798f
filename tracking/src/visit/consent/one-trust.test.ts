import { expect, test } from 'vitest';
import { readGroups } from './one-trust.ts';

const cookie = 'a=1; OptanonConsent=isGpcEnabled=0&groups=C0001%3A1%2CC0003%3A1%2CC0004%3A0; z=2';

test.each([
  ['the cookie', undefined, cookie, ['C0001', 'C0003']],
  ['a cookie encoded as a whole', undefined, 'OptanonConsent=a%3D1%26groups%3DC0003%3A1', ['C0003']],
  ['the global before the cookie', ',C0001,C0004,', cookie, ['C0001', 'C0004']],
  ['a global without any group', ',,', cookie, []],
  ['the cookie where the global is not filled yet', '', cookie, ['C0001', 'C0003']],
  [
    'no group that stands in an address',
    undefined,
    'OptanonConsent=landingPath=https%3A%2F%2Fshop.example%2F%3Fa%26groups%3DC0003%3A1&groups=C0001%3A1',
    ['C0001'],
  ],
  ['a global that is no text', ['C0003'], '', undefined],
  ['no cookie', undefined, 'XOptanonConsent=groups=C0003:1', undefined],
  ['a cookie without groups', undefined, 'OptanonConsent=a=1', undefined],
  ['an unreadable cookie', undefined, 'OptanonConsent=%E0%A4%A', undefined],
  ['an empty cookie', undefined, 'OptanonConsent=', undefined],
  ['a refusal of everything', undefined, 'OptanonConsent=groups=C0001:0,C0003:0', []],
])('%s', (_title, global, cookies, groups) => {
  expect(readGroups(global, cookies)).toEqual(groups);
});
