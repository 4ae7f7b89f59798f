import { standaloneFlow } from '@crema/flow-domain';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { expect, test } from 'vitest';
import { environmentOf } from '../../test-support/environment.ts';
import { openFlow } from '../../test-support/open-flow.tsx';
import { renderAccountField } from '../fields/account-fields.tsx';
import { renderPersonField } from '../fields/person-fields.tsx';
import { FlowForm } from '../form/flow-form.tsx';
import type { FieldRenderer } from '../form/form-context.tsx';
import type { FlowSlots } from '../provider/flow-provider.tsx';
import { AccountSection } from './account-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SubmitSection } from './submit-section.tsx';

const renderField: FieldRenderer = (field) => renderPersonField(field) ?? renderAccountField(field);

const open = (slots: FlowSlots) =>
  openFlow(
    <FlowForm
      definition={standaloneFlow}
      renderField={renderField}
      id="form"
      action="#"
      send={() => new Promise(() => {})}
    >
      {(plan) => (
        <>
          <PersonSection plan={plan} />
          <AccountSection plan={plan} offer={<b>offer</b>} />
          <ConsentsSection plan={plan} />
          <SubmitSection>Weiter</SubmitSection>
        </>
      )}
    </FlowForm>,
    environmentOf(messagesOf),
    { slots },
  );

/** Slots, headings of the sections and the button, in the order of the page. */
const order = () =>
  Array.from(
    document.querySelectorAll(
      'form i, form b, form fieldset:not(fieldset *) > legend, form [type=submit], [name=password]',
    ),
    (each) => each.getAttribute('name') ?? each.textContent,
  );

test('what the page gives stands before and after each section', async () => {
  const both = (when: string) => ({
    person: <i>{when} person</i>,
    account: <i>{when} account</i>,
    consents: <i>{when} consents</i>,
    submit: <i>{when} submit</i>,
  });
  await open({ before: both('before'), after: both('after') });
  expect(order()).toEqual([
    'before person',
    'Ihre Angaben',
    'after person',
    'before account',
    'Ihre Zugangsdaten',
    'offer',
    'password',
    'after account',
    'before consents',
    'Ihre Einwilligungen',
    'after consents',
    'before submit',
    'Weiter',
    'after submit',
  ]);
});

test('a slot of one section alone leaves the others as they are', async () => {
  await open({ after: { account: <i>only here</i> } });
  expect(order()).toEqual([
    'Ihre Angaben',
    'Ihre Zugangsdaten',
    'offer',
    'password',
    'only here',
    'Ihre Einwilligungen',
    'Weiter',
  ]);
});
