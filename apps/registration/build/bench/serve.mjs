import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../services/src/main.ts', import.meta.url));

/**
 * Starts the real server on a free port, on an embedded database of its own.
 * @param {URL} appDir
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws with all it printed, when it ends instead of answering
 */
export async function serveApp(appDir) {
  const data = await mkdtemp(join(tmpdir(), 'crema-bench-'));
  const env = {
    ...process.env,
    APP_DIR: fileURLToPath(appDir),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, ['--conditions=@crema/source', main], { env, stdio: 'pipe' });
  const ended = once(server, 'exit');
  let output = '';
  const origin = await new Promise((ready, failed) => {
    const hear = (text) => {
      output += text;
      const [, address] = /Crema: (http:\/\/[^/\s]+)/.exec(output) ?? [];
      if (address) ready(address);
    };
    for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', hear);
    ended.then(() => failed(new Error(`The server ended:\n${output}`)), failed);
  });
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
