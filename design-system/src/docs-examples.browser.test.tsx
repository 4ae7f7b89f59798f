import axe from 'axe-core';
import { examples } from 'virtual:docs-examples';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../test-support/settled.ts';
import { show } from '../test-support/show.tsx';

const rendered = examples.filter(({ notRendered }) => notRendered === '');

test('nearly all examples are rendered', () => {
  expect(rendered.length).toBeGreaterThan(70);
  expect(rendered.length / examples.length).toBeGreaterThan(0.95);
});

test.each(rendered)('the example of $page on line $line renders, silent and accessible', async ({ load }) => {
  const said = listenToConsole();
  const components = Object.entries(await load()).filter(([name]) => /^[A-Z]/.test(name));
  expect(components).not.toEqual([]);
  for (const [, Example] of components) {
    // Room around it, as on every page, because axe cannot check letters that reach beyond the window.
    const { container, unmount } = await show(
      <div style={{ padding: '1.5rem' }}>
        <Example />
      </div>,
    );
    await settled();
    expect(await findings(container)).toEqual([]);
    // An argument that the caller left out.
    expect(container.innerHTML).not.toMatch(/\b(?:undefined|NaN|\[object)\b/);
    await unmount();
  }
  expect(said).toEqual([]);
});

/** Records the messages of the page until the end of the test. */
function listenToConsole(): unknown[][] {
  const said: unknown[][] = [];
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...words: unknown[]) => said.push(words));
    onTestFinished(() => spy.mockRestore());
  }
  return said;
}

/** Rules of WCAG 2.2 AA and good practice. Results that axe cannot decide count as faults. */
async function findings(box: Element): Promise<string[]> {
  const { violations, incomplete } = await axe.run(box, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // axe takes longer to describe the passes than to find them, and no test reads them.
    resultTypes: ['violations', 'incomplete'],
    // An example alone is not a page and has no landmarks.
    rules: { region: { enabled: false } },
  });
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
