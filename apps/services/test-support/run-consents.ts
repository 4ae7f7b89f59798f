import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { compiled } from '../../../tests/support/spawn-with-us.ts';

const commands = join(import.meta.dirname, '../src/server/commands');

/** A command's exit code and everything that it printed. */
interface Ended {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a command of an operator as a process of its own, with these settings and no others. */
export async function runCommand(
  name: 'consents' | 'customers',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ended> {
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@crema/source', join(commands, `${name}.ts`), ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...settings } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output: output + errors }),
    );
  });
}

/** Runs `npm run consents -- <args>`. */
export const runConsents = async (args: readonly string[], settings: Readonly<Record<string, string>>) =>
  await runCommand('consents', args, settings);
