import { type SiteKey, siteFor, siteKeys } from '@crema/flow-domain';
import { admit } from '@crema/page-shell/route-checks';
import { appRouting } from '../src/routes/app-routing.ts';
import type { Route } from '../src/routes/route.ts';
import { erika } from './shown-page.ts';

/** A page that a site serves. */
interface ServedPage {
  readonly route: Route;
  readonly path: string;
  readonly site: SiteKey;
  /** The visitor who may see it. @default a visitor who is not logged in */
  readonly customer?: typeof erika & { readonly isCommunityMember?: boolean };
}

const visitors = [undefined, erika, { ...erika, isCommunityMember: true }];

/** Returns every page of the app on every site, each for a visitor who may see it. */
export const everyPage: readonly ServedPage[] = siteKeys.flatMap((site) =>
  appRouting.table.routes.flatMap((route) =>
    (route.parameter ?? ['']).flatMap((parameter) => {
      const visit = { site: siteFor(site), parameter, leadsTo: () => '/elsewhere' };
      const isAdmitted = (customer: (typeof visitors)[number]) =>
        admit(route, { ...visit, customer }, appRouting.checks).kind === 'admitted';
      const path = route.paths[0]?.replace(/:\w+/, parameter) ?? '';
      const index = visitors.findIndex(isAdmitted);
      const customer = visitors[index];
      return index < 0 ? [] : [{ route, path, site, ...(customer && { customer }) }];
    }),
  ),
);
