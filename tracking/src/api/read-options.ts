import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { InstallOptions } from './options.ts';

/** The options that are more than true or false, by what `typeof` calls what they may be; `list` is an array, and `object` is neither an array nor null. */
const kinds = {
  string: ['site', 'stage', 'reference', 'cardWord', 'afterRefusal'],
  object: ['consent', 'cookieNames', 'sites', 'consentNeeded', 'touchPoint', 'nativeApp'],
  'boolean object': ['tagManager', 'exactag', 'internalTracker', 'monitoring'],
  list: ['channels', 'allowedOrigins', 'ga4Rules', 'consentFreePartners'],
  'function string': ['ga4'],
} as const;

type Named = (typeof kinds)[keyof typeof kinds][number];
type Flag = {
  [Name in keyof InstallOptions]-?: InstallOptions[Name] extends boolean | undefined ? Name : never;
}[keyof InstallOptions];
/** An option that is no flag and of which no kind is said does not compile. */
const isComplete: keyof InstallOptions extends Named | Flag ? true : never = true;
void isComplete;

/** A copy of a plain object, so that nothing in it throws later. Throws itself where something in it throws, or is circular. */
const copied = (value: unknown): unknown =>
  isRecord(value) && value['constructor'] === Object
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]))
    : value;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/**
 * The options as they may be used. A page without types may write anything into them: what is of another kind, or throws when
 * it is looked at, is left out, so that its default counts. `left` is told of its name. So it is of a name that no option has, unless
 * it is a flag.
 */
export function readOptions(given: InstallOptions, left: (name: string) => void): InstallOptions;
export function readOptions(given: object, left: (name: string) => void): object {
  const read: Record<string, unknown> = {};
  for (const name of attempt(() => Object.keys(given)) ?? ['options']) {
    const isRead = attempt(() => {
      const value: unknown = Reflect.get(given, name);
      if (value === undefined) return true;
      const [kind = 'boolean'] =
        Object.entries(kinds).find(([, names]) => names.some((known) => known === name)) ?? [];
      if (kind.includes(kindOf(value))) read[name] = copied(value);
      return name in read;
    });
    if (!isRead) left(name);
  }
  return read;
}
