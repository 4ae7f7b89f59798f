/**
 * Returns the exports of an entry as the last section of its published page.
 * @param {import('./entry-api.mjs').EntryApi} api
 */
export function apiMarkdown({ components, functions }) {
  const several = components.length + functions.length > 1;
  const titled = (/** @type {{ name: string, description: string }} */ { name, description }) =>
    several ? [`### ${name}`, description] : [];
  return [
    '## Props',
    ...components.flatMap((component) => [
      ...titled(component),
      component.props.length > 0 ? table(component.props) : '',
      component.props.length + component.natives.length === 0 ? 'It has no props.' : '',
      ...component.natives.map(nativeSentence),
      ...component.types.map(({ text }) => fence(text)),
    ]),
    ...functions.flatMap((each) => [
      ...titled(each),
      fence(each.signature),
      each.params.some(({ description }) => description) ? table(each.params) : '',
      ...each.types.map(({ text }) => fence(text)),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {import('./entry-api.mjs').Prop[]} props */
function table(props) {
  const rows = props.map(({ name, type, required, byDefault, description, deprecated }) => [
    `\`${name}\`${required ? ' (required)' : ''}`,
    `\`${type}\``,
    isValue(byDefault) ? `\`${byDefault}\`` : byDefault,
    `${deprecated ? `**Deprecated.** ${deprecated} ` : ''}${description}`,
  ]);
  return [['Prop', 'Type', 'Default', 'What it is'], ['---', '---', '---', '---'], ...rows]
    .map(row)
    .join('\n');
}

/** Escapes bars, which would end the cell, in code as well. @param {string[]} cells */
const row = (cells) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** @param {string} code */
const fence = (code) => `\`\`\`ts\n${code}\n\`\`\``;

/**
 * Returns a sentence about the props that come from HTML.
 * @param {{ element: string, without: readonly string[] }} native
 */
export function nativeSentence({ element, without }) {
  const names = without.map((name) => `\`${name}\``);
  const last = names.pop();
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `All other props of a native \`<${element}>\` go to it${last ? `, except ${list}` : ''}.`;
}

/** Returns true if a default is a value, as in code, and not a sentence. @param {string} byDefault */
export const isValue = (byDefault) =>
  /^(?:'[^']*'|-?[\d.]+|true|false|undefined|\{.*\}|\[.*\])$/.test(byDefault);
