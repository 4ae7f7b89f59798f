import { type Entries, entriesOf, textOf } from './entries.js';

/** What an action knows after it has run. */
export type Answer = {
  /** What was entered, for the fields to keep. */
  entries: Entries;
  errors: Readonly<Record<string, string>>;
  created: boolean;
};

export const atFirst: Answer = { entries: [], errors: {}, created: false };

/** Asks the server, and judges what it would judge. */
export async function register(_before: Answer, data: FormData): Promise<Answer> {
  await fetch('/register', { method: 'POST', body: data });
  const entries = entriesOf(data);
  if (textOf(entries, 'firstName') === '') {
    return { entries, errors: { firstName: 'Bitte geben Sie Ihren Vornamen ein.' }, created: false };
  }
  return { entries: [], errors: {}, created: true };
}
