import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  json,
  type ReceivedRequest,
  startStreetService,
  type StreetService,
} from '../../../test-support/streets/street-service.ts';
import { createLog } from '../log/log.ts';
import type { StreetQuery } from './shapes/shape.ts';
import { openAddressService } from './open-address-service.ts';
import type { Outcome } from './spare.ts';

const domkloster = { street: 'Domkloster', zipcode: '50667', city: 'Köln' };
const typed: StreetQuery = { country: 'DE', zipcode: '50667', city: 'Köln', street: 'Domk 4', limit: 5 };
const bounds = { slots: 4, failures: 3, pause: 30_000 };

let service: StreetService;
let answer: (response: ServerResponse, request: ReceivedRequest) => void;
let lines: string[] = [];
let outcomes: Outcome[] = [];
let time = 0;

beforeAll(async () => {
  service = await startStreetService((response, request) => answer(response, request));
});
beforeEach(() => {
  service.requests.length = 0;
  [lines, outcomes, time] = [[], [], 0];
  answer = (response) => json(response, { suggestions: [domkloster] });
});
afterAll(() => service.close());

/** The time for an answer is long: a busy machine takes its own. What tests the time says a short one. */
const open = (changed: Partial<Parameters<typeof openAddressService>[0]> = {}, timeoutMs = 20_000) =>
  openAddressService(
    { url: service.url, shape: 'own', ...changed },
    {
      log: createLog((line) => lines.push(line)),
      onOutcome: (outcome) => outcomes.push(outcome),
      timeoutMs,
      bounds,
      now: () => time,
    },
  );

describe('what an address service learns', () => {
  it('of a shop’s own: country, code, town, the street without its number, and nothing else', async () => {
    expect(await open().suggestStreets(typed)).toEqual([domkloster]);
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '' }] =
      service.requests;
    expect([method, url]).toEqual(['POST', '/']);
    expect(JSON.parse(body)).toEqual({ ...typed, street: 'Domk' });
    const { host, 'content-length': length, ...others } = headers;
    expect([host, Number(length)]).toEqual([new URL(service.url).host, Buffer.byteLength(body)]);
    expect(others).toEqual({
      accept: 'application/json',
      'accept-encoding': expect.any(String),
      'accept-language': '*',
      connection: 'keep-alive',
      'content-type': 'application/json',
      'sec-fetch-mode': 'cors',
      'user-agent': 'Crema registration',
    });
  });

  it.each([
    ['openplz', typed, '/de/Streets?name=%5EDomk&postalCode=%5E50667&page=1&pageSize=5'],
    [
      'openplz',
      { ...typed, zipcode: '' },
      '/de/Streets?name=%5EDomk&locality=%5EK%C3%B6ln&page=1&pageSize=5',
    ],
    [
      'openplz',
      { ...typed, street: 'Hauptstrasse (a+)+ 5' },
      '/de/Streets?name=%5EHauptstrasse+%5C%28a%5C%2B%5C%29%5C%2B&postalCode=%5E50667&page=1&pageSize=5',
    ],
    [
      'openplz',
      { ...typed, street: 'Hauptstraße 5' },
      '/de/Streets?name=%5EHauptstr&postalCode=%5E50667&page=1&pageSize=5',
    ],
    ['photon', typed, '/api?q=Domk%2C+50667+K%C3%B6ln&layer=street&countrycode=DE&limit=5'],
    [
      'photon',
      { ...typed, country: 'FR', zipcode: '', city: '', street: '12 rue de Ri' },
      '/api?q=rue+de+Ri&layer=street&countrycode=FR&limit=5',
    ],
  ] as const)('of %s: the same in its own words', async (shape, query, expected) => {
    await open({ shape }).suggestStreets(query);
    const [{ method, url, body } = { method: '', url: '', body: '' }] = service.requests;
    expect([method, url, body]).toEqual(['GET', expected, '']);
  });

  it.each([
    ['a country that it does not know', { country: 'CZ' }],
    ['Turkey, whose addresses are described', { country: 'TR' }],
    ['a country that is none', { country: '__proto__' }],
    ['no street', { street: ' ' }],
    ['two letters for a whole country', { zipcode: '', city: '', street: 'Do' }],
    ['more than an address can hold', { street: 'x'.repeat(201) }],
  ])('nothing, of %s', async (_, changed) => {
    expect(await open({ countries: ['DE', 'TR'] }).suggestStreets({ ...typed, ...changed })).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  it('nothing of countries that the operator or its shape leaves out', () => {
    expect(open({ shape: 'openplz' }).countries).toEqual(['DE', 'AT', 'CH', 'LI']);
    expect(open({ shape: 'openplz', countries: ['AT', 'CZ'] }).countries).toEqual(['AT']);
    expect(open().countries).toHaveLength(32);
  });
});

describe('what an address service answers', () => {
  it('of OpenPLZ and Photon is read as they write it', async () => {
    answer = (response) =>
      json(response, [
        { name: 'Domkloster', locality: { name: 'Köln', postalCode: '50667', municipality: {} } },
        { name: 'Domstr.', locality: null },
      ]);
    expect(await open({ shape: 'openplz' }).suggestStreets(typed)).toEqual([domkloster]);
    const ofMap = (properties: object) => ({ type: 'Feature', geometry: {}, properties });
    answer = (response) =>
      json(response, {
        type: 'FeatureCollection',
        features: [
          ofMap({ name: 'Domkloster', postcode: '50667', city: 'Köln', countrycode: 'DE' }),
          ofMap({ name: 'Domstraße', countrycode: 'DE' }),
          ofMap({ name: 'Domgasse', postcode: '1010', city: 'Wien', countrycode: 'AT' }),
          ofMap({ street: 'Domweg' }),
        ],
      });
    expect(await open({ shape: 'photon' }).suggestStreets(typed)).toEqual([
      domkloster,
      { ...domkloster, street: 'Domstraße' },
    ]);
  });

  it('is cleaned, and only what the form would take is suggested, each once, five at most', async () => {
    const streets = Array.from({ length: 8 }, (_, at) => ({
      ...domkloster,
      street: `Domweg ${'I'.repeat(at)}`,
    }));
    answer = (response) =>
      json(response, {
        suggestions: [
          { ...domkloster, street: '<img src=x onerror=alert(1)>' },
          { ...domkloster, zipcode: 50667 },
          { ...domkloster, street: 'Dom\u202ekloster\u0000', extra: 'x' },
          domkloster,
          ...streets,
        ],
      });
    const found = await open().suggestStreets(typed);
    expect(found).toHaveLength(5);
    expect(found.slice(0, 2)).toEqual([domkloster, { ...domkloster, street: 'Domweg' }]);
  });

  it('whatever it is, fails no call and brings nothing but texts that the form takes', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Domkloster', '50667', '<b>Köln</b>'),
    );
    const place = fc.record({ street: text, zipcode: text, city: text }, { requiredKeys: [] });
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(fc.oneof(place, fc.anything())).map((suggestions) => JSON.stringify({ suggestions })),
    );
    const ask = openAddressService(
      { url: service.url, shape: 'own' },
      { log: () => {}, bounds: { ...bounds, failures: Infinity } },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(200, 200, 204, 404, 500), body, async (status, sent) => {
        answer = (response) => response.writeHead(status).end(sent);
        for (const each of await ask.suggestStreets(typed)) {
          expect(Object.keys(each)).toEqual(['street', 'zipcode', 'city']);
          expect(Object.values(each).join('')).not.toMatch(/[<>"\p{Cc}\p{Cf}]/u);
        }
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) },
    );
  });
});

describe('an address service that fails', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', (response) => response.writeHead(429).end()],
    ['leads elsewhere', (response) => response.writeHead(307, { Location: `${service.url}/other` }).end()],
    ['hangs up', (response) => response.destroy()],
    ['keeps silent', () => {}],
    ['stops in the middle', (response) => response.writeHead(200).write('{"suggestions":[')],
    ['answers with a page', (response) => response.end('<!doctype html>')],
    ['answers in another shape', (response) => json(response, { suggestions: { 0: domkloster } })],
    ['answers without an end', (response) => response.end(`{"suggestions":[],"x":"${'x'.repeat(300_000)}"}`)],
    ['answers in another encoding', (response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
  ])('suggests nothing where it %s', async (_, answered) => {
    answer = answered;
    expect(await open({}, 300).suggestStreets(typed)).toEqual([]);
    expect(outcomes).toEqual(['failed']);
    expect(service.requests.map(({ url }) => url)).toEqual(['/']);
  });

  it('is left alone after three failures, which the log says once and without what was typed', async () => {
    const { suggestStreets } = open();
    answer = (response) => response.writeHead(500).end();
    for (let times = 0; times < 5; times += 1) await suggestStreets(typed);
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'paused', 'paused']);
    expect(service.requests).toHaveLength(3);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('is not asked for 30 seconds');
    expect(lines[0]).not.toMatch(/Domk|50667|Köln/);
  });

  it('is asked once after the pause, and by everybody again when it is back', async () => {
    const { suggestStreets } = open();
    answer = (response) => response.writeHead(500).end();
    for (let times = 0; times < 3; times += 1) await suggestStreets(typed);
    time = bounds.pause;
    await Promise.all([suggestStreets(typed), suggestStreets(typed)]);
    expect(outcomes.slice(3).toSorted()).toEqual(['failed', 'paused']);
    answer = (response) => json(response, { suggestions: [domkloster] });
    time = 2 * bounds.pause;
    expect(await suggestStreets(typed)).toEqual([domkloster]);
    expect(await suggestStreets(typed)).toEqual([domkloster]);
    expect(lines).toHaveLength(1);
  });

  it('is not kept busier than its slots allow', async () => {
    const { suggestStreets } = open();
    await Promise.all(Array.from({ length: 6 }, () => suggestStreets(typed)));
    expect(outcomes.toSorted()).toEqual(['answered', 'answered', 'answered', 'answered', 'busy', 'busy']);
    expect(service.requests).toHaveLength(4);
  });
});
