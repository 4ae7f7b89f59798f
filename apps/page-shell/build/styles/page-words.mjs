/**
 * A style sheet names classes, elements and attributes. A name that stands neither in a page's scripts nor in its markup cannot
 * come up on the page.
 */

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

// Between two words of a class list, a script or markup.
const between = /[\s"'`<>=]/;

/** @param {string} text a script, or the markup of a page, where signs of a class are written as entities */
const plain = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]);

/**
 * Keeps what was found for a name: a style sheet asks for the same few hundred names thousands of times.
 * @param {(name: string) => boolean} find
 */
function once(find) {
  const known = new Map();
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

/**
 * @param {readonly string[]} texts the scripts a page loads and the markup it is served with
 * @returns {{ has: (name: string) => boolean, mentions: (name: string) => boolean }} `has` returns true if the texts have a name
 *   as a whole word, `mentions` if they have it at all
 */
export function pageWords(texts) {
  const all = ` ${texts.map(plain).join(' ')} `;
  const mentions = once((name) => all.includes(name));
  const has = once((name) => {
    for (let at = all.indexOf(name); at >= 0; at = all.indexOf(name, at + 1)) {
      if (between.test(all[at - 1]) && between.test(all[at + name.length])) return true;
    }
    return false;
  });
  return { has, mentions };
}
