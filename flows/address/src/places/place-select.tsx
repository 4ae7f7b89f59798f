import { Select } from '@crema/design-system';
import type { PostalField } from '@crema/flow-domain';
import { useField, useFlow, useForm } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';

type Props = {
  field: PostalField;
  of: 'province' | 'district';
  /** Names on offer. The chosen one is always among them. */
  names: readonly string[];
  /** The shopper has come here. */
  onFocus: () => void;
};

const token = { province: 'address-level1', district: 'address-level2' } as const;

/** A province or a district of Turkey. */
export function PlaceSelect({ field: { name, required }, of, names, onFocus }: Props) {
  const { texts } = useFlow();
  const { value } = useForm();
  const { state, issue } = useField(name);
  const chosen = value(name);
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <Select
      name={name}
      label={texts.t(`field.${of}.label`)}
      placeholder={texts.t(`field.${of}.placeholder`)}
      options={offered.map((place) => ({ value: place, label: place }))}
      autoComplete={`${sectionOf(name)} ${token[of]}`}
      required={required}
      // A place may be chosen before it is on offer.
      defaultValue={chosen}
      state={state}
      error={issue && texts.issue(issue)}
      onFocus={onFocus}
    />
  );
}
