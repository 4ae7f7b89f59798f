import { commerceEvents } from '../../../src/messages/schema/commerce-events.ts';
import { typeText } from '../../../../design-system/build/docs/api/type-text.mjs';
import { declared, memberDoc, open } from './source.mjs';

const path = 'messages/schema/kinds.ts';

/** @param {string} name of the interface */
function members(name) {
  const { module, node } = declared(path, name);
  return new Map(
    node.body.body.map((/** @type {any} */ member) => [member.key.name, { module, node: member }]),
  );
}

/** As a page's author reads it: what cannot be changed, and what a type is called among us, is of no interest. */
const forPages = (/** @type {string} */ text) =>
  text
    .replaceAll('readonly ', '')
    .replaceAll(/Input<typeof (\w+)>/g, '$1')
    .replaceAll(/\b(\w+)Input\b/g, (_, name) => name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toLowerCase())
    .replace('AbTest', `{ ${[...members('AbTest').keys()].join(', ')} }`)
    .replace('CommerceEvent', `'${commerceEvents.slice(0, 2).join("' | '")}' | …`);

/**
 * The kinds a field can be of: what a page may write, and what is made of it.
 * @returns {{ name: string, written: string, meaning: string }[]}
 */
export function kinds() {
  const inputs = members('Inputs');
  return Array.from(members('Values'), ([name, member]) => {
    const { module, node } = inputs.get(name);
    const type = typeText(open, module, node.typeAnnotation.typeAnnotation);
    return { name, written: forPages(type), meaning: memberDoc(member) };
  });
}
