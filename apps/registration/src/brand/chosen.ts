/** The brand that this product is built for; `BRAND` names the file of another one to the build. */
export * from './crema/brand.ts';
