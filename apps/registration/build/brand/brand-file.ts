import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const crema = fileURLToPath(new URL('../../src/brand/crema/brand.ts', import.meta.url));

/** The file of the brand that the product is built for: the one that `BRAND` names, else Crema's. */
export const brandFile: string = process.env['BRAND'] ? resolve(process.env['BRAND']) : crema;

/** A file that the brand names, by its way from the brand's own. */
export const ofBrand = (path: string): string => fileURLToPath(new URL(path, pathToFileURL(brandFile)));
