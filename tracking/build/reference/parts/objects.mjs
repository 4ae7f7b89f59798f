import { kinds } from '../facts/kinds.mjs';
import { partSchemas } from '../facts/schemas.mjs';
import { blocks, code, link, list, text } from '../markdown/markdown.mjs';
import { fieldList, objects } from './fields.mjs';

/**
 * What stands inside messages: objects that more than one message may hold.
 * @param {import('./fields.mjs').Found} found
 * @returns {import('../parts.mjs').Part[]}
 */
export const objectParts = (found) =>
  partSchemas().map((schema) => ({
    name: `objects/${schema.name}`,
    title: schema.name,
    about: `${schema.fields.length} fields`,
    body: blocks(text(schema.about), fieldList(schema, found)),
    names: schema.fields.map(({ name }) => name),
  }));

/** The kinds that all fields are of. @returns {import('../parts.mjs').Part} */
export const kindsPart = () => ({
  name: 'kinds',
  title: 'Kinds of fields',
  about: 'what a page may write into a field of a kind, and what is made of it',
  body: blocks(
    'What a page may write into a field of a kind, and what is made of it.',
    ...kinds().map(({ name, written, meaning }) => {
      const object = objects.get(name);
      return blocks(
        `## ${name}`,
        list([
          `A page writes ${object ? link(code(written), object) : code(written)}`,
          `It is read as: ${text(meaning)}`,
        ]),
      );
    }),
  ),
});
