import type { Flow } from '@crema/flow-domain';

/** A kind of form as people of the business speak of it. */
export interface FlowWords {
  readonly flow: Flow;
  readonly name: string;
  /** Its shoppers, and their purpose. */
  readonly about: string;
  /** Keys of the words above the form and on its buttons. */
  readonly heading: string;
  readonly buttons: readonly string[];
}

/** Every flow, in the order in which they are listed. */
export const flowWords: readonly FlowWords[] = [
  {
    flow: 'standalone',
    name: 'Sign-up',
    about:
      'A shopper opens an account in the shop, on a page of its own. The loyalty card can be ticked with it if the site has one.',
    heading: 'page.registrationPage.title',
    buttons: ['action.register'],
  },
  {
    flow: 'checkout',
    name: 'Checkout',
    about:
      'A shopper orders. A shopper who enters a password opens an account with the order; one who does not orders as a guest. The shop decides whether the password is optional, required or left out, and whether the invoice address is asked as well.',
    heading: 'page.checkoutRegistrationPage.title',
    buttons: ['action.continue'],
  },
  {
    flow: 'loyalty-card',
    name: 'Loyalty card',
    about:
      'A shopper takes the free loyalty card. The form asks a customer who is logged in for the card alone; a new shopper opens an account with it. It is for private persons, unless the shop lets companies in.',
    heading: 'page.cardRegistrationPage.title',
    buttons: ['card.submit'],
  },
  {
    flow: 'community',
    name: 'Community registration',
    about: 'A new shopper opens an account and joins the community, in a small window of its own.',
    heading: 'page.communityRegistrationPage.title',
    buttons: ['action.register'],
  },
  {
    flow: 'community-request',
    name: 'Community request',
    about: 'A customer who is logged in joins the community. Everything else is known.',
    heading: 'page.communityRequestPage.title',
    buttons: ['community.button'],
  },
  {
    flow: 'invoice-address',
    name: 'Invoice address',
    about:
      'A customer completes the profile after a registration, or changes the address later. The form can be skipped; nothing is agreed to in it.',
    heading: 'account.invoiceAddress.headline',
    buttons: ['action.save', 'action.skip'],
  },
];
