import type { ReactNode } from 'react';
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

type Told = {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  constraint?: string;
  required?: boolean;
  optional?: boolean;
};

const pair = (render: (props: Told) => ReactNode) => (
  <>
    {render({ name: 'a', label: 'Feld', ...told })}
    {render({ name: 'b', label: 'Anderes Feld', optional: true })}
  </>
);

/** Every field twice: one of which much is said, and an optional one with nothing wrong. */
export const fields: Readonly<Record<string, ReactNode>> = {
  textField: pair((props) => <TextField {...props} autoComplete="off" />),
  textarea: pair((props) => (
    <Textarea {...props} autoComplete="off" limit={20} remaining={(count) => `Noch ${count} Zeichen`} />
  )),
  numberField: pair((props) => <NumberField {...props} autoComplete="off" />),
  ibanField: pair((props) => <IbanField {...props} autoComplete="off" />),
  comboBox: pair((props) => (
    <ComboBox {...props} autoComplete="off" source={find} strings={suggestionStrings} debounce={0} />
  )),
  passwordField: pair((props) => <PasswordField {...props} autoComplete="new-password" />),
  select: pair((props) => (
    <Select {...props} autoComplete="off" placeholder="Bitte wählen" options={answers} />
  )),
  birthDateField: pair((props) => (
    <BirthDateField
      {...props}
      order={['day', 'month', 'year']}
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    />
  )),
  phoneField: pair(({ name, ...props }) => (
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
  checkbox: pair(({ constraint: _constraint, ...props }) => <Checkbox {...props} />),
  checkboxGroup: pair(({ name, ...props }) => (
    <CheckboxGroup {...props} selectAll="Alle">
      <Checkbox name={name} value="1" label="Frau" required />
      <Checkbox name={name} value="2" label="Herr" />
    </CheckboxGroup>
  )),
  radioGroup: pair((props) => (
    <RadioGroup {...props} options={[{ value: 'MRS', label: 'Frau', hint: 'Mit Hinweis' }, answers[1]]} />
  )),
  segmentedToggle: pair((props) => <SegmentedToggle {...props} options={answers} />),
};
