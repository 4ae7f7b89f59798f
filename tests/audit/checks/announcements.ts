import type { Page } from 'playwright';
import { all, type Check } from '../check.ts';

/** Runs in a page before its scripts. Records everything that live regions say, and whether the page listens to movement. */
export function recordPage(): void {
  const said: { text: string; acts: number }[] = [];
  let acts = 0;
  Object.assign(window, { said });
  for (const act of ['change', 'click', 'input', 'keydown', 'submit'])
    addEventListener(act, () => (acts += 1), { capture: true });
  const regions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]';
  const observe = () =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          if (element?.closest(regions) && node.textContent?.trim())
            said.push({ text: node.textContent.trim(), acts });
        }
    }).observe(document, { subtree: true, childList: true });
  // The document itself says nothing.
  addEventListener('DOMContentLoaded', observe, { once: true });
  const add: unknown = Reflect.get(EventTarget.prototype, 'addEventListener');
  if (typeof add !== 'function') return;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
    if (/^device(motion|orientation)/.test(String(args[0]))) Object.assign(window, { listensToMotion: true });
    Reflect.apply(add, this, args);
  };
}

interface Said {
  readonly text: string;
  readonly acts: number;
}

const announced = (page: Page): Promise<readonly Said[]> => page.evaluate(() => Reflect.get(window, 'said'));

/** Compares what live regions have said on the way to the state. */
export const announcements: Check = {
  name: 'announcements',
  title: 'every message is announced once, and a failed or wrong form says so',
  proves: ['4.1.3'],
  everywhere: true,
  run: async ({ page, state }) => {
    const said = await announced(page);
    const twice = said.filter(({ text, acts }, index) =>
      said.slice(0, index).some((other) => other.text === text && other.acts === acts),
    );
    // A text that gets the focus, or describes the field with the focus, is read without an announcement.
    const isRead = await page.evaluate(
      () => document.activeElement?.matches('[data-tone], [aria-invalid=true][aria-describedby]') === true,
    );
    const mustSpeak = ['wrong', 'failed', 'flyout wrong'].includes(state) && !isRead;
    return [
      ...all(
        '4.1.3',
        twice.map(({ text }) => `“${text}” is announced twice`),
      ),
      ...(mustSpeak && said.length === 0 ? all('4.1.3', ['nothing is announced']) : []),
    ];
  },
};
