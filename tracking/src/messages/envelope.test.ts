import { describe, expect, test } from 'vitest';
import { acceptsOrigin, longestMessage, openEnvelope } from './envelope.ts';

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
    ['when it is a reset without data', '{"event_name":"Reset","data":null}', 'Reset', {}],
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
    expect('payload' in opened && opened.payload).not.toBe(data);
  });

  test('is ignored when it is too long', () => {
    const data = { lead_id: 'x'.repeat(longestMessage) };
    expect(openEnvelope({ event_name: 'LeadData', data })).toMatchObject({ isMeant: true });
  });

  test.each([undefined, null, 1, true, [{ event_name: 'Reset' }], () => ({ event_name: 'Reset' })])(
    'is ignored when it is %o',
    (message) => {
      expect(openEnvelope(message)).toEqual({ reason: 'no JSON object' });
    },
  );

  test.each([
    ['an inherited name', Object.create({ event_name: 'Reset' })],
    ['something else in JSON', { event_name: 'Reset', toJSON: () => [] }],
  ])('is ignored with %s', (_what, message) => {
    expect(openEnvelope(message)).not.toHaveProperty('name');
  });
});

describe('A message is ignored', () => {
  test.each([
    ['text that is no JSON', 'event_name'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[{"event_name":"Reset"}]'],
    ['no name', '{"data":{}}'],
    ['a name from a prototype', '{"__proto__":{"event_name":"Reset"}}'],
    ['a text that is nested too deep', '['.repeat(200_000)],
    ['a long foreign text', 'x'.repeat(longestMessage + 1)],
  ])('in silence when it is %s', (_title, message) => {
    const opened = openEnvelope(message);
    expect(opened).toHaveProperty('reason');
    expect(opened).not.toMatchObject({ isMeant: true });
  });

  test.each([
    ['an unknown name', '{"event_name":"Resize"}', 'no message is called Resize'],
    ['an inherited name', '{"event_name":"toString"}', 'no message is called toString'],
    ['data that are no object', '{"event_name":"LeadData","data":[1]}', 'LeadData has no data'],
    [
      'the reason why its data could not be written',
      '{"event_name":"LeadData","data":"circular"}',
      'LeadData has no data: circular',
    ],
    [
      'too many characters',
      `{"event_name":"Reset","x":"${'x'.repeat(longestMessage)}"}`,
      `a message of ${longestMessage + 29} characters is too long`,
    ],
  ])('and that is said when it has %s', (_title, message, reason) => {
    expect(openEnvelope(message)).toEqual({ reason, isMeant: true });
  });
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
