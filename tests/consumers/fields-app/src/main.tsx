import '@crema/design-system/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { FieldsPage } from './fields-page';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <FieldsPage />);
