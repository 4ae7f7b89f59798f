import { expect, test } from 'vitest';
import { planFor } from '../flows/index.ts';
import { siteFor } from '../sites/index.ts';
import { unexpectedInputs } from './judge-sent.ts';

const [germany, turkey] = [siteFor('DE'), siteFor('TR')];

test('a form without a card is asked for no layout, but the digital one says nothing', () => {
  const plan = planFor('standalone', germany, {});
  expect(unexpectedInputs(plan, { 'cardSelection.layout': 'DIGITAL' })).toEqual([]);
  expect(unexpectedInputs(plan, { 'cardSelection.layout': 'PLASTIC' })).toEqual(['cardSelection.layout']);
  const other = 'cardSelection.phoneNumber';
  expect(unexpectedInputs(plan, { [other]: 'DIGITAL' })).toEqual([other]);
});

test('a layout that is asked for is expected, and the card with it', () => {
  const plan = planFor('loyalty-card', germany, {});
  const values = { 'cardSelection.layout': 'PLASTIC', cardMembership: 'on' };
  expect(unexpectedInputs(plan, values)).toEqual([]);
  expect(unexpectedInputs(planFor('standalone', turkey, {}), values)).toEqual(Object.keys(values));
});

test('an e-mail address, a consent and the toggle of a Turkish invoice are never unexpected', () => {
  const plan = planFor('community-request', germany, {});
  const values = {
    email: 'anna@example.org',
    'consents.cmc': 'on',
    'address.companyInvoice': 'on',
    'address.companyType': 'INDIVIDUAL',
  };
  expect(unexpectedInputs(plan, values)).toEqual([]);
});

test('blanks are no answer, and every other one is named', () => {
  const plan = planFor('community-request', germany, {});
  expect(unexpectedInputs(plan, { 'personalData.firstName': ' ', password: '' })).toEqual([]);
  const values = { 'personalData.firstName': 'Anna', password: 'x', 'address.companyName': 'Nord' };
  expect(unexpectedInputs(plan, values)).toEqual(Object.keys(values));
});
