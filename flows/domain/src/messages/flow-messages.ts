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
    'consent.detail.',
    'error.',
    'errorPage.',
    'field.',
    'group.',
    'page.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Names of the bundles. */
export type MessageBundle = keyof typeof flowMessages;
