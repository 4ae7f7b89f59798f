import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/shared/places.mjs';
import { node } from '../../scripts/shared/tool.mjs';
import { leastPeers } from './installed.ts';

type Command = 'start' | 'dev';

const command = join(root, leastPeers, 'node_modules/next/dist/bin/next');

/** Returns the environment of Next.js, without telemetry. */
const environment = (of: 'production' | 'development') => ({
  ...process.env,
  NODE_ENV: of,
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * Builds a Next.js app, including its type check.
 * @param folder of the app
 * @returns what was printed
 * @throws the same, if it fails
 */
export async function buildNext(folder: string): Promise<string> {
  const env = environment('production');
  const { code, output } = await node([command, 'build'], { cwd: folder, quiet: true, env });
  if (code !== 0) throw new Error(output);
  return output;
}

/**
 * Starts a Next.js app for this machine only, and waits until it responds.
 * @param folder of the app
 * @param how `start` serves the build, `dev` builds each page on its first request
 */
export async function startNext(folder: string, how: Command = 'start') {
  const child = spawn(process.execPath, [command, how, '-H', '127.0.0.1', '-p', '0'], {
    cwd: folder,
    env: environment(how === 'dev' ? 'development' : 'production'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  let complaints = '';
  const origin = await new Promise<string>((ready, failed) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined && output.includes('Ready in')) ready(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString();
    });
    child.once('exit', (code) => failed(new Error(`Next.js ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    /** Returns everything that it has printed, including errors of actions. */
    output: () => output,
    /** Returns its errors and warnings. */
    complaints: () => complaints,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
