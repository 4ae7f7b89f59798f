import { linkHours } from '../../../apps/services/src/core/confirmations/confirmation-writes.ts';
import { sessionSeconds } from '../../../apps/services/src/core/identity/customer-session.ts';
import { rateLimitSettings } from '../../../apps/services/src/server/settings/rate-limits.ts';
import { lifetime } from '../../../flows/form/src/draft/stored-draft.ts';

/** The number of timers and durations in each source file. */
type Sources = Readonly<Record<string, number>>;

/** A time after which something ends that a shopper has begun (WCAG 2.2 2.2.1). */
export interface TimeLimit {
  readonly what: string;
  readonly lasts: string;
  /** How the shopper extends it, or why there is no need. */
  readonly answer: string;
  /** A question for people. @default none */
  readonly open?: string;
  readonly sources: Sources;
  /** The code of a constant that `lasts` repeats, by its file. @default none */
  readonly code?: readonly (readonly [path: string, code: string])[];
}

const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;

/** Every time limit of the pages. */
export const timeLimits: readonly TimeLimit[] = [
  {
    what: 'The login of a customer',
    lasts: `${sessionSeconds / 86_400} days`,
    answer:
      'No need: it is longer than 20 hours. After it the page asks for the login and keeps the entries.',
    sources: {
      'apps/services/src/core/identity/customer-session.ts': 1,
      'apps/services/src/server/sessions/login.ts': 2,
    },
  },
  {
    what: 'The token that protects a form, and the wait for it',
    lasts: 'as long as the session, 5 seconds to wait',
    answer: 'Extended without the shopper: an open form gets a new one. The same press sends it again.',
    sources: { 'flows/form/src/services/http-call.ts': 2 },
    code: [['flows/form/src/services/http-call.ts', 'tokenTimeout = 5000']],
  },
  {
    what: 'The link in a mail for a new password',
    lasts: `${linkHours.password} hour`,
    answer:
      'Safety: who finds an old mail gets no account. The page of an old link offers a new one, at most five a day.',
    sources: {},
  },
  {
    what: 'The e-mail address that goes along to the log-in',
    lasts: '10 minutes',
    answer: 'No need: the shopper types it again.',
    sources: { 'apps/services/src/server/accounts/known-email.ts': 1 },
    code: [['apps/services/src/server/accounts/known-email.ts', 'seconds = 10 * 60']],
  },
  {
    what: 'The link in a mail that confirms an address',
    lasts: `${linkHours.address} hours`,
    answer: 'Extended by a button: the page of an old link sends a new one, five times a day.',
    sources: {
      'apps/services/src/core/confirmations/confirmation-writes.ts': 2,
    },
  },
  {
    what: 'The draft of a form that is not sent yet',
    lasts: `${minutes(lifetime)} after the last change`,
    answer:
      'Extended by each change. An open page keeps its entries without limit. The draft only restores them after a reload.',
    sources: { 'flows/form/src/draft/stored-draft.ts': 1, 'flows/form/src/draft/keep-draft.ts': 2 },
  },
  {
    what: 'A call of the page',
    lasts: '15 seconds',
    answer: 'No need: the page keeps the entries, and the same press sends them again. They are stored once.',
    sources: {
      'apps/page-shell/src/boot/boot.ts': 3,
      'apps/page-shell/src/builds/recover.ts': 1,
      'apps/services/src/core/registrations/registration-attempt.ts': 1,
      'flows/form/src/loading.ts': 1,
      'flows/form/src/services/fetch-documents.ts': 1,
      'flows/form/src/services/http-address-services.ts': 1,
    },
    code: [['flows/form/src/services/http-call.ts', 'timeout = 15_000']],
  },
  {
    what: 'Too many registrations from one place',
    lasts: `a wait of at most RATE_LIMIT_MINUTES, by default ${rateLimitSettings.entries.RATE_LIMIT_MINUTES.default}`,
    answer: 'No need: the page keeps the entries, and nothing ends while the shopper waits.',
    sources: {
      'apps/services/src/server/settings/rate-limits.ts': 1,
      'apps/services/src/core/limits/counts.ts': 1,
      'apps/services/src/core/limits/registration-limits.ts': 1,
      'apps/services/src/core/limits/slots.ts': 2,
    },
  },
  {
    what: 'The window of the community after a registration',
    lasts: '4 seconds',
    answer:
      'The shopper can only close it earlier. Everything in it is done, and the page behind it shows the result.',
    open: 'Is the welcome so short that no shopper needs more time? Otherwise let the shopper close the window.',
    sources: { 'flows/community/src/community-welcome.tsx': 1 },
    code: [['flows/community/src/community-welcome.tsx', 'stay = 4000']],
  },
  {
    what: 'A notification that closes by itself',
    lasts: 'as the page that imports it says; none on these pages',
    answer:
      'It waits under the pointer, with the focus in it and in a hidden tab, and then starts from zero.',
    sources: { 'design-system/src/notification/closing.ts': 1 },
  },
  {
    what: 'A message that only a screen reader says',
    lasts: '5 seconds in the page',
    answer: 'No need: the text that it repeats stays visible, beside its field or at the top of the form.',
    sources: {
      'design-system/src/design-system-provider/announcer.tsx': 2,
      'design-system/src/field/said-errors.ts': 1,
      'design-system/src/textarea/counter.tsx': 3,
    },
    code: [['design-system/src/design-system-provider/announcer.tsx', 'STAYS_MS = 5000']],
  },
];

/** Timers that end nothing for a shopper, each group with the reason. */
export const otherTimers: readonly { readonly why: string; readonly sources: Sources }[] = [
  {
    why: 'They put work off to a later task, so that the page stays quick.',
    sources: {
      'apps/consent-banner/src/open-banner.tsx': 1,
      'apps/page-shell/src/builds/start-builds.ts': 1,
      'design-system/src/checkbox-group/use-all-checked.ts': 1,
      'design-system/src/combo-box/suggestions.tsx': 1,
      'design-system/src/combo-box/use-list-module.ts': 1,
      'design-system/src/iban-field/use-raw.ts': 1,
      'design-system/src/internal/choice.tsx': 1,
      'design-system/src/internal/use-follow.ts': 3,
      'flows/address/src/answers/use-answers.ts': 1,
      'flows/address/src/form/address-fields.tsx': 1,
      'flows/form/src/engine/bind-form.ts': 2,
    },
  },
  {
    why: 'They wait before they show or say that something is slow. Suggestions stay until the focus leaves.',
    sources: {
      'apps/page-shell/src/view/create-navigation.ts': 2,
      'design-system/src/combo-box/search.ts': 3,
      'flows/address/src/edit/edit-address-button.tsx': 2,
      'flows/loyalty-card/src/choice/address-to-come.tsx': 2,
    },
  },
  {
    why: 'They ask again for a build, a window or a receipt, and change nothing that a shopper has begun.',
    sources: {
      'apps/embed/src/frame/offer-window.ts': 1,
      'apps/page-calls/src/receipts/keep-receipts.ts': 1,
      'apps/page-calls/src/receipts/send-receipt.ts': 1,
      'apps/page-shell/src/builds/watch-builds.ts': 2,
      'apps/registration/src/tracking/wait-for-interface.ts': 1,
      'design-system/src/field/form-errors.ts': 2,
    },
  },
  {
    why: 'Inside the server: another service or the mail server is slow, or an answer must not tell by its time.',
    sources: {
      'apps/services/src/core/accounts/reset-password.ts': 2,
      'apps/services/src/core/customer-data/customer-facts.ts': 1,
      'apps/services/src/core/identity/breached-password.ts': 2,
      'apps/services/src/core/mails/send-mail.ts': 1,
      'apps/services/src/core/streets/fetch-json.ts': 1,
      'apps/services/src/core/streets/open-address-service.ts': 1,
    },
  },
];

/** Folders whose timers no shopper waits for: tracking, operation, events, development. */
export const withoutShoppers =
  /^(?:tracking|apps\/dev-server|apps\/services\/src\/(?:core\/(?:consents|database|events|outbox)|server\/(?:events-page|http|monitoring)))\/|\/(?:start|event-settings)\.ts$/;
