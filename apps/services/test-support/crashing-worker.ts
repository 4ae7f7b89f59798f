// In the place of the thread that hashes: ends with the first of each password, as a thread that has run out of memory does.
import { existsSync, writeFileSync } from 'node:fs';

/** Takes a password that is the path of a file. */
export function hashPassword({ password }: { readonly password: string }): string {
  if (existsSync(password)) return 'a hash';
  writeFileSync(password, '');
  process.exit(1);
}
