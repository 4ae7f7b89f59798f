// The script of a client-rendered page. React creates the whole markup of the page in an empty element, and does nothing else. Every
// app does at least this work. So a page that paints in half of this time needs at most half the time of any client-rendered app.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const element = ([tag, props, ...children]) =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : element(child))));

export const show = (tree) => createRoot(document.getElementById('app')).render(element(tree));
