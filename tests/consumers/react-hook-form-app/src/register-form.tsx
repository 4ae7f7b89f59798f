import {
  BirthDateField,
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
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
import { useForm } from 'react-hook-form';
import * as given from './account.js';
import { birthDate } from './birth-date.js';
import { group } from './group.js';
import { iban } from './iban.js';
import { Result, useResult } from './result.js';

/** An uncontrolled form: React Hook Form listens to the native controls, and the page keeps the values. */
export function RegisterForm() {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: given.nobody });
  const { errors } = formState;
  const [result, show] = useResult();
  return (
    <Form onSubmit={handleSubmit(show)}>
      <Select
        {...register('salutation', given.required)}
        autoComplete="honorific-prefix"
        label="Anrede"
        placeholder="Bitte wählen"
        options={given.salutations}
        error={errors.salutation?.message}
      />
      <TextField
        {...register('firstName', given.required)}
        autoComplete="given-name"
        label="Vorname"
        error={errors.firstName?.message}
      />
      <BirthDateField {...birthDate({ register, formState })} />
      <PhoneField
        {...group(register, ['phone.prefix', 'phone.number'], given.required)}
        names={given.phoneNames}
        label="Telefon"
        labels={given.phoneLabels}
        prefixes={given.prefixes}
        error={errors.phone?.number?.message}
      />
      <NumberField
        {...register('customer', given.required)}
        autoComplete="off"
        label="Kundennummer"
        error={errors.customer?.message}
      />
      <IbanField
        {...iban(register, given.required)}
        autoComplete="off"
        label="IBAN"
        error={errors.iban?.message}
      />
      <PasswordField
        {...register('password', given.required)}
        autoComplete="new-password"
        label="Passwort"
        error={errors.password?.message}
      />
      <SegmentedToggle
        name="kind"
        {...group(register, ['kind'], given.required)}
        label="Kundenart"
        options={given.kinds}
        error={errors.kind?.message}
      />
      <RadioGroup
        name="card"
        {...group(register, ['card'], given.required)}
        label="Kundenkarte"
        options={given.cards}
        error={errors.card?.message}
      />
      <CheckboxGroup label="Einwilligungen" selectAll="Alle">
        {given.consents.map(({ value, label }) => (
          <Checkbox {...register('consent')} key={value} value={value} label={label} />
        ))}
      </CheckboxGroup>
      <Checkbox {...register('terms', given.required)} label="AGB gelesen" error={errors.terms?.message} />
      <Textarea
        {...register('message', given.required)}
        autoComplete="off"
        label="Nachricht"
        limit={50}
        remaining={(count) => `Noch ${count} Zeichen`}
        error={errors.message?.message}
      />
      <Button type="submit">Senden</Button>
      <Button variant="secondary" onClick={() => reset()}>
        Zurücksetzen
      </Button>
      <Result of={result} />
    </Form>
  );
}
