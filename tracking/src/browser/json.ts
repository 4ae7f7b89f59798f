import { attempt } from './attempt.ts';

/**
 * Returns a value as JSON. A number that JSON lacks (`NaN`, `Infinity`, a bigint) becomes its text, because `JSON.stringify` writes
 * null or throws. An array stays an array, even if a script of the page has given all arrays a `toJSON`.
 *
 * @throws if the value is circular, or throws when it is read
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, converted: unknown) {
    const own = this[key];
    if (Array.isArray(own)) return own;
    return typeof converted === 'bigint' || (typeof converted === 'number' && !Number.isFinite(converted))
      ? `${converted}`
      : converted;
  });

/** Returns the value of a JSON text, or undefined if the text is not JSON. */
export const parsed = (json: string): unknown => attempt((): unknown => JSON.parse(json));
