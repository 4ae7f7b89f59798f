import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toolFile } from '../../scripts/shared/tool.mjs';
import { freePort } from '../e2e/support/free-port.ts';

/** For production, and without a word to anybody outside. */
export const offline = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Starts a built Next.js app, for this machine alone, and waits until it answers. @param folder of the app */
export async function startNext(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [toolFile('next'), 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: offline,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  await new Promise<void>((ready, failed) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      if (output.includes('Ready in')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => failed(new Error(`Next.js ended with ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What it has printed; a fault of an action is there. */
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
