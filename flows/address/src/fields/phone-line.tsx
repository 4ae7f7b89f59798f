import { normalisePhone, type PhoneField as Planned } from '@crema/flow-domain';
import { useFlow, useForm } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';

/**
 * A telephone number. It begins with the prefix of the address's country, and keeps digits and one leading plus of what was
 * typed (Registration §5).
 */
export function PhoneLine({ field }: { field: Planned }) {
  const { texts } = useFlow();
  const { fill } = useForm();
  const { name, preset } = field;
  return (
    <LineField
      field={field}
      preset={preset}
      type="tel"
      inputMode="tel"
      label={texts.t('field.phoneNumber.label')}
      autoComplete={`${sectionOf(name)} tel`}
      width="medium"
      onBlur={({ target }) => {
        const kept = normalisePhone(target.value, preset);
        if (kept && kept !== target.value) fill({ [name]: kept });
      }}
    />
  );
}
