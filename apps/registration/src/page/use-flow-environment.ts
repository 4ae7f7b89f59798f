import type { ShownCustomer, ShownResults } from '@crema/flow-domain';
import type { FlowEnvironment } from '@crema/flow-form';
import { useMemo, useRef } from 'react';
import { pageRegistration, registerFor } from '@crema/page-calls/registration';
import { usePage } from './page-context.tsx';
import { usePageEnvironment } from './use-page-environment.ts';

/** Opens the next page after a success. A customer with an account is logged in at that time. */
export type LeadOn = (next: string, customer: ShownCustomer | undefined) => void;

/**
 * The environment of a flow that sends a registration. After a success the app opens the route's next page; it loads that page while
 * it waits for the answer.
 * @param leadOn another way to get there; a stable function. @default the app's own navigation
 */
export function useFlowEnvironment(leadOn?: LeadOn): ReturnType<typeof usePageEnvironment> {
  const { prepare, navigate, route, state } = usePage();
  const { environment: page, options } = usePageEnvironment();
  const { next } = route;
  const owner = state.customer?.loginId;
  // They are no part of an event, because tracking gets every event.
  const results = useRef<ShownResults>(undefined);
  const environment = useMemo<FlowEnvironment>(
    () => ({
      ...page,
      services: {
        ...pageRegistration,
        register: async (request) => {
          if (next) prepare(next);
          const outcome = await (owner === undefined
            ? pageRegistration.register(request)
            : registerFor(owner, request));
          if (outcome.kind === 'created') results.current = outcome.results;
          return outcome;
        },
      },
      onEvent: (event) => {
        page.onEvent(event);
        if (event.type !== 'registered' || !next) return;
        // The server now knows the address. Its page shows it, so that the shopper does not type it again.
        if (event.hasAccount && event.hasAddress && !route.returns) location.assign(next);
        else
          (leadOn ?? navigate)(next, event.hasAccount ? { ...event.person, ...results.current } : undefined);
      },
    }),
    [page, prepare, navigate, leadOn, next, route, owner],
  );
  return { environment, options };
}
