import { fileURLToPath } from 'node:url';
import { startProduct } from '../../e2e/support/start-product.ts';

/** Starts the server of the product with the app in a folder, on an embedded database. @param {URL} appDir */
export const serveApp = (appDir) => startProduct('', undefined, { APP_DIR: fileURLToPath(appDir) });
