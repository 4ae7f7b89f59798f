import { hashSync, verifySync } from '@node-rs/argon2';

// Runs in a thread that only hashes, so that pages and their compression never wait for it.

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. They are the library's defaults, named so that an
// update of the library cannot weaken them.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Keyboards write the same letter as one sign or as two (NIST SP 800-63B 5.1.1.2).
const normalised = (password: string) => password.normalize('NFKC');

/** Returns the Argon2id hash of a password, in its PHC text form. Blocks its thread for a fiftieth of a second. */
export function hashPassword({ password }: { readonly password: string }): string {
  return hashSync(normalised(password), cost);
}

/** Returns true if the hash is that of the password. Takes as long as `hashPassword`. */
export function isPasswordOf({
  phc,
  password,
}: {
  readonly phc: string;
  readonly password: string;
}): boolean {
  return verifySync(phc, normalised(password));
}
