import type { ReturnedForm, ShownCustomer } from '@crema/flow-domain';
import { use } from 'react';
import { hasResults } from '../page/load-view.ts';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { loadResults } from './load-results.ts';
import type { Welcome } from './welcome-screen.tsx';

let loading: Promise<{ readonly Welcome: typeof Welcome }> | undefined;

/**
 * Loads the form by itself. The page paints without it, so that its first scripts are as light as any page's.
 * The page before fetches the form when the shopper leaves it, so that the form is there when this page is shown.
 */
export const load = () =>
  (loading ??= import('./welcome-screen.tsx').then((loaded) => ({ Welcome: loaded.Welcome })));

/** Returns the sender of a form that comes back after the login has ended. The app then knows only the values of the form. */
const senderOf = ({ values }: ReturnedForm): ShownCustomer => ({
  firstName: values['address.firstName'] ?? '',
  lastName: '',
});

/** Ends a registration (Registration §2, form 10): welcomes the customer, who may enter the invoice address. */
export function Screen() {
  const { texts, state } = usePage();
  const customer = state.customer ?? (state.form && senderOf(state.form));
  const screen = use(load());
  if (!customer) return null;
  const { firstName } = customer;
  const more = hasResults(customer) ? use(loadResults()) : undefined;
  return (
    <screen.Welcome
      customer={customer}
      headline={
        <>
          <PageHeading>{texts.t('address.success.headline', { firstName })}</PageHeading>
          {more && <more.Results customer={customer} />}
        </>
      }
    />
  );
}
