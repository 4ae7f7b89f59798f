/** Runs something once the page's content has been painted: nothing that can wait shares the line or the time with that. */
export function afterPaint(run: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
