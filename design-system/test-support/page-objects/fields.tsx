import type { ReactNode } from 'react';
import type { Necessity } from '../../src/field/field-props.ts';
import {
  BirthDateField,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  IbanField,
  NumberField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SegmentedToggle,
  Select,
  Textarea,
  TextField,
} from '../../src/index.ts';
import { find, suggestionStrings } from '../suggestions.ts';

const told = {
  error: 'Bitte ausfüllen.',
  hint: 'Wie im Ausweis.',
  constraint: 'Höchstens 20 Zeichen.',
  required: true,
} as const;

const answers = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
] as const;

type Told = Necessity & {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  constraint?: string;
  disabled?: boolean;
};

const three = (render: (props: Told) => ReactNode) => (
  <>
    {render({ name: 'a', label: 'Feld', ...told })}
    {render({ name: 'b', label: 'Anderes Feld', optional: true })}
    {render({ name: 'c', label: 'Feld (gesperrt)', disabled: true })}
  </>
);

/**
 * Every field three times: one with all texts, an optional one without an error, and a disabled one. The disabled one has
 * brackets in its label, so that it looks like the first label with a word added.
 */
export const fields: Readonly<Record<string, ReactNode>> = {
  textField: three((props) => <TextField {...props} autoComplete="off" />),
  textarea: three((props) => (
    <Textarea {...props} autoComplete="off" limit={20} remaining={(count) => `Noch ${count} Zeichen`} />
  )),
  numberField: three((props) => <NumberField {...props} autoComplete="off" />),
  ibanField: three((props) => <IbanField {...props} autoComplete="off" />),
  comboBox: three((props) => (
    <ComboBox {...props} autoComplete="off" source={find} strings={suggestionStrings} debounce={0} />
  )),
  passwordField: three((props) => <PasswordField {...props} autoComplete="new-password" />),
  select: three((props) => (
    <Select {...props} autoComplete="off" placeholder="Bitte wählen" options={answers} />
  )),
  birthDateField: three((props) => (
    <BirthDateField
      {...props}
      order={['day', 'month', 'year']}
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    />
  )),
  phoneField: three(({ name, ...props }) => (
    <PhoneField
      {...props}
      names={{ prefix: `${name}.prefix`, number: `${name}.number` }}
      labels={{ prefix: 'Vorwahl', number: 'Rufnummer' }}
      prefixes={[
        { value: '+48', label: '+48' },
        { value: '+49', label: '+49' },
      ]}
    />
  )),
  checkbox: three(({ constraint: _constraint, ...props }) => <Checkbox {...props} />),
  checkboxGroup: three(({ name, ...props }) => (
    <CheckboxGroup {...props} selectAll="Alle">
      <Checkbox name={name} value="1" label="Frau" required />
      <Checkbox name={name} value="2" label="Herr" />
    </CheckboxGroup>
  )),
  radioGroup: three((props) => (
    <RadioGroup {...props} options={[{ value: 'MRS', label: 'Frau', hint: 'Mit Hinweis' }, answers[1]]} />
  )),
  segmentedToggle: three((props) => <SegmentedToggle {...props} options={answers} />),
};
