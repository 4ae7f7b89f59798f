import { Profiler, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { DesignSystemProvider } from '../src/index.ts';
import { settled } from './settled.ts';
import { strings } from './strings.ts';

const inProvider = (ui: ReactNode) => <DesignSystemProvider strings={strings}>{ui}</DesignSystemProvider>;

/** Reports when all of its content, rendered or hydrated, has run its first effects. Effects of outer components run last. */
function Mounted({ onMount, children }: { onMount?: () => void; children: ReactNode }) {
  useEffect(() => onMount?.(), [onMount]);
  return children;
}

/** Renders inside of a provider. */
export const show = (ui: ReactNode) => render(inProvider(ui));

/**
 * Renders and then counts React's commits. A component that measures itself renders again in one of the next frames. That is part
 * of the first rendering, so the count starts after some frames without a commit.
 */
export async function showCounting(ui: ReactNode) {
  let commits = 0;
  const screen = await render(
    inProvider(
      <Profiler id="test" onRender={() => (commits += 1)}>
        {ui}
      </Profiler>,
    ),
  );
  for (let quiet = 0; quiet < 2; quiet += 1) {
    const before = commits;
    await settled();
    if (commits !== before) quiet = -1;
  }
  commits = 0;
  return { screen, commits: () => commits };
}

/** Puts the server's HTML into the page, as a shopper sees it before the script runs, and hydrates it on request. */
export function showServerHtml(ui: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inProvider(<Mounted>{ui}</Mounted>));
  document.body.append(container);
  onTestFinished(() => container.remove());
  const complaints: unknown[] = [];
  return {
    container,
    complaints,
    hydrate: async () => {
      await new Promise<void>((done) => {
        const root = hydrateRoot(container, inProvider(<Mounted onMount={done}>{ui}</Mounted>), {
          onRecoverableError: (error) => complaints.push(error),
        });
        onTestFinished(() => root.unmount());
      });
      await settled();
    },
  };
}
