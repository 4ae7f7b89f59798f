import type { PlanOptions } from '@crema/flow-domain';
import type { FlowEnvironment } from '@crema/flow-form';
import { useMemo } from 'react';
import { loginLink } from './login-link.ts';
import { usePage } from './page-context.tsx';

/**
 * The environment that every flow on a page needs, and the options of its form: the shop's options for the flow, and those of the
 * route. It has no services for a registration; `useFlowEnvironment` adds them.
 */
export function usePageEnvironment(): { environment: FlowEnvironment; options: PlanOptions } {
  const { pack, texts, brand, links, reports, route, state } = usePage();
  const { form } = route;
  const { path, subscription } = state;
  const environment = useMemo<FlowEnvironment>(() => {
    const here = path ?? (typeof location === 'undefined' ? '' : location.pathname + location.search);
    return {
      site: pack.site,
      documents: pack.documents,
      texts,
      brand: {
        cardName: brand.cardName,
        companyTerms: brand.companyTerms,
        // A login is offered beside an error only, which no page has before it knows its address.
        links: { ...links, login: loginLink(links.login, here) },
      },
      // The page itself: from there the server leads a customer who is logged in on, back to a checkout that asked for it.
      wayOn: here,
      slots: brand.slots,
      onEvent: (event) => reports.flow(event),
    };
  }, [pack, texts, brand, links, reports, path]);
  const options = useMemo(
    () => ({ ...(form && brand.options[form.flow]), ...form?.variant, subscription }),
    [brand, form, subscription],
  );
  return { environment, options };
}
