import { families as all } from '../../../test/examples/families.ts';
import { slug } from '../markdown/markdown.mjs';

/** @typedef {import('../../../test/doubles/example.ts').Example & { readonly part: string }} Example `part`: where it stands */

/**
 * The examples, family by family.
 * @type {readonly { readonly title: string, readonly part: string, readonly examples: readonly Example[] }[]}
 */
export const families = all.map(([title, examples]) => {
  const part = `examples/${slug(title)}`;
  return { title, part, examples: examples.map((example) => Object.assign({ part }, example)) };
});

/** All of them. */
export const examples = families.flatMap((family) => family.examples);

/** What each channel receives in an example, without the warnings. @param {Example['out']} out */
export const received = (out) => Object.entries(out).filter(([channel]) => channel !== 'warnings');
