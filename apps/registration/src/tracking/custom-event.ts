import type { Flow } from '@crema/flow-domain';
import type { FieldEffort, FlowEvent } from '@crema/flow-form';
import type { CustomEventDataInput } from '@crema/tracking';

/** The names of the flows in tracking. */
const methods: Readonly<Record<Flow, string>> = {
  standalone: 'webshop',
  checkout: 'checkout',
  community: 'community',
  'community-request': 'community',
  'loyalty-card': 'card',
  'invoice-address': 'webshop',
};

/** Returns the hardest fields first, as `email 2/1`: returns and corrections. A channel with a limit keeps the first ones. */
const effortText = (effort: readonly FieldEffort[]): string =>
  [...effort]
    .sort((a, b) => b.returns + b.corrections - (a.returns + a.corrections))
    .map(({ field, returns, corrections }) => `${field} ${returns}/${corrections}`)
    .join(', ');

/** Every flow event that has a page message. `viewed` has none, because the page's own view reports it. */
export type Happening = Exclude<FlowEvent, { readonly type: 'viewed' }>;

/** The fields of an event's page message except the category. */
type Told = Pick<CustomEventDataInput, 'event_label' | 'status' | 'specification'> & {
  readonly event_action: string;
};

/** Returns the fields of an event's page message except the category. */
function action(event: Happening, cardWord: string): Told {
  const method = methods[event.flow];
  switch (event.type) {
    case 'started':
      return { event_action: 'start', event_label: method };
    case 'fieldError':
      return { event_action: 'error', event_label: `${event.field} ${event.error}` };
    case 'consentChanged':
      return { event_action: 'check', event_label: event.consent, status: event.given ? 'set' : 'removed' };
    case 'submitted':
      return { event_action: 'submit', event_label: method, specification: effortText(event.effort) };
    case 'abandoned':
      return {
        event_action: 'abandon',
        event_label: event.field,
        status: event.provisional ? 'provisional' : 'final',
        specification: effortText(event.effort),
      };
    case 'abandonmentWithdrawn':
      return { event_action: 'abandon', status: 'withdrawn' };
    case 'refused':
      return { event_action: 'validation error', event_label: event.fields.join(',') };
    case 'failed':
      return { event_action: 'error', event_label: event.problem };
    case 'registered':
      // Only a customer with a new account has signed up. A guest's order and a customer's request only succeed.
      return { event_action: event.hasAccount ? 'success' : 'save success', event_label: method };
    case 'addressSaved':
      return { event_action: 'save', event_label: method };
    case 'addressSkipped':
      return { event_action: 'abandon', event_label: method, status: 'skipped' };
    case 'cardNoticeShown':
      return { event_action: `${cardWord} registration disabled` };
  }
}

/** Returns the name under which the internal tracker gets an event, such as `form_field_error`. */
const nameOf = ({ type }: Happening): string =>
  `form_${type.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/**
 * Returns the page message of an event in a flow (Tracking §3), in words that GA4's rules know. It names fields and never
 * contains an entered value.
 */
export function customEvent(event: Happening, cardWord: string): CustomEventDataInput {
  // The specification gives the words of the notice (Registration §2, form 9).
  const card = event.type === 'cardNoticeShown' && 'login / registration';
  const category = card || (event.flow === 'invoice-address' ? 'address' : 'registration');
  return { event_name: nameOf(event), event_category: category, ...action(event, cardWord) };
}
