import * as v from 'valibot';
import type { FormValues } from '../model/issue.ts';
import type { SentAddress } from './invoice-address.ts';
import { texts } from './text.ts';

/**
 * Reads the invoice address of a form that was posted without JavaScript; `undefined` where a value is longer than any could
 * be.
 * @param fields what was posted, without what belongs to the post itself, such as its tokens
 */
export function addressOfForm(fields: FormValues): SentAddress | undefined {
  if (!v.is(texts, fields)) return undefined;
  const entries = Object.entries(fields).filter(([name]) => name.startsWith('address.'));
  return { sentAs: 'form', values: Object.fromEntries(entries) };
}
