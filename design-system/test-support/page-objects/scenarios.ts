import { expect } from 'vitest';
import * as on from '../../src/testing/index.ts';
import type { Screen } from '../../src/testing/index.ts';
import { proveField } from './prove-field.ts';

const reveal = { show: 'Passwort anzeigen', hide: 'Passwort verbergen' };
const date = { day: '07', month: '03', year: '1988' };
const phone = { prefix: '+49', number: '[30] 12' };

type Typed = ReturnType<typeof on.textField>;

/** A field that the test types into twice. The second text replaces the first. */
const typed = <Object extends Typed>(
  find: (screen: Screen, name: string) => Object,
  text: string,
  shown: string,
) => ({
  find,
  enter: async (field: Object) => {
    await field.type('7777');
    await field.type(text);
  },
  read: (field: Object) => field.value(),
  empty: '',
  entered: shown,
});

async function suggested(field: ReturnType<typeof on.comboBox>): Promise<void> {
  expect(await field.suggestions()).toEqual([]);
  await field.type('Dom');
  await expect.poll(() => field.suggestions()).toEqual(['Domstraße', 'Domplatz', 'Dompfaffenweg']);
  await field.escape();
  expect(await field.suggestions()).toEqual([]);
  await field.type('Dom');
  await field.choose('Domplatz');
}

const answered = {
  name: 'Feld (Pflichtfeld)' as const,
  enter: (field: ReturnType<typeof on.radioGroup>) => field.choose('Herr'),
  read: async (field: ReturnType<typeof on.radioGroup>) => [await field.value(), await field.options()],
  empty: [undefined, ['Frau', 'Herr']],
  entered: ['Herr', ['Frau', 'Herr']],
};

/** Checks for each page object, by the name of the page's content. They apply to every library. */
export const scenarios: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  textField: proveField(typed(on.textField, 'Zoë {x} [y]', 'Zoë {x} [y]')),
  textarea: proveField({ ...typed(on.textarea, 'Hallo', 'Hallo'), after: 'Noch 20 Zeichen' }),
  numberField: proveField(typed(on.numberField, '1a2', '12')),
  ibanField: proveField(typed(on.ibanField, 'pl6110', 'PL61 10')),
  comboBox: proveField({
    ...typed(on.comboBox, 'Dom', 'Domplatz'),
    enter: suggested,
  }),
  passwordField: proveField(
    typed((screen, name) => on.passwordField(screen, name, reveal), 'Mokka 23', 'Mokka 23'),
  ),
  select: proveField({
    find: on.select,
    enter: (field) => field.choose('Herr'),
    read: async (field) => [await field.value(), await field.options()],
    empty: ['Bitte wählen', ['Bitte wählen', 'Frau', 'Herr']],
    entered: ['Herr', ['Bitte wählen', 'Frau', 'Herr']],
  }),
  birthDateField: proveField({
    name: 'Feld (Pflichtfeld)',
    find: (screen, name) => on.birthDateField(screen, name, { day: 'Tag', month: 'Monat', year: 'Jahr' }),
    enter: (field) => field.enter(date),
    read: (field) => field.value(),
    empty: { day: '', month: '', year: '' },
    entered: date,
  }),
  phoneField: proveField({
    name: 'Feld (Pflichtfeld)',
    find: (screen, name) => on.phoneField(screen, name, { prefix: 'Vorwahl', number: 'Rufnummer' }),
    enter: (field) => field.enter(phone),
    read: (field) => field.value(),
    empty: { prefix: '+48', number: '' },
    entered: phone,
  }),
  checkbox: proveField({
    find: on.checkbox,
    enter: (box) => box.check(),
    read: (box) => box.state(),
    empty: false,
    entered: true,
    without: 'constraint',
  }),
  checkboxGroup: proveField({
    name: 'Feld (Pflichtfeld)',
    find: on.checkboxGroup,
    enter: (group) => group.box('Herr').check(),
    read: async (group) => [await group.value(), await group.box('Alle').state()],
    empty: [[], false],
    entered: [['Herr'], 'mixed'],
  }),
  radioGroup: proveField({ find: on.radioGroup, ...answered }),
  segmentedToggle: proveField({ find: on.segmentedToggle, ...answered }),
};
