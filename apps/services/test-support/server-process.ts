import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { spawnWithUs } from '../../../tests/support/spawn-with-us.ts';
import type { Send } from './visitor.ts';

const main = join(import.meta.dirname, '../src/main.ts');

type Env = Readonly<Record<string, string>>;

/** The lifetime of a process: as long as a test, or a command. */
export interface Lifetime {
  /** Aborted when there is no time left. */
  readonly signal: AbortSignal;
  readonly onTestFinished: (end: () => Promise<void>) => void;
}

/** A real process of the server. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  readonly send: Send;
  readonly address: string;
  /** Sends a signal and waits for the end. Returns the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the server for one test and ends it with the test. Starts none for a test that has run out of time. */
function run(env: Env, { signal, onTestFinished }: Lifetime, program: string = main) {
  signal.throwIfAborted();
  const child = spawnWithUs(process.execPath, ['--conditions=@crema/source', program], {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMITS: 'off', ...env },
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { child, closed, output: () => printed };
}

/** Sends requests to a server. */
export const sendTo =
  (address: string, signal?: AbortSignal): Send =>
  async (path, init) =>
    await fetch(new URL(path, address), { ...(signal && { signal }), ...init });

/**
 * Starts the server and waits until it has printed its address.
 * @param program a main file that starts it in another way
 */
export async function startProcess(env: Env, test: Lifetime, program?: string): Promise<ServerProcess> {
  const { child, closed, output } = run(env, test, program);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Crema: (http:\/\/[^/\s]+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`no start:\n${output()}`)));
  });
  return {
    child,
    output,
    address,
    send: sendTo(address, test.signal),
    end: async (signal) => {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/**
 * Starts a server that must refuse to start, and waits for its end.
 * @param onStarting gets the process meanwhile
 */
export async function failToStart(
  env: Env,
  test: Lifetime,
  onStarting: (child: ChildProcess) => void = () => {},
): Promise<{ code: number | null; output: string }> {
  const { child, closed, output } = run(env, test);
  onStarting(child);
  await closed;
  return { code: child.exitCode, output: output() };
}
