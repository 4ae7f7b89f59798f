import { createExtension } from './create-extension.ts';
import type { CreateExtension } from './extension.ts';

/** The extension of a page. */
export const createBrowserExtension: CreateExtension = (host) => createExtension(host, window);
