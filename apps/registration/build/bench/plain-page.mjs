// The script of a floor that can be used: the page's whole markup made by React, which becomes another one by a single change of
// state. What a shopper is told and where the focus goes is the same as on the page itself; nothing comes softly.
import { createElement, useEffect, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

const soft = / ?\bds-come\b/g;

function element(tree, handlers) {
  const [tag, { className, ...props }, ...children] = tree;
  return createElement(
    tag,
    { ...props, className: className?.replaceAll(soft, ''), ...handlers[tag] },
    ...children.map((child) =>
      child === null || typeof child === 'string' ? child : element(child, handlers),
    ),
  );
}

function Page({ before, after }) {
  // Every change commits, as where a component holds the answers.
  const [changes, change] = useReducer((count) => count + 1, 0);
  const isAfter = changes > 0;
  const submit = (event) => {
    event.preventDefault();
    if ([...new FormData(event.currentTarget).values()].some((value) => value === '')) change();
  };
  useEffect(() => {
    if (!isAfter) return;
    document.querySelector('[role=dialog]')?.focus();
    const wrong = document.querySelector('[aria-invalid=true]');
    wrong?.focus({ preventScroll: true });
    if (wrong) document.querySelector('main [data-tone=error]')?.scrollIntoView();
  }, [isAfter]);
  const press = ({ currentTarget }) => {
    if (currentTarget.type === 'button') change();
  };
  return element(isAfter ? after : before, {
    form: { onSubmit: submit },
    select: { onChange: change },
    button: { onClick: press },
  });
}

export const show = ([before, after]) =>
  createRoot(document.getElementById('app')).render(createElement(Page, { before, after }));
