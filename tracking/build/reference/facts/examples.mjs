import { families as all } from '../../../src/examples/families.ts';
import { slug } from '../../../../scripts/page/markup/slug.mjs';

/** @typedef {import('../../../src/testing/example.ts').Example & { readonly id: string }} Example */

/**
 * The examples, family by family, each with its anchor.
 * @type {readonly { readonly title: string, readonly id: string, readonly examples: readonly Example[] }[]}
 */
export const families = all.map(([title, examples]) => ({
  title,
  id: `examples-${slug(title)}`,
  examples: examples.map((example) => Object.assign({ id: `example-${slug(example.title)}` }, example)),
}));

/** All of them. */
export const examples = families.flatMap((family) => family.examples);

/** What each channel receives in an example, without the warnings. @param {Example['out']} out */
export const received = (out) => Object.entries(out).filter(([channel]) => channel !== 'warnings');
