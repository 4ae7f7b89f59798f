/**
 * Checks scripts for syntax and built-in functions that a supported browser lacks.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../shared/tool.mjs';
import { enhancingScript } from './allowed.mjs';

/** @typedef {import('./collect.mjs').Part} Part */

/**
 * Returns the two lines for each file that state a fault. The rest of the output is a stack trace of the
 * checker.
 * @param {string} output
 * @returns {string[]}
 */
function faultLines(output) {
  const lines = [...output.matchAll(/erroring file: (.*)\n\s*· error: (.*)/g)];
  return lines.length > 0 ? lines.map(([, file, error]) => `${file}: ${error}`) : [output.trim()];
}

/**
 * @param {readonly Part[]} scripts
 * @param {string} browsers a browserslist query
 * @returns {Promise<string[]>} one line for each fault
 */
export async function unsupportedScripts(scripts, browsers) {
  if (scripts.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'crema-scripts-'));
  try {
    for (const { name, text } of scripts) {
      const flat = name.replaceAll(/[^\w.-]+/g, '~').replace(/(\.m?js)?$/, '.js');
      await writeFile(join(folder, flat), text);
    }
    const options = ['--module', '--noCache', '--noColor', '--browserslistQuery', browsers];
    const allowed = Object.keys(enhancingScript);
    const features = ['--checkFeatures', ...(allowed.length > 0 ? ['--allowList', allowed.join(',')] : [])];
    const wrong = [];
    // With the option for features, es-check parses the newest syntax. So the syntax needs a run of its own.
    for (const more of [[], features]) {
      const args = ['checkBrowser', '*.js', ...options, ...more];
      const { code, output } = await tool('es-check', args, { cwd: folder, quiet: true });
      if (code !== 0) wrong.push(...faultLines(output));
    }
    return wrong;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
