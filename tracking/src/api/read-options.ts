import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { InstallOptions } from './options.ts';

/** The options, by what `typeof` calls what they may be; `list` is an array, and `object` is neither an array nor null. */
const kinds = {
  string: ['site', 'stage', 'reference', 'cardWord', 'afterRefusal'],
  boolean: [
    'dataLayerOnly',
    'reset',
    'queueBeforePageData',
    'countRestored',
    'listeners',
    'customerData',
    'newProductIds',
    'productHistory',
  ],
  object: ['cookieNames', 'sites', 'consentNeeded', 'touchPoint', 'nativeApp'],
  'boolean object': ['tagManager', 'exactag', 'internalTracker', 'monitoring'],
  list: ['channels', 'allowedOrigins', 'ga4Rules', 'consentFreePartners'],
  'function string': ['ga4'],
} as const;

/** An option that no kind is said of does not compile. */
type Named = (typeof kinds)[keyof typeof kinds][number];
const isComplete: keyof InstallOptions extends Named ? true : never = true;
void isComplete;

/** A copy of a plain object, so that nothing in it throws later. Throws itself where something in it throws, or is circular. */
const copied = (value: unknown): unknown =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]))
    : value;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/**
 * The options as they may be used. A page without types may write anything into them: what is of another kind, or throws when
 * it is looked at, is left out, so that its default counts. `left` is told of its name.
 */
export function readOptions(given: InstallOptions, left: (name: string) => void): InstallOptions;
export function readOptions(given: object, left: (name: string) => void): object {
  const read: Record<string, unknown> = {};
  for (const [kind, names] of Object.entries(kinds)) {
    for (const name of names) {
      const isRead = attempt(() => {
        const value: unknown = Reflect.get(given, name);
        if (value === undefined) return true;
        if (kind.includes(kindOf(value))) read[name] = copied(value);
        return name in read;
      });
      if (!isRead) left(name);
    }
  }
  return read;
}
