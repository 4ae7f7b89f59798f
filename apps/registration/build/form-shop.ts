import { documentsFor } from '@crema/flow-domain/server';
import type { Shop } from '@crema/form-sheets';
import { textsOf } from '../../../flows/domain/build/message-files.mjs';
import { brandWords } from '../src/brand/brand-documents.ts';
import type { Brand } from '../src/brand/brand.ts';
import type { Route } from '../src/routes/route.ts';

/** Returns the shop of a brand, for the sheets about its forms. */
export const formShop = (
  { name, cardName, cardWord, options, texts }: Brand,
  routes: readonly Pick<Route, 'form' | 'paths'>[],
): Shop => ({
  name,
  cardName,
  options,
  textsOf: (locale) => ({ ...textsOf(locale), ...texts?.[locale] }),
  documentsOf: (site) =>
    documentsFor(site).map((document) => Object.assign({}, document, brandWords(name, document))),
  pathsOf: (flow) =>
    routes.flatMap(({ form, paths: [path] }) =>
      form?.flow === flow && path ? [path.replace('{card}', cardWord)] : [],
    ),
});
