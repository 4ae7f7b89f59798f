/**
 * Starts a virtual screen for a browser that needs one. Every browser has its own screen. On a screen without
 * a window manager, the only window has the focus.
 */
import { once } from 'node:events';
import { start } from './processes.mjs';

/** Large enough for every window, because the server does not draw content outside the screen. */
const SIZE = '1600x1400x24';

/**
 * @param {string} file Xvfb
 * @param {Record<string, string>} env
 * @returns {Promise<{ display: string, end: () => Promise<void> }>}
 */
export async function openScreen(file, env) {
  // Xvfb chooses a free display number and writes it to the fourth stream.
  const { child, end } = start(file, ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], env);
  const stream = child.stdio[3];
  if (!stream) throw new Error('Xvfb was started without a stream to answer on.');
  const number = await Promise.race([
    once(stream, 'data').then(([data]) => String(data).trim()),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Xvfb ended with ${code}.`);
    }),
  ]);
  return { display: `:${number}`, end };
}
