/**
 * The texts each flow's page ships, by the beginnings of their keys. A page downloads one locale of one flow; what is
 * not listed here is not in its bundle.
 */
export const flowMessages = {
  standalone: [
    'a11y.',
    'action.',
    'address.',
    'banner.invalidForm',
    'banner.technicalError',
    'consent.',
    'error.',
    'field.',
    'group.',
    'page.login.',
    'page.registrationPage.intro',
    'page.registrationPage.title',
    'page.registrationAddressPage.title',
  ],
  // The page around the screens and its error pages: rendered on the server, downloaded by nobody.
  frame: ['a11y.error', 'errorPage.', 'page.'],
} as const satisfies Record<string, readonly string[]>;

/** Names of the bundles. */
export type MessageBundle = keyof typeof flowMessages;
