import { DesignSystemProvider } from '@crema/design-system';
import '@crema/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { ActionForm } from './action-form.js';
import { PlainForm } from './plain-form.js';
import { strings } from './strings.js';
import { SubmitForm } from './submit-form.js';

const pages: Readonly<Record<string, typeof PlainForm>> = {
  '/plain': PlainForm,
  '/action': ActionForm,
  '/submit': SubmitForm,
};
const Page = pages[location.pathname] ?? PlainForm;

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <DesignSystemProvider strings={strings}>
      <main>
        <Page />
      </main>
    </DesignSystemProvider>,
  );
}
