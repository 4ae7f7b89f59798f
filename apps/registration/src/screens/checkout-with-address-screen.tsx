import { Stack } from '@crema/design-system';
import { use } from 'react';
import { usePage } from '../page/page-context.tsx';
import type * as Form from './checkout-address-form-screen.tsx';
import { RegistrationHeading } from './registration-heading.tsx';

let loading: Promise<Pick<typeof Form, 'CheckoutWithAddress'>> | undefined;

/** The form is fetched by itself: the page paints without it, and its first scripts are as light as any page's. */
export const load = () =>
  (loading ??= import('./checkout-address-form-screen.tsx').then(({ CheckoutWithAddress }) => ({
    CheckoutWithAddress,
  })));

/** The registration inside the checkout with the invoice address, on its page (Registration §2, form 5). */
export function Screen() {
  const { texts } = usePage();
  const form = use(load());
  return (
    <Stack gap={10}>
      <RegistrationHeading
        title={texts.t('page.checkoutRegistrationPage.title')}
        intro={texts.t('page.checkoutRegistrationPage.intro')}
      />
      <form.CheckoutWithAddress />
    </Stack>
  );
}
