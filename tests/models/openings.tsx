import { InvoiceAddressAfterRegistration } from '../../flows/address/src/index.ts';
import { CommunityRegistration, CommunityRequest } from '../../flows/community/src/index.ts';
import { LoyaltyCardRegistration } from '../../flows/loyalty-card/src/index.ts';
import {
  CheckoutRegistration,
  CheckoutWithAddress,
  StandaloneRegistration,
} from '../../flows/registration/src/index.ts';
import type { ReactNode } from 'react';
import { addressEnvironment } from '../../flows/address/test-support/environment.ts';
import { erika } from '../../flows/address/test-support/customers.ts';
import { communityEnvironment, requestEnvironment } from '../../flows/community/test-support/environment.ts';
import type { MakeEnvironment } from '../../flows/form/test-support/environment.ts';
import { cardEnvironment } from '../../flows/loyalty-card/test-support/environment.ts';
import {
  addressCheckoutEnvironment,
  checkoutEnvironment,
  standaloneEnvironment,
} from '../../flows/registration/test-support/environment.ts';
import type { FormName, Scene } from './scene.ts';

/** The way in which a form is opened on its page. */
interface Opening {
  readonly environment: MakeEnvironment;
  readonly show: (options: Scene['options']) => ReactNode;
}

const card: Opening = {
  environment: cardEnvironment,
  show: (options) => (
    <LoyaltyCardRegistration
      action="#"
      addressAction="#"
      addressPage="#address"
      options={options}
      notice={<p>The notice</p>}
    />
  ),
};

/** Every form, made from the flow's own components and texts. */
export const openings: Readonly<Record<FormName, Opening>> = {
  standalone: {
    environment: standaloneEnvironment,
    show: (options) => <StandaloneRegistration action="#" options={options} />,
  },
  checkout: {
    environment: checkoutEnvironment,
    show: (options) => <CheckoutRegistration action="#" options={options} />,
  },
  'checkout-with-address': {
    environment: addressCheckoutEnvironment,
    show: (options) => <CheckoutWithAddress action="#" options={options} />,
  },
  community: {
    environment: communityEnvironment,
    show: (options) => <CommunityRegistration action="#" options={options} />,
  },
  'community-request': {
    environment: requestEnvironment,
    show: (options) => <CommunityRequest action="#" options={options} />,
  },
  card,
  'card-of-customer': card,
  'invoice-address': {
    environment: addressEnvironment,
    show: ({ customer = erika, ...options }) => (
      <InvoiceAddressAfterRegistration
        action="#"
        customer={customer}
        options={options}
        headline={<h1>Welcome</h1>}
        skipTo="#skip"
        mark={null}
      />
    ),
  },
};
