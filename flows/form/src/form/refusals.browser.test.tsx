import {
  type CustomerInfo,
  flowDefinitions,
  type Flow,
  flows,
  type FormPlan,
  type FormValues,
  type JudgedValues,
  judgeWithCauses,
  mobilePrefixes,
  type PlanOptions,
  planFor,
  siteFor,
  type SiteKey,
  siteKeys,
} from '@crema/flow-domain';
import fc from 'fast-check';
import checkout from 'virtual:crema-messages/all/checkout-with-address';
import community from 'virtual:crema-messages/all/community';
import communityRequest from 'virtual:crema-messages/all/community-request';
import invoiceAddress from 'virtual:crema-messages/all/invoice-address';
import loyaltyCard from 'virtual:crema-messages/all/loyalty-card';
import standalone from 'virtual:crema-messages/all/standalone';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../design-system/test-support/show.tsx';
import { enteredValues } from '../../test-support/entered-values.ts';
import { environmentOf, type MakeEnvironment } from '../../test-support/environment.ts';
import { renderEveryField } from '../../test-support/every-field.tsx';
import { FlowProvider } from '../provider/flow-provider.tsx';
import { Consents } from '../sections/consents-section.tsx';
import { SubmitButton } from '../sections/submit-section.tsx';
import { FlowForm } from './flow-form.tsx';
import { PlannedField } from './form-context.tsx';

/** Number of filled forms per case: few in the tests, `VITE_FORM_VALUES` in `npm run properties --prefix tests`. */
const { VITE_FORM_VALUES: many = '2', VITE_KEY_SEED: seed = Date.now() % 2 ** 31 } = import.meta.env;
const runs = { numRuns: Number(many), seed: Number(seed) };

const customer: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@example.com',
};

interface Case {
  readonly flow: Flow;
  readonly site: SiteKey;
  readonly options: PlanOptions;
}

/** The variants in which the form of a flow is on a page. A flow without an entry has one. */
const variants: Readonly<Partial<Record<Flow, readonly PlanOptions[]>>> = {
  checkout: [
    { passwordRequired: true },
    { hidePassword: true, withAddress: true },
    { withAddress: true, companyNameRequired: false },
  ],
  'loyalty-card': [{}, { customer }, { customer: { ...customer, salutation: 'COMPANY' } }],
  'invoice-address': [
    {},
    { customer },
    { countryDisabled: true, requiredParts: ['phoneNumber', 'floorDoor'] },
  ],
};
const cases: readonly Case[] = flows.flatMap((flow) =>
  siteKeys.flatMap((site) => (variants[flow] ?? [{}]).map((options) => ({ flow, site, options }))),
);

/** The environment of each flow, with its own texts, so that the test finds a missing text. */
const environments: Readonly<Record<Flow, MakeEnvironment>> = {
  standalone: environmentOf(standalone),
  checkout: environmentOf(checkout),
  community: environmentOf(community),
  'community-request': environmentOf(communityRequest),
  'loyalty-card': environmentOf(loyaltyCard),
  'invoice-address': environmentOf(invoiceAddress),
};

/** Opens a form of a flow with plain fields, which starts with these values. */
async function openForm({ flow, site, options }: Case, values: FormValues) {
  const send = vi.fn<(plan: FormPlan, sent: JudgedValues) => Promise<undefined>>(async () => undefined);
  const environment = environments[flow](site, 'waiting');
  const screen = await show(
    <FlowProvider environment={environment}>
      <FlowForm
        definition={flowDefinitions[flow]}
        options={options}
        start={{ values }}
        renderField={renderEveryField}
        id="form"
        action="#"
        send={send}
      >
        {(plan) => (
          <>
            {plan.fields.map((field) => (
              <PlannedField key={field.name} field={field} />
            ))}
            <Consents consents={plan.consents} />
            <SubmitButton waiting="…">Weiter</SubmitButton>
          </>
        )}
      </FlowForm>
    </FlowProvider>,
  );
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  // No page starts with a password.
  const password = form.querySelector<HTMLInputElement>('[name=password]');
  if (password) password.value = values['password'] ?? '';
  return { form, send, environment, screen };
}

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element?.checkVisibility())
    .map((element) => element?.textContent ?? '')
    .join(' ');

/** Returns the text that the focus leads to after a refusal: the error linked to the input, or the banner itself. */
function toldByFocus(form: HTMLFormElement): string {
  const { activeElement } = document;
  if (!activeElement || !form.contains(activeElement)) return '';
  const group = activeElement.closest('[aria-invalid="true"]');
  return group ? textOf(group.getAttribute('aria-describedby')) : (activeElement.textContent ?? '');
}

/** Returns values for a form, in two rounds, so that fields that appear after the first answers get a value too. */
const valuesOf = ({ flow, site, options }: Case) => {
  const asked = (answers: FormValues) =>
    enteredValues(planFor(flow, siteFor(site), { ...options, ...flowDefinitions[flow].answersOf(answers) }));
  return asked({}).chain((first) => asked(first).map((more) => Object.assign({}, more, first)));
};

describe('a refused submit leads to a visible, linked error and tells every issue', () => {
  test.each(cases.map((each) => [each.flow, each.site, JSON.stringify(each.options), each] as const))(
    '%s in %s with %s',
    async (_flow, _site, _options, each) => {
      const site = siteFor(each.site);
      const { answersOf, ruleOf } = flowDefinitions[each.flow];
      const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };
      const refusal = async (entered: FormValues) => {
        const { form, send, environment, screen } = await openForm(each, entered);
        form.requestSubmit();
        const plan = planFor(each.flow, site, { ...each.options, ...answersOf(entered) });
        const { issues } = judgeWithCauses(plan, entered, site, env, ruleOf);
        if (issues.length > 0) await expect.poll(() => toldByFocus(form)).not.toBe('');
        await expect.poll(() => send.mock.calls).toHaveLength(issues.length === 0 ? 1 : 0);
        const said = form.innerText;
        const { issue, problem } = environment.texts;
        for (const found of issues) {
          expect(said).toContain(found.field === undefined ? problem(found) : issue(found));
        }
        await screen.unmount();
      };
      await fc.assert(fc.asyncProperty(valuesOf(each), refusal), runs);
    },
    60_000 + Number(many) * 250,
  );
});

test('a wrong mobile number, sent with Enter, has the focus', async () => {
  const turkey: Case = { flow: 'invoice-address', site: 'TR', options: {} };
  const { send } = await openForm(turkey, {
    'address.salutation': 'MRS',
    'address.firstName': 'Ayşe',
    'address.lastName': 'Yılmaz',
    'address.countryCode': 'TR',
    'address.postalTown': 'İstanbul',
    'address.postalDistrict': 'Kadıköy',
    'address.streetAddress': 'Bahariye Caddesi 12',
    'address.postalCode': '34710',
  });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vorwahl', exact: true }), '532');
  const number = page.getByRole('textbox', { name: 'Nummer', exact: true });
  await userEvent.type(number, '123{Enter}');
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveAccessibleDescription(/7/);
  expect(mobilePrefixes).toContain('532');
  expect(send).not.toHaveBeenCalled();
});

test('a form that cannot be answered says so in its banner, which has the focus', async () => {
  const { form, send } = await openForm({ flow: 'loyalty-card', site: 'TR', options: {} }, {});
  form.requestSubmit();
  await expect
    .poll(() => document.activeElement?.textContent ?? '')
    .toContain('Bu kart maalesef burada sunulmuyor');
  expect(send).not.toHaveBeenCalled();
});
