import type { SalutationField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form/headless';
import { useControl } from './use-control.tsx';

/** The salutation, from the plan's options. */
export function PlainSelect({ field: { name, required, options } }: { field: SalutationField }) {
  const { texts } = useFlow();
  const { id, wiring, startValue, error } = useControl(name);
  return (
    <p className="own-field">
      <label htmlFor={id}>
        {texts.t('field.salutation.label')}
        {required && ' *'}
      </label>
      <select {...wiring} id={id} name={name} required={required} defaultValue={startValue()}>
        <option value="">{texts.t('field.salutation.placeholder')}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {texts.t(`field.salutation.${value}`)}
          </option>
        ))}
      </select>
      {error}
    </p>
  );
}
