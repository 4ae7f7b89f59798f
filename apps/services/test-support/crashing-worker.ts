// Replaces the thread that hashes. It ends with the first attempt of each password, as a thread that runs out of memory does.
import { existsSync, writeFileSync } from 'node:fs';

/** Takes a password that is the path of a file. */
export function hashPassword({ password }: { readonly password: string }): string {
  if (existsSync(password)) return 'a hash';
  writeFileSync(password, '');
  process.exit(1);
}
