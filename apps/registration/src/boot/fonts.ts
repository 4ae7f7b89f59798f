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
 * Brings the page's fonts: once the page has painted and its scripts are there, so that no font takes from the line what
 * the first paint or the form needs; at once where they are cached. Without them the page keeps the system's fonts.
 * @param script address of what adds the fonts; empty where the style sheet names them
 */
export function bringFonts(script = ''): void {
  if (!script) return;
  const bring = (anyhow: boolean) => {
    import(script).then((fonts: Fonts) => fonts.addFonts(anyhow)).catch(() => {});
  };
  if (cached()) {
    bring(true);
    return;
  }
  addEventListener('load', () => afterPaint(() => bring(false)));
}
