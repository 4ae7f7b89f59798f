import { Select } from '@crema/design-system';
import { type CountryField as Planned, isCountryCode } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';

/** The country of an address, by its name in the shopper's language. */
export function CountryField({ field }: { field: Planned }) {
  const { texts, site } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const { compare } = new Intl.Collator(site.locale);
  // Not by `Intl.DisplayNames`: a server and a browser of different years name countries differently.
  const options = field.options
    .filter(isCountryCode)
    .map((value) => ({ value, label: texts.t(`country.${value}`) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <Select
      name={field.name}
      label={texts.t('field.country.label')}
      options={options}
      autoComplete={`${sectionOf(field.name)} country`}
      required={field.required}
      disabled={field.disabled}
      defaultValue={startValue() || (field.disabled ? field.options[0] : site.country)}
      state={state}
      error={issue && texts.issue(issue)}
    />
  );
}
