/** Runs one part of `npm test`. The scripts in tests/parts/package.json call it. */
import { sentence } from '../shared/sentence.mjs';
import { writeNote } from './remembered.mjs';
import { works } from './works.mjs';

/** @param {readonly string[]} args the name of the part */
export async function run([name = '']) {
  const began = performance.now();
  const { [name]: work } = works;
  if (!work) throw sentence(`There is no part ${name}. The parts are ${Object.keys(works).join(', ')}.`);
  const code = await work();
  if (code === 0) writeNote(name, (performance.now() - began) / 1000);
  return code;
}
