/**
 * Keeps what a banner at the foot of the window covers within reach: the page ends above it, and what gets the focus is
 * scrolled out from behind it (WCAG 2.2 2.4.11).
 *
 * @returns takes it back
 */
export function makeRoom(banner: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const uncover = () => {
    const { activeElement: focused } = document;
    if (!focused || focused === body || banner.contains(focused)) return;
    const { bottom } = focused.getBoundingClientRect();
    if (bottom > banner.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
  };
  // After whoever moves the focus has scrolled by their own measure.
  const uncoverSoon = () => requestAnimationFrame(uncover);
  // Also tells of the height at first.
  const room = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    root.style.scrollPaddingBlockEnd = `calc(${height} + 1rem)`;
    body.style.paddingBlockEnd = height;
    uncover();
  });
  room.observe(banner);
  addEventListener('focusin', uncoverSoon);
  return () => {
    room.disconnect();
    removeEventListener('focusin', uncoverSoon);
    root.style.scrollPaddingBlockEnd = '';
    body.style.paddingBlockEnd = '';
  };
}
