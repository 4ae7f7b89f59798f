import {
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
import { BirthDate } from './birth-date.js';
import { Controlled } from './controlled.js';
import { raw } from './iban.js';
import { Result, useResult } from './result.js';

/** A controlled form: React state contains every key press. Only a birth date stays uncontrolled. */
export function ControllerForm() {
  const { control, register, handleSubmit, reset, formState } = useForm({ defaultValues: given.nobody });
  const [result, show] = useResult();
  return (
    <Form onSubmit={handleSubmit(show)}>
      <Controlled control={control} name="salutation">
        {(field, error) => (
          <Select
            {...field}
            autoComplete="honorific-prefix"
            label="Anrede"
            placeholder="Bitte wählen"
            options={given.salutations}
            error={error}
          />
        )}
      </Controlled>
      <Controlled control={control} name="firstName">
        {(field, error) => <TextField {...field} autoComplete="given-name" label="Vorname" error={error} />}
      </Controlled>
      <BirthDate register={register} formState={formState} />
      <Controlled
        control={control}
        name="phone"
        rules={{ validate: ({ number }) => number !== '' || given.required.required }}
      >
        {({ name: _name, value, onChange, ref, ...field }, error) => (
          <PhoneField
            {...field}
            names={given.phoneNames}
            value={value}
            ref={(fieldset) => ref(fieldset?.querySelector('input'))}
            onChange={({ target }) =>
              onChange({ ...value, [target.name.replace('phone.', '')]: target.value })
            }
            label="Telefon"
            labels={given.phoneLabels}
            prefixes={given.prefixes}
            error={error}
          />
        )}
      </Controlled>
      <Controlled control={control} name="customer">
        {(field, error) => <NumberField {...field} autoComplete="off" label="Kundennummer" error={error} />}
      </Controlled>
      <Controlled control={control} name="iban">
        {({ onChange, ...field }, error) => (
          <IbanField
            {...field}
            onChange={({ target }) => onChange(raw(target.value))}
            autoComplete="off"
            label="IBAN"
            error={error}
          />
        )}
      </Controlled>
      <Controlled control={control} name="password">
        {(field, error) => (
          <PasswordField {...field} autoComplete="new-password" label="Passwort" error={error} />
        )}
      </Controlled>
      <Controlled control={control} name="kind">
        {(field, error) => (
          <SegmentedToggle {...field} label="Kundenart" options={given.kinds} error={error} />
        )}
      </Controlled>
      <Controlled control={control} name="card">
        {(field, error) => <RadioGroup {...field} label="Kundenkarte" options={given.cards} error={error} />}
      </Controlled>
      <Controlled control={control} name="consent">
        {({ value: chosen, onChange, ref: _ref, ...field }) => (
          <CheckboxGroup label="Einwilligungen" selectAll="Alle">
            {given.consents.map(({ value, label }) => (
              <Checkbox
                {...field}
                key={value}
                value={value}
                label={label}
                checked={chosen.includes(value)}
                onChange={({ target }) => {
                  const others = chosen.filter((other) => other !== value);
                  onChange(target.checked ? [...others, value] : others);
                }}
              />
            ))}
          </CheckboxGroup>
        )}
      </Controlled>
      <Controlled control={control} name="terms">
        {({ value, ...field }, error) => (
          <Checkbox {...field} checked={value} label="AGB gelesen" error={error} />
        )}
      </Controlled>
      <Controlled control={control} name="message">
        {(field, error) => (
          <Textarea
            {...field}
            autoComplete="off"
            label="Nachricht"
            limit={50}
            remaining={(count) => `Noch ${count} Zeichen`}
            error={error}
          />
        )}
      </Controlled>
      <Button type="submit">Senden</Button>
      <Button variant="secondary" onClick={() => reset()}>
        Zurücksetzen
      </Button>
      <Result of={result} />
    </Form>
  );
}
