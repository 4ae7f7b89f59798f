import { isRecord } from './is-record.ts';

/** What stands at a path such as `customer.email.base64`. Only own fields are looked at. */
export function valueAt(source: unknown, path: string): unknown {
  let found = source;
  for (const key of path.split('.')) {
    found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}
