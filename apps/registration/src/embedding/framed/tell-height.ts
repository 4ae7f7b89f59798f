import type { Tell } from './tell.ts';

/** CSS pixels that a dialog has at least: it lies over the page, takes no place in it, and scrolls in what there is. */
const roomForDialog = 640;

/**
 * Tells how high the page is, whenever that changes. Measured is what the page holds and never the window: its height follows from
 * what is told here, and the two would chase each other. What hangs below the page, such as a list of suggestions, counts.
 */
export function tellHeight(tell: Tell): void {
  const page = document.getElementById('main');
  if (!page) return;
  let told = 0;
  let asked = 0;
  const measure = () => {
    asked = 0;
    const room = document.querySelector('[role$=dialog], dialog[open]') ? roomForDialog : 0;
    const height = Math.max(Math.ceil(page.getBoundingClientRect().height), page.scrollHeight, room);
    if (height === told || height === 0) return;
    told = height;
    tell({ type: 'crema-resize', height });
  };
  const measureSoon = () => {
    asked ||= requestAnimationFrame(measure);
  };
  new ResizeObserver(measureSoon).observe(page);
  new MutationObserver(measureSoon).observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
  });
}
