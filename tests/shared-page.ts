import { afterAll, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Returns a function that gives an element the attributes that it has now. */
function attributesOf(element: Element): () => void {
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}

/** Returns a function that removes what was appended to an element since, except the styles that modules bring with them. */
function childrenOf(element: Element): () => void {
  const before = new Set(element.childNodes);
  return () => {
    const added = [...element.childNodes].filter((child) => !before.has(child));
    for (const child of added) {
      const isStyle = child instanceof HTMLStyleElement && child.dataset['viteDevId'] !== undefined;
      if (!isStyle) child.remove();
    }
  };
}

/** Returns a function that puts the page back as it is now: its nodes, attributes, title, address, storage, focus and scrolling. */
function pageAsItIs(): () => void {
  const { title } = document;
  const { href } = location;
  const { documentElement, head, body } = document;
  const parts = [attributesOf(documentElement), attributesOf(body), childrenOf(head), childrenOf(body)];
  return () => {
    for (const putBack of parts) putBack();
    if (document.title !== title) document.title = title;
    if (location.href !== href) history.replaceState(null, '', href);
    sessionStorage.clear();
    localStorage.clear();
    getSelection()?.removeAllRanges();
    // The next Tab starts where the focus was last, even if that element is gone.
    const start = document.createElement('span');
    start.tabIndex = -1;
    body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
  };
}

const { innerWidth, innerHeight } = window;
const putPageBack = pageAsItIs();

// The files of a project share a page. What a file leaves in it would change the tests of the next one.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  putPageBack();
  if (window.innerWidth === innerWidth && window.innerHeight === innerHeight) return;
  await page.viewport(innerWidth, innerHeight);
});
