import { describe, expect, test } from 'vitest';
import { acceptsOrigin } from './accepts-origin.ts';
import { longestMessage, openEnvelope, openRecord } from './open-envelope.ts';

describe('A message is opened', () => {
  test('with its fields in data', () => {
    expect(openEnvelope('{"event_name":"LeadData","data":{"lead_id":"1"}}')).toEqual({
      name: 'LeadData',
      payload: { lead_id: '1' },
    });
  });

  test('with its fields beside the name, which is then no event name of their own', () => {
    expect(openEnvelope('{"event_name":"CustomEventData","event_action":"click"}')).toEqual({
      name: 'CustomEventData',
      payload: { event_action: 'click' },
    });
  });

  test('when it wants to begin anew and says nothing else', () => {
    expect(openEnvelope('{"event_name":"Reset","data":null}')).toEqual({ name: 'Reset', payload: {} });
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

test('An object whose name is inherited is ignored', () => {
  expect(openRecord(Object.create({ event_name: 'Reset' }))).toBe('no known event_name');
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
