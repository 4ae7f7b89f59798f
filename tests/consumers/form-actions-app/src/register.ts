import { type Entries, entriesOf, textOf } from './entries.js';

/** The result of an action. */
export type Answer = {
  /** The entered values, which the fields keep. */
  entries: Entries;
  errors: Readonly<Record<string, string>>;
  created: boolean;
};

export const atFirst: Answer = { entries: [], errors: {}, created: false };

/** Calls the server, and validates as the server would. */
export async function register(_before: Answer, data: FormData): Promise<Answer> {
  await fetch('/register', { method: 'POST', body: data });
  const entries = entriesOf(data);
  if (textOf(entries, 'firstName') === '') {
    return { entries, errors: { firstName: 'Bitte geben Sie Ihren Vornamen ein.' }, created: false };
  }
  return { entries: [], errors: {}, created: true };
}
