import { renderToString } from 'react-dom/server';
import { FieldsPage } from './fields-page';

console.log(renderToString(<FieldsPage />));
