/**
 * Creates the page that shows each changed picture: before, after and the difference, side by side. Of a
 * changed accessibility tree it shows the lines.
 */

/**
 * @typedef {object} Change
 * @property {string} story
 * @property {string} mode
 * @property {'changed' | 'new' | 'gone'} kind
 * @property {number} [pixels]
 * @property {{ removed: readonly string[], added: readonly string[] }} [tree] lines that only one of two trees has
 */

const words = { changed: 'changed', new: 'new', gone: 'no longer there' };

/**
 * @param {readonly Change[]} changes
 * @param {number} compared how many pictures in all
 * @returns {string} HTML; the pictures are beside it as `<story>.<mode>.before.webp`, `.after.png`, `.diff.png`
 */
export function reviewPage(changes, compared) {
  const title =
    changes.length === 0 ? 'Nothing has changed' : `${changes.length} of ${compared} pictures have changed`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 100rem; padding: 1rem; }
  section { border-top: 1px solid; padding-block: 1rem; }
  h2 { font-size: 1.1rem; margin: 0; }
  figure { display: inline-block; margin: 0 1rem 0 0; max-width: 32%; vertical-align: top; }
  img { background: Canvas; border: 1px solid; display: block; max-width: 100%; }
  code { user-select: all; }
  pre { white-space: pre-wrap; }
</style>
<h1>${title}</h1>
<p>Accept all of them by <code>npm run visual -- --update</code>, some by a piece of their name:
<code>npm run visual -- --update text-field</code>. Then commit the pictures.</p>
${changes.map(section).join('\n')}
</html>
`;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the changed lines of a tree, as a patch shows them.
 * @param {NonNullable<Change['tree']>} tree
 */
export const patchOf = ({ removed, added }) =>
  [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n');

/** @param {Change} change */
function section({ story, mode, kind, pixels, tree }) {
  if (tree) {
    return `<section id="${story}.${mode}">
<h2>${story}, accessibility tree: ${words[kind]}</h2>
<pre>${escaped(patchOf(tree))}</pre>
</section>`;
  }
  const parts = { changed: ['before', 'after', 'diff'], new: ['after'], gone: ['before'] }[kind];
  const figures = parts.map((part) => {
    const file = `${story}.${mode}.${part}.${part === 'before' ? 'webp' : 'png'}`;
    return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${story} at ${mode}, ${part}"></a><figcaption>${part}</figcaption></figure>`;
  });
  const size = pixels === undefined ? '' : `, ${pixels} pixels`;
  return `<section id="${story}.${mode}">
<h2>${story} at ${mode}: ${words[kind]}${size}</h2>
${figures.join('\n')}
</section>`;
}
