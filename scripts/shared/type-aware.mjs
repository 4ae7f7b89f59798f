/**
 * Proves that the linter uses type information. Its type-aware rules are in a separate program, and without
 * it the linter would silently check less.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './places.mjs';
import { tool } from './tool.mjs';

/** Only a linter with type information can see that this code does not wait for the promise of `later()`. */
const mistake = 'async function later(): Promise<void> {}\nlater();\n';
const rule = 'no-floating-promises';

/**
 * Lints a file with a mistake in it.
 * @returns {Promise<import('./command.mjs').Result>} code 0 when the mistake was found
 */
export async function lintKnowsTypes() {
  const folder = await mkdtemp(join(tmpdir(), 'crema-lint-'));
  try {
    await writeFile(join(folder, 'mistake.ts'), mistake);
    await writeFile(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"target":"ES2022"}}');
    const args = ['-c', join(root, '.oxlintrc.json'), 'mistake.ts'];
    const { output } = await tool('oxlint', args, { cwd: folder, quiet: true });
    return output.includes(rule)
      ? { code: 0, output: '' }
      : { code: 1, output: `${output}\noxlint ran without its type-aware rules (oxlint-tsgolint).` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
