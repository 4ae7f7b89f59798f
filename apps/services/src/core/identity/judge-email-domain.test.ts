import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { judgeEmailDomain } from './judge-email-domain.ts';

const alike = [
  ['a Cyrillic а', 'exаmple.de'],
  ['a Greek ο', 'cοffee.de'],
  ['a Cyrillic letter among capitals', 'EXАMPLE.DE'],
  ['an Armenian հ', 'sհop.at'],
  ['a Cherokee letter', 'ꮲost.ch'],
  ['mixed scripts in a part before the last ones', 'mаil.example.de'],
  ['mixed scripts in its ending', 'example.cоm'],
  ['letters of a script that nobody writes', '𐍈abc.de'],
] as const;

it.each(alike)('a domain with %s is refused, as it is read and as it is encoded', (_, domain) => {
  expect(judgeEmailDomain(`max@${domain}`)).toBe('EMAIL_SCRIPTS_MIXED');
  expect(judgeEmailDomain(`max@${domainToASCII(domain)}`)).toBe('EMAIL_SCRIPTS_MIXED');
});

it.each([
  'example.de',
  'kaffee-2go.co.uk',
  'bücher.de',
  'rösterei-łódź.pl',
  'kávé.hu',
  'kahve.com.tr',
  'KAHVE.İSTANBUL.TR',
  'почта.рф',
  'почта.de',
  'καφές.gr',
  'コーヒー豆.jp',
  'coffee珈琲コーヒー.jp',
  '咖啡.cn',
  'café咖啡ㄎㄚ.tw',
  '커피coffee.kr',
  'קפה.il',
])('the domain %s is written as people write', (domain) => {
  expect(judgeEmailDomain(`max@${domain}`)).toBeUndefined();
  expect(judgeEmailDomain(`max@${domainToASCII(domain)}`)).toBeUndefined();
});

it.each(['xn--zzzzzz9999.de', 'xn--a.de'])('the domain %s, which nobody can look up, is none', (domain) => {
  expect(judgeEmailDomain(`max@${domain}`)).toBe('EMAIL_INVALID');
});
