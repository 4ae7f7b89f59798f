'use client';

import {
  Banner,
  BirthDateField,
  Button,
  Checkbox,
  ComboBox,
  ErrorSummary,
  Form,
  IbanField,
  PasswordField,
  PasswordStrengthMeter,
  PhoneField,
  RadioGroup,
  Select,
  TextField,
} from '@crema/design-system';
import { useActionState, useEffect, useRef } from 'react';
import { atFirst } from './answer';
import { register } from './register';
import { findStreets, streetStrings } from './streets';

const strength = (password: string) => (password.length < 8 ? 0 : 2);

export function AccountForm() {
  const [{ entries, errors, created }, action, pending] = useActionState(register, atFirst);
  const password = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);

  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: entries[name],
    error: errors.find(({ id }) => id === name)?.text,
    required: true,
  });
  const phone = { prefix: entries['phone.prefix'] ?? '+48', number: entries['phone.number'] ?? '' };
  return (
    <Form action={action} aria-label="Konto">
      {created ? <Banner tone="success" heading={`Willkommen, ${created}`} /> : null}
      <ErrorSummary ref={summary} heading="Bitte prüfen" errors={errors} />
      <TextField {...field('firstName')} autoComplete="given-name" label="Vorname" />
      <Select
        {...field('salutation')}
        autoComplete="honorific-prefix"
        label="Anrede"
        placeholder="Bitte wählen"
        options={[
          { value: 'MRS', label: 'Frau' },
          { value: 'MR', label: 'Herr' },
        ]}
      />
      <BirthDateField
        {...field('birthDate')}
        order={['day', 'month', 'year']}
        label="Geburtsdatum"
        labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
        defaultValue={{
          day: entries['birthDate.day'] ?? '',
          month: entries['birthDate.month'] ?? '',
          year: entries['birthDate.year'] ?? '',
        }}
      />
      <PhoneField
        names={{ prefix: 'phone.prefix', number: 'phone.number' }}
        label="Telefon"
        labels={{ prefix: 'Vorwahl', number: 'Rufnummer' }}
        prefixes={[
          { value: '+48', label: '+48' },
          { value: '+49', label: '+49' },
        ]}
        defaultValue={phone}
      />
      <ComboBox
        name="street"
        defaultValue={entries['street']}
        autoComplete="address-line1"
        label="Straße"
        source={findStreets}
        strings={streetStrings}
      />
      <IbanField name="iban" defaultValue={entries['iban']} autoComplete="off" label="IBAN" optional />
      <div>
        <PasswordField ref={password} name="password" autoComplete="new-password" label="Passwort" />
        <PasswordStrengthMeter input={password} strength={strength} />
      </div>
      <RadioGroup
        name="card"
        defaultValue={entries['card']}
        label="Kundenkarte"
        options={[
          { value: 'DIGITAL', label: 'Digital' },
          { value: 'PAPER', label: 'Papier' },
        ]}
      />
      <Checkbox
        id="terms"
        name="terms"
        label="AGB gelesen"
        detail="In aller Kürze: Kaffee gegen Geld."
        defaultChecked={entries['terms'] === 'on'}
        error={errors.find(({ id }) => id === 'terms')?.text}
        required
      />
      <Button type="submit" loading={pending}>
        Anlegen
      </Button>
    </Form>
  );
}
