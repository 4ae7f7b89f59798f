/**
 * `npm run reference`: the reference of all tracking events as Markdown, made from the tracking library itself.
 */
import { fileURLToPath } from 'node:url';
import { referenceFolder, writeReference } from '../../tracking/build/reference/write.mjs';

/** @returns {Promise<void>} */
export async function run() {
  const files = await writeReference();
  console.log(
    `${files.size} parts, ${fileURLToPath(new URL('README.md', referenceFolder))} leads to all of them`,
  );
}
