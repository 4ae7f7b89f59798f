import type { ReturnedForm, ShownCustomer } from '@crema/flow-domain';
import { use } from 'react';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { Welcome } from './welcome-screen.tsx';

let loading: Promise<{ readonly Welcome: typeof Welcome }> | undefined;

/**
 * The form is fetched by itself: the page paints without it, and its first scripts are as light as any page's.
 * Fetched when the page is left for this one, it is there when this one is shown.
 */
export const load = () =>
  (loading ??= import('./welcome-screen.tsx').then((loaded) => ({ Welcome: loaded.Welcome })));

/** Whom a form comes back to when the login has ended meanwhile: no more is known of them than the form says. */
const senderOf = ({ values }: ReturnedForm): ShownCustomer => ({
  firstName: values['address.firstName'] ?? '',
  lastName: '',
});

/** Where a registration ends (Registration §2, form 10): the customer is welcomed and may give the invoice address. */
export function Screen() {
  const { texts, state } = usePage();
  const customer = state.customer ?? (state.form && senderOf(state.form));
  const screen = use(load());
  if (!customer) return null;
  const { firstName } = customer;
  return (
    <screen.Welcome
      customer={customer}
      headline={<PageHeading>{texts.t('address.success.headline', { firstName })}</PageHeading>}
    />
  );
}
