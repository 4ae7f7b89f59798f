const untouched = 'script, style, noscript, textarea, title, option, svg, font';

function replace(text: Text): void {
  if (!text.parentElement || text.parentElement.closest(untouched) || !/\S/.test(text.data)) return;
  const font = document.createElement('font');
  font.textContent = text.data;
  text.replaceWith(font);
}

function replaceAll(root: Node): void {
  if (root instanceof Text) return replace(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) replace(text);
}

/**
 * Replaces every present and later text of the page by an element with the same words. A browser's translator
 * does the same to React's text nodes, but here a story still finds its words.
 * @returns stops it
 */
export function replaceTexts(): () => void {
  replaceAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceAll(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
