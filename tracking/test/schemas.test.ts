import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { messageSchema } from '../build/schema/message-schema.mjs';
import { recordSchema } from '../build/schema/record-schema.mjs';
import { parseMessage } from '../src/messages/schema/parse-message.ts';
import { noFindings } from '../src/messages/schema/read.ts';
import { examples } from './examples/families.ts';

const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false });
const isMessage = ajv.compile(messageSchema());
const areRecords = ajv.compile(recordSchema());

test('A message fits the JSON Schema if and only if the library finds no fault in it', () => {
  const messages = examples.flatMap(({ before = [], in: last }) => [...before, last]);
  for (const [event_name, posted] of messages) {
    // The library takes an event's name in any case; the schema has the one in which it is sent on.
    const event = posted?.['event'];
    const data: Record<string, unknown> = {
      ...posted,
      ...(typeof event === 'string' && { event: event.toLowerCase() }),
    };
    const findings = noFindings();
    if (event_name !== 'Reset') parseMessage(event_name, structuredClone(data), findings);
    const faults = Object.values(findings).flat();
    const isFine = isMessage(structuredClone({ event_name, data }));
    const isNamed =
      event_name !== 'CustomEventData' ||
      data['event_name'] ||
      (data['event_category'] && data['event_action']);
    expect({ event_name, data, faults, isFine }).toEqual({
      event_name,
      data,
      faults,
      isFine: !faults[0] && !!isNamed,
    });
  }
});

test('Every record of the examples fits the JSON Schema', () => {
  for (const { title, out } of examples) {
    const { warnings: _warnings, ...records } = out;
    areRecords(JSON.parse(JSON.stringify(records)));
    expect([title, areRecords.errors]).toEqual([title, null]);
  }
});

test('A record that lacks what is always there, or has a field of its own, does not fit', () => {
  const payload = {
    consent: '',
    url: '',
    hostname: '',
    device_type: 'desktop',
    screen_breakpoint: 'XS',
    user_agent: '',
    tcs_source: '',
  };
  expect(areRecords({ ttruth: [payload] })).toBe(true);
  expect(areRecords({ ttruth: [{ ...payload, email: 'x' }] })).toBe(false);
  expect(areRecords({ ttruth: [{ ...payload, consent: undefined }] })).toBe(false);
  expect(areRecords({ classic: [{ event: 'purchase', consent: '' }] })).toBe(false);
});
