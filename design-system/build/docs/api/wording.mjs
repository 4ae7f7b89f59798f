/**
 * The props that come from HTML, in one sentence.
 * @param {{ element: string, without: readonly string[] }} native
 */
export function nativeSentence({ element, without }) {
  const names = without.map((name) => `\`${name}\``);
  const last = names.pop();
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `All other props of a native \`<${element}>\` go to it${last ? `, except ${list}` : ''}.`;
}

/** Whether a default is a value, as it would be written in code, and not a sentence. @param {string} byDefault */
export const isValue = (byDefault) =>
  /^(?:'[^']*'|-?[\d.]+|true|false|undefined|\{.*\}|\[.*\])$/.test(byDefault);
