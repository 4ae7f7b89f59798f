import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toolFile } from '../../scripts/shared/tool.mjs';

/** For production, and without a word to anybody outside. */
export const offline = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Starts a built Next.js app, for this machine alone, and waits until it answers. @param folder of the app */
export async function startNext(folder: string) {
  const child = spawn(process.execPath, [toolFile('next'), 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: folder,
    env: offline,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const origin = await new Promise<string>((ready, failed) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined && output.includes('Ready in')) ready(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => failed(new Error(`Next.js ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    /** What it has printed; a fault of an action is there. */
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
