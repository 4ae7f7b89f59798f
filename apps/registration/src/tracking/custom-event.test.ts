import { expect, test } from 'vitest';
import { createMapEvent } from '../../../../tracking/src/channels/ga4/map-event.ts';
import { ga4Rules } from '../../../../tracking/src/channels/ga4/ga4-rules.ts';
import { createRuleTable } from '../../../../tracking/src/channels/ga4/rule-table.ts';
import { customEvent } from './custom-event.ts';

type Happening = Parameters<typeof customEvent>[0];

const flow = 'checkout';
const effort = [
  { field: 'email', returns: 1, corrections: 0 },
  { field: 'personalData.birthDate', returns: 2, corrections: 1 },
];
const told = 'personalData.birthDate 2/1, email 1/0';
const person = { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' } as const;
const registered = {
  flow,
  type: 'registered',
  loginId: 'l1',
  person,
  hasAddress: false,
  newsletter: undefined,
} as const;
const left = { flow, type: 'abandoned', field: 'email', effort } as const;
const nameInGa4 = createMapEvent(createRuleTable(ga4Rules, 'crema'));

test.each<[Happening, readonly (string | undefined)[], Readonly<Record<string, string>>, string]>([
  [{ flow, type: 'started' }, ['registration', 'start', 'checkout'], {}, 'form_interaction'],
  [
    { flow, type: 'fieldError', field: 'email', error: 'required' },
    ['registration', 'error', 'email required'],
    {},
    'system_response',
  ],
  [
    { flow, type: 'consentChanged', consent: 'newsletter', given: true },
    ['registration', 'check', 'newsletter'],
    { status: 'set' },
    'form_interaction',
  ],
  [
    { flow, type: 'consentChanged', consent: 'newsletter', given: false },
    ['registration', 'check', 'newsletter'],
    { status: 'removed' },
    'form_interaction',
  ],
  [
    { flow, type: 'submitted', effort },
    ['registration', 'submit', 'checkout'],
    { specification: told },
    'form_interaction',
  ],
  [
    { ...left, provisional: true },
    ['registration', 'abandon', 'email'],
    { status: 'provisional', specification: told },
    'form_interaction',
  ],
  [
    { ...left, provisional: false, field: undefined },
    ['registration', 'abandon', undefined],
    { status: 'final', specification: told },
    'form_interaction',
  ],
  [
    { flow, type: 'abandonmentWithdrawn' },
    ['registration', 'abandon', undefined],
    { status: 'withdrawn' },
    'form_interaction',
  ],
  [
    { flow, type: 'refused', fields: ['email', 'password'] },
    ['registration', 'validation error', 'email,password'],
    {},
    'system_response',
  ],
  [{ flow, type: 'failed', problem: 'offline' }, ['registration', 'error', 'offline'], {}, 'system_response'],
  [{ ...registered, hasAccount: true }, ['registration', 'success', 'checkout'], {}, 'sign_up'],
  [{ ...registered, hasAccount: false }, ['registration', 'save success', 'checkout'], {}, 'system_response'],
  [
    { flow: 'invoice-address', type: 'addressSaved', uuid: 'a1' },
    ['address', 'save', 'webshop'],
    {},
    'change_data',
  ],
  [
    { flow: 'invoice-address', type: 'addressSkipped' },
    ['address', 'abandon', 'webshop'],
    { status: 'skipped' },
    'form_interaction',
  ],
  [
    { flow: 'loyalty-card', type: 'cardNoticeShown' },
    ['login / registration', 'crema registration disabled', undefined],
    {},
    'system_response',
  ],
])('%j is told by words that GA4 has a rule for', (event, words, more, name) => {
  const { event_name, event_category, event_action, event_label, ...rest } = customEvent(event, 'crema');
  expect(event_name).toMatch(/^form_[a-z]+(?:_[a-z]+)*$/);
  expect([event_category, event_action, event_label]).toEqual(words);
  expect(rest).toEqual(more);
  const [category = '', action = '', label = ''] = words;
  const read = { event_category: category, event_action: action, event_label: label };
  expect(nameInGa4(read).name).toBe(name);
});
