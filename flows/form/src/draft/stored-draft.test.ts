import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftPlace } from './draft-place.ts';
import { lifetime, readDraft, removeDraft, writeDraft } from './stored-draft.ts';

/** A tab's storage, as far as drafts use it: its entries are its own keys. */
function storageOf(entries: Record<string, string> = {}, refuse?: () => never) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem(this: Record<string, string>, key: string, value: string) {
      refuse?.();
      this[key] = entries[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
      delete entries[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  return Object.assign(storage, entries);
}

const place = draftPlace('DE', '/form/a', 'registration', undefined);
const other = draftPlace('AT', '/form/a', 'registration', undefined);
const values = { email: 'e@example.com' };

beforeEach(() => vi.stubGlobal('sessionStorage', storageOf()));
afterEach(() => vi.unstubAllGlobals());

describe('a draft in the tab’s storage', () => {
  test('is read as it was written, at its own place', () => {
    writeDraft(place, values);
    expect(readDraft(place)).toEqual(values);
    expect(readDraft(other)).toBeUndefined();
    removeDraft(place);
    expect(readDraft(place)).toBeUndefined();
  });

  test('of one customer is not that of another', () => {
    writeDraft(draftPlace('DE', '/form/a', 'card', 'l1'), values);
    expect(readDraft(draftPlace('DE', '/form/a', 'card', 'l2'))).toBeUndefined();
  });

  test.each([
    ['just in time', lifetime, values],
    ['too old', lifetime + 1, undefined],
    ['of a clock that was set back', -1, undefined],
  ])('%s', (_, age, read) => {
    writeDraft(place, values, 1_000_000);
    expect(readDraft(place, 1_000_000 + age)).toEqual(read);
  });

  test('that is too old goes with the first one that is read, wherever it is', () => {
    writeDraft(other, values, 0);
    readDraft(place, lifetime + 1);
    expect(readDraft(other, 1)).toBeUndefined();
  });

  test.each(['', '{', 'null', '7', '[]', '{"at":"now","values":{}}', '{"at":1}', '{"at":1,"values":null}'])(
    '%j is none',
    (text) => {
      vi.stubGlobal('sessionStorage', storageOf({ [place]: text }));
      expect(readDraft(place, 1) ?? {}).toEqual({});
    },
  );

  test('holds texts alone', () => {
    const text = JSON.stringify({ at: 1, values: { email: 'x', age: 7, list: ['a'] } });
    vi.stubGlobal('sessionStorage', storageOf({ [place]: text }));
    expect(readDraft(place, 1)).toEqual({ email: 'x' });
  });
});

describe('a storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };

  test('that is full keeps no draft, and no older one either', () => {
    const entries: Record<string, string> = {};
    vi.stubGlobal('sessionStorage', storageOf(entries));
    writeDraft(place, values);
    vi.stubGlobal('sessionStorage', storageOf(entries, refuse));
    expect(() => writeDraft(place, { email: 'later' })).not.toThrow();
    expect(readDraft(place)).toBeUndefined();
  });

  test('that is refused keeps none, and nobody is troubled', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      writeDraft(place, values);
      removeDraft(place);
    }).not.toThrow();
    expect(readDraft(place)).toBeUndefined();
  });
});
