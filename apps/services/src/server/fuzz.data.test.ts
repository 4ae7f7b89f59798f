import { randomUUID } from 'node:crypto';
import type { RegistrationRequest } from '@crema/flow-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test-support/databases.ts';
import { publish, trackerRecord } from '../../test-support/events.ts';
import { communityRequest, customersCard, newcomers } from '../../test-support/every-flow.ts';
import { germanFields, germanRequest } from '../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../test-support/test-app.ts';
import { createVisitor } from '../../test-support/visitor.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 80);

// Texts that parsers, rules and databases have stumbled over.
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'A\0',
    '\ud800',
    '\udfff\ud800',
    '__proto__',
    'constructor',
    '\u{1f469}\u200d\u{1f680}',
  ),
  fc.constantFrom(
    'a\0b@example.org',
    'ıİ@example.org',
    '"a b"@example.org',
    `${'a'.repeat(240)}@example.org`,
    "'; drop table account; --",
  ),
  fc.nat({ max: 1100 }).map((length) => 'x'.repeat(length)),
);
const time = fc.oneof(
  fc.constantFrom('0000-01-01T00:00:00Z', '2026-02-31T10:00:00Z', '2026-11-20 10:00:00 +0530'),
  fc.constantFrom('9999-12-31T23:59:59-23:59', '2000-01-01T00:00:00+23:59', '2026-11-20T10:00:00.123456789Z'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const value = fc.oneof(time, text, fc.double(), fc.constantFrom(null, true, [], {}, -0), fc.jsonValue());

const flows = [germanRequest, ...Object.values(newcomers), communityRequest, customersCard];

/** The paths of all that a request says. */
function pathsOf(target: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof target !== 'object' || target === null) return [path];
  return Object.entries(target).flatMap(([key, each]) => pathsOf(each, [...path, key]));
}

// Paths that a request may leave out, and paths that no request may have.
const elsewhere = [
  ...['flow', 'site', 'variant', 'subscription', 'password', 'address', 'cardMembership'].map((key) => [key]),
  ...['personalData', 'consents', 'cardSelection', 'returnTo'].map((key) => [key]),
  ['personalData', 'birthDate', 'hour'],
  ['personalData', 'companyName'],
  ...['companyTaxNumber', 'phoneNumber', 'floorDoor', 'admin'].map((key) => ['address', key]),
  ['cardSelection', 'phoneNumber'],
  ['cardSelection', 'address', 'salutation'],
];
const shownAt = ['consents', 'newsletter', 'shownAt'];
const changeOf = (request: RegistrationRequest) => {
  const paths = pathsOf(request);
  const texts = fc.constantFrom(...paths.filter((path) => path.at(-1) !== 'granted'));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(texts, text) },
    { weight: 2, arbitrary: fc.tuple(fc.constant(shownAt), time) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...paths, ...elsewhere), value) },
  );
};

/** Returns a copy with another value at a path. Creates the path if it is missing. */
function changed(target: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const entries = new Map<string, unknown>(
    typeof target === 'object' && target !== null ? Object.entries(target) : [],
  );
  return Object.fromEntries(entries.set(key, changed(entries.get(key), rest, to)));
}

const bodies = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(...flows)
      .map((make) => make())
      .chain((request) =>
        fc.array(changeOf(request), { minLength: 1, maxLength: 2 }).map((changes) => ({
          body: JSON.stringify(
            changes.reduce<unknown>((made, [path, to]) => changed(made, path, to), request),
          ),
          site: request.site,
        })),
      ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.json(), text).map((body) => ({ body, site: 'DE' })) },
);

const names = [
  ...Object.keys(germanFields()),
  'personalData.companyName',
  'site',
  'path',
  'csrfToken',
  'idempotencyKey',
];
const fields = fc.dictionary(
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text }),
  text,
  { minKeys: 1, maxKeys: 2 },
);

const address = {
  'address.salutation': 'MRS',
  'address.lastName': 'Muster',
  'address.countryCode': 'DE',
  'address.postalCode': '50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Kaffeestraße 12',
};
const addressFields = fc.dictionary(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.keys(address), 'address.postalTold', 'path', 'site') },
    { weight: 1, arbitrary: text },
  ),
  fc.oneof(text, fc.constantFrom('TR', 'CZ', 'XX', 'on', '110 00', '20095', 'İstanbul')),
  { minKeys: 1, maxKeys: 3 },
);

describe.each(databases)(
  'whatever is sent is answered, and never as a failure of ours, on $name',
  ({ open }) => {
    let app: TestApp;

    beforeAll(async () => {
      app = await openTestApp({ open });
    });
    afterAll(async () => await app.close());

    it.each([
      ['a visitor', []],
      ['a customer', [germanRequest()]],
    ])('to the call of %s', async (_, before) => {
      const first = createVisitor(app.send);
      await first.askForToken();
      for (const request of before) await first.post(request);
      await fc.assert(
        fc.asyncProperty(bodies, async ({ body, site }) => {
          // A success logs the customer in, and a logged-in customer fills in less. So every request has the first visitor's
          // cookies.
          const { post, cookies } = createVisitor(app.send);
          for (const [name, value] of first.cookies) cookies.set(name, value);
          const response = await post(body, randomUUID(), { 'X-Site': site });
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns },
      );
    });

    it('to the intake of events', async () => {
      const names = fc.constantFrom(
        ...Object.keys(trackerRecord()),
        'ecommerce',
        'scope',
        'cs_quantity',
        'next',
      );
      const changes = fc.dictionary(fc.oneof(names, text), value, { minKeys: 1, maxKeys: 3 });
      await fc.assert(
        fc.asyncProperty(changes, async (changed) => {
          const response = await publish(app.send, trackerRecord(changed));
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns },
      );
    });

    it('to the form, which never gives a password back', async () => {
      await fc.assert(
        fc.asyncProperty(fields, fc.option(text), async (changes, query) => {
          const response = await createVisitor(app.send).postForm({
            ...germanFields(),
            ...(query === null ? {} : { path: `/signup?returnTo=${query}` }),
            ...changes,
          });
          expect(response.status).toBeLessThan(500);
          if (!('password' in changes)) expect(await response.text()).not.toContain('Kuchen');
        }),
        { numRuns },
      );
    });

    it('to the form of an address, of a customer', async () => {
      const first = createVisitor(app.send);
      await first.post(germanRequest());
      await fc.assert(
        fc.asyncProperty(addressFields, async (changes) => {
          const response = await first.postForm({ ...address, ...changes }, {}, 'address-input');
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns },
      );
    });
  },
);
