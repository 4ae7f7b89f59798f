import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customEventData } from '../messages/schema/custom-event-data.ts';
import { initialPageData } from '../messages/schema/initial-page-data.ts';
import { messageNames } from '../messages/schema/parse-message.ts';
import { openPage } from '../../test/doubles/open-page.ts';

const field = fc.constantFrom(
  ...Object.keys(initialPageData),
  ...Object.keys(customEventData),
  '__proto__',
  'constructor',
  'toString',
);
const message = fc.record(
  {
    event_name: fc.oneof(fc.constantFrom(...messageNames), fc.string()),
    data: fc.oneof(fc.dictionary(field, fc.jsonValue()), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

/** Whether a record holds only what a data layer can show; what is bought stands in an object. */
const isFlat = (record: object) =>
  Object.entries(record).every(
    ([key, value]) => key === 'ecommerce' || value === null || typeof value !== 'object',
  );

test('No text that is posted throws or leaves a trace in a prototype', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.json(),
          message.map((value) => JSON.stringify(value)),
        ),
      ),
      (posted) => {
        const page = openPage({ queueBeforePageData: true });
        for (const text of posted) page.postRaw(text);
        expect(page.records.every(isFlat)).toBe(true);
        expect(page.records.every((record) => Object.getPrototypeOf(record) === Object.prototype)).toBe(true);
      },
    ),
  );
});

test('Nothing that a script pushes throws, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withMap: true }),
      message,
      async (anything, known) => {
        const { api } = openPage();
        await Promise.allSettled([
          api.push(anything),
          api.push(known),
          api.push({ event_name: 'InitialPageData', data: anything }),
          api.push({
            event_name: 'CustomEventData',
            data: { event_category: anything, event_action: anything },
          }),
        ]);
      },
    ),
  );
});

test('An object that throws when it is looked at is refused, not thrown into the page', async () => {
  const { api, printed } = openPage();
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('trapped');
      },
    },
  );
  await expect(api.push({ event_name: 'InitialPageData', data: trap })).rejects.toThrow('trapped');
  expect(printed).toEqual([expect.stringContaining('push has been executed with errors')]);
});
