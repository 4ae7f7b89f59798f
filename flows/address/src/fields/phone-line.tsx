import { TextField } from '@crema/design-system';
import { normalisePhone, type PhoneField as Planned } from '@crema/flow-domain';
import { useField, useFlow, useForm } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';

/**
 * A telephone number. It begins with the prefix of the address's country, and keeps digits and one leading plus of what was
 * typed (Registration §5).
 */
export function PhoneLine({ field }: { field: Planned }) {
  const { texts } = useFlow();
  const { fill } = useForm();
  const { state, issue, startValue } = useField(field.name);
  const { required, name, preset } = field;
  return (
    <TextField
      name={name}
      type="tel"
      inputMode="tel"
      label={texts.t('field.phoneNumber.label')}
      autoComplete={`${sectionOf(name)} tel`}
      {...(required ? { required: true } : { optional: true })}
      defaultValue={startValue() || preset}
      state={state}
      error={issue && texts.issue(issue)}
      width="medium"
      onBlur={({ target }) => {
        const kept = normalisePhone(target.value, preset);
        if (kept && kept !== target.value) fill({ [name]: kept });
      }}
    />
  );
}
