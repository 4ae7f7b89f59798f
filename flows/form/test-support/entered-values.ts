import { type FormPlan, type FormValues, mobilePrefixes, type PlannedField } from '@crema/flow-domain';
import fc from 'fast-check';

const texts = [
  '',
  ' ',
  'Erika',
  'www.example.com',
  'Packstation 12',
  'A',
  '12345',
  '123',
  '01234567',
  '1234567',
  'Am Wall 1',
  'Münchner Straße',
  '÷',
  'x'.repeat(300),
];
const emails = ['', 'erika', 'erika@example.com'];
const passwords = ['', '        ', 'kurz', 'Kaffee123'];
const date = {
  day: ['', '3', '31', '99'],
  month: ['', '2', '13'],
  year: ['', '85', '1985', '2099'],
} as const;

/** Returns entries for one input of a field: right ones, wrong ones, and none. */
function entriesOf(field: PlannedField, input: string): readonly string[] {
  switch (field.kind) {
    case 'salutation':
    case 'country':
    case 'cardLayout':
    case 'invoiceParty':
      return ['', ...field.options];
    case 'birthDate':
      return input.endsWith('.day') ? date.day : input.endsWith('.month') ? date.month : date.year;
    case 'email':
      return emails;
    case 'password':
      return passwords;
    case 'cardMembership':
    case 'companyInvoice':
      return ['', 'on'];
    case 'mobilePhone':
      return input === field.name ? ['', ...mobilePrefixes.slice(0, 2)] : ['', '123', '1234567'];
    default:
      return texts;
  }
}

/** Draws values for all inputs of a plan and its consents. */
export function enteredValues(plan: FormPlan): fc.Arbitrary<FormValues> {
  const inputs = plan.fields
    .filter(({ disabled }) => !disabled)
    .flatMap((field) =>
      field.inputs.map((input) => [input, fc.constantFrom(...entriesOf(field, input))] as const),
    );
  const consents = plan.consents.map(({ name }) => [name, fc.constantFrom('', 'on')] as const);
  return fc.record(Object.fromEntries<fc.Arbitrary<string>>([...inputs, ...consents]));
}
