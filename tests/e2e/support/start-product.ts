/** Starts the built product. It needs no test runner, because other tools start the product too. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnWithUs } from '../../support/spawn-with-us.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The built product, as `npm start` runs it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Returns everything that it has printed. */
  readonly output: () => string;
  /** Ends the process as a crash does. The data stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data, unless it runs. */
  readonly restart: () => Promise<void>;
  /** Shuts it down. The data stays. */
  readonly stop: () => Promise<void>;
  /** Shuts it down and deletes its data. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts the product on a free port, with its own data folder unless the settings name a PostgreSQL.
 * @param folder with the build. @default this repository
 * @param settings further environment variables, as an operator sets them
 * @param prepare fills its data folder before the first start
 */
export async function startProduct(
  databaseUrl = '',
  folder = root,
  settings: Readonly<Record<string, string>> = {},
  prepare: (dataDir: string) => Promise<unknown> = async () => {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crema-e2e-'));
  await prepare(dataDir);
  // The first time the system chooses the port, so that no other process can take it in between.
  let port = '0';
  let child: ChildProcess | undefined;
  let last: Promise<void> = Promise.resolve();
  let output = '';

  const isOver = () => !child || child.exitCode !== null || child.signalCode !== null;
  const start = async () => {
    if (!isOver()) return;
    const started = spawnWithUs(
      process.execPath,
      ['--conditions=@crema/source', join(folder, 'apps/services/src/main.ts')],
      {
        cwd: folder,
        env: {
          ...process.env,
          // Hundreds of shoppers register from one machine.
          RATE_LIMITS: 'off',
          ...settings,
          PORT: port,
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
        },
      },
    );
    child = started;
    await new Promise<void>((ready, failed) => {
      let stands = false;
      const hear = (data: Buffer) => {
        output += data.toString();
        if (stands) return;
        const found = /Crema: http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
        if (found === undefined) return;
        stands = true;
        port = found;
        ready();
      };
      started.stdout?.on('data', hear);
      started.stderr?.on('data', hear);
      started.once('exit', (code) => failed(new Error(`The product ended with ${code}:\n${output}`)));
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || isOver()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    output = '';
  };
  /** Runs the calls one after another, even if two arrive at once. */
  const inTurn = (work: () => Promise<void>) => () => (last = last.then(work, work));

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    kill: inTurn(() => end('SIGKILL')),
    restart: inTurn(start),
    stop: inTurn(() => end('SIGTERM')),
    remove: inTurn(async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }),
  };
}
