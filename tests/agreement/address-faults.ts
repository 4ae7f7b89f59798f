import { blank, type Fault, foreignSigns, inField, webAddresses } from './fault.ts';

const extraSigns = [...foreignSigns, ...webAddresses];
const parts = ['floorStairs', 'floorLevel', 'floorDoor'] as const;

/** Faults of street, extra line, floor and telephone of an address. */
export const addressFaults: readonly Fault[] = [
  inField('streetIsRequired', 'street', blank),
  inField('streetMinLength', 'street', ({ country }) =>
    country.turkish ? ['Cadde 5', ' Sokak 12 '] : ['A1', ' 7 '],
  ),
  inField('streetMaxLength', 'street', ({ country }) => [
    'S1'.repeat(country.street.max),
    `${'S'.repeat(country.street.max)}1`,
  ]),
  inField('streetIsInvalid', 'street', ({ country }) =>
    country.streetLetter ? ['123', '12-34', '1 / 2'] : [],
  ),
  inField('housenumberIsInvalid', 'street', ({ country }) => {
    if (country.houseNumber === 'none') return [];
    return country.houseNumber === 'after-text'
      ? ['1. Mai-Straße', 'Hauptstraße', '7 Rue', '12a Hauptstraße']
      : ['Hauptstrasse', 'Rue IV'];
  }),
  inField('extraLineIsRequired', 'extraLine', ({ required }) => (required ? blank : [])),
  inField('extraLineMaxLength', 'extraLine', ['E'.repeat(31), '😀'.repeat(16)]),
  inField('invalidCharacter', 'extraLine', ({ country }) =>
    country.turkish ? [] : [...extraSigns, 'Haus: 5'],
  ),
  inField('extraInvalidCharacterTr', 'extraLine', ({ country }) => (country.turkish ? extraSigns : [])),
  inField('extraLineinvalidtermError', 'extraLine', ({ country }) =>
    country.extraLineTerms ? ['Packstation 123', 'PaketStat. 7', 'bei Crema', 'filiale'] : [],
  ),
  ...parts.flatMap((part) => [
    inField(`${part}IsRequired`, 'floor', ({ of, required }) => (of === part && required ? blank : [])),
    inField(`${part}MaxLength`, 'floor', ({ of }) => (of === part ? ['12345', '😀😀😀'] : [])),
  ]),
  inField('invalidCharacter', 'floor', ['1_2', '€', '😀']),
  inField('phoneNumberIsRequired', 'phone', ({ required, preset }) =>
    required ? [...blank, preset, '\u3164'] : [],
  ),
  inField('phoneNumberMinLength', 'phone', [
    '1234',
    '+123 ',
    'Tel. 12-34',
    '(0)1',
    '+',
    'abc',
    'keine Angabe',
  ]),
  inField('phoneNumberMaxLength', 'phone', ['12345678901234567', '+49 (0)30 1234 5678 9012']),
];
