import type { PlanOptions } from '@crema/flow-domain';
import { type FlowEnvironment, httpServices } from '@crema/flow-form';
import { useMemo, useState } from 'react';
import { usePage } from './page-context.tsx';

/**
 * What the flow on a page is mounted with, and how the page sets its form up: as the shop decides for the flow, in the
 * route's variant. A registration leads to the route's next page, which is fetched while the answer is awaited.
 */
export function useFlowEnvironment(): { environment: FlowEnvironment; options: PlanOptions } {
  const { pack, texts, brand, links, reports, prepare, navigate, route } = usePage();
  // One client for the page's life: it remembers under which key an unchanged form was sent.
  const [services] = useState(() => httpServices());
  const { form, next } = route;
  const environment = useMemo<FlowEnvironment>(
    () => ({
      site: pack.site,
      documents: pack.documents,
      texts,
      brand: { cardName: brand.cardName, companyTerms: brand.companyTerms, links },
      services: {
        ...services,
        register: (request) => {
          if (next) prepare(next);
          return services.register(request);
        },
      },
      onEvent: (event) => {
        reports.flow(event);
        if (event.type === 'registered' && next) navigate(next, event.person);
      },
    }),
    [services, pack, texts, brand, links, reports, prepare, navigate, next],
  );
  const options = useMemo(() => ({ ...(form && brand.options[form.flow]), ...form?.variant }), [brand, form]);
  return { environment, options };
}
