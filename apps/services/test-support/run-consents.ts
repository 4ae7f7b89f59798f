import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { compiled } from '../../../tests/support/spawn-with-us.ts';

const program = join(import.meta.dirname, '../src/server/commands/consents.ts');

/** A command's exit code and everything that it printed. */
interface Ended {
  readonly code: unknown;
  readonly output: string;
}

/** Runs `npm run consents -- <args>` as a process of its own, with these settings and no others. */
export async function runConsents(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ended> {
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@crema/source', program, ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...settings } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output: output + errors }),
    );
  });
}
