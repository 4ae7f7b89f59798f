import type { Page } from 'playwright';

/**
 * Runs in the page. Wraps every text in an element and changes its words, as a browser's translator does. It
 * does the same with every later text.
 */
function translate(): void {
  const untouched = 'script, style, noscript, textarea, title';
  const isOurs = (node: Node) => node.parentElement?.closest('font') != null;
  const translateText = (text: Text) => {
    if (isOurs(text) || !text.parentElement || text.parentElement.closest(untouched)) return;
    if (!/\S/.test(text.data)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translateText(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translateText(text);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Translates the open page and everything that it will show. */
export const translated = (page: Page) => page.evaluate(translate);

/** Translates every page that opens from now on, before its own scripts hydrate it. */
export async function translatesPages(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
}
