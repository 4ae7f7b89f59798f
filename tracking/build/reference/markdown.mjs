/** Text in which nothing means anything in Markdown but `code` between back quotes. @param {string} said */
export const text = (said) =>
  said
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\*<]|\b_\B|\B_\b/g, '\\$&')))
    .join('');

/** @param {string} value */
export const code = (value) => (value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``);

/** Names one after the other. @param {readonly string[]} names */
export const codes = (names) => names.map(code).join(', ');

/** Pieces below each other; what is missing is left out. @param {readonly (string | false | undefined)[]} pieces */
export const blocks = (...pieces) => pieces.filter(Boolean).join('\n\n');

/** @param {readonly (string | false | undefined)[]} entries */
export const list = (entries) =>
  entries
    .filter(Boolean)
    .map((entry) => `- ${entry}`)
    .join('\n');

/** A heading’s anchor, as GitHub and Storybook make it: `A page’s view` becomes `a-pages-view`. @param {string} heading */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
