import type { CustomerName, PlanOptions } from '@crema/flow-domain';
import type { FlowEnvironment } from '@crema/flow-form';
import { useMemo } from 'react';
import { appServices } from './app-services.ts';
import { registerFor } from './register-for.ts';
import { usePage } from './page-context.tsx';

/** Leads on from a success; somebody with an account is logged in by now. */
export type LeadOn = (next: string, customer: CustomerName | undefined) => void;

/**
 * What the flow on a page is mounted with, and how the page sets its form up: as the shop decides for the flow, in the
 * route's variant. A registration leads to the route's next page, which is fetched while the answer is awaited.
 * @param leadOn another way to get there; a stable function. @default the app's own navigation
 */
export function useFlowEnvironment(leadOn?: LeadOn): { environment: FlowEnvironment; options: PlanOptions } {
  const { pack, texts, brand, links, reports, prepare, navigate, route, state } = usePage();
  const { form, next } = route;
  const { path, subscription, customer } = state;
  const owner = customer?.loginId;
  const environment = useMemo<FlowEnvironment>(
    () => ({
      site: pack.site,
      documents: pack.documents,
      texts,
      brand: { cardName: brand.cardName, companyTerms: brand.companyTerms, links },
      // The page itself: the server leads who is logged in on from there, back to a checkout that asked for it.
      wayOn: path ?? (typeof location === 'undefined' ? undefined : location.pathname + location.search),
      slots: brand.slots,
      services: {
        ...appServices,
        register: (request) => {
          if (next) prepare(next);
          return owner === undefined ? appServices.register(request) : registerFor(owner, request);
        },
      },
      onEvent: (event) => {
        reports.flow(event);
        if (event.type !== 'registered' || !next) return;
        // An address that the server knows now is on the page that it serves, and nobody types it again.
        if (event.hasAccount && event.hasAddress && !route.returns) location.assign(next);
        else (leadOn ?? navigate)(next, event.hasAccount ? event.person : undefined);
      },
    }),
    [pack, texts, brand, links, reports, prepare, navigate, leadOn, next, route, path, owner],
  );
  const options = useMemo(
    () => ({ ...(form && brand.options[form.flow]), ...form?.variant, subscription }),
    [brand, form, subscription],
  );
  return { environment, options };
}
