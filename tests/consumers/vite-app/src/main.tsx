import { createRoot } from 'react-dom/client';
import '@crema/design-system/styles.css';
import { Page } from './page.js';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
