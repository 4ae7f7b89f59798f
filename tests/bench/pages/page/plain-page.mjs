// The script of a plain page to compare with, which a shopper could use. React makes the page's whole markup and replaces it by
// another one with a single change of state. The page shows the same texts and moves the focus to the same element as the page
// itself, but new parts appear without an animation.
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
  // Every change commits, as in a component that stores the answers in its state.
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
