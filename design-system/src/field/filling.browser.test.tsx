import { describeFilling } from '../../test-support/filling/describe-filling.tsx';
import { find, suggestionStrings } from '../../test-support/suggestions.ts';
import { BirthDateField } from '../birth-date-field/birth-date-field.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { strip } from '../iban-field/format.ts';
import { IbanField } from '../iban-field/iban-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Textarea } from '../textarea/textarea.tsx';

/** One paragraph for each identity field (WCAG 2.2 1.3.5) and each component that has one. */

const BY_CHANGE = 'React tells a page of a select by its change event alone, which every browser sends.';
const selectIsHeard = { 'an input event': BY_CHANGE, 'text in place of text': BY_CHANGE } as const;

const sent = (value: string) => ({ fills: [value], posts: [['x', value]] }) as const;

for (const [token, value] of [
  ['given-name', 'Zoë'],
  ['family-name', 'van der Berg-Łuczak'],
  ['email', 'zoe@example.com'],
] as const) {
  const field = { name: 'x', label: 'Feld', autoComplete: token } as const;
  const type = token === 'email' ? 'email' : 'text';
  describeFilling(`TextField ${token}`, {
    ...sent(value),
    ui: <TextField {...field} type={type} />,
    held: ({ valueOf, hear }) => <TextField {...field} type={type} value={valueOf('x')} onChange={hear} />,
  });
}

for (const autoComplete of ['new-password', 'current-password'] as const) {
  const field = { name: 'x', label: 'Passwort', autoComplete } as const;
  describeFilling(`PasswordField ${autoComplete}`, {
    ...sent(' Kaffee 123 '),
    ui: <PasswordField {...field} strength={() => 2} />,
    held: ({ valueOf, hear }) => (
      <PasswordField {...field} strength={() => 2} value={valueOf('x')} onChange={hear} />
    ),
  });
}

describeFilling('NumberField postal-code', {
  ...sent('01067'),
  ui: <NumberField name="x" label="Postleitzahl" autoComplete="postal-code" />,
  held: ({ valueOf, hear }) => (
    <NumberField
      name="x"
      label="Postleitzahl"
      autoComplete="postal-code"
      value={valueOf('x')}
      onChange={hear}
    />
  ),
});

const town = {
  name: 'x',
  label: 'Ort',
  autoComplete: 'address-level2',
  source: find,
  strings: suggestionStrings,
} as const;
describeFilling('ComboBox address-level2', {
  ...sent('Köln'),
  ui: <ComboBox {...town} />,
  held: ({ valueOf, hear }) => <ComboBox {...town} value={valueOf('x')} onChange={hear} />,
});

const address = { name: 'x', label: 'Anschrift', autoComplete: 'street-address' } as const;
describeFilling('Textarea street-address', {
  ...sent('Hinterhaus\nHafenstraße 7a'),
  ui: <Textarea {...address} />,
  held: ({ valueOf, hear }) => <Textarea {...address} value={valueOf('x')} onChange={hear} />,
});

for (const [autoComplete, options] of [
  ['honorific-prefix', ['MRS', 'MR']],
  ['country', ['AT', 'DE']],
] as const) {
  const lines = options.map((value) => ({ value, label: value }));
  const field = { name: 'x', label: 'Feld', autoComplete, options: lines, placeholder: 'Bitte wählen' };
  describeFilling(`Select ${autoComplete}`, {
    ...sent(options[1]),
    ui: <Select {...field} />,
    deviates: selectIsHeard,
    held: ({ valueOf, hear }) => <Select {...field} value={valueOf('x')} onChange={hear} />,
  });
}

describeFilling('BirthDateField bday-day, bday-month, bday-year', {
  ui: (
    <BirthDateField
      name="x"
      label="Geburtsdatum"
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      order={['day', 'month', 'year']}
    />
  ),
  fills: ['14', '11', '1987'],
  posts: [
    ['x.day', '14'],
    ['x.month', '11'],
    ['x.year', '1987'],
  ],
});

for (const kind of ['country', 'area'] as const) {
  const field = {
    names: { prefix: 'prefix', number: 'number' },
    label: 'Telefon',
    labels: { prefix: 'Vorwahl', number: 'Nummer' },
    prefixes: ['505', '532'].map((value) => ({ value, label: value })),
    prefixPlaceholder: 'Wählen',
    prefixKind: kind,
  };
  describeFilling(`PhoneField by ${kind}`, {
    ui: <PhoneField {...field} />,
    fills: ['532', '1234567'],
    posts: [
      ['prefix', '532'],
      ['number', '1234567'],
    ],
    deviates: selectIsHeard,
    held: ({ valueOf, hear }) => (
      <PhoneField
        {...field}
        value={{ prefix: valueOf('prefix'), number: valueOf('number') }}
        onChange={hear}
      />
    ),
  });
}

// There is no token for an IBAN, but password managers remember fields by their names.
describeFilling('IbanField', {
  ui: <IbanField name="x" label="IBAN" autoComplete="off" />,
  fills: ['de02 1203 0000 0000 2020 51'],
  posts: [['x', 'DE02120300000000202051']],
  held: ({ valueOf, hear }) => (
    <IbanField
      name="x"
      label="IBAN"
      autoComplete="off"
      value={valueOf('x')}
      onChange={({ target }) => hear({ target: { name: 'x', value: strip(target.value) } })}
    />
  ),
});
