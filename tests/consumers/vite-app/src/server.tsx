import { renderToString } from 'react-dom/server';
import { Page } from './page.js';

console.log(renderToString(<Page />));
