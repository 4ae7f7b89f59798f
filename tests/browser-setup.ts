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

// The real mouse keeps its place between tests; what it hovers over would look different in the next one.
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  // What comes in softly would be caught half transparent.
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
});

afterEach(async ({ task }) => {
  await cleanup();
  const open = undecided(task.meta);
  if (open.length > 0) {
    throw new Error(
      `axe could not decide ${open.join('; ')}. An undecided rule hides a fault as well as a pass: change the markup so ` +
        'that it can be judged, or switch the rule off in the story with the reason beside it.',
    );
  }
});
