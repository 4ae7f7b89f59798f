import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Send } from './visitor.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** A real process of the server. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  readonly send: Send;
  readonly address: string;
  /** Sends a signal and waits for the end; answers the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

function run(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--conditions=@crema/source', main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { child, output: () => printed };
}

/** Starts the server and waits until it has printed its address. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output } = run(env);
  const ended = once(child, 'exit');
  const found = async () => {
    for (;;) {
      const address = /Crema: (http:\/\/[^/\s]+)/.exec(output())?.[1];
      if (address !== undefined) return address;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`no start:\n${output()}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  };
  const address = await found();
  return {
    child,
    output,
    address,
    send: async (path, init) => await fetch(new URL(path, address), init),
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Starts the server where it must refuse to, and waits for its end. */
export async function failToStart(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = run(env);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
