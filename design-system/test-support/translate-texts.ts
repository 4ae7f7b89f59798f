/** Replaces every text below an element by an element with other words, like a browser's translator. */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data }) => /\S/.test(data))) {
    const font = document.createElement('font');
    font.textContent = `‹${text.data}›`;
    text.replaceWith(font);
  }
}
