import { FieldRow } from '@crema/design-system';
import type { PostalField } from '@crema/flow-domain';
import { type FormStart, useFlow, useForm } from '@crema/flow-form';
import { useSyncExternalStore } from 'react';
import { sectionOf } from '../autofill.ts';
import { LineField } from '../fields/line-field.tsx';
import { PlaceSelect } from './place-select.tsx';
import { useDistricts } from './use-districts.ts';
import { useProvinces } from './use-provinces.ts';

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
