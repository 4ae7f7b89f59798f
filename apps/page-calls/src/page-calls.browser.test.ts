import type { RegistrationRequest, ValidateAddressRequest } from '@crema/flow-domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageAddresses } from './address-services.ts';
import { consentServices } from './consent-services.ts';
import { pageRegistration, registerFor } from './registration-services.ts';

const request: RegistrationRequest = {
  flow: 'standalone',
  site: 'DE',
  locale: 'de-DE',
  personalData: {},
  email: 'erika@example.com',
  consents: {},
};
const address: ValidateAddressRequest = {
  country: 'DE',
  zipcode: '101',
  city: '',
  streetAddress: '',
  activeField: 'zipcode',
};
const created = () => Response.json({ status: 'CREATED', loginId: 'l1' }, { status: 201 });
const refused = (status: number, code: string) =>
  Response.json({ errors: [{ code }], requestId: 'r1' }, { status });
const notLoggedIn = { kind: 'failed', problem: 'notLoggedIn' };

let answer: () => Response;
const calls: string[] = [];
let headers: Headers;
const isMarked = () => 'sending' in document.body.dataset;

beforeEach(() => {
  calls.length = 0;
  document.cookie = '__Host-csrf=t; Secure; Path=/';
  document.cookie = `crema_ltt=h.${btoa('{"lid":"erika"}')}.s; Path=/`;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    headers = new Headers(init?.headers);
    calls.push(new URL(url, location.href).pathname);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'crema_ltt=; Max-Age=0; Path=/';
  delete document.body.dataset['sending'];
  delete document.body.dataset['tracking'];
});

describe('a registration', () => {
  test('that succeeds leaves the page marked, because it opens the next one', async () => {
    answer = created;
    expect(await pageRegistration.register(request)).toMatchObject({ kind: 'created' });
    expect(isMarked()).toBe(true);
  });

  test('that fails takes the mark away', async () => {
    answer = () => refused(500, 'TECHNICAL_ERROR');
    expect(await pageRegistration.register(request)).toMatchObject({ kind: 'failed' });
    expect(isMarked()).toBe(false);
  });

  test('of a browser that keeps no token is posted without one', async () => {
    answer = () => refused(403, 'CSRF_INVALID');
    await expect(pageRegistration.register(request)).rejects.toThrow('posted without');
    expect(isMarked()).toBe(false);
  });

  test('says what tracking has said of itself, and nothing before that', async () => {
    answer = created;
    await pageRegistration.register(request);
    expect(headers.get('X-Tracking')).toBe(null);
    document.body.dataset['tracking'] = '- ttruth=works';
    await pageRegistration.register(request);
    expect(headers.get('X-Tracking')).toBe('- ttruth=works');
  });

  test('for the customer on the page is sent', async () => {
    answer = created;
    expect(await registerFor('erika', request)).toMatchObject({ kind: 'created' });
  });

  test('for another customer than the one on the page is not sent', async () => {
    expect(await registerFor('hans', request)).toEqual(notLoggedIn);
    expect(calls).toEqual([]);
  });
});

test('a consent of another customer than the one on the page is not withdrawn', async () => {
  expect(await consentServices('hans').withdraw('newsletter')).toEqual(notLoggedIn);
  expect(calls).toEqual([]);
});

test('a check of an address that cannot be made returns nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = () => refused(500, 'TECHNICAL_ERROR');
  expect(await pageAddresses.validate(address, new AbortController().signal, 'DE')).toBeUndefined();
});

test('the streets that the server suggests are those that the page names', () => {
  expect(pageAddresses.suggestsStreetsIn).toBeUndefined();
  document.documentElement.dataset['streets'] = 'DE AT';
  expect(pageAddresses.suggestsStreetsIn).toEqual(['DE', 'AT']);
  delete document.documentElement.dataset['streets'];
});
