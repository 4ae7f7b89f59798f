import { describe, expect, test } from 'vitest';
import { acceptsOrigin } from './accepts-origin.ts';
import { longestMessage, openEnvelope } from './open-envelope.ts';

describe('A message is opened', () => {
  test.each([
    [
      'with its fields in data',
      '{"event_name":"LeadData","data":{"lead_id":"1"}}',
      'LeadData',
      { lead_id: '1' },
    ],
    [
      'with its fields beside the name, which is then no event name of their own',
      ' {"event_name":"CustomEventData","event_action":"click"}',
      'CustomEventData',
      { event_action: 'click' },
    ],
    ['when it wants to begin anew and says nothing else', '{"event_name":"Reset","data":null}', 'Reset', {}],
  ])('%s, and kept as it came', (_how, text, name, payload) => {
    expect(openEnvelope(text)).toEqual({ name, payload, text });
  });
});

describe('What a script hands over', () => {
  test('is read as it would be posted, and stays the script’s own', () => {
    const data = { lead_id: 1, lead_value: undefined, made: new Date(0) };
    const opened = openEnvelope({ event_name: 'LeadData', data });
    expect(opened).toEqual({
      name: 'LeadData',
      payload: { lead_id: 1, made: '1970-01-01T00:00:00.000Z' },
      text: '{"event_name":"LeadData","data":{"lead_id":1,"made":"1970-01-01T00:00:00.000Z"}}',
    });
    expect(typeof opened === 'object' && opened.payload).not.toBe(data);
  });

  test('is ignored when it is too long', () => {
    const data = { lead_id: 'x'.repeat(longestMessage) };
    expect(openEnvelope({ event_name: 'LeadData', data })).toBe('too long');
  });

  test.each([undefined, null, 1, true, [{ event_name: 'Reset' }], () => ({ event_name: 'Reset' })])(
    'is ignored when it is %o',
    (message) => {
      expect(openEnvelope(message)).toBe('neither text nor object');
    },
  );

  test.each([
    ['an inherited name', Object.create({ event_name: 'Reset' })],
    ['something else in JSON', { event_name: 'Reset', toJSON: () => [] }],
  ])('is ignored with %s', (_what, message) => {
    expect(openEnvelope(message)).toMatch(/^no (known event_name|JSON object)$/);
  });
});

test.each([
  ['text that is no JSON', 'event_name', 'no JSON object'],
  ['a number', '1', 'no JSON object'],
  ['null', 'null', 'no JSON object'],
  ['a list', '[{"event_name":"Reset"}]', 'no JSON object'],
  ['no name', '{"data":{}}', 'no known event_name'],
  ['a foreign name', '{"event_name":"Resize"}', 'no known event_name'],
  ['an inherited name', '{"event_name":"toString"}', 'no known event_name'],
  ['a name from a prototype', '{"__proto__":{"event_name":"Reset"}}', 'no known event_name'],
  ['data that are no object', '{"event_name":"LeadData","data":[1]}', 'no data'],
  ['a message that is too long', `{"event_name":"Reset","x":"${'x'.repeat(longestMessage)}"}`, 'too long'],
  ['a message that is nested too deep', '['.repeat(200_000), 'no JSON object'],
])('%s is ignored', (_title, message, reason) => {
  expect(openEnvelope(message)).toBe(reason);
});

test.each([
  ['the own origin', 'https://shop.example', true],
  ['an origin that is listed', 'https://checkout.example', true],
  ['no origin: an event made in the page itself', '', true],
  ['another origin', 'https://evil.example', false],
  ['a longer origin that ends alike', 'https://evil-shop.example', false],
  ['the opaque origin', 'null', false],
])('Messages from %s', (_title, origin, accepted) => {
  expect(acceptsOrigin(origin, 'https://shop.example', ['https://checkout.example'])).toBe(accepted);
});

test('Messages from the opaque origin are ignored even where the page itself is opaque', () => {
  expect(acceptsOrigin('null', 'null', [])).toBe(false);
});
