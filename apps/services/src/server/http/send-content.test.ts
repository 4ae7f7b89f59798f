import { expect, it } from 'vitest';
import { entityTag, holds } from './send-content.ts';

const tag = entityTag('abc', 'br');

it.each(['"abc-br"', 'W/"abc-br"', '"x", "abc-br"', 'W/"x",W/"abc-br" , "y"', ' * ', '"a,b", "abc-br"'])(
  'holds %s',
  (sent) => {
    expect(holds(sent, tag)).toBe(true);
  },
);

it.each([undefined, '', '"abc"', '"abc-gzip"', 'abc-br', '"x"', '"*"', 'W/"x, abc-br"', '"xabc-br"'])(
  'does not hold %s',
  (sent) => {
    expect(holds(sent, tag)).toBe(false);
  },
);
