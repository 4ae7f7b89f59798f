import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../.storybook/preview.css';
import { undecided } from './axe-incomplete.ts';

// The tests of components use a page with our styles. base/reset.browser.test.tsx tests a page without them.
document.documentElement.classList.add('ds-page');

// Vitest's default timeout here is one second, which is short on a busy machine.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = 5000) => waitFor(callback, options);
vi.waitUntil = (callback, options = 5000) => waitUntil(callback, options);

/** True if the real mouse may be over the page. The last file may have left it there. */
let mayHover = true;
addEventListener('pointermove', () => (mayHover = true), { capture: true });

// The real mouse keeps its position between tests. An element under it would look different in the next test.
async function moveMouseAway() {
  if (!mayHover) return;
  // Chromium acknowledges a move of the mouse with the next frame, so a test that did not move it does not wait for one.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  mayHover = false;
}

const usualMedia = matchMedia(
  'screen and (prefers-reduced-motion: reduce) and (forced-colors: none) and (prefers-color-scheme: light) and (prefers-contrast: no-preference)',
);

/** A test may have left other media settings. To ask the browser for them takes longer than many tests do. */
async function stopMotion() {
  if (usualMedia.matches) return;
  // A screenshot or a measurement must not catch an element while it fades in.
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
}

beforeEach(async () => {
  await Promise.all([moveMouseAway(), stopMotion()]);
  // A form stores its draft in the tab, even shortly after its test. The next test must start without a
  // draft.
  sessionStorage.clear();
});

afterEach(async ({ task }) => {
  await cleanup();
  // React runs the cleanup of unmounted effects a little later, before new work. A form stores its draft
  // then. This forces the cleanup now, so that it does not happen in the next test.
  flushSync(() => createRoot(document.createElement('div')).render(null));
  const open = undecided(task.meta);
  if (open.length > 0) {
    throw new Error(
      `axe could not decide ${open.join('; ')}. An undecided rule hides a fault as well as a pass: change the markup so ` +
        'that it can be judged, or switch the rule off in the story with the reason beside it.',
    );
  }
});
