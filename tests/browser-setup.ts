import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../.storybook/preview.css';
import { undecided } from './axe-incomplete.ts';

// The components are tried on a page that takes our look; base/reset.browser.test.tsx tries one that does not.
document.documentElement.classList.add('ds-page');

// A second, which is Vitest's own patience here, is little on a busy machine.
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

/** A test may have left other media. To ask the browser takes longer than many a test. */
async function stopMotion() {
  if (usualMedia.matches) return;
  // A screenshot or a measurement must not catch an element while it fades in.
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
}

beforeEach(async () => {
  await Promise.all([moveMouseAway(), stopMotion()]);
  // A form keeps its draft in the tab, even a little after the test that showed it. The next test begins without it.
  sessionStorage.clear();
});

afterEach(async ({ task }) => {
  await cleanup();
  // React ends the effects of what is gone a little later, and before anything new. A form keeps its draft then: not in the next test.
  flushSync(() => createRoot(document.createElement('div')).render(null));
  const open = undecided(task.meta);
  if (open.length > 0) {
    throw new Error(
      `axe could not decide ${open.join('; ')}. An undecided rule hides a fault as well as a pass: change the markup so ` +
        'that it can be judged, or switch the rule off in the story with the reason beside it.',
    );
  }
});
