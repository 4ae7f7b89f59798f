'use server';

import type { Answer } from './answer';

const required = {
  firstName: 'Bitte geben Sie Ihren Vornamen ein.',
  salutation: 'Bitte wählen Sie eine Anrede.',
  'birthDate.day': 'Bitte geben Sie Ihr Geburtsdatum ein.',
  terms: 'Bitte stimmen Sie zu.',
};

/** Validates on the server, so that it works without JavaScript, too. It never returns a password. */
export async function register(_before: Answer, data: FormData): Promise<Answer> {
  const entries = Object.fromEntries(
    [...data].flatMap(([key, value]) =>
      typeof value !== 'string' || key === 'password' || key.startsWith('$') ? [] : [[key, value]],
    ),
  );
  const errors = Object.entries(required)
    .filter(([name]) => !entries[name])
    .map(([name, text]) => ({ id: name.replace('.day', ''), text }));
  if (errors.length > 0) return { entries, errors };
  return { entries: {}, errors: [], created: entries['firstName'] ?? '' };
}
