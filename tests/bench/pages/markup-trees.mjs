/**
 * Converts markup into the arguments with which React creates it again: `[tag, properties, ...children]`. Texts are strings.
 * A browser parses the markup, as it parses a page.
 * @param {import('playwright').Browser} browser
 * @param {readonly string[]} pages whole pages as HTML
 * @returns {Promise<unknown[]>} a tree for each page
 */
export async function markupTrees(browser, pages) {
  const page = await browser.newPage();
  const trees = [];
  for (const html of pages) trees.push(await page.evaluate(treeOf, html));
  await page.close();
  return trees;
}

/** Runs in the browser. */
function treeOf(html) {
  const names = {
    class: 'className',
    for: 'htmlFor',
    value: 'defaultValue',
    checked: 'defaultChecked',
    selected: 'data-selected',
  };
  const styleOf = (element) =>
    Object.fromEntries(Array.from(element.style, (name) => [name, element.style.getPropertyValue(name)]));
  // An empty text switches such a property off in React, and on in markup.
  const value = (text, name) =>
    text === '' && !/^(?:alt|value|class|placeholder|aria-|data-)/.test(name) ? true : text;
  const propsOf = (element) =>
    Object.fromEntries(
      Array.from(element.attributes, ({ name, value: text }) => [
        // The value of an option is not an answer of the shopper.
        element.localName === 'option' && name === 'value' ? name : (names[name] ?? name),
        name === 'style' ? styleOf(element) : value(text, name),
      ]),
    );
  const branch = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    if (!(node instanceof Element) || /^(?:script|noscript)$/i.test(node.tagName)) return [];
    return [[node.localName, propsOf(node), ...Array.from(node.childNodes).flatMap(branch)]];
  };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return ['div', {}, ...Array.from(body.childNodes).flatMap(branch)];
}
