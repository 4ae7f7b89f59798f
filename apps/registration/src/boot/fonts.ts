import { afterPaint } from './after-paint.ts';

interface Fonts {
  addFonts(anyhow: boolean): Promise<void>;
}

/** Whether the shopper comes from a page of ours or sees this one again, so that the fonts are in the browser's cache. */
function cached(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const again = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return again || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Brings the page's fonts: once the page is loaded and has painted and its scripts are on their way, so that no font takes
 * from the line what the first paint or the form needs; at once where they are cached. Without them the page keeps the
 * system's fonts.
 * @param script address of what adds the fonts; empty where the style sheet names them
 * @returns to be called once the scripts are on their way. A font that went first would be what the browser is busy with,
 *   and it would not call itself idle until the font is there.
 */
export function bringFonts(script = ''): () => void {
  const bring = (anyhow: boolean) => {
    import(script).then((fonts: Fonts) => fonts.addFonts(anyhow)).catch(() => {});
  };
  if (!script) return () => {};
  if (cached()) {
    bring(true);
    return () => {};
  }
  const late = () => afterPaint(() => bring(false));
  return () => {
    if (document.readyState === 'complete') late();
    else addEventListener('load', late);
  };
}
