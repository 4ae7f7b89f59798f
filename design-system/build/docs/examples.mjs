/**
 * @typedef {object} Example a fenced block of TypeScript
 * @property {string} page the name of its page, like `text-field`
 * @property {number} line of its first line of code in the page, from 1
 * @property {string} ending `ts` or `tsx`
 * @property {string} code
 * @property {boolean} isComponent whether it exports something to render
 * @property {string} notRendered why it cannot be rendered by itself: ```` ```tsx not-rendered="Needs a server." ````
 */

/**
 * The examples of a page in TypeScript.
 * @param {{ name: string, markdown: string }} page
 * @returns {Example[]}
 */
export function examplesOf({ name, markdown }) {
  const fences = markdown.matchAll(/^```(tsx?)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ({ index, 1: ending = '', 2: meta = '', 3: code = '' }) => ({
    page: name,
    line: markdown.slice(0, index).split('\n').length + 1,
    ending,
    code,
    isComponent: ending === 'tsx' && /^export (?:default )?(?:function|const) [A-Z]/m.test(code),
    notRendered: /not-rendered="([^"]+)"/.exec(meta)?.[1] ?? '',
  }));
}
