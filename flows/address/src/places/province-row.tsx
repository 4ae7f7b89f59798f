import { FieldRow, Select } from '@crema/design-system';
import { builtInProvinces, type Place, type PostalField } from '@crema/flow-domain';
import { type FormStart, useField, useFlow, useForm } from '@crema/flow-form';
import { useState, useSyncExternalStore } from 'react';
import { sectionOf } from '../autofill.ts';
import { LineField } from '../fields/line-field.tsx';
import { useDistricts } from './use-districts.ts';

type Props = {
  province: PostalField;
  district: PostalField;
  choices?: FormStart['choices'];
};

/** Province and district in one row; another province offers other districts (Registration §4, §5, Turkey). */
export function ProvinceRow({ province, district, choices }: Props) {
  const { texts } = useFlow();
  const form = useForm();
  const { provinces, reached, reach } = useProvinces();
  const read = () => form.value(province.name);
  const chosen = useSyncExternalStore(form.onChange, read, read);
  const { names } = useDistricts(chosen, provinces, reached);
  return (
    <FieldRow>
      <PlaceSelect field={province} of="province" names={provinces.map(({ name }) => name)} onFocus={reach} />
      {names ? (
        <PlaceSelect
          field={district}
          of="district"
          names={names.length > 0 ? names : (choices?.[district.name] ?? [])}
          onFocus={reach}
        />
      ) : (
        <LineField
          field={district}
          label={texts.t('field.district.label')}
          autoComplete={`${sectionOf(district.name)} address-level2`}
        />
      )}
    </FieldRow>
  );
}

type PlaceSelectProps = {
  field: PostalField;
  of: 'province' | 'district';
  /** Names on offer. The chosen one is always among them. */
  names: readonly string[];
  /** The shopper has come here. */
  onFocus: () => void;
};

const token = { province: 'address-level1', district: 'address-level2' } as const;

/** A province or a district of Turkey. */
function PlaceSelect({ field: { name, required }, of, names, onFocus }: PlaceSelectProps) {
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

/** The provinces of Turkey: those built in until the services have named theirs, which are asked when the shopper comes there. */
function useProvinces() {
  const { addresses } = useFlow();
  const [provinces, setProvinces] = useState<readonly Place[]>(builtInProvinces);
  const [reached, setReached] = useState(false);
  const reach = () => {
    if (reached) return;
    setReached(true);
    void addresses?.provinces().then((named) => named && setProvinces(named));
  };
  return { provinces, reached, reach };
}
