import {
  BirthDateField,
  Checkbox,
  CheckboxGroup,
  IbanField,
  NumberField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SegmentedToggle,
  Select,
  Textarea,
  TextField,
} from '@crema/design-system';
import { birthDateOf, type Entries, listOf, phoneOf, textOf } from './entries.js';

const salutations = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
] as const;
const prefixes = [
  { value: '+48', label: '+48' },
  { value: '+49', label: '+49' },
] as const;
const cards = [
  { value: 'DIGITAL', label: 'Digital' },
  { value: 'PAPER', label: 'Papier' },
] as const;
const kinds = [
  { value: 'PERSON', label: 'Privat' },
  { value: 'COMPANY', label: 'Firma' },
] as const;
const consents = { newsletter: 'Newsletter', offers: 'Angebote' } as const;

type Props = {
  /** The initial values of the fields, which a reset restores. */
  entries: Entries;
  errors: Readonly<Record<string, string>>;
};

/**
 * Renders every field with `defaultValue` only.
 *
 * React resets a form after its action, and a reset restores the default values. So the action returns the
 * entries, they become the new default values, and all values stay. It never returns a password.
 */
export function Fields({ entries, errors }: Props) {
  const text = (name: string) => ({ name, defaultValue: textOf(entries, name), error: errors[name] });
  const phone = phoneOf(entries, 'phone');
  return (
    <>
      <Select
        {...text('salutation')}
        autoComplete="honorific-prefix"
        label="Anrede"
        placeholder="Bitte wählen"
        options={salutations}
      />
      <TextField {...text('firstName')} autoComplete="given-name" label="Vorname" />
      <BirthDateField
        name="birthDate"
        order={['day', 'month', 'year']}
        label="Geburtsdatum"
        labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
        defaultValue={birthDateOf(entries, 'birthDate')}
      />
      <PhoneField
        names={{ prefix: 'phone.prefix', number: 'phone.number' }}
        label="Telefon"
        labels={{ prefix: 'Vorwahl', number: 'Rufnummer' }}
        prefixes={prefixes}
        defaultValue={phone}
      />
      <NumberField {...text('customer')} autoComplete="off" label="Kundennummer" />
      <IbanField {...text('iban')} autoComplete="off" label="IBAN" />
      <PasswordField name="password" autoComplete="new-password" label="Passwort" />
      <SegmentedToggle {...text('kind')} label="Kundenart" options={kinds} />
      <RadioGroup {...text('card')} label="Kundenkarte" options={cards} />
      <CheckboxGroup label="Einwilligungen" selectAll="Alle">
        {Object.entries(consents).map(([value, label]) => (
          <Checkbox
            key={value}
            name="consent"
            value={value}
            label={label}
            defaultChecked={listOf(entries, 'consent').includes(value)}
          />
        ))}
      </CheckboxGroup>
      <Checkbox
        name="terms"
        label="AGB gelesen"
        defaultChecked={textOf(entries, 'terms') === 'on'}
        error={errors['terms']}
      />
      <Textarea
        {...text('message')}
        autoComplete="off"
        label="Nachricht"
        limit={50}
        remaining={(count) => `Noch ${count} Zeichen`}
      />
    </>
  );
}
