/** A text as an anchor: `A page’s view` becomes `a-page-s-view`. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-|-$/g, '');
