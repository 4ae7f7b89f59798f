import type { Migration } from 'kysely/migration';
import { createRegistrationTables } from './registration.ts';

/** Every change of the tables, in the order of its name. A migration that has shipped is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-registration': { up: createRegistrationTables },
};
