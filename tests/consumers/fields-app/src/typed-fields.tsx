import {
  BirthDateField,
  ComboBox,
  IbanField,
  NumberField,
  PasswordField,
  PasswordStrengthMeter,
  PhoneField,
  Textarea,
  TextField,
} from '@crema/design-system';
import type { ComboBoxStrings } from '@crema/design-system';
import { useRef } from 'react';

const streets: ComboBoxStrings = {
  list: 'Straßenvorschläge',
  loading: 'Vorschläge werden gesucht.',
  empty: 'Kein Vorschlag. Schreiben Sie einfach weiter.',
  error: 'Die Vorschläge sind gerade nicht erreichbar.',
  retry: 'Noch einmal suchen',
  count: (count) => `${count} Vorschläge`,
  selected: (label) => `${label} übernommen`,
};

const findStreets = async (query: string) =>
  [{ id: '1', label: 'Domplatz' }].filter(({ label }) => label.startsWith(query));

const prefixes = [
  { value: '+48', label: '+48' },
  { value: '+49', label: '+49' },
] as const;

/** The twelve fields for typing. */
export function TypedFields() {
  const password = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField name="firstName" autoComplete="given-name" label="Vorname" required />
      <TextField name="lastName" autoComplete="family-name" label="Nachname" error="Bitte eintragen." />
      <TextField
        name="company"
        autoComplete="organization"
        label="Firma"
        optional
        hint="Falls Sie eine haben"
      />
      <TextField name="email" type="email" autoComplete="email" label="E-Mail" />
      <ComboBox
        name="street"
        autoComplete="address-line1"
        label="Straße"
        source={findStreets}
        strings={streets}
      />
      <TextField name="postalCode" autoComplete="postal-code" label="Postleitzahl" width="short" />
      <BirthDateField
        name="birthDate"
        order={['day', 'month', 'year']}
        label="Geburtsdatum"
        labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      />
      <PhoneField
        names={{ prefix: 'phone.prefix', number: 'phone.number' }}
        label="Telefon"
        labels={{ prefix: 'Vorwahl', number: 'Rufnummer' }}
        prefixes={prefixes}
      />
      <NumberField name="customer" autoComplete="off" label="Kundennummer" />
      <IbanField name="iban" autoComplete="off" label="IBAN" />
      <div>
        <PasswordField ref={password} name="password" autoComplete="new-password" label="Passwort" />
        <PasswordStrengthMeter input={password} strength={({ length }) => (length < 8 ? 0 : 2)} />
      </div>
      <Textarea
        name="message"
        autoComplete="off"
        label="Nachricht"
        limit={50}
        remaining={(count) => `Noch ${count} Zeichen`}
      />
    </>
  );
}
