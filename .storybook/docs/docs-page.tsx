import { DocsPage as StandardPage, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ComponentPage } from './component-page.tsx';
import './docs.css';
import { componentPage } from './pages.ts';

const pages = new Map<string, ReturnType<typeof componentPage>>();

/** The page above a component's stories: our own, if there is one beside the component, else Storybook's. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, folder = ''] =
    /design-system\/src\/([\w-]+)\//.exec(String(preparedMeta.parameters.fileName)) ?? [];
  const found = pages.get(folder) ?? componentPage(folder);
  pages.set(folder, found);
  const page = use(found);
  return page ? <ComponentPage {...page} /> : <StandardPage />;
}
