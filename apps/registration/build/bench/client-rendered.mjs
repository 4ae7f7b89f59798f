// The script of a client-rendered page: React makes the page's whole markup in an empty element, and does nothing else. No app
// needs less, so a page that paints in half of its time needs at most half of the time of any client-rendered app.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const element = ([tag, props, ...children]) =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : element(child))));

export const show = (tree) => createRoot(document.getElementById('app')).render(element(tree));
