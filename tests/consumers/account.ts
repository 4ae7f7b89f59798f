import * as on from '../../design-system/src/testing/index.ts';
import type { Screen } from '../../design-system/src/testing/index.ts';

/** The fields of an account in the apps, with one field of every type. */
export const account = (screen: Screen) => ({
  salutation: on.select(screen, 'Anrede'),
  firstName: on.textField(screen, 'Vorname'),
  birthDate: on.birthDateField(screen, 'Geburtsdatum', { day: 'Tag', month: 'Monat', year: 'Jahr' }),
  phone: on.phoneField(screen, 'Telefon', { prefix: 'Vorwahl', number: 'Rufnummer' }),
  customer: on.numberField(screen, 'Kundennummer'),
  iban: on.ibanField(screen, 'IBAN'),
  password: on.passwordField(screen, 'Passwort', { show: 'Passwort anzeigen', hide: 'Passwort verbergen' }),
  kind: on.segmentedToggle(screen, 'Kundenart'),
  card: on.radioGroup(screen, 'Kundenkarte'),
  consents: on.checkboxGroup(screen, 'Einwilligungen'),
  terms: on.checkbox(screen, 'AGB gelesen'),
  message: on.textarea(screen, 'Nachricht'),
});

type Account = ReturnType<typeof account>;

/** The values that a shopper enters, as the fields then show them. */
export const zoe = {
  salutation: 'Herr',
  firstName: 'Zoë',
  birthDate: { day: '07', month: '03', year: '1988' },
  phone: { prefix: '+49', number: '30 1234' },
  customer: '0042',
  iban: 'DE02 1203',
  password: 'Mokka 23',
  kind: 'Firma',
  card: 'Papier',
  consents: ['Angebote'],
  terms: true,
  message: 'Guten Tag',
};

/** The values of the fields before the shopper has entered anything. */
export const nobody: typeof zoe = {
  salutation: 'Bitte wählen',
  firstName: '',
  birthDate: { day: '', month: '', year: '' },
  phone: { prefix: '+48', number: '' },
  customer: '',
  iban: '',
  password: '',
  kind: '',
  card: '',
  consents: [],
  terms: false,
  message: '',
};

/** Enters all values, field by field, with mouse and keys. */
export async function enter(fields: Account, { firstName = zoe.firstName } = {}): Promise<void> {
  await fields.salutation.choose(zoe.salutation);
  if (firstName === '') await fields.firstName.clear();
  else await fields.firstName.type(firstName);
  await fields.birthDate.enter(zoe.birthDate);
  await fields.phone.enter(zoe.phone);
  await fields.customer.type(zoe.customer);
  await fields.iban.type('de021203');
  await fields.password.type(zoe.password);
  await fields.kind.choose(zoe.kind);
  await fields.card.choose(zoe.card);
  await fields.consents.box('Angebote').check();
  await fields.terms.check();
  await fields.message.type(zoe.message);
}

/** Returns the values of the fields. */
export const read = async (fields: Account): Promise<typeof zoe> => ({
  salutation: await fields.salutation.value(),
  firstName: await fields.firstName.value(),
  birthDate: await fields.birthDate.value(),
  phone: await fields.phone.value(),
  customer: await fields.customer.value(),
  iban: await fields.iban.value(),
  password: await fields.password.value(),
  kind: (await fields.kind.value()) ?? '',
  card: (await fields.card.value()) ?? '',
  consents: await fields.consents.value(),
  terms: (await fields.terms.state()) === true,
  message: await fields.message.value(),
});

/** The same values, as a form sends them. */
export const sent = [
  ['salutation', 'MR'],
  ['firstName', 'Zoë'],
  ['birthDate.day', '07'],
  ['birthDate.month', '03'],
  ['birthDate.year', '1988'],
  ['phone.prefix', '+49'],
  ['phone.number', '30 1234'],
  ['customer', '0042'],
  ['iban', 'DE021203'],
  ['password', 'Mokka 23'],
  ['kind', 'COMPANY'],
  ['card', 'PAPER'],
  ['consent', 'offers'],
  ['terms', 'on'],
  ['message', 'Guten Tag'],
];
