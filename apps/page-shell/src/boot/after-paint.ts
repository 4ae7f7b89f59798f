interface Fonts {
  addFonts(cached: boolean): Promise<void>;
}

/** Calls a function after the page's first paint, so that it takes no bandwidth and no time from the paint. */
export function afterPaint(run: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** Returns true if the shopper comes from one of our pages or sees this one again, so that the fonts are in the browser's cache. */
const areCached = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type !== 'navigate') ||
  document.referrer.startsWith(`${location.origin}/`);

/**
 * Adds the page's fonts. It waits until the page has loaded and painted and its scripts have been requested, so that no font
 * delays the first paint or the form. Fonts in the browser's cache are added at once. If the script fails, the page keeps the
 * system's fonts.
 * @param script URL of the script that adds the fonts; empty if the style sheet names them
 * @returns a function to call after the scripts have been requested. If a font was requested first, the browser would not be
 *   idle until the font has arrived, and the scripts wait for that.
 */
export function bringFonts(script = ''): () => void {
  const cached = areCached();
  const add = () => {
    if (script) import(script).then((fonts: Fonts) => fonts.addFonts(cached)).catch(() => {});
  };
  const late = () => afterPaint(add);
  if (cached) add();
  return () => {
    if (cached) return;
    if (document.readyState === 'complete') late();
    else addEventListener('load', late);
  };
}
