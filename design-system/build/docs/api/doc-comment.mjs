import { withoutCitations } from '../citations.mjs';

/**
 * @typedef {{ description: string, byDefault: string, deprecated: string, params: Record<string, string> }} DocComment
 */

/**
 * Reads the docs comment right above a node. Examples and the places of our own specification are left out: an example
 * stands in the page already, and the other is for our eyes.
 *
 * @param {import('./source-module.mjs').SourceModule} module
 * @param {{ start: number }} node
 * @returns {DocComment} empty texts where nothing is said
 */
export function docComment({ code, comments }, { start }) {
  const above = comments.findLast(
    (comment) => comment.end <= start && /^\s*(?:export\s+)?$/.test(code.slice(comment.end, start)),
  );
  return parseComment(above?.value.startsWith('*') ? above.value.slice(1) : '');
}

/** @param {string} value what stands between the stars @returns {DocComment} */
function parseComment(value) {
  const text = withoutCitations(value)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .replaceAll(/^```[\s\S]*?^```$/gm, '');
  const [description = '', ...tags] = text.split(/(?:^|\s)(?=@(?:default|param|deprecated|returns)\b)/);
  /** @param {string} name */
  const tag = (name) =>
    oneLine(tags.find((each) => each.startsWith(`@${name}`))?.slice(name.length + 1) ?? '');
  const params = tags.flatMap((each) => {
    const [, name = '', said = ''] = /^@param\s+(\w+)\s+([\s\S]*)$/.exec(each) ?? [];
    return name ? [[name, oneLine(said)]] : [];
  });
  return {
    description: paragraphs(description),
    byDefault: tag('default'),
    deprecated: tag('deprecated'),
    params: Object.fromEntries(params),
  };
}

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Lines joined, paragraphs and lists kept apart. @param {string} text */
function paragraphs(text) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => (/^\s*(?:\d+\.|-) /.test(part) ? part.trim() : oneLine(part)))
    .filter(Boolean)
    .join('\n\n');
}
