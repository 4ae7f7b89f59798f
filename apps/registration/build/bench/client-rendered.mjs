// The script of a client-rendered page: React makes the page's whole markup in an empty element, and does nothing else. No app
// does with less, so whoever paints in half of its time does so beside any.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const element = ([tag, props, ...children]) =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : element(child))));

export const show = (tree) => createRoot(document.getElementById('app')).render(element(tree));
