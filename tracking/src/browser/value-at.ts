import { isRecord } from './is-record.ts';
import type { PageWindow } from './page-window.ts';

/** Returns the value at a path such as `customer.email.base64`. Reads own fields only. */
export function valueAt(source: unknown, path: string): unknown {
  let found = source;
  for (const key of path.split('.')) {
    found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

/** Returns the value at a path of the window, inherited fields included, or undefined if there is none. */
export const onWindow = ({ window }: Pick<PageWindow, 'window'>, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), window);
