/** Puts every text below an element into one of its own with other words, as a translator in a browser does. */
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
