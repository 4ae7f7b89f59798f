import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createLayouts, type LayoutParts } from './layouts.tsx';

interface Framing {
  readonly site: string;
  readonly bare?: boolean;
}

const layout = vi.fn<(framing: Framing, parts: LayoutParts) => ReactNode>(
  ({ site }, { screen, languageLink }) => (
    <body lang={site}>
      <nav>{languageLink}</nav>
      {screen}
    </body>
  ),
);

test('a layout stands around the element of the screen', () => {
  const putIn = createLayouts(layout)({ site: 'de' });
  expect(putIn('<h1>Konto</h1>')).toBe(
    '<body lang="de"><nav></nav><div id="app"><h1>Konto</h1></div></body>',
  );
});

test('markup of the link and of the screen comes as it is, whatever stands in it', () => {
  const putIn = createLayouts(layout)({ site: 'ch' });
  expect(putIn('$& the-language-link-stands-here', '<a href="?a=$1">fr</a>')).toBe(
    '<body lang="ch"><nav><a href="?a=$1">fr</a></nav><div id="app">$& the-language-link-stands-here</div></body>',
  );
});

test('a layout is rendered once, and each other one by itself', () => {
  const layoutOf = createLayouts(layout);
  layout.mockClear();
  layoutOf({ site: 'de' });
  layoutOf({ site: 'de' });
  layoutOf({ site: 'de', bare: true });
  expect(layout).toHaveBeenCalledTimes(2);
});
