import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { DesignSystemProvider } from '../src/index.ts';
import { settled } from './settled.ts';
import { strings } from './strings.ts';

/** A page outside of the test's document. */
export type Elsewhere = {
  /** The root of the page, which has a focused element. */
  root: Document | ShadowRoot;
  again: (ui: ReactNode) => Promise<void>;
};

/** The page, and a mark that its effects have run. */
function Page({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount);
  return <DesignSystemProvider strings={strings}>{children}</DesignSystemProvider>;
}

/** Renders and waits for the effects. */
async function drawn(react: Root, ui: ReactNode): Promise<void> {
  await new Promise<void>((done) => {
    react.render(<Page onMount={done}>{ui}</Page>);
  });
  await settled();
}

/** Renders into an open shadow root with the style sheets of the document. */
export async function showInShadowRoot(ui: ReactNode): Promise<Elsewhere> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...document.styleSheets].map(copyOf);
  const react = createRoot(root);
  onTestFinished(() => {
    react.unmount();
    host.remove();
  });
  const again = (page: ReactNode) => drawn(react, page);
  await again(ui);
  return { root, again };
}

/** Renders by a portal into the document of another window. */
export async function showInWindow(ui: ReactNode): Promise<Elsewhere> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '600';
  const opener = document.createElement('div');
  document.body.append(frame, opener);
  const root = frame.contentDocument;
  if (!root) throw new Error('The frame has no document.');
  for (const sheet of document.styleSheets) {
    const style = root.createElement('style');
    style.textContent = textOf(sheet);
    root.head.append(style);
  }
  const react = createRoot(opener);
  onTestFinished(() => {
    react.unmount();
    opener.remove();
    frame.remove();
  });
  const again = (page: ReactNode) => drawn(react, createPortal(page, root.body));
  await again(ui);
  return { root, again };
}

const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');

function copyOf(sheet: CSSStyleSheet): CSSStyleSheet {
  const copy = new CSSStyleSheet();
  copy.replaceSync(textOf(sheet));
  return copy;
}
