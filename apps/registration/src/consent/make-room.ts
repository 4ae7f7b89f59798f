/**
 * Keeps what a banner at the foot of the window covers within reach: the page ends above it, and what gets the focus is
 * scrolled out from behind it (WCAG 2.2 2.4.11). On paper there is no banner, and no room for it.
 *
 * @returns takes it back
 */
export function makeRoom(banner: HTMLElement): () => void {
  const { body } = document;
  const uncover = () => {
    const { activeElement: focused } = document;
    if (!focused || focused === body || banner.contains(focused)) return;
    const { bottom } = focused.getBoundingClientRect();
    if (bottom > banner.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
  };
  // After whoever moves the focus has scrolled by their own measure.
  const uncoverSoon = () => requestAnimationFrame(uncover);
  // The banner's own style holds for the banner alone, and what stands at an element is printed as well.
  const style = new CSSStyleSheet({ media: 'screen' });
  document.adoptedStyleSheets.push(style);
  // Also tells of the height at first.
  const room = new ResizeObserver(() => {
    const height = banner.offsetHeight;
    // Not there on paper: then the room on the screen is to stay.
    if (height === 0) return;
    style.replaceSync(
      `:root{scroll-padding-block-end:calc(${height}px + 1rem)}body{padding-block-end:${height}px}`,
    );
    uncover();
  });
  room.observe(banner);
  addEventListener('focusin', uncoverSoon);
  return () => {
    room.disconnect();
    removeEventListener('focusin', uncoverSoon);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  };
}
