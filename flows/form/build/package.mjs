/**
 * Makes the package: its modules, and the style sheet of all flows, which need this package anyway:
 * `node flows/form/build/package.mjs`. The design system's package must be made before.
 */
import { makePackage } from '../../../scripts/package/make-package.mjs';
import { writeStyles } from './write-styles.mjs';

const home = new URL('../', import.meta.url);

await makePackage(home);
await writeStyles(home);
