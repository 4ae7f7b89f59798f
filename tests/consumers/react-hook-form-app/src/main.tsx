import { DesignSystemProvider } from '@crema/design-system';
import '@crema/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { ControllerForm } from './controller-form.js';
import { RegisterForm } from './register-form.js';
import { strings } from './strings.js';

const Page = location.pathname === '/controller' ? ControllerForm : RegisterForm;

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
