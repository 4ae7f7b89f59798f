import { PhoneField } from '@crema/design-system';
import { type MobilePhoneField as Planned, mobilePrefixes } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';

const prefixes = mobilePrefixes.map((prefix) => ({ value: prefix, label: prefix }));

/** The Turkish mobile telephone: a network's prefix and seven digits (Registration §5, Turkey). */
export function MobilePhoneField({ field: { name, numberName, required } }: { field: Planned }) {
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
