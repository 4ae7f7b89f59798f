/** Escapes a text for Markdown, except `code` between back quotes. @param {string} plain */
export const text = (plain) =>
  plain
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\*<]|\b_\B|\B_\b/g, '\\$&')))
    .join('');

/** @param {string} value */
export const code = (value) => (value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``);

/** Returns names as a list of code, separated by commas. @param {readonly string[]} names */
export const codes = (names) => names.map(code).join(', ');

/** Joins pieces with blank lines. Leaves out missing ones. @param {readonly (string | false | undefined)[]} pieces */
export const blocks = (...pieces) => pieces.filter(Boolean).join('\n\n');

/** @param {readonly (string | false | undefined)[]} entries */
export const list = (entries) =>
  entries
    .filter(Boolean)
    .map((entry) => `- ${entry}`)
    .join('\n');

/** Returns a heading’s anchor, like GitHub and Storybook: `A page’s view` becomes `a-pages-view`. @param {string} heading */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
