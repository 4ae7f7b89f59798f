import type { PageWindow } from '../browser/page-window.ts';

/** Runs something now, or once the page is shown if it is only being rendered beforehand. */
export function whenShown({ document }: Pick<PageWindow, 'document'>, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
