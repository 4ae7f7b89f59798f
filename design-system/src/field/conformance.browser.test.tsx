import { describeField } from '../../test-support/describe-field.tsx';
import { chosen, filled, picked, ticked, typed } from '../../test-support/field-suite/entering.ts';
import { TimeField } from '../../test-support/own-field.tsx';
import { suggestions, suggestionStrings } from '../../test-support/suggestions.ts';
import { BirthDateField } from '../birth-date-field/birth-date-field.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { loadSuggestions } from '../combo-box/load-suggestions.ts';
import { IbanField } from '../iban-field/iban-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedToggle } from '../segmented-toggle/segmented-toggle.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Textarea } from '../textarea/textarea.tsx';

/** One paragraph for each field. A new field adds its own, and lists in `shares` the parts that it has from another field. */

/** A text that the form sends unchanged. */
const plain = (value: string) => ({ value, posts: [['x', value]] }) as const;

const NO_AUTOFILL = 'A yes is given by a person, never by a browser.';
const HAS_PARTS = 'The browser stops at hours and minutes, which are one control.';
const OPENS_LIST = 'Enter opens the list of a select.';
const NO_READ_ONLY = 'HTML has no such control that is read-only; what is fixed is shown as text.';

describeField('TextField', {
  component: TextField,
  render: (props) => <TextField {...props} autoComplete="given-name" />,
  shares: ['text'],
  first: plain('Zoë'),
  second: plain('Ada'),
  enter: typed('Ada'),
  autoComplete: ['given-name'],
});

describeField('PasswordField', {
  component: PasswordField,
  render: (props) => <PasswordField {...props} autoComplete="new-password" strength={() => 2} />,
  shares: ['frame', 'text'],
  first: plain('Mokka 23'),
  second: plain('Bohne 42'),
  enter: typed('Bohne 42'),
  stops: ['Feld', 'Passwort anzeigen'],
  autoComplete: ['new-password'],
  deviates: {
    'hydration leaves the HTML of the server as it is':
      'The strength is judged by a script, which writes it beside the bar.',
  },
});

describeField('Select', {
  component: Select,
  render: (props) => (
    <Select
      {...props}
      autoComplete="honorific-prefix"
      placeholder="Bitte wählen"
      options={[
        { value: 'MRS', label: 'Frau' },
        { value: 'MR or so', label: 'Herr' },
      ]}
    />
  ),
  shares: ['frame', 'text'],
  first: plain('MRS'),
  second: plain('MR or so'),
  enter: chosen('Herr'),
  autoComplete: ['honorific-prefix'],
  deviates: {
    'Enter sends the form': OPENS_LIST,
    'outside of its form, Enter sends that form': OPENS_LIST,
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
  },
});

describeField('BirthDateField', {
  component: BirthDateField,
  render: ({ value: _value, ...props }) => (
    <BirthDateField
      {...props}
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      order={['day', 'month', 'year']}
    />
  ),
  first: {
    value: { day: '03', month: '02', year: '2001' },
    posts: [
      ['x.day', '03'],
      ['x.month', '02'],
      ['x.year', '2001'],
    ],
  },
  second: {
    value: { day: '14', month: '11', year: '1987' },
    posts: [
      ['x.day', '14'],
      ['x.month', '11'],
      ['x.year', '1987'],
    ],
  },
  enter: typed('14', '11', '1987'),
  frame: 'group',
  stops: ['Tag', 'Monat', 'Jahr'],
  autoComplete: ['bday-day', 'bday-month', 'bday-year'],
  deviates: {
    'controlled, it tells what is entered and shows only what it is given':
      'Three inputs typed in one go stay with the browser; pages read them from the form.',
    'controlled, it keeps to its state through a reset': 'It has no state to keep to.',
    'read-only, it posts its value unchanged, and Tab still stops at it': 'A fixed date is shown as text.',
  },
});

describeField('Checkbox', {
  component: Checkbox,
  render: ({ defaultValue, value, constraint: _constraint, ...props }) => (
    <Checkbox {...props} defaultChecked={defaultValue} checked={value} />
  ),
  shares: ['text'],
  first: { value: false, posts: [] },
  second: { value: true, posts: [['x', 'on']] },
  enter: ticked('on'),
  autoComplete: [],
  deviates: {
    'the constraint is read after error and hint': 'A box has no rule beside its text.',
    'the error stands after the controls, and the constraint last': 'A box has no rule beside its text.',
    'the hint stands before the control': 'The texts stand beside the box, which comes first.',
    'it says what the browser may fill in': NO_AUTOFILL,
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
  },
});

describeField('CheckboxGroup', {
  component: CheckboxGroup,
  render: ({ defaultValue, value, name, onChange, ...props }) => (
    <CheckboxGroup {...props} name={name} onChange={onChange} selectAll="Alle auswählen">
      {['newsletter', 'offers', 'third party ads'].map((consent) => (
        <Checkbox
          key={consent}
          name={name}
          label={consent}
          value={consent}
          defaultChecked={defaultValue?.includes(consent)}
          checked={value?.includes(consent)}
        />
      ))}
    </CheckboxGroup>
  ),
  shares: ['text'],
  first: { value: ['newsletter'], posts: [['x', 'newsletter']] },
  second: {
    value: ['offers', 'third party ads'],
    posts: [
      ['x', 'offers'],
      ['x', 'third party ads'],
    ],
  },
  enter: ticked('offers', 'third party ads'),
  frame: 'group',
  stops: ['Alle auswählen', 'newsletter', 'offers', 'third party ads'],
  autoComplete: [],
  deviates: {
    'it says what the browser may fill in': NO_AUTOFILL,
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
    'an error makes it invalid, and its going valid again':
      'ARIA knows no invalid group, and no box is wrong on its own; the error describes the group.',
    'an error makes the edge thicker': 'No box is wrong on its own, so none is marked.',
    'hydration leaves the HTML of the server as it is':
      'The box for all comes with the script that it needs.',
    'entering costs no React commit': 'The box for all renders again when it changes.',
  },
});

// Its list is loaded. The page does that when the browser is idle.
await loadSuggestions();

describeField('ComboBox', {
  component: ComboBox,
  render: (props) => (
    <ComboBox
      {...props}
      autoComplete="address-line1"
      source={async () => suggestions('Domplatz')}
      strings={suggestionStrings}
      minLength={4}
    />
  ),
  first: plain('Zoë'),
  second: plain('Ada'),
  enter: typed('Ada'),
  autoComplete: ['address-line1'],
  deviates: {
    'hydration leaves the HTML of the server as it is':
      'It is a combo box only when its list is there; until then it is a plain input.',
  },
});

describeField('Textarea', {
  component: Textarea,
  render: (props) => <Textarea {...props} autoComplete="street-address" />,
  shares: ['frame', 'text'],
  first: plain('Hinterhaus'),
  second: plain('Vorderhaus'),
  enter: typed('Vorderhaus'),
  autoComplete: ['street-address'],
  deviates: {
    'Enter sends the form': 'Enter starts a new line.',
    'outside of its form, Enter sends that form': 'Enter starts a new line.',
  },
});

describeField('NumberField', {
  component: NumberField,
  render: (props) => <NumberField {...props} autoComplete="postal-code" />,
  shares: ['frame'],
  first: plain('01067'),
  second: plain('80331'),
  enter: typed('80331'),
  autoComplete: ['postal-code'],
});

describeField('IbanField', {
  component: IbanField,
  render: (props) => <IbanField {...props} autoComplete="off" />,
  shares: ['frame'],
  first: plain('DE02120300000000202051'),
  second: plain('AT026000000001349870'),
  enter: typed('AT026000000001349870'),
  autoComplete: ['off'],
  deviates: {
    'hydration leaves the HTML of the server as it is':
      'A script posts the raw value from an input of its own.',
  },
});

describeField('PhoneField', {
  component: PhoneField,
  render: ({ name, ...props }) => (
    <PhoneField
      {...props}
      names={{ prefix: `${name}.prefix`, number: `${name}.number` }}
      labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
      prefixes={[
        { value: '+49', label: '+49' },
        { value: '+43 1', label: '+43' },
      ]}
    />
  ),
  shares: ['frame'],
  first: {
    value: { prefix: '+49', number: '40123' },
    posts: [
      ['x.prefix', '+49'],
      ['x.number', '40123'],
    ],
  },
  second: {
    value: { prefix: '+43 1', number: '1987' },
    posts: [
      ['x.prefix', '+43 1'],
      ['x.number', '1987'],
    ],
  },
  enter: async (controls) => {
    await chosen('+43')(controls);
    await typed('1987')(controls.slice(1));
  },
  frame: 'group',
  stops: ['Vorwahl', 'Nummer'],
  autoComplete: ['tel-country-code', 'tel-national'],
  deviates: {
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
    'Enter sends the form': OPENS_LIST,
    'outside of its form, Enter sends that form': OPENS_LIST,
  },
});

// With blanks, so that no id can contain a value.
const answers = [
  { value: 'plastic card', label: 'Karte' },
  { value: 'in the app', label: 'App' },
] as const;

describeField('RadioGroup', {
  component: RadioGroup,
  render: (props) => <RadioGroup {...props} options={answers} />,
  shares: ['text'],
  first: plain('plastic card'),
  second: plain('in the app'),
  enter: picked('in the app'),
  frame: 'group',
  stops: ['Karte'],
  autoComplete: [],
  deviates: {
    'it says what the browser may fill in': NO_AUTOFILL,
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
  },
});

describeField('SegmentedToggle', {
  component: SegmentedToggle,
  render: (props) => <SegmentedToggle {...props} options={answers} />,
  shares: ['frame', 'text'],
  first: plain('plastic card'),
  second: plain('in the app'),
  enter: picked('in the app'),
  frame: 'group',
  stops: ['Karte'],
  autoComplete: [],
  deviates: {
    'it says what the browser may fill in': NO_AUTOFILL,
    'read-only, it posts its value unchanged, and Tab still stops at it': NO_READ_ONLY,
  },
});

describeField('TimeField, which the guide own-field.md builds,', {
  component: TimeField,
  render: (props) => <TimeField {...props} autoComplete="off" />,
  shares: ['frame', 'text'],
  first: plain('08:30'),
  second: plain('17:45'),
  enter: filled('17:45'),
  autoComplete: ['off'],
  deviates: {
    'Tab stops at each part once and goes on': HAS_PARTS,
    'Shift+Tab goes back the same way and leaves it': HAS_PARTS,
  },
});
