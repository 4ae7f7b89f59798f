import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFolder } from '../../../apps/services/test-support/embedded-folder.ts';
import { spawnWithUs } from '../../support/spawn-with-us.ts';

/** The development server, as `npm run dev` starts it. */
export interface Development {
  /** Returns its address under a host such as `tr.localhost`. @default 127.0.0.1 */
  readonly url: (host?: string) => string;
  /** Returns everything that it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the development server of a folder on a free port, with its own data folder. */
export async function startDevelopment(folder: string): Promise<Development> {
  const dataDir = await embeddedFolder(await mkdtemp(join(tmpdir(), 'crema-dev-')));
  const child = spawnWithUs(
    process.execPath,
    ['--conditions=@crema/source', join(folder, 'apps/registration/dev/main.ts')],
    {
      cwd: folder,
      // Removes the variables that mark this process as a test run, because this server is no test.
      env: {
        ...process.env,
        NODE_ENV: 'development',
        VITEST: '',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
      },
    },
  );
  let output = '';
  const port = await new Promise<string>((ready, failed) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const found = /development: http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found !== undefined) ready(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => failed(new Error(`The development server ended with ${code}:\n${output}`)));
  });
  return {
    url: (host = '127.0.0.1') => `http://${host}:${port}`,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
