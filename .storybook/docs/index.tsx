import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import type { DocsContainer } from './docs-container.tsx';

// Loaded with the first page of the documentation, because the tests of the stories do not need it.
const Page = lazy(async () => ({ default: (await import('./component-page.tsx')).DocsPage }));
const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).DocsContainer }));

/**
 * Storybook's parameters for the documentation. A page appears as a whole, with the list of its headings beside it, so there are
 * no loading states within it.
 */
export const docs = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
  toc: { headingSelector: 'h2', title: 'On this page' },
  codePanel: false,
};
