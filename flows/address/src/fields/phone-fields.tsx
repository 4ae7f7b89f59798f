import { PhoneField } from '@crema/design-system';
import {
  type MobilePhoneField as PlannedMobile,
  mobilePrefixes,
  normalisePhone,
  type PhoneField as PlannedPhone,
} from '@crema/flow-domain';
import { useField, useFlow, useForm } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';

/**
 * A telephone number. It begins with the prefix of the address's country, and keeps digits and one leading plus of what was
 * typed (Registration §5).
 */
export function PhoneLine({ field }: { field: PlannedPhone }) {
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

const prefixes = mobilePrefixes.map((prefix) => ({ value: prefix, label: prefix }));

/** The Turkish mobile telephone: a network's prefix and seven digits (Registration §5, Turkey). */
export function MobilePhoneField({ field: { name, numberName, required } }: { field: PlannedMobile }) {
  const { texts } = useFlow();
  const { state, issues, startValue } = useField(name);
  const section = sectionOf(name);
  // Both may be wrong, each in its own way; what is wrong with the pair is said once.
  const said = [...new Set(issues.map((issue) => texts.issue(issue)))].join(' ');
  return (
    <PhoneField
      names={{ prefix: name, number: numberName }}
      label={texts.t('field.mobilePhone.label')}
      labels={{ prefix: texts.t('field.mobilePhone.prefix'), number: texts.t('field.mobilePhone.number') }}
      prefixes={prefixes}
      prefixPlaceholder="5…"
      prefixKind="area"
      autoComplete={{ prefix: `${section} tel-area-code`, number: `${section} tel-local` }}
      required={required}
      defaultValue={{ prefix: startValue(name), number: startValue(numberName) }}
      state={state}
      error={said}
    />
  );
}
